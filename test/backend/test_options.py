"""Every record of choices next to a kernel's gives the values of the unoptimised kernel."""

import pytest

from tinygrad import Context, Tensor
from tinygrad.codegen import assemble, generate, neighbours
from tinygrad.codegen.options import KernelOptions, Options, OptionsError, with_hints, with_options
from tinygrad.engine import search_reference
from tinygrad.engine.trial import Trial
from tinygrad.renderer import Target
from tinygrad.renderer.gpu_targets import gpu_target
from tinygrad.schedule import create_schedule


def kernel_of(*tensors: Tensor):
  items = create_schedule([t.uop for t in tensors], "CPU").items
  return items[-1].kernel


def product(m: int, n: int, k: int, turned: bool = False, dtype: str = "float32") -> Tensor:
  a, b = Tensor.empty(m, k, dtype=dtype), Tensor.empty(n, k, dtype=dtype).T
  return (a if not turned else Tensor.empty(k, m, dtype=dtype).T) @ b


def rows(n: int) -> tuple[Tensor, ...]:
  """Several stores that share rows."""
  x = Tensor.empty(5, n)
  y = x * 2 + 1
  return y.softmax(), (y.softmax() * 3)


CPU_KERNELS = {
  "product": lambda: product(50, 70, 40),
  "turned": lambda: product(65, 33, 64, turned=True) + 1,
  "elements": lambda: Tensor.empty(7, 100) * 2 + 1,
  "row": lambda: Tensor.empty(6, 130).softmax(),
  "columns": lambda: Tensor.empty(40, 150).sum(0),
  "gather": lambda: Tensor.empty(9, 20)[Tensor.empty(6, dtype="int32")],
}
SLOW_CPU_KERNELS = {
  "bfloat16": lambda: product(50, 70, 64, dtype="bfloat16"),
  "long sum": lambda: product(20, 40, 5000),
  "batch": lambda: Tensor.empty(3, 30, 64) @ Tensor.empty(3, 64, 50),
  "thin": lambda: Tensor.empty(1, 300) @ Tensor.empty(300, 100),
  "argmax": lambda: Tensor.empty(30, 70).argmax(1),
}
GPU_KERNELS = {
  "elements": lambda: Tensor.empty(8, 96) * 2 + 1,
  "row": lambda: Tensor.empty(6, 160).softmax(),
  "sum": lambda: Tensor.empty(70, 100).sum(0),
}
SLOW_GPU_KERNELS = GPU_KERNELS | {
  "product": lambda: product(70, 130, 64, dtype="float16"),
  "float product": lambda: product(40, 50, 32),
  "gather": lambda: Tensor.empty(9, 24)[Tensor.empty(6, dtype="int32")],
}


def check(kernel, target: Target, around: tuple[KernelOptions, ...] = ((),)) -> int:
  """How many forms a kernel has next to some records, all of which were compared."""
  trial, made = Trial(), {}
  trial.prepare(search_reference.job_of(kernel, target, target.kind))
  for options in dict.fromkeys(new for o in around for new in [o, *neighbours(kernel, target, o)]):
    try:
      program, text = generate(kernel, target, options)
    except OptionsError:
      continue
    made.setdefault(text, (options, program))
  programs = assemble([(p, text) for text, (_, p) in made.items()], target, 60.0)
  for (options, _), program in zip(made.values(), programs, strict=True):
    assert not isinstance(program, str), (options, program)
    assert trial.run(program, 0.0) > 0, options
  return len(made)


@pytest.mark.parametrize("name", [n for n in CPU_KERNELS if n != "turned"])
def test_cpu(name):
  with Context(NUM_CPU_THREADS=2, PARALLEL=2):
    assert check(kernel_of(CPU_KERNELS[name]()), Target("CPU")) >= (9 if name == "product" else 2)


@pytest.mark.slow
@pytest.mark.parametrize("cpu", ["", "x86-64-v3"])
@pytest.mark.parametrize("name", [*CPU_KERNELS, *SLOW_CPU_KERNELS])
def test_more_on_cpu(name, cpu):
  kernel = kernel_of((CPU_KERNELS | SLOW_CPU_KERNELS)[name]())
  around = ((), (Options(high=3, wide=16),), (Options(rows=16, cols=32, depth=32),))
  if name not in ("product", "turned", "bfloat16", "long sum", "batch"):
    around = ((), (Options(plan="loops"),))
  with Context(NUM_CPU_THREADS=3, PARALLEL=2, CPU_TARGET=cpu):
    assert check(kernel, Target("CPU"), fitting(kernel, Target("CPU"), around)) >= 2


def fitting(kernel, target: Target, around: tuple[KernelOptions, ...]) -> tuple[KernelOptions, ...]:
  out = []
  for options in around:
    try:
      generate(kernel, target, options)
      out.append(options)
    except OptionsError:
      pass
  return tuple(out)


def test_stores_apart():
  kernel = kernel_of(*rows(70))
  assert len(kernel.src) == 2
  with Context(NUM_CPU_THREADS=2, PARALLEL=2):
    assert check(kernel, Target("CPU"), ((), (Options(plan="apart"),))) >= 4


@pytest.mark.parametrize("name", GPU_KERNELS)
def test_gpu(name):
  target = Target("FIBERS", gpu=gpu_target("sm_89"))
  assert check(kernel_of(GPU_KERNELS[name]()), target) >= 3


@pytest.mark.slow
@pytest.mark.parametrize("gpu", ["sm_89", "sm_90", "gfx1100", "gfx942"])
@pytest.mark.parametrize("name", SLOW_GPU_KERNELS)
def test_more_on_gpus(name, gpu):
  target = Target("FIBERS", gpu=gpu_target(gpu))
  assert check(kernel_of(SLOW_GPU_KERNELS[name]()), target) >= 3


def test_records():
  o = Options(high=4, b_form="turned")
  assert Options.from_dict(o.as_dict()) == o and str(o) == "high=4 b_form=turned"
  assert str(Options()) == "rules" and Options().as_dict() == {}
  assert with_options((), 2, o) == (Options(), Options(), o)
  assert with_options((o,), 0, Options()) == ()
  for wrong in ({"high": "4"}, {"tall": 4}, [4], {"plan": 1}):
    with pytest.raises(OptionsError, match="no choices for a kernel"):
      Options.from_dict(wrong)


@pytest.mark.parametrize(
  "o, text",
  [
    (Options(high=40, wide=64), "a tile of 40x64 .* is not possible"),
    (Options(wide=8), "is not possible"),
    (Options(depth=33), "is not possible"),
    (Options(depth=640), "is not possible"),
    (Options(rows=1 << 22, cols=1 << 20), "is not possible"),
    (Options(a_form="upside down"), "is not possible"),
    (Options(b_form="direct"), "b cannot be read in place"),
    (Options(plan="columns"), "plan 'columns' does not suit"),
    (Options(plan="spirals"), "plan 'spirals' does not suit"),
  ],
)
def test_records_that_do_not_fit(o, text):
  with pytest.raises(OptionsError, match=text):
    generate(kernel_of(product(64, 64, 64)), Target("CPU"), (o,))


@pytest.mark.parametrize(
  "o, text",
  [
    (Options(copies=5), "96 elements in a row are not stored 5 at a time"),
    (Options(threads=100), None),
  ],
)
def test_records_that_do_not_fit_a_gpu(o, text):
  target, kernel = Target("FIBERS", gpu=gpu_target("sm_89")), kernel_of(GPU_KERNELS["elements"]())
  if text is None:
    program, _ = generate(kernel, target, (o,))
    assert program.launches[0].threads == 100
    return
  with pytest.raises(OptionsError, match=text):
    generate(kernel, target, (o,))


def test_hints_are_on_the_innermost_loops():
  kernel = kernel_of(Tensor.empty(3, 4, 5).sum(2))
  _, text = generate(kernel, Target("CPU"), (Options(plan="loops", lanes=8, interleave=2),))
  backs = [line for line in text.splitlines() if line.startswith("  br label %head")]
  marked = [line for line in backs if "!llvm.loop !90000" in line]
  assert len(marked) == 1 and len(backs) >= 4
  assert "!90000 = distinct !{!90000, !90001, !90002}" in text
  assert '!90001 = !{!"llvm.loop.vectorize.width", i32 8}' in text
  assert with_hints("text", 0, Options(high=3)) == "text"
