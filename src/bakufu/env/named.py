"""The environments of a game under PettingZoo's usual names: `env`, `raw_env` and `parallel_env`; and `vector_env` for
many games at once.

All take the options of the game's `start`. `reward` is "place", "win" or "points"; `shaping` adds intermediate rewards;
`render_mode` is None or "ansi"; `encode` is "page" or "relative". `docs/environments.md` describes the observations.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

import numpy as np
from numpy.typing import NDArray

from bakufu.env.aec import InTurn
from bakufu.env.core import EnvCore
from bakufu.env.encoding import PAGE
from bakufu.env.how import How, divided
from bakufu.env.league import League, Opponent
from bakufu.env.parallel import AtOnce
from bakufu.env.vector import AgainstOpponents, SideBySide
from bakufu.kernel.errors import BadOption


class Environments:
    def __init__(self, game: str) -> None:
        self._game = game

    def env(self, reward: str = "place", shaping: float = 0.0, **more: object) -> InTurn:
        """One seat after another. An illegal move ends the game with a reward of -1 for its seat.

        The checks of PettingZoo's wrappers are built in, because the wrappers would take far more time than the game.
        """
        how, options = divided({"reward": reward, "shaping": shaping, **more})
        return InTurn(self._game, "end", how, **options)

    def raw_env(self, reward: str = "place", shaping: float = 0.0, **more: object) -> InTurn:
        """Like `env`, but an illegal move raises `bakufu.IllegalMove` with the rule that refuses it."""
        how, options = divided({"reward": reward, "shaping": shaping, **more})
        return InTurn(self._game, "raise", how, **options)

    def parallel_env(self, reward: str = "place", shaping: float = 0.0, **more: object) -> AtOnce:
        """All seats at once. An illegal action ends the game with a reward of -1 for its seat."""
        how, options = divided({"reward": reward, "shaping": shaping, **more})
        return AtOnce(self._game, how, **options)

    @overload
    def vector_env(
        self,
        games: int,
        reward: str = "place",
        shaping: float = 0.0,
        processes: int = 1,
        *,
        opponents: Opponent | Sequence[Opponent] | League,
        **more: Any,
    ) -> AgainstOpponents: ...
    @overload
    def vector_env(
        self,
        games: int,
        reward: str = "place",
        shaping: float = 0.0,
        processes: int = 1,
        *,
        opponents: None = None,
        **more: Any,
    ) -> SideBySide: ...
    def vector_env(
        self,
        games: int,
        reward: str = "place",
        shaping: float = 0.0,
        processes: int = 1,
        *,
        opponents: Opponent | Sequence[Opponent] | League | None = None,
        **more: Any,
    ) -> SideBySide | AgainstOpponents:
        """Many games stepped in one call, with all their seats; an illegal action raises `bakufu.IllegalMove`.

        With `opponents`, one `seat` per game, as in the environment for one seat: one for all other seats, one for
        each, or a `League`. Several processes divide the games among them; the results are the same.
        """
        given = {"reward": reward, "shaping": shaping, **more}
        if opponents is not None:
            return AgainstOpponents(self._game, games, opponents, processes=processes, **given)
        if "seat" in more:
            raise BadOption("error-option", option="seat", value=repr(more["seat"]), possible="only with opponents=")
        how, options = divided(given)
        return SideBySide(self._game, games, how, processes, **options)

    def layout(self, encode: str = PAGE, **options: object) -> dict[str, slice]:
        """The position of each field, or part, of the observation in a game with these options."""
        return EnvCore(self._game, options, How(encode=encode)).layout()

    def board(self, **options: object) -> dict[str, NDArray[np.int8]]:
        """What never changes on the board of a game with these options, for networks on graphs."""
        core = EnvCore(self._game, options)
        return core.observed.board(core.game.setting(core.options))
