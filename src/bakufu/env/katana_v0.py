"""Environments of SHOGUN NO KATANA, with the options players and rooms. See `bakufu.env.named`."""

from bakufu.env.named import Environments

_KATANA = Environments("katana")
env = _KATANA.env
raw_env = _KATANA.raw_env
parallel_env = _KATANA.parallel_env
vector_env = _KATANA.vector_env
layout = _KATANA.layout
