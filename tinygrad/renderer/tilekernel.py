"""LLVM IR of register tiles: sums of products that stay in vector registers."""

from __future__ import annotations

# Steps of the sum in a turn of the loop.
UNROLL = 4


def tile_function(
  name: str,
  high: int,
  vectors: int,
  lanes: int,
  whole: bool = False,
  adds: bool = True,
  streams: int = 0,
) -> str:
  """Text of `name(a, row and k step of a, b, k step of b, depth, c, row step of c, add)`.

  c[i, :] = (add ? c[i, :] : 0) + sum over k of a[i, k] * b[k, :]; steps in elements, c in vectors
  of lanes at any address. whole: depth is a multiple of UNROLL; adds: whether add may hold.
  streams: triples of more arguments, memory to ask for, bytes a term, terms until which it goes on.
  """
  vec = f"<{lanes} x float>"
  fma = f"@llvm.fma.v{lanes}f32"
  spots = [(i, j) for i in range(high) for j in range(vectors)]
  more = "".join(f", ptr %f{i}, i64 %fs{i}, i64 %fn{i}" for i in range(streams))
  lines = [
    f"define internal void @{name}(ptr noalias %a, i64 %as, i64 %ak, ptr noalias %b, i64 %bk, "
    f"i64 %depth, ptr noalias %c, i64 %cs, i1 %add{more}) noinline #0 {{",
    "entry:",
    f"  %most = and i64 %depth, {-UNROLL}",
  ]
  for i in range(high):
    lines.append(f"  %o{i} = mul i64 %as, {i}")
    lines.append(f"  %a{i} = getelementptr float, ptr %a, i64 %o{i}")
  lines.append("  br label %headu")

  def loop(tag: str, before: str, start: str, end: str, step: int, first: str) -> None:
    lines.append(f"head{tag}:")
    lines.append(f"  %k{tag} = phi i64 [ {start}, %{before} ], [ %n{tag}, %body{tag} ]")
    for i, j in spots:
      init = f"%acc{first}{i}_{j}" if first else "zeroinitializer"
      last = f"%s{tag}{step - 1}_{i}_{j}"
      phi = f"phi {vec} [ {init}, %{before} ], [ {last}, %body{tag} ]"
      lines.append(f"  %acc{tag}{i}_{j} = {phi}")
    lines.append(f"  %go{tag} = icmp slt i64 %k{tag}, {end}")
    lines.append(f"  br i1 %go{tag}, label %body{tag}, label %exit{tag}")
    lines.append(f"body{tag}:")
    for i in range(streams if step > 1 else 0):
      lines.append(f"  %fl{i} = call i64 @llvm.smin.i64(i64 %k{tag}, i64 %fn{i})")
      lines.append(f"  %fo{i} = mul i64 %fl{i}, %fs{i}")
      lines.append(f"  %fp{i} = getelementptr i8, ptr %f{i}, i64 %fo{i}")
      lines.append(f"  call void @llvm.prefetch.p0(ptr %fp{i}, i32 0, i32 2, i32 1)")
    for u in range(step):
      at = f"{tag}{u}"
      lines.append(f"  %kk{at} = add nuw nsw i64 %k{tag}, {u}")
      lines.append(f"  %bo{at} = mul i64 %kk{at}, %bk")
      lines.append(f"  %bp{at} = getelementptr float, ptr %b, i64 %bo{at}")
      for j in range(vectors):
        lines.append(f"  %q{at}_{j} = getelementptr float, ptr %bp{at}, i64 {j * lanes}")
        lines.append(f"  %b{at}_{j} = load {vec}, ptr %q{at}_{j}, align 4")
      lines.append(f"  %ao{at} = mul i64 %kk{at}, %ak")
      for i in range(high):
        lines.append(f"  %p{at}_{i} = getelementptr float, ptr %a{i}, i64 %ao{at}")
        lines.append(f"  %x{at}_{i} = load float, ptr %p{at}_{i}")
        lines.append(f"  %y{at}_{i} = insertelement {vec} poison, float %x{at}_{i}, i64 0")
        zeros = f"<{lanes} x i32> zeroinitializer"
        lines.append(f"  %z{at}_{i} = shufflevector {vec} %y{at}_{i}, {vec} poison, {zeros}")
        for j in range(vectors):
          old = f"%s{tag}{u - 1}_{i}_{j}" if u else f"%acc{tag}{i}_{j}"
          call = f"call {vec} {fma}({vec} %z{at}_{i}, {vec} %b{at}_{j}, {vec} {old})"
          lines.append(f"  %s{tag}{u}_{i}_{j} = {call}")
    lines.append(f"  %n{tag} = add nuw nsw i64 %k{tag}, {step}")
    lines.append(f"  br label %head{tag}")
    lines.append(f"exit{tag}:")

  loop("u", "entry", "0", "%most", UNROLL, "")
  last = "u"
  if not whole:
    last = "r"
    lines.append("  br label %headr")
    loop("r", "exitu", "%most", "%depth", 1, "u")
  lines += ["  br i1 %add, label %more, label %put", "more:"] if adds else ["  br label %put"]
  for target, op in (("more", True), ("put", False))[0 if adds else 1 :]:
    if target == "put":
      lines.append("put:")
    for i, j in spots:
      at = f"{target}{i}_{j}"
      lines.append(f"  %d{at} = mul i64 %cs, {i}")
      lines.append(f"  %e{at} = add i64 %d{at}, {j * lanes}")
      lines.append(f"  %f{at} = getelementptr float, ptr %c, i64 %e{at}")
      value = f"%acc{last}{i}_{j}"
      if op:
        lines.append(f"  %g{at} = load {vec}, ptr %f{at}, align 4")
        lines.append(f"  %h{at} = fadd {vec} %g{at}, {value}")
        value = f"%h{at}"
      lines.append(f"  store {vec} {value}, ptr %f{at}, align 4")
    lines.append("  ret void")
  return "\n".join([*lines, "}"])
