"""Functions of tensors marked as such."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any


def function(
  fxn: Callable[..., Any] | None = None,
  *,
  precompile: bool = False,
  precompile_backward: bool = False,
  allow_implicit: bool = False,
  grad_fxn: Callable[..., Any] | None = None,
) -> Any:
  """Decorator of a function of tensors, whose body becomes part of the graph at each call.

  Calls of equal structure are scheduled and compiled once without it, so the options that ask for
  it change nothing; TinyJit saves the Python work too. Raises NotImplementedError for grad_fxn.
  """
  if grad_fxn is not None:
    raise NotImplementedError(
      "function: grad_fxn is not supported: write the value so that its gradient is what you "
      "want, as in value.detach() + (path - path.detach())"
    )
  if fxn is None:
    return function
  return functools.wraps(fxn)(lambda *args, **kwargs: fxn(*args, **kwargs))
