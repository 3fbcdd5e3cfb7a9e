"""One seat against bots as a Gymnasium environment, with masks for MaskablePPO. `bakufu.env.SINGLES` has the registered
ids by game."""

from __future__ import annotations

from collections.abc import Sequence

import gymnasium
import numpy as np
from numpy.typing import NDArray

from bakufu.bots import Bot, make
from bakufu.env.core import EnvCore
from bakufu.env.rewards import FOR_ILLEGAL
from bakufu.kernel.errors import BadOption


class SingleSeat(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """`opponents` is one level for all other seats or one per seat. With `seat` None, the seat changes every game."""

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "ashigaru",
        seat: int | None = 0,
        reward: str = "place",
        shaping: float = 0.0,
        **options: object,
    ) -> None:
        self.render_mode = None
        self._core = EnvCore(game, options, reward, shaping)
        others = len(self._core.seats) - 1
        self._levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self._levels) != others:
            raise BadOption("error-opponents", given=len(self._levels), seats=others)
        if seat is not None and seat not in self._core.seats:
            raise BadOption("error-fact-range", path="seat", value=seat, least=0, most=others)
        self._fixed_seat = seat
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self.observation_space = self._core.array_space()
        self.action_space = self._core.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, object]]:
        super().reset(seed=seed)
        begun = int(self.np_random.integers(1 << 62))
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(len(self._core.seats)))
        others = [seat for seat in self._core.seats if seat != self.seat]
        self._bots = {
            seat: make(self._core.game.name, level, f"{begun}/{seat}")
            for seat, level in zip(others, self._levels, strict=True)
        }
        self._core.begin(begun)
        self._let_others_play()
        return self._told()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, object]]:
        if self._core.state is None or self._core.over():
            raise RuntimeError("the game is not under way: reset the environment first")
        if not self._core.turns.play(self.seat, int(action)):
            array, info = self._told()
            return array, FOR_ILLEGAL, True, False, info
        self._let_others_play()
        array, info = self._told()
        return array, self._core.earned()[self.seat], self._core.over(), False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal action mask, under the name that sb3-contrib's MaskablePPO expects."""
        masks: NDArray[np.bool_] = self._core.observe(self.seat)["action_mask"].astype(np.bool_)
        return masks

    def _let_others_play(self) -> None:
        """Let bots play until this seat is to move. Bots that plan simultaneously plan before it."""
        core = self._core
        while not core.over():
            waiting = [seat for seat in core.game.to_move(core.state) if seat != self.seat]
            if not waiting:
                return
            move = self._bots[waiting[0]].decide(core.game.view(core.state, waiting[0]))
            if not core.turns.play(waiting[0], move):
                core.refuse(waiting[0], move)

    def _told(self) -> tuple[NDArray[np.uint8], dict[str, object]]:
        seen = self._core.observe(self.seat)
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self.seat}
