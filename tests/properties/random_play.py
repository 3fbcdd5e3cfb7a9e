"""Random play for the property tests: the tables that can be chosen, and moments in the middle of their games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from benchmarks.random_players import company, pick
from hypothesis import strategies as st

import bakufu
from bakufu.shogun.game import Shogun
from bakufu.shogun.modules.kinds import TAKE_FAVOUR
from bakufu.shogun.options import MODULES
from bakufu.shogun.state import State

Options = dict[str, Any]

GAME = bakufu.load("shogun")
BOARDS = (("sun", "fixed"), ("sun", "claim"), ("moon", "claim"))
TABLES: list[Options] = [
    {"players": players, "side": side, "setup": setup} for players in (3, 4, 5) for side, setup in BOARDS
]

SUBSETS = [[name for bit, name in enumerate(MODULES) if bits & 1 << bit] for bits in range(1 << len(MODULES))]
EVERY = [{**table, "modules": modules} for modules in SUBSETS for table in TABLES]
# The compiled build plays all of them; the source as it is plays a part, with every set of modules and every table.
GAMES: list[Options] = EVERY if bakufu.COMPILED else EVERY[::5]
FIRST_OF_MODULES = TAKE_FAVOUR  # decisions from here on are asked by modules


def name_of(options: Options) -> str:
    table = "-".join(str(options[key]) for key in ("players", "side", "setup"))
    return "-".join([table, *options.get("modules", ())])


every_table = pytest.mark.parametrize("options", TABLES, ids=name_of)  # of the base game
# Each set of modules on each table, with a seed of its own: every file has a property that holds in all of them.
every_game = pytest.mark.parametrize(
    ("options", "seed"), [pytest.param(options, seed, id=name_of(options)) for seed, options in enumerate(GAMES)]
)
games = st.sampled_from(GAMES)
subsets = st.sampled_from(SUBSETS)
seeds = st.integers(0, 2**32 - 1)


class Play:
    """A game on its way, played at random by seats with leanings of their own."""

    def __init__(self, options: Options, seed: int, game: Shogun = GAME) -> None:
        self.game = game
        self.options = options
        self.rng = bakufu.Rng(seed, "players")
        self.events: list[Any] = []
        self.state = self.game.start(options, seed, self.events)
        self.players = company(options["players"], self.rng, options.get("modules", ()))
        self.story = f"{options}, seed {seed}"
        self.moves = 0

    def __repr__(self) -> str:
        return f"<{self.story}, after {self.moves} moves>"

    def choose(self) -> tuple[int, int]:
        """The next seat and its move, not made yet."""
        awaited = self.game.to_move(self.state)
        seat = awaited[self.rng.below(len(awaited))]
        return seat, pick(self.players[seat], self.state, seat, self.game.moves(self.state, seat), self.rng)

    def go_on(self) -> bool:
        """One move; whether there was one to make."""
        if not self.game.to_move(self.state):
            return False
        self.game.play(self.state, *self.choose(), self.events)
        self.moves += 1
        return True

    def states(self) -> Iterator[State]:
        """The state before the first move and after each one."""
        yield self.state
        while self.go_on():
            yield self.state

    def looks(self, stride: int) -> Iterator[State]:
        """Some of these states, for what is dear: one in so many, and all in which a module asks something new."""
        asked = set()
        for state in self.states():
            new = state.decision >= FIRST_OF_MODULES and state.decision not in asked
            asked.add(state.decision)
            if new or self.moves % stride == 0:
                yield state

    def watchers(self) -> tuple[int | None, int]:
        """A spectator and one of the seats, another one after each move: what all of them see is dear as well."""
        return None, self.moves % self.state.setting.players

    def until(self, decision: int) -> bool:
        """Play on to the next decision of this kind, if there is one."""
        while self.state.decision != decision and self.go_on():
            pass
        return self.state.decision == decision


@st.composite
def moments(draw: st.DrawFn) -> Play:
    """Some table with some modules, played for some moves, perhaps to the very end."""
    play = Play(draw(games), draw(seeds))
    for _ in range(draw(st.integers(0, 500))):
        play.go_on()
    return play
