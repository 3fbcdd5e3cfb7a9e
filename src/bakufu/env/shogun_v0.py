"""Environments of SHOGUN, with the options players, side, setup and modules. See `bakufu.env.named`."""

from bakufu.env.named import Environments

_SHOGUN = Environments("shogun")
env = _SHOGUN.env
raw_env = _SHOGUN.raw_env
parallel_env = _SHOGUN.parallel_env
vector_env = _SHOGUN.vector_env
layout = _SHOGUN.layout
board = _SHOGUN.board
