"""The download against a real local http server with faults injected, and a mirror folder."""

import hashlib
import io
import os
import random
import subprocess
import sys
import tarfile
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from extra.datasets import wikipedia_download as download
from test.datasets.helpers import ROOT

TEXTS = {"eval.txt": b"one\n", "part-00000-of-00500": b"two\n\nthree\n" * 5000}


def make_archive(members, link=None):
  """Returns a gzip tar of name -> bytes."""
  output = io.BytesIO()
  with tarfile.open(fileobj=output, mode="w:gz") as tar:
    for name, content in members.items():
      info = tarfile.TarInfo(name)
      info.size = len(content)
      tar.addfile(info, io.BytesIO(content))
    if link is not None:
      info = tarfile.TarInfo("results4/link")
      info.type = tarfile.SYMTYPE
      info.linkname = link
      tar.addfile(info)
  return output.getvalue()


def md5(content):
  return hashlib.md5(content).hexdigest()


class Server:
  """Serves `files`; `faults` maps a name to what goes wrong, once or always."""

  def __init__(self, files):
    self.files = files
    self.faults = {}
    self.requests = []
    self.released = threading.Event()
    outer = self

    class Handler(BaseHTTPRequestHandler):
      def do_GET(self):
        outer.answer(self)

      def log_message(self, *_):
        """Keeps the test output quiet."""

    self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=self.http.serve_forever, daemon=True).start()
    self.url = f"http://127.0.0.1:{self.http.server_port}"

  def answer(self, request):
    name = request.path.lstrip("/")
    wanted = request.headers.get("Range")
    self.requests.append((name, wanted))
    fault = self.faults.get(name)
    if name not in self.files or fault == "403":
      request.send_error(403 if fault == "403" else 404)
      return
    content = self.files[name]
    if fault == "page":
      content = b"<!DOCTYPE html><html>Quota exceeded</html>"
    if fault == "wrong bytes":
      content = b"x" + content[1:]
    if fault == "wrong length":
      content = content + b"more"
    begin = int(wanted.removeprefix("bytes=").rstrip("-")) if wanted else 0
    if begin > len(content) or (begin == len(content) and begin):
      request.send_error(416)
      return
    request.send_response(206 if wanted else 200)
    request.send_header("Content-Length", str(len(content) - begin))
    request.end_headers()
    body = content[begin:]
    if fault == "stall":
      # Half of it comes, then nothing, and the connection stays open.
      request.wfile.write(body[: len(body) // 2])
      self.released.wait()
      return
    if fault in ("cut once", "cut"):
      body = body[: len(body) // 2]
      if fault == "cut once":
        del self.faults[name]
    request.wfile.write(body)


@pytest.fixture
def server(monkeypatch):
  """A mirror of small files, whose published sums stand in for the real ones."""
  files = {file.name: file.name.encode() * 999 for file in download.MODEL_FILES}
  sizes = [
    download.RemoteFile(f.name, f.drive_id, len(files[f.name]), md5(files[f.name]))
    for f in download.MODEL_FILES
  ]
  monkeypatch.setattr(download, "MODEL_FILES", tuple(sizes))
  sums = "".join(f"{md5(content)}  ./{name}\n" for name, content in TEXTS.items())
  files[download.SUMS] = sums.encode()
  members = {f"results4/{name}": content for name, content in TEXTS.items()}
  files[download.ARCHIVE] = make_archive(members)
  server = Server(files)
  yield server
  server.released.set()
  server.http.shutdown()
  server.http.server_close()


def run(server, folder, **env):
  """Downloads with the text."""
  settings = {"BASEDIR": str(folder), "WIKI_TRAIN": "1", "WIKI_MIRROR": server.url, **env}
  download.run(download.DownloadConfig.from_env(settings))


def assert_complete(folder):
  for name, content in TEXTS.items():
    assert (folder / "results4" / name).read_bytes() == content
  text = (folder / "checkpoint").read_text()
  assert text.splitlines() == [
    'model_checkpoint_path: "model.ckpt-28252"',
    'all_model_checkpoint_paths: "model.ckpt-28252"',
  ]
  assert not text.endswith("\n")
  assert not (folder / download.ARCHIVE).exists()
  assert not list(folder.glob("*.part")) + list(folder.glob("*.unpacking"))


def test_fetches_once(server, tmp_path, capsys):
  run(server, tmp_path)
  assert_complete(tmp_path)
  assert len(server.requests) == 7
  run(server, tmp_path, VERIFY_CHECKSUM="1")
  assert len(server.requests) == 7
  assert "All checksums match." in capsys.readouterr().out


def test_mirror_folder(server, tmp_path):
  mirror = tmp_path / "mirror"
  mirror.mkdir()
  for name, content in server.files.items():
    (mirror / name).write_bytes(content)
  run(server, tmp_path / "wiki", WIKI_MIRROR=str(mirror))
  assert_complete(tmp_path / "wiki")
  (mirror / "vocab.txt").unlink()
  with pytest.raises(RuntimeError, match="WIKI_MIRROR"):
    run(server, tmp_path / "other", WIKI_MIRROR=str(mirror))


def test_cut_connection_is_continued(server, tmp_path):
  server.faults["vocab.txt"] = "cut once"
  server.faults[download.ARCHIVE] = "cut once"
  run(server, tmp_path)
  assert_complete(tmp_path)
  half = len(server.files["vocab.txt"]) // 2
  assert ("vocab.txt", f"bytes={half}-") in server.requests


@pytest.mark.parametrize(
  "fault, words",
  [
    ("403", "403"),
    ("page", "web page.*drive.google.com"),
    ("wrong bytes", "MD5"),
    ("wrong length", "bytes, 8991 are expected"),
  ],
)
def test_fault_is_explained_and_leaves_nothing(server, tmp_path, fault, words):
  server.faults["vocab.txt"] = fault
  with pytest.raises(RuntimeError, match=words):
    run(server, tmp_path)
  assert not list(tmp_path.glob("vocab.txt*"))
  server.faults.clear()
  run(server, tmp_path)
  assert_complete(tmp_path)


def test_connection_cut_for_good(server, tmp_path, monkeypatch):
  monkeypatch.setattr(download, "ATTEMPTS", 2)
  server.faults["vocab.txt"] = "cut"
  with pytest.raises(RuntimeError, match="gave up after 2 attempts"):
    run(server, tmp_path)
  assert not (tmp_path / "vocab.txt").exists()


def test_damaged_file_is_fetched_again(server, tmp_path):
  run(server, tmp_path)
  (tmp_path / "vocab.txt").write_bytes(b"short")
  run(server, tmp_path)
  assert (tmp_path / "vocab.txt").read_bytes() == server.files["vocab.txt"]


def archive_with(**changes):
  members = {f"results4/{name}": content for name, content in TEXTS.items()}
  members.update(changes.pop("members", {}))
  return make_archive(members, **changes)


@pytest.mark.parametrize(
  "archive, words",
  [
    (archive_with()[:-20], "damaged"),
    (b"not an archive", "damaged"),
    (archive_with(members={"../outside": b"x"}), "refused"),
    (archive_with(members={"/tmp/outside": b"x"}), "refused"),
    (archive_with(link="/etc/passwd"), "refused"),
    (archive_with(members={"results4/eval.txt": b"other"}), "1 of 2 files"),
    (make_archive({"results4/eval.txt": b"one\n"}), "1 of 2 files"),
  ],
)
def test_bad_archive(server, tmp_path, archive, words):
  good = server.files[download.ARCHIVE]
  server.files[download.ARCHIVE] = archive
  with pytest.raises(RuntimeError, match=words):
    run(server, tmp_path / "wiki")
  assert not list(tmp_path.glob("outside"))
  assert not list((tmp_path / "wiki").glob("results4*"))
  (tmp_path / "wiki" / download.ARCHIVE).unlink()
  server.files[download.ARCHIVE] = good
  run(server, tmp_path / "wiki")
  assert_complete(tmp_path / "wiki")


def test_text_that_was_there(server, tmp_path):
  (tmp_path / "results4").mkdir()
  run(server, tmp_path)
  assert_complete(tmp_path)
  (tmp_path / "results4" / "eval.txt").write_bytes(b"own\n")
  with pytest.raises(ValueError, match="Checksum does not match for file: .*eval.txt"):
    run(server, tmp_path, VERIFY_CHECKSUM="1")
  (tmp_path / "results4" / "eval.txt").unlink()
  with pytest.raises(RuntimeError, match="incomplete"):
    run(server, tmp_path)


def test_bad_switch():
  with pytest.raises(ValueError, match="WIKI_TRAIN: expected 0 or 1, got 'yes'"):
    download.DownloadConfig.from_env({"WIKI_TRAIN": "yes"})


def test_a_dead_address_is_named_with_what_to_do_and_the_others_are_kept(server, tmp_path):
  gone = server.files.pop("vocab.txt")
  with pytest.raises(RuntimeError) as error:
    run(server, tmp_path)
  text = str(error.value)
  assert f"{server.url}/vocab.txt: the server answers 404" in text
  assert f"save it as {tmp_path / 'vocab.txt'}" in text and "WIKI_MIRROR" in text
  others = [file.name for file in download.MODEL_FILES if file.name != "vocab.txt"]
  for name in others:
    assert (tmp_path / name).read_bytes() == server.files[name]
  assert not list(tmp_path.glob("vocab.txt*"))
  # Supplied by hand, it is taken, and the others are not fetched again.
  (tmp_path / "vocab.txt").write_bytes(gone)
  server.requests.clear()
  run(server, tmp_path)
  assert not {name for name, _ in server.requests} & set(others)
  assert_complete(tmp_path)


def test_refusal_ends_the_program_with_a_code_and_one_message(
  server, tmp_path, monkeypatch, capsys
):
  for name, value in {"BASEDIR": tmp_path, "WIKI_MIRROR": server.url, "WIKI_TRAIN": 1}.items():
    monkeypatch.setenv(name, str(value))
  server.faults["vocab.txt"] = "403"
  assert download.main() == 1
  said = capsys.readouterr().err.strip()
  assert "the server answers 403" in said.splitlines()[-1]
  assert not list(tmp_path.glob("vocab.txt*"))


@pytest.mark.parametrize("name", [download.ARCHIVE, download.SUMS])
def test_the_quota_page_is_never_taken_for_the_text(server, tmp_path, name):
  server.faults[name] = "page"
  with pytest.raises(RuntimeError, match=f"{name}: .*quota page.*drive.google.com"):
    run(server, tmp_path)
  assert not list(tmp_path.glob(f"{name}*")) + list(tmp_path.glob("results4*"))


def test_fifty_of_sixty_files_are_told_with_both_counts(server, tmp_path):
  texts = {f"part-{i:05d}-of-00500": b"%d\n" % i for i in range(60)}
  sums = "".join(f"{md5(content)}  ./{name}\n" for name, content in texts.items())
  some = {f"results4/{name}": content for name, content in list(texts.items())[:50]}
  server.files |= {download.SUMS: sums.encode(), download.ARCHIVE: make_archive(some)}
  with pytest.raises(RuntimeError, match="50 of 60 files are right; part-00050-of-00500 is absent"):
    run(server, tmp_path)
  assert not list(tmp_path.glob("results4*"))
  # So it is when the folder was copied by hand.
  (tmp_path / "results4").mkdir()
  for name in list(texts)[:50]:
    (tmp_path / "results4" / name).write_bytes(texts[name])
  with pytest.raises(RuntimeError, match="incomplete, 50 of 60 files are there"):
    run(server, tmp_path)


def start_program(server, folder):
  """Starts the download in a process of its own: of the text alone, the sums are its check."""
  code = (
    "import sys; from extra.datasets import wikipedia_download as d; d.MODEL_FILES = ();"
    "sys.exit(d.main())"
  )
  env = {"PATH": os.environ["PATH"], "BASEDIR": str(folder), "WIKI_MIRROR": server.url}
  return subprocess.Popen(
    [sys.executable, "-c", code],
    cwd=ROOT,
    env=env | {"WIKI_TRAIN": "1"},
    stdout=subprocess.DEVNULL,
    stderr=subprocess.DEVNULL,
  )


def kill_when(process, condition):
  """Kills a process at once when a condition holds."""
  end = time.monotonic() + 30
  while not condition():
    assert time.monotonic() < end and process.poll() is None
    time.sleep(0.001)
  process.kill()
  process.wait()


def serve_big_text(server):
  """Serves a text of 12 MB that does not compress, and returns its files."""
  rng = random.Random(5)
  big = {f"part-{i:05d}-of-00500": rng.randbytes(1 << 20) for i in range(12)}
  sums = "".join(f"{md5(content)}  ./{name}\n" for name, content in big.items())
  members = {f"results4/{name}": content for name, content in big.items()}
  server.files |= {download.SUMS: sums.encode(), download.ARCHIVE: make_archive(members)}
  return big


def test_killed_at_half_of_a_file_it_is_completed_by_the_next_run(server, tmp_path):
  big = serve_big_text(server)
  part = tmp_path / f"{download.ARCHIVE}.part"
  server.faults[download.ARCHIVE] = "stall"
  process = start_program(server, tmp_path)
  kill_when(process, lambda: part.exists() and part.stat().st_size >= 5 << 20)
  have = part.stat().st_size
  server.faults.clear()
  assert start_program(server, tmp_path).wait(30) == 0
  assert server.requests[-1] == (download.ARCHIVE, f"bytes={have}-")
  assert_text_complete(tmp_path, big)


def test_killed_while_unpacking_it_is_completed_by_the_next_run(server, tmp_path):
  big = serve_big_text(server)
  unpacking = tmp_path / "results4.unpacking"
  process = start_program(server, tmp_path)
  kill_when(process, lambda: len(list(unpacking.glob("part-*"))) >= 3)
  assert unpacking.exists() and not (tmp_path / "results4").exists()
  assert start_program(server, tmp_path).wait(30) == 0
  assert [name for name, _ in server.requests].count(download.ARCHIVE) == 1
  assert_text_complete(tmp_path, big)


def assert_text_complete(folder, texts):
  """The text is there, every byte of it, and nothing else of the download but the sums."""
  assert {path.name for path in folder.iterdir()} == {"results4", "checkpoint", download.SUMS}
  found = {path.name: path.read_bytes() for path in (folder / "results4").iterdir()}
  assert found == texts


def test_a_server_that_falls_silent_is_left(server, tmp_path, monkeypatch):
  monkeypatch.setattr(download, "TIMEOUT_S", 0.3)
  monkeypatch.setattr(download, "ATTEMPTS", 2)
  server.faults["vocab.txt"] = "stall"
  began = time.monotonic()
  with pytest.raises(RuntimeError, match="vocab.txt: gave up after 2 attempts .*timed out"):
    run(server, tmp_path)
  assert time.monotonic() - began < 10
  assert not (tmp_path / "vocab.txt").exists()


def test_one_flipped_byte_is_named_with_both_sums_and_the_others_are_kept(server, tmp_path):
  good = server.files["vocab.txt"]
  bad = bytes([good[0] ^ 1]) + good[1:]
  server.files["vocab.txt"] = bad
  with pytest.raises(RuntimeError) as error:
    run(server, tmp_path)
  for words in (str(tmp_path / "vocab.txt"), md5(good), md5(bad)):
    assert words in str(error.value)
  assert (tmp_path / "bert_config.json").exists()
  assert (tmp_path / "model.ckpt-28252.index").exists()
  server.files["vocab.txt"] = good
  run(server, tmp_path)
  path = tmp_path / "results4" / "part-00000-of-00500"
  text = bytearray(path.read_bytes())
  text[7] ^= 1
  path.write_bytes(text)
  with pytest.raises(ValueError) as error:
    run(server, tmp_path, VERIFY_CHECKSUM="1")
  for words in (str(path), md5(text), md5(TEXTS[path.name])):
    assert words in str(error.value)
  assert (tmp_path / "results4" / "eval.txt").exists()
