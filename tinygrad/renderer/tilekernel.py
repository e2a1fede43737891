"""LLVM IR of register tiles: sums of products that stay in vector registers."""

from __future__ import annotations

from dataclasses import dataclass

# Steps of the sum in a turn of the loop.
UNROLL = 4


@dataclass(frozen=True)
class TileShape:
  """A register tile: rows, vectors of columns, lanes of a vector, and how memory is walked over.

  row_step, a_step: elements from row to row and from term to term of a; b_step: from term to term
  of b; c_step: from row to row of the sums. whole: terms are a multiple of UNROLL. adds: whether
  there may be earlier sums to add to; goes_on: the sum begins with these, so that parts of a sum
  give the bits of the whole one. streams: what is asked for meanwhile, (bytes from row to row,
  pieces of a row, bytes of a piece, turns for a piece) of each.
  """

  high: int
  vectors: int
  lanes: int
  row_step: int
  a_step: int
  b_step: int
  c_step: int
  whole: bool = False
  adds: bool = True
  goes_on: bool = False
  streams: tuple[tuple[int, int, int, int, bool], ...] = ()


class _Text:
  """Lines of a function."""

  def __init__(self, shape: TileShape):
    self.s, self.lines = shape, list[str]()
    self.vec = f"<{shape.lanes} x float>"
    self.spots = [(i, j) for i in range(shape.high) for j in range(shape.vectors)]

  def place(self, name: str, base: str, number: int) -> str:
    """Address of an element after a pointer."""
    if number == 0:
      return base
    self.lines.append(f"  {name} = getelementptr float, ptr {base}, i64 {number}")
    return name

  def loop(self, tag: str, before: str, start: str, end: str, step: int, first: str) -> None:
    """Terms from start to end. tag, before: of this loop, and label of the block ahead of it.

    first: tag of the loop whose sums and pointers go on, or "".
    """
    s, vec, out = self.s, self.vec, self.lines
    out.append(f"head{tag}:")
    out.append(f"  %k{tag} = phi i64 [ {start}, %{before} ], [ %n{tag}, %body{tag} ]")
    for p in ("a", "b"):
      init = f"%{p}{first}" if first else f"%{p}"
      out.append(f"  %{p}{tag} = phi ptr [ {init}, %{before} ], [ %{p}n{tag}, %body{tag} ]")
    for i, j in self.spots:
      init = f"%d{i}_{j}" if s.adds and s.goes_on else "zeroinitializer"
      init = f"%acc{first}{i}_{j}" if first else init
      last = f"%s{tag}{step - 1}_{i}_{j}"
      out.append(f"  %acc{tag}{i}_{j} = phi {vec} [ {init}, %{before} ], [ {last}, %body{tag} ]")
    out.append(f"  %go{tag} = icmp slt i64 %k{tag}, {end}")
    out.append(f"  br i1 %go{tag}, label %body{tag}, label %exit{tag}")
    out.append(f"body{tag}:")
    if step > 1:
      for i, walk in enumerate(s.streams):
        self._ask(tag, i, *walk)
    for u in range(step):
      self._term(tag, u)
    for p, n in (("a", s.a_step), ("b", s.b_step)):
      out.append(f"  %{p}n{tag} = getelementptr float, ptr %{p}{tag}, i64 {n * step}")
    out.append(f"  %n{tag} = add nuw nsw i64 %k{tag}, {step}")
    out.append(f"  br label %head{tag}")
    out.append(f"exit{tag}:")

  def _ask(
    self, tag: str, i: int, step: int, width: int, piece: int, turns: int, writes: bool
  ) -> None:
    """Ask for a piece of a stream, which is past when all have been asked for."""
    out = self.lines
    out.append(f"  %ft{i} = udiv i64 %k{tag}, {UNROLL * turns}")
    out.append(f"  %fx{i} = add i64 %ft{i}, %fs{i}")
    out.append(f"  %fm{i} = call i64 @llvm.smin.i64(i64 %fx{i}, i64 %fn{i})")
    if width == 1 or step == width * piece:
      out.append(f"  %fo{i} = mul i64 %fm{i}, {step // width}")
    else:
      out.append(f"  %fr{i} = udiv i64 %fm{i}, {width}")
      out.append(f"  %fc{i} = urem i64 %fm{i}, {width}")
      out.append(f"  %fd{i} = mul i64 %fr{i}, {step}")
      out.append(f"  %fe{i} = mul i64 %fc{i}, {piece}")
      out.append(f"  %fo{i} = add i64 %fd{i}, %fe{i}")
    out.append(f"  %fp{i} = getelementptr i8, ptr %f{i}, i64 %fo{i}")
    if writes:
      out.append(f"  %fw{i} = getelementptr i8, ptr %fp{i}, i64 {piece // 2}")
      out.append(f"  call void @llvm.prefetch.p0(ptr %fw{i}, i32 1, i32 2, i32 1)")
    out.append(f"  call void @llvm.prefetch.p0(ptr %fp{i}, i32 {int(writes)}, i32 2, i32 1)")

  def _term(self, tag: str, u: int) -> None:
    """Products of one term."""
    s, vec, out, at = self.s, self.vec, self.lines, f"{tag}{u}"
    for j in range(s.vectors):
      place = self.place(f"%q{at}_{j}", f"%b{tag}", u * s.b_step + j * s.lanes)
      out.append(f"  %b{at}_{j} = load {vec}, ptr {place}, align 4")
    for i in range(s.high):
      place = self.place(f"%p{at}_{i}", f"%a{tag}", i * s.row_step + u * s.a_step)
      out.append(f"  %x{at}_{i} = load float, ptr {place}")
      out.append(f"  %y{at}_{i} = insertelement {vec} poison, float %x{at}_{i}, i64 0")
      zeros = f"<{s.lanes} x i32> zeroinitializer"
      out.append(f"  %z{at}_{i} = shufflevector {vec} %y{at}_{i}, {vec} poison, {zeros}")
      for j in range(s.vectors):
        old = f"%s{tag}{u - 1}_{i}_{j}" if u else f"%acc{tag}{i}_{j}"
        call = f"@llvm.fma.v{s.lanes}f32({vec} %z{at}_{i}, {vec} %b{at}_{j}, {vec} {old})"
        out.append(f"  %s{at}_{i}_{j} = call {vec} {call}")

  def earlier(self) -> None:
    """Sums that are added to."""
    s, vec, bits = self.s, self.vec, f"<{self.s.lanes} x i1>"
    self.lines.append(f"  %one = insertelement {bits} poison, i1 %add, i64 0")
    zeros = f"<{s.lanes} x i32> zeroinitializer"
    self.lines.append(f"  %all = shufflevector {bits} %one, {bits} poison, {zeros}")
    for i, j in self.spots:
      place = self.place(f"%e{i}_{j}", "%c", i * s.c_step + j * s.lanes)
      self.lines.append(f"  %g{i}_{j} = load {vec}, ptr {place}, align 4")
      value = f"select {bits} %all, {vec} %g{i}_{j}, {vec} zeroinitializer"
      self.lines.append(f"  %d{i}_{j} = {value}")

  def put(self, tag: str) -> None:
    """Sums to memory."""
    s, vec, out = self.s, self.vec, self.lines
    if s.adds and not s.goes_on:
      self.earlier()
    for i, j in self.spots:
      place = self.place(f"%f{i}_{j}", "%c", i * s.c_step + j * s.lanes)
      value = f"%acc{tag}{i}_{j}"
      if s.adds and not s.goes_on:
        out.append(f"  %h{i}_{j} = fadd {vec} %d{i}_{j}, {value}")
        value = f"%h{i}_{j}"
      out.append(f"  store {vec} {value}, ptr {place}, align 4")
    out.append("  ret void")


def tile_function(name: str, shape: TileShape) -> str:
  """Text of `name(a, b, terms, c, add)`.

  c[i, :] = (add ? c[i, :] : 0) + sum over k of a[i, k] * b[k, :]; c in vectors at any address.
  More arguments for each stream: memory to ask for, number of the first piece and of the last.
  """
  text = _Text(shape)
  more = "".join(f", ptr %f{i}, i64 %fs{i}, i64 %fn{i}" for i in range(len(shape.streams)))
  text.lines += [
    f"define internal void @{name}(ptr noalias %a, ptr noalias %b, i64 %depth, ptr noalias %c, "
    f"i1 %add{more}) noinline #0 {{",
    "entry:",
    f"  %most = and i64 %depth, {-UNROLL}",
  ]
  if shape.adds and shape.goes_on:
    text.earlier()
  text.lines.append("  br label %headu")
  last = "u"
  text.loop(last, "entry", "0", "%most", UNROLL, "")
  if not shape.whole:
    last = "r"
    text.lines.append("  br label %headr")
    text.loop(last, "exitu", "%most", "%depth", 1, "u")
  text.put(last)
  return "\n".join([*text.lines, "}"])
