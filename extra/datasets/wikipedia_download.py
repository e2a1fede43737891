"""Fetches what the BERT job needs: vocabulary, initial checkpoint and, with WIKI_TRAIN=1, the text.

  BASEDIR=wiki WIKI_TRAIN=1 python3 extra/datasets/wikipedia_download.py

Files come from the shared drive of the reference through gdown, or from WIKI_MIRROR: a folder or an
http address that holds them under the same names. Every file is fetched under the name NAME.part,
continued after an interruption, checked, and then renamed. The text is unpacked beside its place,
each file checked against the list of sums, and takes the name results4 when it is whole; only then
is the archive removed. What is there and right is not fetched again. VERIFY_CHECKSUM=1 reads all
text that is there once more and compares it with the list.
"""

import hashlib
import os
import shutil
import sys
import tarfile
import urllib.error
import urllib.request
import zlib
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import IO, Any

if __package__ in (None, ""):
  sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from extra.datasets.files import sync_folder, whole_file
from extra.datasets.preprocess_config import default_basedir

BLOCK_BYTES = 1 << 20
ATTEMPTS = 4
TIMEOUT_S = 60
ARCHIVE = "results_text.tar.gz"
SUMS = "bert_reference_results_text_md5.txt"
CHECKPOINT = "model.ckpt-28252"


@dataclass(frozen=True)
class RemoteFile:
  """A file of the reference: id on the shared drive, size in bytes and MD5 where published."""

  name: str
  drive_id: str
  num_bytes: int | None = None
  md5: str | None = None


MODEL_FILES = (
  RemoteFile(
    "bert_config.json",
    "1fbGClQMi2CoMv7fwrwTC5YYPooQBdcFW",
    314,
    "7f59165e21b7d566db610ff6756c926b",
  ),
  RemoteFile(
    "vocab.txt",
    "1USK108J6hMM_d27xCHi738qBL8_BT1u1",
    231_508,
    "64800d5d8528ce344256daf115d4965e",
  ),
  RemoteFile(
    f"{CHECKPOINT}.data-00000-of-00001",
    "1chiTBljF0Eh1U5pKs6ureVHgSbtU8OG_",
    4_034_713_312,
    "50797acd537880bfb5a7ade80d976129",
  ),
  RemoteFile(
    f"{CHECKPOINT}.index",
    "1Q47V3K3jFRkbJ2zGCrKkKk-n0fvMZsa0",
    17_371,
    "f97de3ae180eb8d479555c939d50d048",
  ),
  RemoteFile(
    f"{CHECKPOINT}.meta",
    "1vAcVmXSLsLeQ1q7gvHnQUSth5W_f_pwv",
    24_740_228,
    "dbd16c731e8a8113bc08eeed0326b8e7",
  ),
)
SUMS_FILE = RemoteFile(SUMS, "1tmMgLwoBvbEJEHXh77sqrXYw5RpqT8R_")
ARCHIVE_FILE = RemoteFile(ARCHIVE, "14xV2OUGSQDG_yDBrmbSdcDC-QGeqpfs_")


@dataclass(frozen=True)
class DownloadConfig:
  """Settings of the download."""

  basedir: str
  mirror: str
  wiki_train: bool
  verify_checksum: bool

  @classmethod
  def from_env(cls, environ: Mapping[str, str]) -> "DownloadConfig":
    """Reads BASEDIR, WIKI_MIRROR, WIKI_TRAIN, VERIFY_CHECKSUM. Raises ValueError for no number."""
    switches = {}
    for name in ("WIKI_TRAIN", "VERIFY_CHECKSUM"):
      text = environ.get(name, "0")
      try:
        switches[name.lower()] = bool(int(text))
      except ValueError:
        raise ValueError(f"{name}: expected 0 or 1, got {text!r}") from None
    return cls(
      basedir=environ.get("BASEDIR", default_basedir()),
      mirror=environ.get("WIKI_MIRROR", ""),
      **switches,
    )


def progress(total: int | None, title: str) -> Any:
  """Returns a progress bar in bytes on stderr, or nothing where tqdm is not installed."""
  try:
    from tqdm import tqdm
  except ImportError:
    return nullcontext(None)
  return tqdm(total=total, desc=title, unit="B", unit_scale=True)


def manual_steps(file: RemoteFile, folder: Path) -> str:
  """Says how to get a file by hand."""
  return (
    f"fetch https://drive.google.com/uc?id={file.drive_id} with a browser, save it as "
    f"{folder / file.name} and run this again, or set WIKI_MIRROR to a folder or address with it"
  )


def file_md5(path: Path) -> str:
  """Returns the MD5 of a file's content."""
  with open(path, "rb") as file:
    return hashlib.file_digest(file, "md5").hexdigest()


def check_file(file: RemoteFile, path: Path) -> str:
  """Returns what is wrong with a fetched file, or an empty string.

  Published size and MD5 are compared; a web page in place of the file is recognised.
  """
  with open(path, "rb") as opened:
    head = opened.read(512).lstrip().lower()
  if head.startswith((b"<!doctype html", b"<html", b"<head")):
    return "is a web page, not the file: a quota page, or one that says that access is denied"
  num_bytes = path.stat().st_size
  if file.num_bytes is not None and num_bytes != file.num_bytes:
    return f"has {num_bytes} bytes, {file.num_bytes} are expected"
  if file.md5 is not None and (found := file_md5(path)) != file.md5:
    return f"has MD5 {found}, {file.md5} is expected"
  if file.num_bytes is None and num_bytes == 0:
    return "is empty"
  return ""


def fetch(file: RemoteFile, config: DownloadConfig) -> None:
  """Makes sure that a file is there and right, fetching it only if it is not.

  Raises:
    RuntimeError: it cannot be fetched, or what came is wrong; says what to do by hand.
  """
  folder = Path(config.basedir)
  path = folder / file.name
  if path.exists():
    wrong = check_file(file, path)
    if not wrong:
      return
    print(f"{path}: {wrong}; fetching it again", file=sys.stderr)
  part = path.with_name(f"{path.name}.part")
  if config.mirror.startswith(("http://", "https://")):
    try:
      fetch_http(f"{config.mirror.rstrip('/')}/{file.name}", part)
    except RuntimeError as error:
      raise RuntimeError(f"{error}; {manual_steps(file, folder)}") from None
  elif config.mirror:
    copy_from_folder(Path(config.mirror) / file.name, part)
  else:
    fetch_drive(file, part, folder)
  wrong = check_file(file, part)
  if wrong:
    part.unlink()
    raise RuntimeError(f"{path}: what was fetched {wrong}; {manual_steps(file, folder)}")
  with open(part, "rb") as opened:
    os.fsync(opened.fileno())
  os.replace(part, path)
  sync_folder(folder)


def copy_from_folder(source: Path, part: Path) -> None:
  """Copies a file of the mirror. Raises RuntimeError if it is not there."""
  if not source.is_file():
    raise RuntimeError(f"{source}: no such file in WIKI_MIRROR")
  shutil.copyfile(source, part)


def fetch_drive(file: RemoteFile, part: Path, folder: Path) -> None:
  """Fetches by Drive id, continuing a partial file. Raises RuntimeError with the manual steps."""
  try:
    import gdown
  except ImportError:
    raise RuntimeError("gdown is not installed: pip install gdown, or set WIKI_MIRROR") from None
  url = f"https://drive.google.com/uc?id={file.drive_id}"
  try:
    result = gdown.download(url, str(part), resume=True)
  except Exception as error:  # gdown raises its own kinds, which differ between its versions
    raise RuntimeError(f"{file.name}: {error}; {manual_steps(file, folder)}") from error
  if result is None or not part.is_file():
    raise RuntimeError(f"{file.name}: the drive gave nothing; {manual_steps(file, folder)}")


def fetch_http(url: str, part: Path) -> None:
  """Fetches `url` to `part`, continuing what is there and after cut connections.

  Raises:
    RuntimeError: the server refuses, or the connection is cut again and again.
  """
  problem = ""
  for _ in range(ATTEMPTS):
    try:
      problem = fetch_http_once(url, part)
    except urllib.error.HTTPError as error:
      if error.code == 416:
        # The partial file is longer than the file: it is of something else.
        part.unlink(missing_ok=True)
        problem = "the partial file did not fit"
        continue
      raise RuntimeError(f"{url}: the server answers {error.code} {error.reason}") from None
    except (urllib.error.URLError, HTTPException, ConnectionError, TimeoutError) as error:
      problem = str(error) or type(error).__name__
    if not problem:
      return
  raise RuntimeError(f"{url}: gave up after {ATTEMPTS} attempts ({problem}); run again to continue")


def fetch_http_once(url: str, part: Path) -> str:
  """Fetches the rest of `url`; returns what is wrong with the length, or an empty string."""
  have = part.stat().st_size if part.exists() else 0
  headers = {"Range": f"bytes={have}-"} if have else {}
  request = urllib.request.Request(url, headers=headers)
  with urllib.request.urlopen(request, timeout=TIMEOUT_S) as response:
    if response.status != 206:
      have = 0
    length = response.headers.get("Content-Length")
    total = have + int(length) if length is not None else None
    with open(part, "ab" if have else "wb") as output, progress(total, part.stem) as bar:
      while block := response.read(BLOCK_BYTES):
        output.write(block)
        if bar is not None:
          bar.update(len(block))
  size = part.stat().st_size
  if total is not None and size != total:
    return f"{size} of {total} bytes came"
  return ""


def read_sums(path: Path) -> dict[str, str]:
  """Returns MD5 by file name, relative to results4, from lines such as `md5 ./name`.

  Raises:
    ValueError: a line is not of that form, a name leads out of the folder, or there are none.
  """
  sums = {}
  for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
    if not line.strip():
      continue
    md5, _, name = line.strip().partition(" ")
    name = name.strip().lstrip("*").removeprefix("./")
    if len(md5) != 32 or not name or not is_inside(name):
      raise ValueError(f"{path}: line {number} is not `md5 ./name`: {line!r}")
    sums[name] = md5.lower()
  if not sums:
    raise ValueError(f"{path}: no sums in it; remove it and run this again")
  return sums


def is_inside(name: str) -> bool:
  """Says whether a relative name stays in its folder."""
  return not name.startswith("/") and ".." not in Path(name).parts


def verify_folder(folder: Path, sums: dict[str, str], num_threads: int) -> None:
  """Compares all files with their sums, several at a time (hashing runs outside Python's lock).

  Raises:
    ValueError: naming the first file that is absent or differs.
  """
  print("Verifying checksums...")
  with ThreadPoolExecutor(num_threads) as pool:
    paths = [folder / name for name in sums]
    for path in paths:
      if not path.is_file():
        raise ValueError(f"{path}: no such file, though the list of sums names it")
    for path, found, expected in zip(paths, pool.map(file_md5, paths), sums.values(), strict=True):
      if found != expected:
        raise ValueError(
          f"Checksum does not match for file: {path}: MD5 {found}, expected {expected}; remove "
          f"{folder} and run this again"
        )
  print("All checksums match.")


def safe_member(member: tarfile.TarInfo) -> str:
  """Returns a member's name below results4. Raises RuntimeError for links and ways out."""
  if not (member.isfile() or member.isdir()) or not is_inside(member.name):
    raise RuntimeError(f"{ARCHIVE}: refused member {member.name!r}: a link, or outside the folder")
  parts = Path(member.name).parts
  return str(Path(*parts[1:])) if parts and parts[0] == "results4" else member.name


def unpack(archive: Path, target: Path, sums: dict[str, str]) -> None:
  """Unpacks the archive once to `target`, which appears when every listed file came and is right.

  Raises:
    RuntimeError: the archive is damaged, unsafe, incomplete, or differs from the list of sums.
  """
  print("Uncompressing and extracting file...")
  folder = target.with_name(f"{target.name}.unpacking")
  shutil.rmtree(folder, ignore_errors=True)
  folder.mkdir()
  found: dict[str, str] = {}
  try:
    with open(archive, "rb") as raw, progress(archive.stat().st_size, ARCHIVE) as bar:
      with tarfile.open(fileobj=raw, mode="r|gz") as tar:
        for member in tar:
          name = safe_member(member)
          source = tar.extractfile(member)
          if source is not None:
            found[name] = write_member(source, folder / name)
          if bar is not None:
            bar.update(raw.tell() - bar.n)
    wrong = [name for name, md5 in sums.items() if found.get(name) != md5]
    if wrong:
      name = wrong[0]
      what = f"has MD5 {found[name]}, {sums[name]} is expected" if name in found else "is absent"
      raise RuntimeError(
        f"{archive}: {len(sums) - len(wrong)} of {len(sums)} files are right; {name} {what}; "
        "remove the archive and run this again"
      )
  except (tarfile.TarError, EOFError, zlib.error) as error:
    shutil.rmtree(folder)
    raise RuntimeError(f"{archive}: damaged ({error}); remove it and run this again") from None
  except BaseException:
    shutil.rmtree(folder, ignore_errors=True)
    raise
  os.replace(folder, target)
  sync_folder(target.parent)


def write_member(source: IO[bytes], path: Path) -> str:
  """Writes a member of the archive and returns its MD5."""
  path.parent.mkdir(parents=True, exist_ok=True)
  digest = hashlib.md5()
  with open(path, "wb") as output:
    while block := source.read(BLOCK_BYTES):
      digest.update(block)
      output.write(block)
    output.flush()
    os.fsync(output.fileno())
  return digest.hexdigest()


def fetch_text(config: DownloadConfig) -> None:
  """Makes sure that results4 is there and whole. Raises RuntimeError where only part of it is."""
  folder = Path(config.basedir)
  target = folder / "results4"
  fetch(SUMS_FILE, config)
  sums = read_sums(folder / SUMS)
  if target.exists():
    missing = [name for name in sums if not (target / name).is_file()]
    if not missing:
      if config.verify_checksum:
        verify_folder(target, sums, os.cpu_count() or 1)
      return
    if any(target.iterdir()):
      raise RuntimeError(
        f"{target}: incomplete, {len(sums) - len(missing)} of {len(sums)} files are there; move it "
        "away and run this again"
      )
    target.rmdir()
  fetch(ARCHIVE_FILE, config)
  unpack(folder / ARCHIVE, target, sums)
  (folder / ARCHIVE).unlink()


def run(config: DownloadConfig) -> None:
  """Fetches everything that the settings ask for. Raises RuntimeError naming what cannot be had."""
  folder = Path(config.basedir)
  folder.mkdir(parents=True, exist_ok=True)
  failures = []
  for file in MODEL_FILES:
    # One that cannot be had does not keep the others from being fetched.
    try:
      fetch(file, config)
    except RuntimeError as error:
      failures.append(str(error))
  if failures:
    raise RuntimeError("\n  ".join(failures))
  with whole_file(folder / "checkpoint") as checkpoint:
    checkpoint.write(f'model_checkpoint_path: "{CHECKPOINT}"\n'.encode())
    checkpoint.write(f'all_model_checkpoint_paths: "{CHECKPOINT}"'.encode())
  if config.wiki_train:
    fetch_text(config)


def main() -> int:
  """Returns the exit code: 0, 1 after an error, 130 after Ctrl-C."""
  try:
    run(DownloadConfig.from_env(os.environ))
  except (ValueError, RuntimeError, OSError) as error:
    print(f"wikipedia_download.py: {error}", file=sys.stderr)
    return 1
  except KeyboardInterrupt:
    print("wikipedia_download.py: interrupted; run it again to continue", file=sys.stderr)
    return 130
  return 0


if __name__ == "__main__":
  sys.exit(main())
