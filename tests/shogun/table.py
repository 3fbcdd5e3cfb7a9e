"""The vocabulary of the rule tests: lay out a position, let one act happen, look at what became of it.

The tower is the real one. A test that needs a certain throw says so with `falls`, and the table looks for a stream of
chance in which exactly that happens. The accounts of all pieces are checked before and after every act.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Self

from bakufu import Rng
from bakufu.kernel import flow
from bakufu.kernel.event import Event
from bakufu.shogun.box.components import (
    ACTIONS,
    BUILDING_BIT,
    BUILDINGS,
    EMPTY,
    NEUTRAL,
    NO_EVENT,
    PROVINCES,
    UNPLANNED,
    cubes,
)
from bakufu.shogun.numbers import PICK
from bakufu.shogun.rules.actions.carrying_out import carry_out_actions
from bakufu.shogun.rules.events import CubesThrown, RevoltsDrawn
from bakufu.shogun.rules.layout import OPEN_ACTIONS
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.turn_order import reveal_bids
from bakufu.shogun.rules.winter import lose_rice
from tests.shogun.accounts import check_accounts
from tests.shogun.laying_out import BLACK, BLUE, FAR_AWAY, GAME, PURPLE, RED, YELLOW, Layout
from tests.told_events import ToldEvents

__all__ = ["BLACK", "BLUE", "GAME", "PURPLE", "RED", "YELLOW", "Table"]

STREAMS = 20_000


def _played(seat: int, move: int, state: State, told: list[Event]) -> None:
    GAME.play(state, seat, move, told)


class Table(Layout, ToldEvents):
    """A table at which things happen. `told` and `all_told` find events by the rule they cite."""

    def __init__(self, players: int = 4, seed: int = 1, **options: object) -> None:
        super().__init__(players, seed, **options)
        self._throws: list[dict[str, int]] = []
        self._drawn: tuple[str, ...] = ()

    # Acting

    def turn(
        self, seat: int, action: str, province: str, plans: Mapping[tuple[int, str], str] | None = None, season: int = 0
    ) -> Self:
        """It is this player's turn at an action, with the card of a province on it.

        `plans` lays further cards. All other spaces are empty but for one: the last player waits far away with a march
        at the second action of the row, where the flow stops and the table can be looked at.
        """
        state = self.state
        state.season = season
        last = self.players - 1
        then = "battle-a" if action == "battle-b" else "battle-b"
        first = [ACTIONS.index(action), ACTIONS.index(then)]
        state.action_row = first + [other for other in range(len(ACTIONS)) if other not in first]
        state.order = [seat, *[other for other in range(self.players) if other != seat]]
        state.action_at, state.turn_at, state.revealed = 0, 0, OPEN_ACTIONS
        state.plan, state.shown = [EMPTY] * len(state.plan), [0] * len(state.shown)
        self.lay({(seat, action): province, (last, then): self._waiting_place(last), **(plans or {})})
        return self._from_step(carry_out_actions, season)

    def _waiting_place(self, last: int) -> str:
        province = next(name for name in FAR_AWAY if self.owner(name) == NEUTRAL)
        self.give(last, province, 2)
        return province

    def auction(self, *bids: str) -> Self:
        """Bids by seat: a province, "chest-0" to "chest-4", or "" for no card. They are revealed and paid.

        Afterwards the flow stops at a march of the last player, as in `turn`.
        """
        last = self.players - 1
        self.state.plan = [EMPTY] * len(self.state.plan)
        self.lay({(last, "battle-b"): self._waiting_place(last)})
        self.lay({(seat, "bid"): card for seat, card in enumerate(bids) if card})
        return self._from_step(reveal_bids)

    def winter(self, year: int, rice_loss: int, order: Iterable[int] = ()) -> Self:
        """Autumn is over, and a card with this loss of rice is left. The second winter ends the game."""
        state = self.state
        cards = [*state.event_row, *state.event_pile]
        card = next(card for card in cards if state.setting.rice_loss[card] == rice_loss)
        cards.remove(card)
        state.event_row, state.event, state.event_gone, state.event_pile = [card], NO_EVENT, cards[:3], cards[3:]
        state.action_row, state.revealed, state.special_row = [], 0, []
        state.plan = [UNPLANNED] * len(state.plan)
        state.year, state.season = year, 3
        state.order = list(order) or list(range(self.players))
        return self._from_step(lose_rice, year - 1)

    def _from_step(self, step: object, time: int = 0) -> Self:
        """Put the flow before a step of the sequence, the first time or a later one. Events are told from here on."""
        state = self.state
        places = [number for number, other in enumerate(state.setting.sequence) if other is step]
        state.step = places[time]
        state.decision = flow.NO_DECISION
        state.awaited = [0] * self.players
        state.stack, state.about = [], []
        self.events = []
        check_accounts(state)
        return self._act(flow.run)

    def play(self, seat: int, *picks: object) -> Self:
        """The player's next picks, in the words of the record notation."""
        for pick in picks:
            move = PICK[str(pick)]
            self._act(partial(_played, seat, move))
        return self

    def falls(self, **fallen: int) -> Self:
        """The next throw not yet spoken for leaves exactly these cubes in the tray."""
        self._throws.append(fallen)
        return self

    def draws(self, *provinces: str) -> Self:
        """Winter's lot falls on these provinces."""
        self._drawn = provinces
        return self

    def _act(self, act: Callable[[State, list[Event]], None]) -> Self:
        hoping = bool(self._throws or self._drawn)
        for stream in range(STREAMS if hoping else 1):
            twin = self.state.copy()
            told: list[Event] = []
            if hoping:
                twin.falls = Rng(stream, "falls")
                twin.lots = Rng(stream, "lots")
            act(twin, told)
            if self._as_hoped(told):
                self.state = twin
                self.events += told
                self._throws = self._throws[len([event for event in told if isinstance(event, CubesThrown)]) :]
                check_accounts(twin)
                return self
        raise AssertionError(f"the tower never lets fall {self._throws}, or the lot is never {self._drawn}")

    def _as_hoped(self, told: list[Event]) -> bool:
        throws = [event.fallen for event in told if isinstance(event, CubesThrown)]
        draws = [set(event.provinces) for event in told if isinstance(event, RevoltsDrawn)]
        fell = all(fallen == hoped for fallen, hoped in zip(throws, self._throws, strict=False))
        return fell and (not self._drawn or not draws or draws[0] == set(self._drawn))

    # Looking

    def refused(self, seat: int, pick: object) -> str:
        """The rule that refuses this pick now; "" if it is legal."""
        return GAME.refusal(self.state, seat, PICK[str(pick)])

    def choices(self, seat: int) -> list[str]:
        """The legal picks of a player, as words."""
        return [GAME.words[move] for move in GAME.moves(self.state, seat)]

    @property
    def asked(self) -> tuple[str, tuple[int, ...]]:
        """The decision that is due, and the seats it is left to."""
        state = self.state
        return state.setting.decisions[state.decision].name if state.decision >= 0 else "", GAME.to_move(state)

    def owner(self, province: str) -> int:
        return self.state.owner[PROVINCES.index(province)]

    def armies(self, province: str) -> int:
        return self.state.armies[PROVINCES.index(province)]

    def markers(self, province: str) -> int:
        """Revolt markers."""
        return self.state.revolts[PROVINCES.index(province)]

    def buildings(self, province: str) -> str:
        bits = self.state.buildings[PROVINCES.index(province)]
        return " ".join(BUILDINGS[kind] for kind in range(3) if bits & BUILDING_BIT[kind])

    def planned(self, seat: int, space: str) -> int:
        """The card on a space of an individual board."""
        return self.state.plan[self.place(seat, space)]

    def in_tray(self) -> dict[str, int]:
        return cubes(self.state.tray)
