"""The levels of play by name, and the one method a player has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bakufu.bots.ashigaru import Ashigaru
from bakufu.bots.chance_player import ChancePlayer
from bakufu.bots.daimyo import Daimyo
from bakufu.bots.outside import is_import_path, outside
from bakufu.bots.samurai import Samurai
from bakufu.bots.search.allowances import allowance
from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.errors import BadOption
from bakufu.kernel.names import one_of
from bakufu.shogun.view import View


class Bot(Protocol):
    """A player. It is handed what its seat may know, never the state."""

    def decide(self, view: View) -> int: ...


LEVELS: dict[str, Callable[[Rng], Bot]] = {
    "random": ChancePlayer,
    "ashigaru": Ashigaru,
    "samurai": Samurai,
    "daimyo": Daimyo,
}


def make(level: str, seed: Seed) -> Bot:
    """A player of this level, or the one behind this import path; the same seed makes it play the same way.

    A level that searches may be given a budget: `daimyo:0.2s`, `daimyo:200`.
    """
    name, colon, budget = level.partition(":")
    if is_import_path(level) and name not in LEVELS:
        player: Bot = outside(level, Rng(seed, level))
        return player
    if colon and name in LEVELS:
        if LEVELS[name] is not Daimyo:
            raise BadOption(f"{name} takes no budget; possible: {name} alone")
        return Daimyo(Rng(seed, name), allowance(name, budget))
    if level not in LEVELS:
        raise BadOption(f"unknown bot {level!r}; {one_of(level, LEVELS)}")
    return LEVELS[level](Rng(seed, level))
