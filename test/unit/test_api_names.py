"""Every public name that users' programs reach for exists, spelled as they spell it."""

import importlib

import pytest

import tinygrad
from tinygrad import Context, Device, GlobalCounters, Tensor, TinyJit, dtypes, nn
from tinygrad.dtype import Invalid, InvalidType

TOP_LEVEL = """
Tensor dtypes Device TinyJit GlobalCounters Context nn getenv fetch Variable UOp function
""".split()
STATICS = """
zeros ones rand arange randn empty eye manual_seed full cat randint kaiming_uniform
scaled_uniform stack rand_like uniform full_like einsum ones_like empty_like glorot_uniform
kaiming_normal normal zeros_like multinomial randn_like const from_blob from_url invalids
linspace meshgrid randperm random_bits _threefry_random_bits training train test
""".split()
PROPERTIES = "dtype shape device grad ndim is_param T max_shape lazydata uop".split()
METHODS = """
numpy realize sum contiguous gradient clone assign cast tolist shard backward reshape item relu
to matmul mul log_softmax detach add mean where bitcast is_floating_point pad shard_ conv2d
shrink expand abs dot transpose cos maximum log permute float scaled_dot_product_attention
rearrange max sparse_categorical_crossentropy unsqueeze flatten argmax data exp log2 repeat
interpolate max_pool2d sin var div exp2 prod svd avg_pool2d cumsum nll_loss softmax dropout flip
scatter sigmoid sqrt to_ all bool chunk elu gather masked_select pow replace clip const_like
conv_transpose2d cross_entropy half min sort any binary_crossentropy_logits contiguous_backward
gelu is_param_ isclose numel one_hot rsqrt sequential square std tan triu argmin argsort
binary_crossentropy copysign cummax cummin cumprod erf hardsigmoid int keccak nonzero pad_to qr
quick_gelu reciprocal round scatter_reduce shrink_to sign silu softsign split squeeze sub tanh
tril acos acosh allclose asin asinh atan atanh batchnorm bfloat16 bitwise_not ceil celu cosh diag
diagonal double element_size floor fmod hardswish hardtanh isfinite isinf isnan leaky_relu lerp
linear log10 logaddexp logcumsumexp logical_not logsigmoid logsumexp long lshift masked_fill
max_unpool2d minimum mish mod nbytes neg newton_schulz normalize relu6 repeat_interleave roll
rshift selu shard_like short sinh size softmin softplus std_mean swish topk trunc unflatten
unfold view layernorm as_param eq hash threefry uprod usum requires_grad_
""".split()
OPERATORS = """
add getitem mul matmul setitem lt sub eq truediv iadd pow rmul mod neg len gt imul radd rsub le
rshift floordiv ge lshift ne rtruediv and invert isub or repr rpow bool delitem ipow itruediv
ixor rand rmod ror rxor xor
""".split()
DTYPES = """
default_float uint8 float32 bfloat16 int32 float16 float fp8e4m3 fp8e5m2 fp8s int64 fp8e5m2fnuz
fp8e4m3fnuz floats int bool half int8 finfo weakfloat uint64 uint16 int16 uint32 float64 long
weakint is_float ulong default_int is_int double is_unsigned uint short weaks fp8_fnuz from_py
ints sints uints is_bool char uchar ushort
""".split()
DTYPE_MODULE = """
fp8_to_float truncate DType Invalid least_upper_dtype float_to_fp8 DTYPES_DICT _to_np_dtype
strong_dtype float_to_bf16 least_upper_float DTypeLike _to_torch_dtype to_dtype InvalidType
can_lossless_cast float_to_fp16
""".split()
HELPERS = """
DEBUG getenv Context DEV EMULATED_DTYPES fetch IMAGE tqdm diskcache_get diskcache_put
get_single_element prod ContextVar OSX strip_parens time_to_str temp all_same getbits argfix
word_wrap WIN ceildiv polyN JIT cdiv cmod colored count disable_gc from_mv fully_flatten
get_shape mv_address to_mv trange CHECK_OOB PCONTIG Timing ansistrip dedup diskcache
diskcache_clear merge_dicts round_up BEAM Profiling get_child NUM_CPU_THREADS WINO profile_marker
""".split()
SETTINGS = """
DEBUG NOOPT PCONTIG TRAINING DEFAULT_FLOAT EMULATED_DTYPES RING TRANSCENDENTAL TRACK_MATCH_STATS
DEFAULT_INT DEV SCACHE ALLREDUCE_CAST ALL2ALL CHECK_OOB SPLIT_REDUCEOP WINO SPEC BEAM CCACHE
USE_ATOMICS IMAGE JIT MAX_KERNEL_BUFFERS CACHELEVEL CAPTURING LRU PARALLEL TRACEMETA SUM_DTYPE
""".split()
LAYERS = """
Conv2d Embedding BatchNorm BatchNorm2d Linear Conv1d InstanceNorm LSTMCell LayerNorm RMSNorm
ConvTranspose1d ConvTranspose2d GroupNorm LayerNorm2d
""".split()
MODULES = {
  "tinygrad.nn.optim": "SGD Adam Muon AdamW LAMB LARS OptimizerGroup Optimizer",
  "tinygrad.nn.state": "get_parameters tar_extract get_state_dict load_state_dict safe_load "
  "safe_save torch_load TensorIO",
  "tinygrad.engine.jit": "TinyJit JitError",
  "tinygrad.device": "Device Buffer Compiled is_dtype_supported",
  "tinygrad.tensor": "Tensor dtypes cast",
  "tinygrad.uop.ops": "UOp",
  "extra.lr_scheduler": "LR_Scheduler LRSchedulerGroup",
  "extra.bench_log": "BenchEvent WallTimeEvent",
  "extra.models.bert": "",
  "extra.datasets.wikipedia": "",
  "examples.mlperf.dataloader": "",
  "examples.mlperf.helpers": "",
  "examples.mlperf.initializers": "",
  "examples.mlperf.lr_schedulers": "",
}
COUNTERS = "reset global_ops global_mem mem_used kernel_count mem_used_per_device time_sum_s"


def missing(owner: object, names: list[str]) -> list[str]:
  return [name for name in names if not hasattr(owner, name)]


def test_top_level():
  assert not missing(tinygrad, TOP_LEVEL)


def test_tensor():
  matrix = Tensor([[1.0]])
  assert not missing(Tensor, STATICS)
  assert not missing(matrix, PROPERTIES)
  assert not missing(matrix, METHODS)
  assert not missing(matrix, [f"__{name}__" for name in OPERATORS])


def test_dtypes():
  assert not missing(dtypes, DTYPES)
  assert not missing(importlib.import_module("tinygrad.dtype"), DTYPE_MODULE)


def test_helpers():
  assert not missing(importlib.import_module("tinygrad.helpers"), HELPERS)


@pytest.mark.parametrize("name", SETTINGS)
def test_setting(name):
  value = importlib.import_module("tinygrad.helpers").ContextVar._cache[name].value
  with Context(**{name: value}):
    pass


def test_layers():
  assert not missing(nn, LAYERS)


@pytest.mark.parametrize("module", MODULES)
def test_module(module):
  assert not missing(importlib.import_module(module), MODULES[module].split())


def test_devices_and_counters():
  assert Device.canonicalize("cpu:0") == "CPU"
  assert dtypes.float32 in Device.default.renderer.supported_dtypes()
  assert dtypes.weakint not in Device[Device.DEFAULT].renderer.supported_dtypes()
  assert not missing(GlobalCounters, COUNTERS.split())


def test_jit_names():
  jit = TinyJit(lambda x: x + 1, prune=True)
  assert jit.captured is None
  for i in range(3):
    jit(Tensor([float(i)]).realize())
  assert jit.captured is not None
  jit.captured.free_intermediates()
  jit.reset()
  assert jit.captured is None


def test_function_is_its_body():
  @tinygrad.function(precompile=True)
  def add(a, b=1):
    return a + b

  assert add.__name__ == "add"
  assert tinygrad.function(add)(Tensor([1, 2]), b=Tensor([3, 4])).tolist() == [4, 6]
  with pytest.raises(NotImplementedError, match="grad_fxn"):
    tinygrad.function(add, grad_fxn=add)


def test_invalid_is_one_object():
  assert InvalidType() is Invalid
  assert repr(Invalid) == "Invalid"
  storage = Tensor.full((2, 3), Invalid, dtype=dtypes.float32)
  assert (storage.shape, storage.dtype) == ((2, 3), dtypes.float32)
  assert storage.assign(Tensor.ones(2, 3)).tolist() == [[1.0] * 3] * 2


def test_older_names():
  x = Tensor([1.0, 2.0], requires_grad=True)
  assert x.lazydata is x.uop
  with Tensor.train():
    assert Tensor.training
    with Tensor.test():
      assert not Tensor.training
    assert Tensor.training
  assert x.as_param(0).tolist() == [1.0, 2.0]


def test_bench_log(tmp_path, monkeypatch):
  from extra.bench_log import BenchEvent, WallTimeEvent

  monkeypatch.setenv("BENCHMARK_LOG", str(tmp_path / "log"))
  with WallTimeEvent(BenchEvent.STEP) as timed:
    pass
  assert (tmp_path / "log").read_text() == f'{{"event": "step", "seconds": {timed.seconds}}}\n'
