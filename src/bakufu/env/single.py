"""One seat against bots or policies as a Gymnasium environment, with masks for MaskablePPO. `bakufu.env.SINGLES` has
the registered ids by game."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from bakufu.env.core import Cloned
from bakufu.env.how import divided
from bakufu.env.league import League, Opponent
from bakufu.env.rendering import METADATA, frame
from bakufu.env.seated import SeatedGame, ask, settle


class SingleSeat(Cloned, gymnasium.Env[NDArray[np.uint8], np.int64], EzPickle):
    """`opponents`: one for all other seats, one for each, or a league. With `seat` None, it changes every game.

    `given` is what all environments take (`reward`, `shaping`, `render_mode`, `encode`), and the options of the game.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        opponents: Opponent | Sequence[Opponent] | League = "ashigaru",
        seat: int | None = 0,
        **given: object,
    ) -> None:
        EzPickle.__init__(self, game, opponents, seat, **given)
        how, options = divided(given)
        self.render_mode = how.render_mode
        self._seated = SeatedGame(game, options, how, opponents, seat)
        self.observation_space = self._seated.core.array_space()
        self.action_space = self._seated.core.action_space()

    @property
    def seat(self) -> int:
        return self._seated.seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, object]]:
        super().reset(seed=seed)
        self._seated.begin(self.np_random)
        settle([self._seated])
        return self._told()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, object]]:
        seated = self._seated
        if seated.ended:
            raise RuntimeError("the game is not under way: reset the environment first")
        ask([(seated, seated.play(index(action)))])
        array, info = self._told()
        return array, seated.earned(), seated.ended, False, info

    def render(self) -> str | None:
        """The table as this seat sees it."""
        return frame(self.render_mode, self._seated.core, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal action mask, under the name that sb3-contrib's MaskablePPO expects."""
        masks: NDArray[np.bool_] = self._seated.observed()["action_mask"].astype(np.bool_)
        return masks

    def _told(self) -> tuple[NDArray[np.uint8], dict[str, object]]:
        seen = self._seated.observed()
        return self._seated.core.encoded(seen["observation"][None])[0], {
            "action_mask": seen["action_mask"],
            "seat": self.seat,
        }
