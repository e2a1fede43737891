"""Values of variables, where kernels read them, and masks for sizes that depend on variables."""

from __future__ import annotations

import weakref
from collections.abc import Sequence

from tinygrad.dtype import ConstType, dtypes
from tinygrad.uop import Ops
from tinygrad.uop.ops import Device_t, UOp
from tinygrad.uop.variable import Atom, Sym, upper

# int32 of shape () for each variable and device, so that equal expressions are one node
_nodes: weakref.WeakValueDictionary[tuple[Atom, Device_t], UOp] = weakref.WeakValueDictionary()
_OPS = {"mul": Ops.MUL, "div": Ops.IDIV, "mod": Ops.MOD}


def variable_node(atom: Atom, device: Device_t) -> UOp:
  """Node of a variable's value. One without value raises RuntimeError when it is read."""
  from tinygrad.device import variable_buffer
  from tinygrad.engine.realize import capturing

  if (found := _nodes.get((atom, device))) is None:
    found = _nodes[atom, device] = variable_buffer(device, *atom.args).reshape(())
  if capturing:
    capturing[-1].variables[atom, device] = found
  return found


def number_node(x: int, device: Device_t) -> UOp:
  """int32 of shape (): a number that may depend on variables."""

  def const(value: int) -> UOp:
    return UOp.const(dtypes.int32, value)

  if not isinstance(x, Sym):
    return const(x)
  out = const(x.const)
  for atom, factor in x.terms:
    if atom.op == "var":
      one = variable_node(atom, device)
    else:
      a, b = (number_node(arg, device) for arg in atom.args)
      one = a.alu(_OPS[atom.op], b)
      if atom.op == "div":
        # kernels divide toward zero, Python down
        rest = a.alu(Ops.ADD, one.alu(Ops.MUL, b).alu(Ops.NEG))
        down = rest.alu(Ops.CMPLT, const(0)).cast(dtypes.int32)
        one = one.alu(Ops.ADD, down.alu(Ops.NEG))
      elif atom.op == "mod":
        negative = one.alu(Ops.CMPLT, const(0))
        one = negative.alu(Ops.WHERE, one.alu(Ops.ADD, b), one)
    out = out.alu(Ops.ADD, one.alu(Ops.MUL, const(factor)))
  return out


def within(u: UOp, axes: Sequence[int], fill: ConstType, device: Device_t | None = None) -> UOp:
  """u with `fill` at the places of these axes that lie beyond their size."""
  from tinygrad.device import Device

  where = u.device or device or Device.DEFAULT
  shape = u.sizes
  for axis in axes:
    size = shape[axis]
    if not isinstance(size, Sym):
      continue
    row = (1,) * axis + (size,) + (1,) * (len(shape) - axis - 1)
    place = UOp.arange(upper(size), where).shrink(((0, size),)).reshape(row).expand(shape)
    end = number_node(size, where).reshape((1,) * len(shape)).expand(shape)
    rest = UOp.const(u.dtype, fill).reshape((1,) * len(shape)).expand(shape)
    u = place.alu(Ops.CMPLT, end).alu(Ops.WHERE, u, rest)
  return u


def symbolic_axes(u: UOp) -> tuple[int, ...]:
  """The axes whose size depends on a variable."""
  return tuple(i for i, s in enumerate(u.sizes) if isinstance(s, Sym))
