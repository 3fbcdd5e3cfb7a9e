"""Random play for the property tests: the games and tables that can be chosen, and moments in the middle of games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from benchmarks.random_players import company, pick
from benchmarks.subjects import BOARDS, SUBJECTS, SUBSETS
from hypothesis import strategies as st

import bakufu
from bakufu.kernel.contract import Game
from bakufu.shogun.modules.court.numbers import TAKE_FAVOUR
from tests.nightly import NIGHTLY

Options = dict[str, Any]
AnyGame = Game[Any, Any]

GAME = bakufu.load("shogun")
KATANA = bakufu.load("katana")
# With riches to begin with Swords are finished by the dozen, and the SHOGUN NO KATANA too, which chance rarely does.
RICH_KATANA = SUBJECTS["katana"].load("rich")
# Tables of SHOGUN's base game, and all with modules.
TABLES: list[Options] = [
    {"players": players, "side": side, "setup": setup} for players in (3, 4, 5) for side, setup in BOARDS
]
EVERY = SUBJECTS["shogun"].options
# A part has every set of modules and every table.
SHOGUN_GAMES: list[Options] = EVERY if NIGHTLY else EVERY[::5]
KATANA_EVERY = SUBJECTS["katana"].options
KATANA_GAMES: list[Options] = KATANA_EVERY * (2 if NIGHTLY else 1)  # they are few and short
# Decisions from here on are looked at when they are first asked: what modules ask, and all of the other game.
LOOKED_AT = {"shogun": TAKE_FAVOUR, "katana": 0}


def name_of(options: Options) -> str:
    chosen = [[str(one) for one in value] if isinstance(value, list) else [str(value)] for value in options.values()]
    return "-".join([name for names in chosen for name in names])


def _games(game: AnyGame, tables: list[Options], box: str = "") -> list[Any]:
    return [
        pytest.param(game, options, seed, id=f"{game.name}-{box}{name_of(options)}-{seed}")
        for seed, options in enumerate(tables)
    ]


every_table = pytest.mark.parametrize("options", TABLES, ids=name_of)  # of SHOGUN's base game
_SHOGUN = _games(GAME, SHOGUN_GAMES)
_KATANA = _games(KATANA, KATANA_GAMES) + _games(RICH_KATANA, KATANA_GAMES, "rich-")
# Each kind of game with a seed of its own: every file has a property that holds in all of them.
every_game = pytest.mark.parametrize(("game", "options", "seed"), _SHOGUN + _KATANA)
every_shogun = pytest.mark.parametrize(("game", "options", "seed"), _SHOGUN)
every_katana = pytest.mark.parametrize(("game", "options", "seed"), _KATANA)
games = st.sampled_from(SHOGUN_GAMES)
subsets = st.sampled_from(SUBSETS)
seeds = st.integers(0, 2**32 - 1)


class Play:
    """A game on its way, played at random by seats with leanings of their own."""

    def __init__(self, options: Options, seed: int, game: AnyGame = GAME) -> None:
        self.game = game
        self.options = options
        self.rng = bakufu.Rng(seed, "players")
        self.events: list[Any] = []
        self.state = self.game.start(options, seed, self.events)
        self.players = company(options["players"], SUBJECTS[game.name].leanings(options), self.rng)
        self.story = f"{game.name}, {options}, seed {seed}"
        self.moves = 0

    def __repr__(self) -> str:
        return f"<{self.story}, after {self.moves} moves>"

    def audit(self, state: Any) -> list[str]:
        """What is wrong with this state, or one that is imagined behind it."""
        return SUBJECTS[self.game.name].audit(state, self.game.facts.table)

    def everyone(self) -> list[int | None]:
        return [None, *range(self.options["players"])]

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

    def states(self) -> Iterator[Any]:
        """The state before the first move and after each one."""
        yield self.state
        while self.go_on():
            yield self.state

    def looks(self, stride: int) -> Iterator[Any]:
        """Some of these states, for what is dear: one in so many, and those in which something new is asked."""
        asked = set()
        for state in self.states():
            new = state.decision >= LOOKED_AT[self.game.name] and state.decision not in asked
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
        return bool(self.state.decision == decision)


@st.composite
def moments(draw: st.DrawFn, names: Sequence[str] = ("shogun", "katana")) -> Play:
    """Some table of some game, played for some moves, perhaps to the very end."""
    if draw(st.sampled_from(names)) == "shogun":
        play = Play(draw(games), draw(seeds))
        most = 500
    else:
        play = Play(draw(st.sampled_from(KATANA_EVERY)), draw(seeds), draw(st.sampled_from([KATANA, RICH_KATANA])))
        most = 250
    for _ in range(draw(st.integers(0, most))):
        play.go_on()
    return play
