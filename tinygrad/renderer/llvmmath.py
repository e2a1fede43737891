"""exp2, log2 and sin as LLVM IR functions without branches, so that loops over them vectorise."""

from __future__ import annotations

import functools
import math
import re
import struct
from collections.abc import Callable, Mapping

from tinygrad.renderer.lockstep import take_turns


def f64(x: float) -> str:
  """LLVM text of a double (also of a float, if x is exactly one)."""
  return f"0x{struct.unpack('>Q', struct.pack('>d', x))[0]:016X}"


def f32(x: float) -> str:
  """LLVM text of the float nearest to x."""
  try:
    return f64(struct.unpack("f", struct.pack("f", x))[0])
  except OverflowError:
    return f64(math.copysign(math.inf, x))


class _Writer:
  """Lines of the body of a function of floats or doubles, with numbered values.

  With several lanes, of as many values side by side.
  """

  def __init__(self, scalar: str, lanes: int = 1):
    self.scalar, self.lanes, self.n = scalar, lanes, 0
    self.lines: list[str] = []
    double = scalar == "double"
    self.mantissa, self.bias = (52, 1023) if double else (23, 127)
    self.integer = f"i{64 if double else 32}"
    self.ty, self.it, self.bit = (self.wide(t) for t in (scalar, self.integer, "i1"))
    self.suffix = f"f{64 if double else 32}"
    if lanes > 1:
      self.suffix = f"v{lanes}{self.suffix}"

  def wide(self, ty: str) -> str:
    """Type of a value for each lane."""
    return ty if self.lanes == 1 else f"<{self.lanes} x {ty}>"

  def const(self, x: float) -> str:
    text = f64(x) if self.scalar == "double" else f32(x)
    return text if self.lanes == 1 else f"splat ({self.scalar} {text})"

  def whole(self, x: int) -> str:
    """An integer constant."""
    return str(x) if self.lanes == 1 else f"splat ({self.integer} {x})"

  def do(self, text: str) -> str:
    self.n += 1
    self.lines.append(f"  %t{self.n} = {text}")
    return f"%t{self.n}"

  def op(self, name: str, a: str, b: str) -> str:
    return self.do(f"{name} {self.ty} {a}, {b}")

  def int_op(self, name: str, a: str, b: str) -> str:
    return self.do(f"{name} {self.it} {a}, {b}")

  def test(self, name: str, a: str, b: float) -> str:
    return self.do(f"fcmp {name} {self.ty} {a}, {self.const(b)}")

  def select(self, test: str, a: str, b: str, ty: str = "") -> str:
    ty = ty or self.ty
    return self.do(f"select {self.bit} {test}, {ty} {a}, {ty} {b}")

  def bits(self, a: str) -> str:
    return self.do(f"bitcast {self.ty} {a} to {self.it}")

  def from_bits(self, a: str) -> str:
    return self.do(f"bitcast {self.it} {a} to {self.ty}")

  def fma(self, a: str, b: str, c: str) -> str:
    t = self.ty
    return self.do(f"call {t} @llvm.fma.{self.suffix}({t} {a}, {t} {b}, {t} {c})")

  def poly(self, x: str, coefficients: list[float]) -> str:
    """Horner's rule, lowest coefficient first."""
    acc = self.const(coefficients[-1])
    for c in reversed(coefficients[:-1]):
      acc = self.fma(acc, x, self.const(c))
    return acc

  def function(self, name: str, result: str) -> str:
    name = _wide_name(name, self.lanes)
    head = f"define internal {self.ty} @{name}({self.ty} %x) alwaysinline nounwind {{"
    return "\n".join([head, *self.lines, f"  ret {self.ty} {result}", "}"])


def _wide_name(name: str, lanes: int) -> str:
  return name if lanes == 1 else f"{name}_v{lanes}"


# 2^f for f in [0, 1], lowest power first, exact at both ends: what is left of 2^x - 1 for small x
# is right too. The ones for float are of 2^-28 of relative error, a sixteenth of what rounding the
# result to float costs; those for double are for f in [-1/2, 1/2].
_EXP2_FLOAT = [
  1.0, 0.6931470325670057, 0.24022951645448898, 0.05548412734709913, 0.009678125244969476,
  0.0012440260589968335, 0.00021717232743985202,
]  # fmt: skip
# Of less degree: 2^-18 of relative error, for results of 8 bits.
_EXP2_COARSE = [
  1.0, 0.6930321205410019, 0.24137976422509091, 0.05203236672691927, 0.013555748506987927,
]  # fmt: skip
# 2^-23 of relative error, and exact at both ends: for terms of a sum of many.
_EXP2_SUMMED = [
  1.0, 0.6931517124176025, 0.240159273147583, 0.05581867694854736, 0.008990994654595852,
  0.001879318617284298,
]  # fmt: skip
_EXP2_DOUBLE = [math.log(2) ** k / math.factorial(k) for k in range(15)]


# What functions of floats differ in, by the ends of their names.
_EXP2_KINDS = {"": _EXP2_FLOAT, "_coarse": _EXP2_COARSE, "_summed": _EXP2_SUMMED}


def _exp2(scalar: str, lanes: int = 1, kind: str = "") -> str:
  w = _Writer(scalar, lanes)
  low, high = (-160.0, 129.0) if scalar == "float" else (-1100.0, 1025.0)
  magic = 1.5 * 2.0**w.mantissa
  x = w.select(w.test("olt", "%x", low), w.const(low), "%x")
  x = w.select(w.test("ogt", x, high), w.const(high), x)
  # adding the magic number leaves an integer in the low bits; NaN comes back by f
  if scalar == "float":
    n = w.do(f"call {w.ty} @llvm.floor.{w.suffix}({w.ty} {x})")
    y = w.op("fadd", n, w.const(magic))
  else:
    y = w.op("fadd", x, w.const(magic))
    n = w.op("fsub", y, w.const(magic))
  f = w.op("fsub", x, n)
  bits = w.bits(y)
  fmt = "<fi" if scalar == "float" else "<dq"
  magic_bits = struct.unpack("<" + fmt[2], struct.pack("<" + fmt[1], magic))[0]
  p = w.poly(f, _EXP2_KINDS[kind] if scalar == "float" else _EXP2_DOUBLE)
  # p * 2^(n - k) * 2^k with k far from n, so that results below the smallest normal number are
  # rounded once, and those near the largest do not overflow on the way
  down = w.test("olt", x, 0.0)
  far = 64 if scalar == "float" else 512
  less, more = w.bias + far - magic_bits, w.bias - far - magic_bits
  start = w.select(down, w.whole(less), w.whole(more), w.it)
  power = w.int_op("shl", w.int_op("add", bits, start), w.whole(w.mantissa))
  p = w.op("fmul", p, w.from_bits(power))
  p = w.op("fmul", p, w.select(down, w.const(2.0**-far), w.const(2.0**far)))
  return w.function(f"tg_exp2{kind}_{scalar}", p)


def _exp2_avx512(kind: str = "") -> str:
  """tg_exp2_float of 16 lanes, the same bits: AVX-512 takes off integers, and scales by them."""
  w = _Writer("float", 16)
  t = w.ty
  reduce, scale = (f"@llvm.x86.avx512.mask.{f}.ps.512" for f in ("reduce", "scalef"))
  # all lanes, rounding as the mode says
  end = f"{t} zeroinitializer, i16 -1, i32 4"
  # 9: what is left above the integer below, by which the other instruction scales
  f = w.do(f"call {t} {reduce}({t} %x, i32 9, {end})")
  p = w.poly(f, _EXP2_KINDS[kind])
  p = w.do(f"call {t} {scale}({t} {p}, {t} %x, {end})")
  return w.function(f"tg_exp2{kind}_float", p)


def _recip_coarse(scalar: str, lanes: int = 1) -> str:
  w = _Writer(scalar, lanes)
  return w.function(f"tg_recip_coarse_{scalar}", w.op("fdiv", w.const(1.0), "%x"))


def _recip_avx512() -> str:
  """1 / x of 16 lanes to a unit in the last place or two, in a third of the time of a division."""
  w = _Writer("float", 16)
  t = w.ty
  r = w.do(f"call {t} @llvm.x86.avx512.rcp14.ps.512({t} %x, {t} zeroinitializer, i16 -1)")
  # a step of Newton's, of which 0, infinity and what is nearly one of them would become no number
  e = w.fma(w.do(f"fneg {t} {r}"), "%x", w.const(1.0))
  out = w.select(w.test("ogt", e, -1.0), w.fma(r, e, r), r)
  return w.function("tg_recip_coarse_float", out)


def _log2(scalar: str, lanes: int = 1) -> str:
  w = _Writer(scalar, lanes)
  mant = w.mantissa
  tiny = w.test("olt", "%x", 2.0 ** (1 - w.bias))
  x = w.select(tiny, w.op("fmul", "%x", w.const(2.0 ** (mant + 1))), "%x")
  shift = w.select(tiny, w.const(-(mant + 1.0)), w.const(0.0))
  root = 0x3F3504F3 if scalar == "float" else 0x3FE6A09E667F3BCD
  bits = w.int_op("sub", w.bits(x), w.whole(root))
  e = w.do(f"sitofp {w.it} {w.int_op('ashr', bits, w.whole(mant))} to {w.ty}")
  e = w.op("fadd", e, shift)
  fraction = w.int_op("and", bits, w.whole((1 << mant) - 1))
  m = w.from_bits(w.int_op("add", fraction, w.whole(root)))
  # log2(m) = 2 / ln 2 * atanh(s)
  s = w.op("fdiv", w.op("fsub", m, w.const(1.0)), w.op("fadd", m, w.const(1.0)))
  terms = 6 if scalar == "float" else 13
  p = w.poly(w.op("fmul", s, s), [2 / math.log(2) / (2 * k + 1) for k in range(terms)])
  out = w.fma(s, p, e)
  out = w.select(w.test("oeq", "%x", math.inf), w.const(math.inf), out)
  out = w.select(w.test("uno", "%x", 0.0), w.const(math.nan), out)
  out = w.select(w.test("olt", "%x", 0.0), w.const(math.nan), out)
  out = w.select(w.test("oeq", "%x", 0.0), w.const(-math.inf), out)
  return w.function(f"tg_log2_{scalar}", out)


# pi as the sum of three doubles
_PI = (3.141592653589793, 1.2246467991473532e-16, -2.9947698097183397e-33)


def _sin(scalar: str, lanes: int = 1) -> str:
  if scalar == "float":
    return _sin_float(lanes)
  w = _Writer("double", lanes)
  magic = w.const(1.5 * 2.0**52)
  y = w.fma("%x", w.const(1 / math.pi), magic)
  n = w.op("fsub", y, magic)
  minus = w.do(f"fneg {w.ty} {n}")
  r = "%x"
  for part in _PI:
    r = w.fma(minus, w.const(part), r)
  p = w.poly(w.op("fmul", r, r), [(-1) ** k / math.factorial(2 * k + 1) for k in range(12)])
  out = w.op("fmul", r, p)
  # an odd number of half turns changes the sign
  odd = w.int_op("shl", w.bits(y), w.whole(63))
  return w.function("tg_sin_double", w.from_bits(w.int_op("xor", w.bits(out), odd)))


def _sin_float(lanes: int) -> str:
  w = _Writer("float", lanes)
  double = w.wide("double")
  wide = w.do(f"fpext {w.ty} %x to {double}")
  out = w.do(f"call {double} @{_wide_name('tg_sin_double', lanes)}({double} {wide})")
  return w.function("tg_sin_float", w.do(f"fptrunc {double} {out} to {w.ty}"))


def _from_bf16(lanes: int = 1) -> str:
  w = _Writer("float", lanes)
  half = w.wide("i16")
  out = w.from_bits(w.int_op("shl", w.do(f"zext {half} %x to {w.it}"), w.whole(16)))
  name = _wide_name("tg_from_bf16", lanes)
  head = f"define internal {w.ty} @{name}({half} %x) alwaysinline nounwind {{"
  return "\n".join([head, *w.lines, f"  ret {w.ty} {out}", "}"])


def _half_function(name: str, lanes: int, body: Callable[[_Writer], str]) -> str:
  """A function from float to the bits of bfloat16."""
  w = _Writer("float", lanes)
  half, out = w.wide("i16"), body(w)
  head = f"define internal {half} @{_wide_name(name, lanes)}({w.ty} %x) alwaysinline nounwind {{"
  return "\n".join([head, *w.lines, f"  ret {half} {out}", "}"])


def _to_bf16(lanes: int = 1) -> str:
  def body(w: _Writer) -> str:
    bits = w.bits("%x")
    high = w.int_op("lshr", bits, w.whole(16))
    # to nearest, ties to even
    odd = w.int_op("and", high, w.whole(1))
    up = w.int_op("add", w.int_op("add", bits, w.whole(32767)), odd)
    quiet = w.int_op("or", high, w.whole(64))
    nan = w.test("uno", "%x", 0.0)
    out = w.select(nan, quiet, w.int_op("lshr", up, w.whole(16)), w.it)
    return w.do(f"trunc {w.it} {out} to {w.wide('i16')}")

  return _half_function("tg_to_bf16", lanes, body)


def _rounded_bf16(w: _Writer) -> str:
  half = w.wide("bfloat")
  return w.do(f"bitcast {half} {w.do(f'fptrunc {w.ty} %x to {half}')} to {w.wide('i16')}")


def _declare(name: str, ty: str, operands: int, result: str = "") -> str:
  return f"declare {result or ty} @{name}({', '.join([ty] * operands)})"


_SCALARS = (("float", "f32"), ("double", "f64"))
_MATH: dict[str, Callable[[str, int], str]] = {
  **{f"exp2{kind}": functools.partial(_exp2, kind=kind) for kind in _EXP2_KINDS},
  "log2": _log2,
  "recip_coarse": _recip_coarse,
  "sin": _sin,
}
_INTRINSICS = {"sqrt": 1, "fabs": 1, "trunc": 1, "floor": 1, "maximum": 2, "fma": 3}
_OF_VECTORS = {"llvm.fma": (3, ""), "llvm.vector.reduce.fmax": (1, "float")}
# Text of each function of scalars that kernels may call.
FUNCTIONS = {
  "tg_from_bf16": _from_bf16(),
  "tg_to_bf16": _to_bf16(),
  **{f"tg_{f}_{t}": make(t, 1) for f, make in _MATH.items() for t, _ in _SCALARS},
  **{
    f"llvm.{f}.{s}": _declare(f"llvm.{f}.{s}", t, n)
    for f, n in _INTRINSICS.items()
    for t, s in _SCALARS
  },
  "llvm.prefetch.p0": "declare void @llvm.prefetch.p0(ptr, i32, i32, i32)",
  **{
    f"{f}.v{n}f32": _declare(f"{f}.v{n}f32", f"<{n} x float>", count, result)
    for f, (count, result) in _OF_VECTORS.items()
    for n in (4, 8, 16, 32)
  },
}


@functools.cache
def _vector_function(name: str) -> str:
  """Text of a function of vectors."""
  if m := re.fullmatch(r"tg_(\w+)_(float|double)_v(\d+)", name):
    return _MATH[m[1]](m[2], int(m[3]))
  lanes = int(name.rpartition("_v")[2])
  return _from_bf16(lanes) if name.startswith("tg_from") else _to_bf16(lanes)


def _numbers(start: int, end: int) -> str:
  """Indices of a shuffle."""
  return f"<{end - start} x i32> <{', '.join(f'i32 {i}' for i in range(start, end))}>"


def _halves(w: _Writer) -> list[str]:
  """The two halves of a function's 32 lanes."""
  return [
    w.do(f"shufflevector {w.ty} %x, {w.ty} poison, {_numbers(at, at + 16)}") for at in (0, 16)
  ]


def _by_halves(name: str) -> str:
  """A function of 32 lanes made of the one of 16."""
  w = _Writer("float", 32)
  half = "<16 x float>"
  a, b = (f"{half} {w.do(f'call {half} @{name}_v16({half} {x})')}" for x in _halves(w))
  return w.function(name, w.do(f"shufflevector {a}, {b}, {_numbers(0, 32)}"))


def _rounded_pair(w: _Writer) -> str:
  """One instruction rounds 32 floats, and takes as long as that for 16."""
  low, high = (f"<16 x float> {x}" for x in _halves(w))
  half = w.wide("bfloat")
  out = w.do(f"call {half} @llvm.x86.avx512bf16.cvtne2ps2bf16.512({high}, {low})")
  return w.do(f"bitcast {half} {out} to {w.wide('i16')}")


# Functions that CPUs with AVX-512 have instructions for. Those of 32 lanes call those of 16.
_AVX512 = {
  **{f"tg_exp2{kind}_float_v32": _by_halves(f"tg_exp2{kind}_float") for kind in _EXP2_KINDS},
  **{f"tg_exp2{kind}_float_v16": _exp2_avx512(kind) for kind in _EXP2_KINDS},
  "tg_recip_coarse_float_v32": _by_halves("tg_recip_coarse_float"),
  "tg_recip_coarse_float_v16": _recip_avx512(),
}
# Those for CPUs that round to bfloat16; numbers below the smallest normal one become 0, as in AMX.
_AVX512_BF16 = {
  "tg_to_bf16_v32": _half_function("tg_to_bf16", 32, _rounded_pair),
  **{_wide_name("tg_to_bf16", n): _half_function("tg_to_bf16", n, _rounded_bf16) for n in (1, 16)},
}


def own_functions(lanes: int, rounds: bool) -> Mapping[str, str]:
  """Functions of a CPU of vectors of so many floats, and whether it rounds to bfloat16."""
  if lanes != 16:
    return {}
  return {**_AVX512, **_AVX512_BF16} if rounds else _AVX512


_OURS = re.compile(r"@(tg_\w+)\(")


def with_prelude(text: str, own: Mapping[str, str] | None = None) -> str:
  """A module's text after the functions that it calls; a target may have its own ones."""
  known = {**FUNCTIONS, **(own or {})}
  text = take_turns(text, lambda name: known.get(name) or _vector_function(name))
  wide: dict[str, str] = {}
  todo = [text]
  while todo:
    for name in sorted(set(_OURS.findall(todo.pop())) - known.keys() - wide.keys()):
      wide[name] = _vector_function(name)
      todo.append(wide[name])
  needed: list[str] = []
  for name, body in {**wide, **known}.items():
    if any(f"@{name}(" in t for t in (text, *needed)):
      needed.append(body)
  return "\n".join([*needed, text])
