"""Who sits opposite the learner: bots by level, frozen policies, or a league of both, drawn for every game."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from bakufu.bots import make
from bakufu.kernel.errors import BadOption

# Observations and legal action masks, a row per game, to an action per game.
Policy = Callable[[NDArray[Any], NDArray[np.int8]], ArrayLike]
Opponent = str | Policy

FLOOR = 0.05  # nobody's weight falls below this share of an unbeaten opponent's: what is forgotten is noticed


class League:
    """Opponents by name. Those that the learner has beaten less often lately are drawn more often.

    `hardness` 0 draws all alike; 1 by the share of games in which they were not beaten, 2 by its square. `memory` is
    the number of last games that count. Without an opponent of its own, a name is a bot's level.
    """

    def __init__(
        self, members: Mapping[str, Opponent] | Sequence[str], hardness: float = 1.0, memory: int = 200
    ) -> None:
        """Raises `BadOption`. An unknown level is refused where the league meets a game: by the environment."""
        if isinstance(members, str):
            members = [members]
        if not members:
            raise BadOption("error-option", option="members", value=members, possible="at least one opponent")
        if memory < 1:
            raise BadOption("error-option", option="memory", value=memory, possible="1, 2, 3, ...")
        self._memory = memory
        self._hardness = hardness
        self._members: dict[str, Opponent] = {}
        self._beaten: dict[str, deque[float]] = {}
        for name in members:
            self.add(name, members[name] if isinstance(members, Mapping) else name)

    def add(self, name: str, opponent: Opponent) -> None:
        """A new member, for example the learner as it is now; one of the same name is replaced. Raises `BadOption`."""
        _check_kind(opponent)
        self._members[name] = opponent
        self._beaten[name] = deque(maxlen=self._memory)

    def draw(self, count: int, rng: np.random.Generator) -> list[str]:
        """Names of members, by their chances; the same one may come more than once."""
        chances = list(self.chances().values())
        return [str(name) for name in rng.choice(list(self._members), count, p=chances)]

    def member(self, name: str) -> Opponent:
        """The opponent of this name."""
        return self._members[name]

    def chances(self) -> dict[str, float]:
        """By name: how likely the next opponent is this one."""
        weights = {name: max(FLOOR, (1.0 - self.beaten(name)) ** self._hardness) for name in self._members}
        return {name: weight / sum(weights.values()) for name, weight in weights.items()}

    def beaten(self, name: str) -> float:
        """The share of the last games against this member in which the learner came before it. Ties count half; a
        newcomer counts as even."""
        games = self._beaten[name]
        return (sum(games) + 1) / (len(games) + 2)

    def names(self) -> list[str]:
        return list(self._members)

    def games(self, name: str) -> int:
        """How many of the last games against this member count: `memory` at most."""
        return len(self._beaten[name])

    def record(self, name: str, beaten: float) -> None:
        """Note a game against this member: 1 if the learner came before it, 0 if behind, 0.5 for a tie."""
        if name in self._beaten:
            self._beaten[name].append(beaten)


def checked(game: str, opponents: Opponent | Sequence[Opponent] | League, others: int) -> list[Opponent] | League:
    """One opponent for each other seat, or a league to draw them from."""
    if isinstance(opponents, League):
        for name in opponents.names():
            _check(game, opponents.member(name))
        return opponents
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        found = [opponents] * others
    else:
        found = list(opponents)
    if len(found) != others:
        raise BadOption("error-opponents", given=len(found), seats=others)
    for opponent in found:
        _check(game, opponent)
    return found


def _check(game: str, opponent: Opponent) -> None:
    """An unknown level is refused now, not in the first game."""
    _check_kind(opponent)
    if isinstance(opponent, str):
        make(game, opponent, 0)


def _check_kind(opponent: object) -> None:
    """A class is no policy, although it can be called: bots are named by their import path."""
    if not isinstance(opponent, str) and (isinstance(opponent, type) or not callable(opponent)):
        possible = "a bot such as 'ashigaru' or 'my.module:Class', a function of observations and masks, a League"
        raise BadOption("error-option", option="opponents", value=repr(opponent), possible=possible)
