"""The environments of a game under PettingZoo's usual names: `env`, `raw_env` and `parallel_env`; and `vector_env` for
many games at once.

Options are those of the game's `start`. `reward` is "place", "win" or "points"; `shaping` adds intermediate rewards.
`docs/environments.md` describes the observations.
"""

from __future__ import annotations

from bakufu.env.aec import InTurn
from bakufu.env.core import EnvCore
from bakufu.env.parallel import AtOnce
from bakufu.env.vector import SideBySide


class Environments:
    def __init__(self, game: str) -> None:
        self._game = game

    def env(self, reward: str = "place", shaping: float = 0.0, **options: object) -> InTurn:
        """One seat after another. An illegal move ends the game with a reward of -1 for its seat.

        The checks of PettingZoo's wrappers are built in, because the wrappers would take far more time than the game.
        """
        return InTurn(self._game, "end", reward, shaping, **options)

    def raw_env(self, reward: str = "place", shaping: float = 0.0, **options: object) -> InTurn:
        """Like `env`, but an illegal move raises `bakufu.IllegalMove` with the rule that refuses it."""
        return InTurn(self._game, "raise", reward, shaping, **options)

    def parallel_env(self, reward: str = "place", shaping: float = 0.0, **options: object) -> AtOnce:
        """All seats at once. An illegal action ends the game with a reward of -1 for its seat."""
        return AtOnce(self._game, reward, shaping, **options)

    def vector_env(
        self, games: int, reward: str = "place", shaping: float = 0.0, processes: int = 1, **options: object
    ) -> SideBySide:
        """Many games stepped in one call. An illegal action raises `bakufu.IllegalMove`.

        Several processes divide the games among them; the results are the same.
        """
        return SideBySide(self._game, games, reward, shaping, processes, **options)

    def layout(self, **options: object) -> dict[str, slice]:
        """The position of each observation field in a game with these options."""
        return EnvCore(self._game, options).layout()
