"""Shared set-up: the default device is the CPU, and one thread per library."""

import os

# before tinygrad is imported: settings are read once
os.environ.setdefault("DEV", "CPU")
os.environ.setdefault("OMP_NUM_THREADS", "1")
