"""A game of one seat: the other seats have bots, which are compiled, or frozen policies, which are asked for many games
at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from bakufu.bots import Bot, levels_of, make
from bakufu.bots.opponents import Opponents
from bakufu.env.core import EnvCore, Observation
from bakufu.env.how import How
from bakufu.env.league import League, Opponent, Policy, checked
from bakufu.env.rewards import FOR_ILLEGAL
from bakufu.kernel.errors import BadOption, BakufuError, IllegalMove
from bakufu.kernel.stepping.turns import NOBODY, REFUSED


class SeatedGame:
    """`seat` None: the seat changes with every game."""

    def __init__(
        self,
        name: str,
        options: dict[str, object],
        how: How,
        opponents: Opponent | Sequence[Opponent] | League,
        seat: int | None,
        like: SeatedGame | None = None,
    ) -> None:
        self.core: EnvCore = EnvCore(name, options, how, like=None if like is None else like.core)
        others = len(self.core.seats) - 1
        self._opponents: list[Opponent] | League = checked(name, opponents, others) if like is None else like._opponents
        if seat is not None and seat not in self.core.seats:
            raise BadOption("error-fact-range", path="seat", value=seat, least=0, most=others)
        self._fixed_seat = seat
        self.seat = seat or 0
        self.ended = True
        self._begun = 0
        self._drawn: dict[int, str] = {}  # members of the league by seat
        self._seated: dict[int, Opponent] = {}
        self._table: Opponents | None = None

    def begin(self, rng: np.random.Generator) -> None:
        """A new game; bots have not decided anything yet."""
        self._begun = int(rng.integers(1 << 62))
        if self._fixed_seat is None:
            self.seat = int(rng.integers(len(self.core.seats)))
        others = [seat for seat in self.core.seats if seat != self.seat]
        if isinstance(self._opponents, League):
            self._drawn = dict(zip(others, self._opponents.draw(len(others), rng), strict=True))
            self._seated = {seat: self._opponents.member(name) for seat, name in self._drawn.items()}
        else:
            self._seated = dict(zip(others, self._opponents, strict=True))
        self.core.begin(self._begun)
        self._table = self._opponents_of(self.core, [self._bot(seat) for seat in self.core.seats])
        self.ended = False

    @property
    def table(self) -> Opponents:
        assert self._table is not None, "no game has begun"
        return self._table

    def advance(self) -> Policy | None:
        """Let the bots play on. Returns the policy to ask next; None if it is this seat's turn, or the game is over."""
        return self.reached(self.table.advance())

    def play(self, action: int) -> Policy | None:
        """Make a move of this seat, then `advance`. An illegal one ends the game."""
        return self.reached(self.table.play(action))

    def reached(self, asked: int) -> Policy | None:
        """The bots have played on to this seat, or to the end."""
        if asked == self.seat:
            return None
        if asked in (NOBODY, REFUSED):
            self.ended = True
            if asked == NOBODY:
                self._record()
            return None
        self.asked = asked
        policy = self._seated[asked]
        assert callable(policy)
        return policy

    def answer(self, action: int) -> None:
        """The decision of the policy that was asked. Raises `IllegalMove`."""
        core = self.core
        if not core.turns.play(self.asked, action):
            rule = core.game.refusal(core.state, self.asked, action)
            legal = ", ".join(map(str, core.game.moves(core.state, self.asked)))
            told = BakufuError(
                "error-illegal-opponent", rule=rule, seat=str(self.asked), action=str(action), legal=legal
            )
            raise IllegalMove(rule, told)

    def observed(self) -> Observation:
        """The page that this seat sees now, and its legal moves."""
        self.core.check_begun()
        return self.core.page(self.seat)

    def earned(self) -> float:
        """What this seat has earned since its last decision; call it once for each."""
        return FOR_ILLEGAL if self.ended and not self.core.over() else self.core.earned()[self.seat]

    def _record(self) -> None:
        if isinstance(self._opponents, League):
            places = {row.seat: row.place for row in self.core.game.standings(self.core.state)}
            for seat, name in self._drawn.items():
                ahead = places[seat] - places[self.seat]
                self._opponents.record(name, 0.5 if ahead == 0 else float(ahead > 0))

    def _bot(self, seat: int) -> Bot | None:
        level = self._seated.get(seat)
        return make(self.core.game.name, level, f"{self._begun}/{seat}") if isinstance(level, str) else None

    def _opponents_of(self, core: EnvCore, bots: list[Bot | None]) -> Opponents:
        """Our own levels keep nothing of what they see and change nothing in it; other bots get copies."""
        game = core.game
        ours = levels_of(game.name)
        views: list[Callable[[Any, int], Any]] = []
        for seat in core.seats:
            level = str(self._seated.get(seat)).partition(":")[0]
            views.append(game.glance if level in ours else game.view)
        return Opponents(core.turns, bots, views, self.seat)

    def __deepcopy__(self, memo: dict[int, object]) -> SeatedGame:
        """The same game with the same bots; policies and the league are shared."""
        core = self.core
        twin = SeatedGame(core.game.name, core.options, core.how, (), self._fixed_seat, like=self)
        memo[id(self)] = twin
        twin.core = core.__deepcopy__(memo)
        twin.seat, twin.ended, twin._begun = self.seat, self.ended, self._begun
        twin._drawn, twin._seated = self._drawn, self._seated
        if self._table is not None:
            twin._table = twin._opponents_of(twin.core, [self._copied(seat) for seat in core.seats])
        return twin

    def _copied(self, seat: int) -> Bot | None:
        """A bot whose decisions follow from its seed and the view is made again; another has a `copy` of its own."""
        copy = getattr(self.table.bots[seat], "copy", None)
        bot: Bot | None = self._bot(seat) if copy is None else copy()
        return bot


def settle(games: Sequence[SeatedGame]) -> None:
    """Play on until each game waits for its own seat or is over."""
    ask([(game, game.advance()) for game in games])


def ask(waiting: Sequence[tuple[SeatedGame, Policy | None]]) -> None:
    """Play on from games that wait for a policy, if any. It is asked for all its games in one call."""
    while waiting:
        asked: dict[int, tuple[Policy, list[SeatedGame]]] = {}
        for game, policy in waiting:
            if policy is not None:
                asked.setdefault(id(policy), (policy, []))[1].append(game)
        for policy, games in asked.values():
            seen = [game.core.page(game.asked) for game in games]
            pages = games[0].core.encoded(np.stack([one["observation"] for one in seen]))
            actions = policy(pages, np.stack([one["action_mask"] for one in seen]))
            given = np.asarray(actions)
            if given.shape != (len(games),) or given.dtype.kind not in "iu":
                raise ValueError(
                    f"a policy among the opponents returned {given.dtype} of shape {given.shape}; "
                    f"wanted: {len(games)} whole numbers, one by row"
                )
            for game, action in zip(games, given.tolist(), strict=True):
                game.answer(action)
        waiting = [(game, game.advance()) for _, games in asked.values() for game in games]
