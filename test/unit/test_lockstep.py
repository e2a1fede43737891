"""Loops of vectors whose chains take turns: the same lines in an order that keeps their meaning."""

from tinygrad.renderer.lockstep import take_turns

BODY = """head:
  %i = phi i64 [ 0, %entry ], [ %n, %body ]
  br i1 %go, label %body, label %exit
body:
  %a = load <16 x float>, ptr %p0
  %b = call <16 x float> @tg_exp2_float_v16(<16 x float> %a)
  %s = load <16 x float>, ptr %sum
  %t = fadd <16 x float> %s, %b
  store <16 x float> %t, ptr %sum
  store <16 x float> %b, ptr %p1
  %c = load <16 x float>, ptr %q0
  %d = call <16 x float> @tg_exp2_float_v16(<16 x float> %c)
  %u = load <16 x float>, ptr %sum2
  %v = fadd <16 x float> %u, %d
  store <16 x float> %v, ptr %sum2
  %w = load <16 x float>, ptr %sum
  store <16 x float> %w, ptr %p2
  br label %head
exit:
  ret void"""
FUNCTION = """define internal <16 x float> @tg_exp2_float_v16(<16 x float> %x) nounwind {
  %t1 = fadd <16 x float> %x, %x
  %t2 = fmul <16 x float> %t1, %x
  %t3 = fmul <16 x float> %t2, %x
  ret <16 x float> %t3
}"""


def names(line: str) -> str:
  return line.strip().partition(" = ")[0]


def test_steps_of_both_chains_are_side_by_side():
  text = take_turns(BODY, lambda name: FUNCTION)
  lines = text.split("\n")
  made = [names(line) for line in lines]
  assert made.index("%c0.t1") < made.index("%d")
  assert made.index("%c1.t1") < made.index("%b"), "the second chain begins before the first ends"
  assert "tg_exp2" not in text


def test_what_is_read_and_written_keeps_its_order():
  lines = take_turns(BODY, lambda name: FUNCTION).split("\n")
  first = lines.index("  store <16 x float> %t, ptr %sum")
  assert first < lines.index("  %w = load <16 x float>, ptr %sum")
  assert first < lines.index("  store <16 x float> %b, ptr %p1")
  # every name is made before it is used
  known = {
    "%i",
    "%go",
    "%p0",
    "%p1",
    "%p2",
    "%q0",
    "%sum",
    "%sum2",
    "%entry",
    "%body",
    "%exit",
    "%n",
    "%head",
  }
  for line in lines:
    head, equal, rest = line.strip().partition(" = ")
    used = [w.strip("(),[]<>") for w in (rest or head).split() if w.startswith("%")]
    assert {w.rstrip(",)") for w in used} <= known, line
    known.add(head if equal else "")


def test_blocks_without_chains_stay():
  plain = BODY.replace("call <16 x float> @tg_exp2_float_v16(<16 x float> %a)", "load i64, ptr %p0")
  plain = plain.replace(
    "call <16 x float> @tg_exp2_float_v16(<16 x float> %c)", "load i64, ptr %p0"
  )
  assert take_turns(plain, lambda name: FUNCTION) == plain
