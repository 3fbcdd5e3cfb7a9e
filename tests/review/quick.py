"""A review with next to no effort: for tests of everything but its judgement."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from bakufu.arena.match import play_match
from bakufu.bots import make
from bakufu.bots.budget import Allowance
from bakufu.bots.job import game_of
from bakufu.games import WORDS
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.record import Record
from bakufu.review import comparing, jobs
from bakufu.review.katana import outlook as katana_outlook
from bakufu.review.katana import turn_trial
from bakufu.review.shogun import move_trial, outlook, plan_trial

ROOT = Path(__file__).parents[2]
LITTLE: dict[ModuleType, dict[str, object]] = {
    comparing: {"MORE": 1, "FEWEST": 1},
    jobs: {"USUAL": 2, "MOST": 2},
    plan_trial: {"PLAYOUTS": 3, "SEARCHES": 1, "GUESSES": 0, "MORE_GUESSES": 0, "FIRST": 2},
    move_trial: {"WORLDS": 1, "FEWEST": 1, "GUESSES": 1, "FIRST": 2},
    outlook: {"WORLDS": 2},
    turn_trial: {"FIRST": 2, "PLAYOUTS": 4, "TRIED": 1, "BEST": 1, "FINDING": Allowance(10, None)},
    katana_outlook: {"WORLDS": 2},
}


def with_little_effort(patch: pytest.MonkeyPatch) -> None:
    for module, constants in LITTLE.items():
        for name, value in constants.items():
            patch.setattr(module, name, value)


def nagashino() -> Record:
    """The example game of the handbook: SHOGUN, three players."""
    return read((ROOT / "docs/games/nagashino.json").read_text(encoding="utf-8"), WORDS)


@cache
def played(name: str, players: int, level: str = "ashigaru", **options: object) -> Record:
    game = game_of(name, None)
    chosen = game.options(game.start({"players": players, **options}, "review"))
    bots = [make(name, level, f"review/{seat}") for seat in range(players)]
    return play_match(game, chosen, "review", bots, [level] * players).record(game, chosen, "review")
