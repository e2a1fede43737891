"""exp2, log2 and sin as LLVM IR functions without branches, so that loops over them vectorise."""

from __future__ import annotations

import math
import struct
from collections.abc import Mapping


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
  """Lines of one function body, with numbered values."""

  def __init__(self, ty: str):
    self.ty, self.n = ty, 0
    self.lines: list[str] = []
    self.const = f32 if ty == "float" else f64

  def do(self, text: str) -> str:
    self.n += 1
    self.lines.append(f"  %t{self.n} = {text}")
    return f"%t{self.n}"

  def op(self, name: str, a: str, b: str) -> str:
    return self.do(f"{name} {self.ty} {a}, {b}")

  def fma(self, a: str, b: str, c: str) -> str:
    t = self.ty
    suffix = "f32" if t == "float" else "f64"
    return self.do(f"call {t} @llvm.fma.{suffix}({t} {a}, {t} {b}, {t} {c})")

  def poly(self, x: str, coefficients: list[float]) -> str:
    """Horner's rule, lowest coefficient first."""
    acc = self.const(coefficients[-1])
    for c in reversed(coefficients[:-1]):
      acc = self.fma(acc, x, self.const(c))
    return acc

  def function(self, name: str, result: str) -> str:
    head = f"define internal {self.ty} @{name}({self.ty} %x) alwaysinline nounwind {{"
    return "\n".join([head, *self.lines, f"  ret {self.ty} {result}", "}"])


def _kind(ty: str) -> tuple[str, int, int]:
  """(integer type, mantissa bits, exponent bias)"""
  return ("i32", 23, 127) if ty == "float" else ("i64", 52, 1023)


# 2^f for f in [-1/2, 1/2], lowest power first. The ones for float interpolate (2^f - 1) / f in
# Chebyshev's nodes: 1e-8 of relative error, a sixth of what rounding the result to float costs.
_EXP2_FLOAT = [
  1.0, 0.6931471880262288, 0.24022650760568126, 0.05550357114219078, 0.00961808255727786,
  0.0013390863364671176, 0.0001545316294511793,
]  # fmt: skip
_EXP2_DOUBLE = [math.log(2) ** k / math.factorial(k) for k in range(15)]


def _exp2(ty: str) -> str:
  w = _Writer(ty)
  it, mant, bias = _kind(ty)
  low, high = (-160.0, 129.0) if ty == "float" else (-1100.0, 1025.0)
  magic = 1.5 * 2.0**mant
  cut = w.do(f"fcmp olt {ty} %x, {w.const(low)}")
  x = w.do(f"select i1 {cut}, {ty} {w.const(low)}, {ty} %x")
  cut = w.do(f"fcmp ogt {ty} {x}, {w.const(high)}")
  x = w.do(f"select i1 {cut}, {ty} {w.const(high)}, {ty} {x}")
  # adding the magic number leaves the nearest integer in the low bits; NaN stays NaN
  y = w.op("fadd", x, w.const(magic))
  f = w.op("fsub", x, w.op("fsub", y, w.const(magic)))
  bits = w.do(f"bitcast {ty} {y} to {it}")
  fmt = "<fi" if ty == "float" else "<dq"
  magic_bits = struct.unpack("<" + fmt[2], struct.pack("<" + fmt[1], magic))[0]
  p = w.poly(f, _EXP2_FLOAT if ty == "float" else _EXP2_DOUBLE)
  # p * 2^(n - k) * 2^k with k far from n, so that results below the smallest normal number are
  # rounded once, and those near the largest do not overflow on the way
  down = w.do(f"fcmp olt {ty} {x}, {w.const(0.0)}")
  far = 64 if ty == "float" else 512
  less, more = bias + far - magic_bits, bias - far - magic_bits
  start = w.do(f"select i1 {down}, {it} {less}, {it} {more}")
  power = w.do(f"shl {it} {w.do(f'add {it} {bits}, {start}')}, {mant}")
  p = w.op("fmul", p, w.do(f"bitcast {it} {power} to {ty}"))
  first, second = w.const(2.0**-far), w.const(2.0**far)
  p = w.op("fmul", p, w.do(f"select i1 {down}, {ty} {first}, {ty} {second}"))
  return w.function(f"tg_exp2_{ty}", p)


def _log2(ty: str) -> str:
  w = _Writer(ty)
  it, mant, bias = _kind(ty)
  tiny = w.do(f"fcmp olt {ty} %x, {w.const(2.0 ** (1 - bias))}")
  scaled = w.op("fmul", "%x", w.const(2.0 ** (mant + 1)))
  x = w.do(f"select i1 {tiny}, {ty} {scaled}, {ty} %x")
  shift = w.do(f"select i1 {tiny}, {ty} {w.const(-(mant + 1.0))}, {ty} {w.const(0.0)}")
  root = 0x3F3504F3 if ty == "float" else 0x3FE6A09E667F3BCD
  bits = w.do(f"sub {it} {w.do(f'bitcast {ty} {x} to {it}')}, {root}")
  e = w.do(f"sitofp {it} {w.do(f'ashr {it} {bits}, {mant}')} to {ty}")
  e = w.op("fadd", e, shift)
  m_bits = w.do(f"add {it} {w.do(f'and {it} {bits}, {(1 << mant) - 1}')}, {root}")
  m = w.do(f"bitcast {it} {m_bits} to {ty}")
  # log2(m) = 2 / ln 2 * atanh(s)
  s = w.op("fdiv", w.op("fsub", m, w.const(1.0)), w.op("fadd", m, w.const(1.0)))
  terms = 6 if ty == "float" else 13
  p = w.poly(w.op("fmul", s, s), [2 / math.log(2) / (2 * k + 1) for k in range(terms)])
  out = w.fma(s, p, e)
  for test, value in (("oeq", math.inf), ("uno", math.nan)):
    hit = w.do(f"fcmp {test} {ty} %x, {w.const(math.inf if test == 'oeq' else 0.0)}")
    out = w.do(f"select i1 {hit}, {ty} {w.const(value)}, {ty} {out}")
  for test, value in (("olt", math.nan), ("oeq", -math.inf)):
    hit = w.do(f"fcmp {test} {ty} %x, {w.const(0.0)}")
    out = w.do(f"select i1 {hit}, {ty} {w.const(value)}, {ty} {out}")
  return w.function(f"tg_log2_{ty}", out)


# pi as the sum of three doubles
_PI = (3.141592653589793, 1.2246467991473532e-16, -2.9947698097183397e-33)


def _sin() -> str:
  w = _Writer("double")
  magic = 1.5 * 2.0**52
  y = w.fma("%x", f64(1 / math.pi), f64(magic))
  n = w.op("fsub", y, f64(magic))
  minus = w.do(f"fneg double {n}")
  r = "%x"
  for part in _PI:
    r = w.fma(minus, f64(part), r)
  p = w.poly(w.op("fmul", r, r), [(-1) ** k / math.factorial(2 * k + 1) for k in range(12)])
  out = w.op("fmul", r, p)
  # an odd number of half turns changes the sign
  odd = w.do(f"shl i64 {w.do(f'bitcast double {y} to i64')}, 63")
  flipped = w.do(f"xor i64 {w.do(f'bitcast double {out} to i64')}, {odd}")
  return w.function("tg_sin_double", w.do(f"bitcast i64 {flipped} to double"))


def _sin_float() -> str:
  w = _Writer("float")
  wide = w.do("fpext float %x to double")
  out = w.do(f"call double @tg_sin_double(double {wide})")
  return w.function("tg_sin_float", w.do(f"fptrunc double {out} to float"))


_FROM_BF16 = """define internal float @tg_from_bf16(i16 %x) alwaysinline nounwind {
  %w = zext i16 %x to i32
  %s = shl i32 %w, 16
  %f = bitcast i32 %s to float
  ret float %f
}"""

_TO_BF16 = """define internal i16 @tg_to_bf16(float %x) alwaysinline nounwind {
  %b = bitcast float %x to i32
  %h = lshr i32 %b, 16
  %odd = and i32 %h, 1
  %r = add i32 %b, 32767
  %r2 = add i32 %r, %odd
  %r3 = lshr i32 %r2, 16
  %q = or i32 %h, 64
  %nan = fcmp uno float %x, 0.0
  %s = select i1 %nan, i32 %q, i32 %r3
  %t = trunc i32 %s to i16
  ret i16 %t
}"""


_STREAM = """define internal void @tg_stream(ptr %to, ptr %from, i64 %n) noinline nounwind {
entry:
  %a = ptrtoint ptr %to to i64
  %b = sub i64 0, %a
  %c = and i64 %b, 63
  %d = icmp ult i64 %c, %n
  %head = select i1 %d, i64 %c, i64 %n
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i1, %byte ]
  %i.go = icmp ult i64 %i, %head
  br i1 %i.go, label %byte, label %lines
byte:
  %i.from = getelementptr i8, ptr %from, i64 %i
  %i.to = getelementptr i8, ptr %to, i64 %i
  %i.x = load i8, ptr %i.from
  store i8 %i.x, ptr %i.to
  %i1 = add i64 %i, 1
  br label %first
lines:
  %k = phi i64 [ %head, %first ], [ %k1, %line ]
  %k1 = add i64 %k, 64
  %k.go = icmp ule i64 %k1, %n
  br i1 %k.go, label %line, label %last
line:
  %k.from = getelementptr i8, ptr %from, i64 %k
  %k.to = getelementptr i8, ptr %to, i64 %k
  %k.x = load <16 x i32>, ptr %k.from, align 1
  store <16 x i32> %k.x, ptr %k.to, align 64, !nontemporal !0
  br label %lines
last:
  %j = phi i64 [ %k, %lines ], [ %j1, %rest ]
  %j.go = icmp ult i64 %j, %n
  br i1 %j.go, label %rest, label %end
rest:
  %j.from = getelementptr i8, ptr %from, i64 %j
  %j.to = getelementptr i8, ptr %to, i64 %j
  %j.x = load i8, ptr %j.from
  store i8 %j.x, ptr %j.to
  %j1 = add i64 %j, 1
  br label %last
end:
  ret void
}
!0 = !{i32 1}"""


def _declare(name: str, ty: str, operands: int) -> str:
  return f"declare {ty} @{name}({', '.join([ty] * operands)})"


_SCALARS = (("float", "f32"), ("double", "f64"))
# Text of each function that kernels may call, users before what they use.
FUNCTIONS = {
  "tg_sin_float": _sin_float(),
  "tg_sin_double": _sin(),
  "tg_from_bf16": _FROM_BF16,
  "tg_to_bf16": _TO_BF16,
  **{f"tg_{f.__name__[1:]}_{t}": f(t) for f in (_exp2, _log2) for t, _ in _SCALARS},
  **{
    f"llvm.{f}.{s}": _declare(f"llvm.{f}.{s}", t, n)
    for f, n in (("sqrt", 1), ("trunc", 1), ("maximum", 2), ("fma", 3))
    for t, s in _SCALARS
  },
  # copies bytes past the caches
  "tg_stream": _STREAM,
  "llvm.prefetch.p0": "declare void @llvm.prefetch.p0(ptr, i32, i32, i32)",
  **{f"llvm.fma.v{n}f32": _declare(f"llvm.fma.v{n}f32", f"<{n} x float>", 3) for n in (4, 8, 16)},
}


def with_prelude(text: str, own: Mapping[str, str] | None = None) -> str:
  """A module's text after the functions that it calls; a target may have its own ones."""
  needed: list[str] = []
  for name, body in {**FUNCTIONS, **(own or {})}.items():
    if any(f"@{name}(" in t for t in (text, *needed)):
      needed.append(body)
  return "\n".join([*needed, text])
