"""Conversions between float16 and float32 for CPUs that have no instruction for them.

LLVM then calls functions of a compiler's runtime library, of which a process may have none.
Rounding is to the nearest, ties to even (IEEE 754).
"""

from __future__ import annotations

# Names that LLVM calls.
TO_FLOAT, TO_HALF = "__extendhfsf2", "__truncsfhf2"

# 0x1p112, the ratio of both kinds' smallest normal numbers, times a half's bits read as a float's
# is its value, also of denormals. 0.5 has a step of 2^-24 in float32, which is a half's smallest.
TEXT = f"""
define float @{TO_FLOAT}(half %x) {{
  %bits = bitcast half %x to i16
  %wide = zext i16 %bits to i32
  %sign = shl i32 %wide, 16
  %minus = and i32 %sign, -2147483648
  %size = and i32 %wide, 32767
  %shifted = shl i32 %size, 13
  %small = bitcast i32 %shifted to float
  %scaled = fmul float %small, 0x46F0000000000000
  %finite = bitcast float %scaled to i32
  %special = or i32 %shifted, 2139095040
  %large = icmp uge i32 %size, 31744
  %chosen = select i1 %large, i32 %special, i32 %finite
  %signed = or i32 %chosen, %minus
  %out = bitcast i32 %signed to float
  ret float %out
}}

define half @{TO_HALF}(float %x) {{
  %bits = bitcast float %x to i32
  %size = and i32 %bits, 2147483647
  %high = lshr i32 %bits, 16
  %minus = and i32 %high, 32768
  %odd.bit = lshr i32 %size, 13
  %odd = and i32 %odd.bit, 1
  %based = add i32 %size, -939520001
  %rounded = add i32 %based, %odd
  %normal = lshr i32 %rounded, 13
  %positive = bitcast i32 %size to float
  %stepped = fadd float %positive, 0.5
  %step.bits = bitcast float %stepped to i32
  %tiny = add i32 %step.bits, -1056964608
  %is.tiny = icmp ult i32 %size, 947912704
  %finite = select i1 %is.tiny, i32 %tiny, i32 %normal
  %is.large = icmp uge i32 %size, 1199566848
  %bounded = select i1 %is.large, i32 31744, i32 %finite
  %payload = and i32 %odd.bit, 1023
  %nan = or i32 %payload, 32256
  %is.nan = icmp ugt i32 %size, 2139095040
  %chosen = select i1 %is.nan, i32 %nan, i32 %bounded
  %signed = or i32 %chosen, %minus
  %short = trunc i32 %signed to i16
  %out = bitcast i16 %short to half
  ret half %out
}}
"""
