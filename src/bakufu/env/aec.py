"""PettingZoo's AEC environment: one seat after another. Seats that plan simultaneously step in seat order."""

from __future__ import annotations

from collections.abc import Iterator
from operator import index
from typing import Any, Self, SupportsIndex

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from bakufu.env.core import AgentSpaces, EnvCore, Observation
from bakufu.env.how import How
from bakufu.env.rewards import FOR_ILLEGAL
from bakufu.kernel.stepping.turns import NOBODY, REFUSED

# What an environment has from its first `reset` on.
OF_A_GAME = ("agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards")


class InTurn(AgentSpaces, AECEnv[str, Observation, SupportsIndex], EzPickle):
    """`illegal` is what happens on an illegal move: "raise" an error with its rule, or "end" the game for everyone."""

    shortcuts = ("_play", "_observe", "_seat_of")

    def __init__(self, name: str, illegal: str, how: How, **options: object) -> None:
        EzPickle.__init__(self, name, illegal, how, **options)
        super().__init__()
        self._use(name, EnvCore(name, options, how))
        self.metadata["is_parallelizable"] = False
        self._bind()
        self._ends = illegal == "end"
        self._shaped = how.shaping != 0
        self._under_way = False

    def _bind(self) -> None:
        """Keep what every step calls at hand."""
        self._play = self._core.turns.step
        self._observe = self._core.observe
        self._seat_of = self._core.seat_of

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        twin = super().__deepcopy__(memo)
        twin._bind()
        return twin

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self._core.begin(seed)
        self._under_way = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._core.turns.seat]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Like PettingZoo's own, but without a call per agent."""
        left = max_iter
        while self.agents and left > 0:
            left -= 1
            yield self.agent_selection

    def __getattr__(self, name: str) -> Any:
        if name in OF_A_GAME:
            raise AttributeError(f"there is no {name} yet: reset the environment first", name=name, obj=self)
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)

    def observe(self, agent: str) -> Observation:
        self._core.check_begun()
        return self._observe(self._seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, object]]:
        agent = self.agent_selection
        seen = self._observe(self._seat_of[agent]) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]

    def step(self, action: Any) -> None:
        if not self._under_way:
            self._step_after_the_end(action)
            return
        awaited = self._play(index(action))
        if awaited == REFUSED:
            self._refuse(index(action))
            return
        if self._shaped or awaited == NOBODY:
            self._cumulative_rewards[self.agent_selection] = 0.0
            self._earn(self._core.earned())
        if awaited == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[awaited]

    def _step_after_the_end(self, action: object) -> None:
        if not self.agents:
            raise RuntimeError("the game is not under way: reset the environment first")
        self._was_dead_step(action)

    def render(self) -> str | None:
        """The table as the agent to move sees it; once the game is over, as a spectator does."""
        return self._frame(self._seat_of[self.agent_selection] if self._under_way else None)

    def close(self) -> None:
        """There are no resources to release."""

    def _refuse(self, move: int) -> None:
        seat = self._core.turns.seat
        if not self._ends:
            self._core.refuse(seat, move)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._earn([FOR_ILLEGAL if other == seat else 0.0 for other in self._core.seats])
        self._end()

    def _end(self) -> None:
        self._under_way = False
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _earn(self, earned: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        self._accumulate_rewards()
