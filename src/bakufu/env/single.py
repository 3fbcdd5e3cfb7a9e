"""One seat against bots: Gymnasium's environment, registered for each game as in `bakufu.env.SINGLES`, with masks for
MaskablePPO."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from bakufu.bots import Bot, make
from bakufu.env.core import Desk
from bakufu.env.rewards import FOR_ILLEGAL
from bakufu.kernel.errors import BadOption


class SingleSeat(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """`opponents` is one level for all other seats or one for each; `seat` None: a new one in each game."""

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "ashigaru",
        seat: int | None = 0,
        reward: str = "place",
        shaping: float = 0.0,
        **options: Any,
    ) -> None:
        self.render_mode = None
        self._desk = Desk(game, options, reward, shaping)
        others = len(self._desk.seats) - 1
        self._levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self._levels) != others:
            raise BadOption("error-opponents", given=len(self._levels), seats=others)
        if seat is not None and seat not in self._desk.seats:
            raise BadOption("error-fact-range", path="seat", value=seat, least=0, most=others)
        self._fixed_seat = seat
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self.observation_space = self._desk.array_space()
        self.action_space = self._desk.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        begun = int(self.np_random.integers(1 << 62))
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(len(self._desk.seats)))
        others = [seat for seat in self._desk.seats if seat != self.seat]
        self._bots = {
            seat: make(self._desk.game.name, level, f"{begun}/{seat}")
            for seat, level in zip(others, self._levels, strict=True)
        }
        self._desk.begin(begun)
        self._let_others_play()
        return self._told()

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        if self._desk.state is None or self._desk.over():
            raise RuntimeError("the game is not under way: reset the environment first")
        if not self._desk.turns.play(self.seat, int(action)):
            array, info = self._told()
            return array, FOR_ILLEGAL, True, False, info
        self._let_others_play()
        array, info = self._told()
        return array, self._desk.earned()[self.seat], self._desk.over(), False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, under the name that sb3-contrib's MaskablePPO asks for."""
        masks: NDArray[np.bool_] = self._desk.observe(self.seat)["action_mask"].astype(np.bool_)
        return masks

    def _let_others_play(self) -> None:
        """Bots play until this seat is awaited; those who plan at the same time do so before it."""
        desk = self._desk
        while not desk.over():
            waiting = [seat for seat in desk.game.to_move(desk.state) if seat != self.seat]
            if not waiting:
                return
            move = self._bots[waiting[0]].decide(desk.game.view(desk.state, waiting[0]))
            if not desk.turns.play(waiting[0], move):
                desk.refuse(waiting[0], move)

    def _told(self) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        seen = self._desk.observe(self.seat)
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self.seat}
