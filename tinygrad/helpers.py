"""Settings (each declared once) and small pure functions that every other room may use."""

from __future__ import annotations

import contextlib
import cProfile
import ctypes
import functools
import gc
import hashlib
import os
import pathlib
import pickle
import pstats
import re
import sqlite3
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from tqdm import tqdm, trange  # noqa: F401  (part of the public helpers)

T = TypeVar("T")
U = TypeVar("U")
OSX, WIN = sys.platform == "darwin", sys.platform == "win32"


# *** pure functions ***


def prod(x: Iterable[Any]) -> Any:
  """Product of the items; 1 for none."""
  return functools.reduce(lambda a, b: a * b, x, 1)


def dedup(x: Iterable[T]) -> list[T]:
  """The distinct items in order of first appearance."""
  return list(dict.fromkeys(x))


def argfix(*x: Any) -> tuple[Any, ...]:
  """`f(1, 2)`, `f((1, 2))` and `f([1, 2])` all give (1, 2)."""
  if x and isinstance(x[0], (tuple, list)):
    if len(x) != 1:
      raise ValueError(f"bad arg {x}: give either one sequence or single values, not both")
    return tuple(x[0])
  return x


def argsort(x: Sequence[Any]) -> list[int]:
  """Indices that would sort x."""
  return sorted(range(len(x)), key=x.__getitem__)


def all_same(items: Sequence[Any]) -> bool:
  """Whether all items equal the first one."""
  return all(x == items[0] for x in items)


def all_int(t: Sequence[Any]) -> bool:
  """Whether all items are Python ints."""
  return all(isinstance(s, int) for s in t)


def ceildiv(num: Any, amt: Any) -> Any:
  """Quotient rounded up."""
  return -(num // -amt)


def round_up(num: Any, amt: int) -> Any:
  """Smallest multiple of amt that is not below num."""
  return (num + amt - 1) // amt * amt


def cdiv(x: int, y: int) -> int:
  """Quotient rounded toward zero, as C does; 0 for y == 0."""
  return abs(x) // abs(y) * (1, -1)[x * y < 0] if y != 0 else 0


def cmod(x: int, y: int) -> int:
  """Remainder that goes with cdiv: it has the sign of x."""
  return x - cdiv(x, y) * y


def flatten(items: Iterable[Iterable[T]]) -> list[T]:
  """One level of nesting removed."""
  return [item for sublist in items for item in sublist]


def fully_flatten(items: Any) -> list[Any]:
  """All levels of list and tuple nesting removed."""
  if not isinstance(items, (list, tuple)):
    return [items]
  return [leaf for item in items for leaf in fully_flatten(item)]


def get_shape(x: Any) -> tuple[int, ...]:
  """Shape of a nested list. Raises ValueError where it is ragged."""
  if not isinstance(x, (list, tuple)):
    return ()
  subs = [get_shape(xi) for xi in x]
  if subs and not all_same(subs):
    raise ValueError(f"inhomogeneous shape from {x}")
  return (len(x), *(subs[0] if subs else ()))


def get_single_element(x: Sequence[T]) -> T:
  """The only item of x. Raises ValueError where there is not exactly one."""
  if len(x) != 1:
    raise ValueError(f"expected one element, got {len(x)}")
  return x[0]


def merge_dicts(ds: Iterable[dict[T, U]]) -> dict[T, U]:
  """Union of dicts. Raises ValueError where two disagree on a key."""
  out: dict[T, U] = {}
  for d in ds:
    for k, v in d.items():
      if k in out and out[k] != v:
        raise ValueError(f"cannot merge: {k!r} is both {out[k]!r} and {v!r}")
      out[k] = v
  return out


def partition(items: Iterable[T], test: Callable[[T], bool]) -> tuple[list[T], list[T]]:
  """(items that pass the test, items that do not)."""
  yes: list[T] = []
  no: list[T] = []
  for item in items:
    (yes if test(item) else no).append(item)
  return yes, no


def count(start: int = 0, step: int = 1) -> Iterator[int]:
  """start, start + step, …"""
  while True:
    yield start
    start += step


def getbits(value: int, start: int, end: int) -> int:
  """Bits start…end (both included) of value."""
  return (value >> start) & ((1 << (end - start + 1)) - 1)


def polyN(x: Any, coefficients: Sequence[float]) -> Any:
  """Polynomial at x by Horner's rule, highest coefficient first."""
  return functools.reduce(lambda acc, c: acc * x + c, coefficients, 0.0)


def strip_parens(fst: str) -> str:
  """One pair of outer parentheses removed, if it is a pair."""
  if not (fst.startswith("(") and fst.endswith(")")):
    return fst
  depth = 0
  for i, ch in enumerate(fst):
    depth += (ch == "(") - (ch == ")")
    if depth == 0 and i != len(fst) - 1:
      return fst
  return fst[1:-1]


def word_wrap(x: str, wrap: int = 80) -> str:
  """Text broken so that no line is longer than wrap characters."""
  return "\n".join(x[i : i + wrap] for i in range(0, max(len(x), 1), wrap))


_COLORS = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]


def colored(st: str, color: str | None, background: bool = False) -> str:
  """Text in an ANSI colour; upper-case names are bright; None leaves it alone."""
  if color is None:
    return st
  code = 10 * background + 60 * color.isupper() + 30 + _COLORS.index(color.lower())
  return f"\u001b[{code}m{st}\u001b[0m"


def ansistrip(s: str) -> str:
  """Text without ANSI escapes."""
  return re.sub("\x1b\\[(K|.*?m)", "", s)


def time_to_str(t: float, w: int = 8) -> str:
  """Seconds as text of width w with a fitting unit."""
  for scale, unit in ((1.0, "s "), (1e3, "ms")):
    if t * scale > 10:
      return f"{t * scale:{w}.2f}{unit}"
  return f"{t * 1e6:{w}.2f}us"


def temp(x: str, append_user: bool = False) -> str:
  """Path of a file named x in the folder for temporary files."""
  name = f"{x}.{os.getuid()}" if append_user and hasattr(os, "getuid") else x
  return (pathlib.Path(tempfile.gettempdir()) / name).as_posix()


def mv_address(mv: memoryview) -> int:
  """Address of the first byte of writable memory."""
  return ctypes.addressof(ctypes.c_char.from_buffer(mv))


def to_mv(ptr: int, sz: int) -> memoryview:
  """The sz bytes at an address, which must stay valid."""
  return memoryview((ctypes.c_uint8 * sz).from_address(ptr)).cast("B")


def from_mv(mv: memoryview, to_type: type[Any] = ctypes.c_char) -> Any:
  """ctypes array of to_type over writable memory."""
  return (to_type * (mv.nbytes // ctypes.sizeof(to_type))).from_buffer(mv)


@contextlib.contextmanager
def disable_gc() -> Iterator[None]:
  """No garbage collection in a block, or in the calls of a decorated function."""
  was_on = gc.isenabled()
  gc.disable()
  try:
    yield
  finally:
    if was_on:
      gc.enable()


def get_child(obj: Any, key: str) -> Any:
  """`obj.a.0.b` by the dotted key that state dicts use."""
  for k in key.split("."):
    if k.isnumeric():
      obj = obj[int(k)]
    elif isinstance(obj, dict):
      obj = obj[k]
    else:
      obj = getattr(obj, k)
  return obj


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
