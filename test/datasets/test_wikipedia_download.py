"""The download against a real local http server with faults injected, and a mirror folder."""

import hashlib
import io
import tarfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from extra.datasets import wikipedia_download as download

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
