"""PettingZoo's parallel environment: all seats at once. Seats not to move can only wait, which is the last action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import SupportsInt

from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from bakufu.env.core import AgentSpaces, EnvCore, Observation
from bakufu.env.how import How
from bakufu.env.rewards import FOR_ILLEGAL
from bakufu.kernel.patch import Json


class AtOnce(AgentSpaces, ParallelEnv[str, Observation, SupportsInt], EzPickle):
    """A step is one move of every seat to move. An illegal action ends the game for everyone."""

    def __init__(self, name: str, how: How, **options: object) -> None:
        EzPickle.__init__(self, name, how, **options)
        self._use(name, EnvCore(name, options, how, waits=True))

    def reset(
        self, seed: int | None = None, options: Json | None = None
    ) -> tuple[dict[str, Observation], dict[str, Json]]:
        self._core.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, SupportsInt]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Json]]:
        if not self.agents:
            raise RuntimeError("the game is not under way: reset the environment first")
        acted = self.agents
        missing = [agent for agent in acted if agent not in actions]
        if missing:
            raise ValueError(f"no action for {', '.join(missing)}")
        offenders = self._play([int(actions[agent]) for agent in acted])
        over = bool(offenders) or self._core.over()
        earned = self._core.earned()
        if offenders:
            earned = [FOR_ILLEGAL if seat in offenders else 0.0 for seat in self._core.seats]
        if over:
            self.agents = []
        return (
            self._observations(),
            dict(zip(acted, earned, strict=True)),
            dict.fromkeys(acted, over),
            dict.fromkeys(acted, False),
            {agent: {} for agent in acted},
        )

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return self._frame(None)

    def close(self) -> None:
        """There are no resources to release."""

    def _play(self, moves: list[int]) -> list[int]:
        """Play all moves, or none if one of them is illegal; returns the seats with illegal moves."""
        core = self._core
        offenders = [seat for seat in core.seats if not core.turns.is_legal(seat, moves[seat])]
        if not offenders:
            for seat in core.game.to_move(core.state):
                core.turns.play(seat, moves[seat])
        return offenders

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._core.observe(seat) for agent, seat in self._core.seat_of.items()}
