"""Reinforcement learning environments: PettingZoo for all seats, many games at once, one seat against bots.

from bakufu.env import shogun_v0
env = shogun_v0.env(players=3)
"""

from importlib import import_module

try:
    import gymnasium

    for _library in ("numpy", "pettingzoo"):
        import_module(_library)
except ImportError as missing:
    raise ImportError(f"bakufu.env needs {missing.name}: pip install 'bakufu[env]'", name=missing.name) from None

import pettingzoo

from bakufu.env import katana_v0, shogun_v0
from bakufu.env.data.decisions import decisions
from bakufu.env.league import League
from bakufu.env.vector import random_actions

# Gymnasium ids of the single-seat environments, by game.
SINGLES = {"shogun": "bakufu/Shogun-v0", "katana": "bakufu/Katana-v0"}

for _game, _name in SINGLES.items():
    if _name not in gymnasium.registry:
        gymnasium.register(
            id=_name,
            entry_point="bakufu.env.single:SingleSeat",
            vector_entry_point="bakufu.env.vector:AgainstOpponents",
            kwargs={"game": _game},
        )
    # PettingZoo has a registry since 1.27. The ids are the same there: these environments have all seats.
    for _kind, _registered, _function in (
        ("aec", "aec_registry", "env"),
        ("parallel", "parallel_registry", "parallel_env"),
    ):
        if _name not in getattr(pettingzoo, _registered, {_name: None}):
            pettingzoo.register(_kind, _name, entry_point=f"bakufu.env.{_game}_v0:{_function}")

__all__ = ["SINGLES", "League", "decisions", "katana_v0", "random_actions", "shogun_v0"]
