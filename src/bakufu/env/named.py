"""The environments of a game under the names that PettingZoo gives its own: `env`, `raw_env` and `parallel_env`;
and `vector_env`, many games in one.

Options are those of the game's `start`. `reward` is "place", "win" or "points"; `shaping` adds rewards on the way.
`docs/environments.md` says what observations hold.
"""

from __future__ import annotations

from typing import Any

from bakufu.env.aec import InTurn
from bakufu.env.core import EnvCore
from bakufu.env.parallel import AtOnce
from bakufu.env.vector import SideBySide


class Environments:
    def __init__(self, game: str) -> None:
        self._game = game

    def env(self, reward: str = "place", shaping: float = 0.0, **options: Any) -> InTurn:
        """One seat after the other; an illegal move ends the game and costs who made it 1.

        The checks that PettingZoo's wrappers make are built in, so none is wrapped around it: they would cost far more
        than the game.
        """
        return InTurn(self._game, "end", reward, shaping, **options)

    def raw_env(self, reward: str = "place", shaping: float = 0.0, **options: Any) -> InTurn:
        """The same, but an illegal move raises `bakufu.IllegalMove` with the rule that refuses it."""
        return InTurn(self._game, "raise", reward, shaping, **options)

    def parallel_env(self, reward: str = "place", shaping: float = 0.0, **options: Any) -> AtOnce:
        """All seats at once; an illegal action ends the game and costs who chose it 1."""
        return AtOnce(self._game, reward, shaping, **options)

    def vector_env(
        self, games: int, reward: str = "place", shaping: float = 0.0, processes: int = 1, **options: Any
    ) -> SideBySide:
        """So many games side by side, all moved on in one call; an illegal action raises `bakufu.IllegalMove`.

        With several processes each has its share of the games; what comes of them is the same.
        """
        return SideBySide(self._game, games, reward, shaping, processes, **options)

    def layout(self, **options: Any) -> dict[str, slice]:
        """Where each field of an observation lies in a game with these options."""
        return EnvCore(self._game, options).layout()
