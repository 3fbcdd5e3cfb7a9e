"""SHOGUN, named as PettingZoo names its own: `env`, `raw_env` and `parallel_env`, with the options of the game.

Options are those of `bakufu.load("shogun").start`: players, side, setup, modules. `reward` is "place", "win" or
"points"; `shaping` adds rewards on the way. `docs/environments.md` says what observations hold.
"""

from __future__ import annotations

from typing import Any

from bakufu.env.aec import InTurn
from bakufu.env.desk import Desk
from bakufu.env.parallel import AtOnce


def env(reward: str = "place", shaping: float = 0.0, **options: Any) -> InTurn:
    """One seat after the other; an illegal move ends the game and costs who made it 1.

    The checks that PettingZoo's wrappers make are built in, so none is wrapped around it: they would cost far more than
    the game.
    """
    return InTurn("shogun", "end", reward, shaping, **options)


def raw_env(reward: str = "place", shaping: float = 0.0, **options: Any) -> InTurn:
    """The same, but an illegal move raises `bakufu.IllegalMove` with the rule that refuses it."""
    return InTurn("shogun", "raise", reward, shaping, **options)


def parallel_env(reward: str = "place", shaping: float = 0.0, **options: Any) -> AtOnce:
    """All seats at once; an illegal action ends the game and costs who chose it 1."""
    return AtOnce("shogun", reward, shaping, **options)


def layout(**options: Any) -> dict[str, slice]:
    """Where each field of an observation lies in a game with these options."""
    return Desk("shogun", options).layout()
