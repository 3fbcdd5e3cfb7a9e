"""SHOGUN NO KATANA as an environment, with the options players and rooms; `bakufu.env.named` says the rest."""

from bakufu.env.named import Environments

_KATANA = Environments("katana")
env = _KATANA.env
raw_env = _KATANA.raw_env
parallel_env = _KATANA.parallel_env
vector_env = _KATANA.vector_env
layout = _KATANA.layout
