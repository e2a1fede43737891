"""Settings (each declared once), counters and caches that every other room may use."""

from __future__ import annotations

import contextlib
import cProfile
import functools
import hashlib
import os
import pathlib
import pickle
import pstats
import sqlite3
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from tqdm import tqdm, trange  # noqa: F401  (part of the public helpers)

from tinygrad.pure import (  # noqa: F401  (part of the public helpers)
  all_int,
  all_same,
  ansistrip,
  argfix,
  argsort,
  cdiv,
  ceildiv,
  cmod,
  colored,
  count,
  dedup,
  disable_gc,
  flatten,
  from_mv,
  fully_flatten,
  get_child,
  get_shape,
  get_single_element,
  getbits,
  merge_dicts,
  mv_address,
  partition,
  polyN,
  prod,
  round_up,
  strip_parens,
  temp,
  time_to_str,
  to_mv,
  word_wrap,
)

T = TypeVar("T")
U = TypeVar("U")
OSX, WIN = sys.platform == "darwin", sys.platform == "win32"


# *** settings ***


def _convert(name: str, text: str, default: Any) -> Any:
  """Environment text in the type of the default. Raises ValueError naming the variable."""
  if isinstance(default, str) or default is None:
    return text
  try:
    return type(default)(text)
  except ValueError:
    kind = {int: "a whole number", float: "a number"}.get(type(default), type(default).__name__)
    raise ValueError(f"{name}={text!r} in the environment is not {kind}") from None


@functools.cache
def getenv(key: str, default: Any = 0) -> Any:
  """Environment variable in the type of the default (cached). Raises ValueError."""
  text = os.environ.get(key)
  return default if text is None else _convert(key, text, default)


class ContextVar(Generic[T]):
  """A setting: name, default, help; read from the environment, scoped by `Context`."""

  _cache: ClassVar[dict[str, ContextVar[Any]]] = {}

  def __init__(self, key: str, default: T, help: str = ""):
    if key in ContextVar._cache:
      raise RuntimeError(f"ContextVar {key} exists already")
    self.key, self.default, self.help = key, default, help
    self.value: T = getenv(key, default)
    ContextVar._cache[key] = self

  def __bool__(self) -> bool:
    return bool(self.value)

  def __eq__(self, other: object) -> bool:
    return bool(self.value == other)

  def __hash__(self) -> int:
    return id(self)

  def __ge__(self, other: Any) -> bool:
    return bool(self.value >= other)

  def __gt__(self, other: Any) -> bool:
    return bool(self.value > other)

  def __lt__(self, other: Any) -> bool:
    return bool(self.value < other)

  def __int__(self) -> int:
    return int(self.value)  # type: ignore[call-overload]

  def __index__(self) -> int:
    return int(self)

  def __repr__(self) -> str:
    return f"ContextVar({self.key}={self.value!r})"


class Context(contextlib.ContextDecorator):
  """`with Context(DEBUG=2):` sets settings for a block. Raises KeyError for unknown names."""

  def __init__(self, **kwargs: Any):
    self.kwargs = kwargs
    self.stack: list[dict[str, Any]] = []

  def __enter__(self) -> Context:
    for k in self.kwargs:
      if k not in ContextVar._cache:
        raise KeyError(f"{k} is not a setting; known: {', '.join(sorted(ContextVar._cache))}")
    self.stack.append({k: ContextVar._cache[k].value for k in self.kwargs})
    for k, v in self.kwargs.items():
      ContextVar._cache[k].value = v
    return self

  def __exit__(self, *args: object) -> None:
    for k, v in self.stack.pop().items():
      ContextVar._cache[k].value = v


DEBUG = ContextVar(
  "DEBUG", 0, "1 devices, 2 kernels, 3 optimisations, 4 LLVM IR, 5 UOps, 6 linear, 7 assembly"
)
DEV = ContextVar("DEV", "", "default device, e.g. CPU, CUDA, AMD, NULL, PYTHON; empty: best found")
TRAINING = ContextVar("TRAINING", 0, "1: dropout is active and optimizers may step")
DEFAULT_FLOAT = ContextVar("DEFAULT_FLOAT", "float32", "dtype of floats made from Python values")
DEFAULT_INT = ContextVar("DEFAULT_INT", "int32", "dtype of ints made from Python values")
SUM_DTYPE = ContextVar("SUM_DTYPE", "float32", "smallest accumulation dtype of a float sum")
BEAM = ContextVar("BEAM", 0, "width of the kernel search; 0: kernels are chosen by rules")
JITBEAM = ContextVar("JITBEAM", -1, "BEAM while a TinyJit captures; negative: as BEAM")
IGNORE_JIT_FIRST_BEAM = ContextVar(
  "IGNORE_JIT_FIRST_BEAM", 0, "1: no search in a TinyJit's first call, which captures nothing"
)
BEAM_TIME_MS = ContextVar(
  "BEAM_TIME_MS",
  1_200_000,
  "longest time of all searches of a process; 0: only results that the cache holds; -1: no limit",
)
BEAM_TIMEOUT_MS = ContextVar(
  "BEAM_TIMEOUT_MS", 10_000, "longest time that a candidate may take to compile, or to run once"
)
BEAM_MIN_PROGRESS = ContextVar(
  "BEAM_MIN_PROGRESS", 0.01, "a search ends with a round that gains less than these microseconds"
)
BEAM_UOPS_MAX = ContextVar(
  "BEAM_UOPS_MAX", 3000, "candidates have fewer lines of LLVM IR than this; 0: no limit"
)
BEAM_UPCAST_MAX = ContextVar(
  "BEAM_UPCAST_MAX",
  256,
  "most vectors (on GPUs elements) of results, times unrolled steps, at once",
)
BEAM_LOCAL_MAX = ContextVar("BEAM_LOCAL_MAX", 1024, "most threads of a workgroup, on GPUs")
BEAM_LOG_SURPASS_MAX = ContextVar(
  "BEAM_LOG_SURPASS_MAX", 0, "1: print the candidates that these limits refuse"
)
BEAM_STRICT = ContextVar("BEAM_STRICT", 0, "1: a candidate that fails ends the program")
BEAM_COMPARE = ContextVar(
  "BEAM_COMPARE", 0, "1: every kernel is compared with its unoptimised form before it is used"
)
IGNORE_BEAM_CACHE = ContextVar(
  "IGNORE_BEAM_CACHE", 0, "1: search anew, whatever earlier searches found"
)
JIT = ContextVar(
  "JIT", 1, "0: TinyJit runs the Python function at every call; 2: it replays without GPU graphs"
)
CAPTURING = ContextVar("CAPTURING", 1, "0: kernels are not captured by a surrounding TinyJit")
NOOPT = ContextVar("NOOPT", 0, "1: no tiling, vectors or threads in generated kernels")
SLICES = ContextVar("SLICES", 1, "CPU kernels slice by slice: 0 off, 1 where it pays, 2 always")
SCACHE = ContextVar("SCACHE", 1, "0: kernels of equal structure are lowered anew")
SPEC = ContextVar("SPEC", 1, "0: skip the checks of the IR at each border")
RING = ContextVar("RING", 1, "ring all-reduce: 0 off, 1 where it pays, 2 always")
ALL2ALL = ContextVar("ALL2ALL", 0, "all-to-all all-reduce: 0 off, 1 where it pays, 2 always")
ALLREDUCE_CAST = ContextVar("ALLREDUCE_CAST", 1, "1: half and bfloat16 are sent without widening")
CCACHE = ContextVar("CCACHE", 1, "0: compiled kernels are neither read from nor kept on disk")
CACHELEVEL = ContextVar("CACHELEVEL", 2, "0: no disk cache at all")
CHECK_OOB = ContextVar("CHECK_OOB", 0, "1: indices are checked against their bounds where read")
LRU = ContextVar("LRU", 1, "0: freed buffers go back to the system at once")
FUSE_OPTIM = ContextVar("FUSE_OPTIM", 0, "1: optimizers update one concatenated parameter")
OPTIM_DTYPE = ContextVar("OPTIM_DTYPE", "float32", "dtype of the optimizers' moments")
PROFILE = ContextVar("PROFILE", 0, "1: write a trace of the kernels for Perfetto")
NUM_CPU_THREADS = ContextVar("NUM_CPU_THREADS", os.cpu_count() or 1, "threads of a CPU kernel")
PARALLEL = ContextVar("PARALLEL", os.cpu_count() or 1, "processes that compile; 0: this one only")
CPU_TARGET = ContextVar("CPU_TARGET", "", "LLVM CPU name to generate for; empty: this host")
HCQDEV_WAIT_TIMEOUT_MS = ContextVar(
  "HCQDEV_WAIT_TIMEOUT_MS", 30000, "longest wait for a GPU; then it fails, naming the last kernels"
)
GPU_TARGET = ContextVar(
  "GPU_TARGET",
  "",
  "GPU that FIBERS generates for, e.g. sm_89 (the default), gfx942; NULL then compiles for it too",
)
WINO = ContextVar("WINO", 0, "accepted for compatibility: convolutions have one form here")
# Settings of other tinygrad versions: programs that set them run here as well.
_OTHERS = {
  "EMULATED_DTYPES": ("", "every dtype with storage works on every device"),
  "IMAGE": (0, "there are no image types"),
  "MAX_KERNEL_BUFFERS": (0, "kernels have as many buffers as they need"),
  "PCONTIG": (0, "what is computed again and what is kept follows from its cost"),
  "SPLIT_REDUCEOP": (1, "threads share the grid, not one reduction"),
  "TRACEMETA": (1, "errors name the user's operands"),
  "TRACK_MATCH_STATS": (0, "rewriting keeps no statistics"),
  "TRANSCENDENTAL": (1, "exp2, log2 and sin are our own code on every device"),
  "USE_ATOMICS": (0, "rows are summed in order"),
}
_others: dict[str, ContextVar[Any]] = {
  name: ContextVar(name, default, f"accepted for compatibility: {why}")
  for name, (default, why) in _OTHERS.items()
}
EMULATED_DTYPES, IMAGE, PCONTIG = (_others[n] for n in ("EMULATED_DTYPES", "IMAGE", "PCONTIG"))
CACHEDB = ContextVar("CACHEDB", "", "path of the disk cache; empty: in XDG_CACHE_HOME")


# *** counters, timing ***


class GlobalCounters:
  """What ran since the last reset: operations, bytes, seconds, kernels; and bytes allocated.

  `compiled_count` is how many kernels this process had to compile: none for those that the disk
  cache held. `searched_count` is for how many it searched, and compiled candidates for, too. Both
  are never reset.
  """

  global_ops: ClassVar[int] = 0
  global_mem: ClassVar[int] = 0
  time_sum_s: ClassVar[float] = 0.0
  kernel_count: ClassVar[int] = 0
  compiled_count: ClassVar[int] = 0
  searched_count: ClassVar[int] = 0
  mem_used: ClassVar[int] = 0
  mem_used_per_device: ClassVar[dict[str, int]] = {}

  @staticmethod
  def reset() -> None:
    """Zero the counters; memory in use stays."""
    GlobalCounters.global_ops = GlobalCounters.global_mem = GlobalCounters.kernel_count = 0
    GlobalCounters.time_sum_s = 0.0

  @staticmethod
  def allocated(device: str, nbytes: int) -> None:
    """Count nbytes (negative: freed) on a device."""
    GlobalCounters.mem_used += nbytes
    per_device = GlobalCounters.mem_used_per_device
    per_device[device] = per_device.get(device, 0) + nbytes


class Timing(contextlib.ContextDecorator):
  """Print (or keep in `.et`, nanoseconds) how long a block took."""

  def __init__(
    self, prefix: str = "", on_exit: Callable[[int], str] | None = None, enabled: bool = True
  ):
    self.prefix, self.on_exit, self.enabled = prefix, on_exit, enabled

  def __enter__(self) -> Timing:
    self.st = time.perf_counter_ns()
    return self

  def __exit__(self, *exc: object) -> None:
    self.et = time.perf_counter_ns() - self.st
    if self.enabled:
      print(f"{self.prefix}{self.et * 1e-6:6.2f} ms{self.on_exit(self.et) if self.on_exit else ''}")


class Profiling(contextlib.ContextDecorator):
  """Python profile of a block, printed sorted by `sort`."""

  def __init__(self, enabled: bool = True, sort: str = "cumtime", frac: float = 0.2):
    self.enabled, self.sort, self.frac = enabled, sort, frac

  def __enter__(self) -> Profiling:
    self.pr = cProfile.Profile()
    if self.enabled:
      self.pr.enable()
    return self

  def __exit__(self, *exc: object) -> None:
    if self.enabled:
      self.pr.disable()
      pstats.Stats(self.pr).sort_stats(self.sort).print_stats(self.frac)


def profile_marker(name: str, color: str = "gray") -> None:
  """Name a moment of the run; shown at DEBUG >= 1."""
  if DEBUG >= 1:
    print(f"*** {name}")


# *** disk cache and downloads ***


def cache_dir() -> pathlib.Path:
  """Folder for everything that may be made anew."""
  base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
  return pathlib.Path(base) / "tinygrad"


@functools.cache
def _db_broken(reason: str) -> None:
  print(f"tinygrad: the disk cache is switched off: {reason}", file=sys.stderr)


_db_connections: dict[tuple[int, str], sqlite3.Connection | None] = {}


def _db() -> sqlite3.Connection | None:
  """Connection of this process, or None where no cache can be had (said once)."""
  if CACHELEVEL < 1:
    return None
  path = CACHEDB.value or str(cache_dir() / "cache.db")
  key = (os.getpid(), path)
  if key not in _db_connections:
    try:
      pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
      conn = sqlite3.connect(path, timeout=60, isolation_level=None, check_same_thread=False)
      conn.execute("PRAGMA journal_mode=WAL")
      conn.execute("CREATE TABLE IF NOT EXISTS cache (name TEXT, key TEXT, val BLOB, "
                   "PRIMARY KEY (name, key))")  # fmt: skip
      _db_connections[key] = conn
    except (OSError, sqlite3.Error) as e:
      _db_broken(f"{path}: {e}")
      _db_connections[key] = None
  return _db_connections[key]


def _cache_key(key: Any) -> str:
  return hashlib.sha256(repr(key).encode()).hexdigest()


def diskcache_get(table: str, key: Any) -> Any:
  """Value stored for the key, or None (also where the cache is damaged or absent)."""
  if (conn := _db()) is None:
    return None
  try:
    row = conn.execute(
      "SELECT val FROM cache WHERE name=? AND key=?", (table, _cache_key(key))
    ).fetchone()
    return pickle.loads(row[0]) if row else None
  except (sqlite3.Error, pickle.UnpicklingError, EOFError) as e:
    _db_broken(str(e))
    return None


def diskcache_put(table: str, key: Any, val: T) -> T:
  """Store and return val."""
  if (conn := _db()) is not None:
    try:
      conn.execute(
        "REPLACE INTO cache VALUES (?, ?, ?)", (table, _cache_key(key), pickle.dumps(val))
      )
    except sqlite3.Error as e:
      _db_broken(str(e))
  return val


def diskcache_clear() -> None:
  """Forget everything stored on disk."""
  if (conn := _db()) is not None:
    conn.execute("DELETE FROM cache")


def diskcache(func: Callable[..., T]) -> Callable[..., T]:
  """Decorator: results of a pure function kept on disk by its arguments."""

  @functools.wraps(func)
  def wrapper(*args: Any, **kwargs: Any) -> T:
    table = f"cache_{func.__name__}"
    key = (args, tuple(sorted(kwargs.items())))
    if (ret := diskcache_get(table, key)) is not None:
      return ret
    return diskcache_put(table, key, func(*args, **kwargs))

  return wrapper


def fetch(
  url: str,
  name: str | None = None,
  subdir: str | None = None,
  gunzip: bool = False,
  sha256: str | None = None,
  allow_caching: bool = True,
) -> pathlib.Path:
  """Path of a downloaded copy of url, cached by its hash; a local path is returned as it is.

  Raises RuntimeError where the download fails or its sha256 differs.
  """
  import gzip

  if url.startswith(("/", ".")):
    return pathlib.Path(url)
  file_name = name or hashlib.md5(url.encode()).hexdigest() + (".gunzip" if gunzip else "")
  path = cache_dir() / "downloads" / (subdir or "") / file_name
  if path.is_file() and allow_caching:
    return path
  path.parent.mkdir(parents=True, exist_ok=True)
  try:
    with urllib.request.urlopen(url, timeout=10) as response:
      data = response.read()
  except OSError as e:
    raise RuntimeError(f"fetch {url}: {e}") from e
  data = gzip.decompress(data) if gunzip else data
  if sha256 is not None and (found := hashlib.sha256(data).hexdigest()) != sha256:
    raise RuntimeError(f"fetch {url}: sha256 is {found}, expected {sha256}")
  write_atomic(path, data)
  return path


def write_atomic(path: str | os.PathLike[str], data: bytes, sync: bool = True) -> None:
  """Write a file whole or not at all: temporary name, fsync (unless not sync), rename."""
  target = pathlib.Path(path)
  fd, tmp = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
  try:
    with os.fdopen(fd, "wb") as f:
      f.write(data)
      f.flush()
      if sync:
        os.fsync(f.fileno())
    os.replace(tmp, target)
  except BaseException:
    pathlib.Path(tmp).unlink(missing_ok=True)
    raise


def write_kept(path: pathlib.Path, data: bytes) -> str:
  """Write a file that `read_kept` reads, after the checksum of its bytes; empty, or why not."""
  try:
    path.parent.mkdir(parents=True, exist_ok=True)
    # no fsync: what a crash of the machine leaves half written fails its checksum
    write_atomic(path, hashlib.sha256(data).digest() + data, sync=False)
  except OSError as e:
    return f"{e.strerror} ({cache_dir()})"
  return ""


def read_kept(path: pathlib.Path) -> bytes | None:
  """What `write_kept` wrote; None where the file is absent or damaged."""
  try:
    data = path.read_bytes()
  except OSError:
    return None
  return data[32:] if hashlib.sha256(data[32:]).digest() == data[:32] else None
