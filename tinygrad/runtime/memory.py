"""Blocks of memory for tensors and for the scratch space of kernels."""

from __future__ import annotations

import ctypes
import mmap

import numpy as np

_HUGE = 2 << 20
_MADV_HUGEPAGE = 14


class Block:
  """Anonymous private memory, 64-byte aligned, on huge pages from 2 MiB up. Raises OSError."""

  def __init__(self, nbytes: int):
    self.nbytes = nbytes
    # a vector may be read whole at the end, and huge pages need an aligned start
    slack = 64 + (_HUGE if nbytes >= _HUGE else 0)
    self.map = mmap.mmap(-1, nbytes + slack, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    raw = np.frombuffer(self.map, np.uint8)
    align = _HUGE if nbytes >= _HUGE else 64
    start = -raw.ctypes.data % align
    self.array = raw[start : start + nbytes]
    self.address = int(raw.ctypes.data) + start
    if nbytes >= _HUGE:
      size = ctypes.c_size_t(nbytes // _HUGE * _HUGE)
      ctypes.CDLL(None).madvise(ctypes.c_void_p(self.address), size, _MADV_HUGEPAGE)
