"""The clocks of a table, folded from its log like the game itself, so that they are the same in every process.

A time control gives each decision its own time, or each seat a bank of time that its decisions use up and each of its
turns adds to (Fischer). Clocks stop while everybody agrees to a pause, and that of a seat while its player is on
vacation. All times are milliseconds.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from bakufu.kernel.patch import Json


class TimeControl(NamedTuple):
    """`time` for a decision; with an `increment`, the bank of a seat. `interrupt`: for somebody who is asked in another
    player's turn; None where nobody else waits."""

    time: int
    increment: int | None = None
    interrupt: int | None = None


def time_control(row: Json, people: int) -> TimeControl:
    """That of a table as it is stored, with this many people."""
    increment = row["increment"]
    return TimeControl(
        1000 * int(row["seconds"]),
        None if increment is None else 1000 * int(increment),
        1000 * int(row["interrupt_seconds"]) if people > 1 else None,
    )


class Asked(NamedTuple):
    """Who is to decide, and how."""

    seats: tuple[int, ...]
    sealed: bool
    out_of_turn: bool


class Vacation(NamedTuple):
    start: int
    until: int


NO_TIMES: Final[Mapping[int, int]] = {}
NO_VACATIONS: Final[Mapping[int, Vacation]] = {}


class Clocks(NamedTuple):
    """`since` is when the pending decision came up. `banks` is what each seat had then; empty without banks. `turn` is
    who was asked last in their own turn. `spent` is the time that plans took which are sealed, `rested` that of
    vacations that ended during the pending decision."""

    control: TimeControl | None
    since: int
    turn: Asked
    banks: tuple[int, ...] = ()
    spent: Mapping[int, int] = NO_TIMES
    rested: Mapping[int, int] = NO_TIMES
    vacations: Mapping[int, Vacation] = NO_VACATIONS
    pausing: frozenset[int] = frozenset()  # seats whose players want a pause
    people: frozenset[int] = frozenset()  # those who have to agree to it
    paused_at: int | None = None

    def deadline(self, seat: int, asked: Asked) -> int | None:
        """When the time of a seat runs out; None if it doesn't."""
        if self.control is None or self.paused_at is not None or seat not in asked.seats:
            return None
        if asked.out_of_turn and self.control.interrupt is not None:
            # Others wait for an answer, vacation or not.
            return self.since + min(self.control.time, self.control.interrupt)
        ends = self.since + (self.banks[seat] if self.banks else self.control.time) + self.rested.get(seat, 0)
        vacation = self.vacations.get(seat)
        if vacation is not None and vacation.start < ends:
            ends += max(0, vacation.until - max(vacation.start, self.since))
        return ends

    def _used(self, seat: int, at: int) -> int:
        """What the pending decision has taken a seat so far. A clock that was set back takes nothing."""
        return self.spent.get(seat, max(0, at - self.since - self._resting(seat, at)))

    def _resting(self, seat: int, at: int) -> int:
        vacation = self.vacations.get(seat, Vacation(0, 0))
        return self.rested.get(seat, 0) + max(0, min(at, vacation.until) - max(vacation.start, self.since))

    def sealed(self, seat: int, at: int) -> Clocks:
        """A plan is laid. Its clock goes on in secret, in case the plan is taken up again."""
        return self._replace(spent={**self.spent, seat: self._used(seat, at)})

    def unsealed(self, seat: int) -> Clocks:
        return self._replace(spent={other: spent for other, spent in self.spent.items() if other != seat})

    def decided(self, seat: int, at: int, before: Asked, after: Asked, away: Collection[int]) -> Clocks:
        """The clocks after a decision of a seat."""
        banks = list(self.banks)
        if banks and not before.out_of_turn:
            for asked in before.seats:
                banks[asked] = max(0, banks[asked] - self._used(asked, at))
        if banks and not after.out_of_turn and after != self.turn:
            for asked in after.seats:
                if asked == seat or asked not in self.turn.seats:
                    banks[asked] = self._with_increment(banks[asked], asked in away)
        turn = self.turn if after.out_of_turn else after
        return self._replace(since=at, turn=turn, banks=tuple(banks), spent=NO_TIMES, rested=NO_TIMES)

    def _with_increment(self, bank: int, away: bool) -> int:
        """At the beginning of a turn. Who lets a bot play saves no time up, but has some when they come back."""
        assert self.control is not None
        assert self.control.increment is not None
        return max(bank, self.control.increment) if away else min(bank + self.control.increment, self.control.time)

    def undone(self, former: Clocks) -> Clocks:
        """As they were before a decision, which gains nobody time."""
        return self._replace(
            since=former.since, turn=former.turn, banks=former.banks, spent=former.spent, rested=former.rested
        )

    def agreed(self, seat: int | None, people: frozenset[int], away: Collection[int], at: int) -> Clocks:
        """Somebody wants a pause. It begins once everybody does who plays for themselves. None: somebody has left."""
        wanted = self.pausing if seat is None else self.pausing | {seat}
        agreed = bool(wanted) and people - set(away) <= wanted
        return self._replace(pausing=wanted, people=people, paused_at=at if agreed else None)

    def resumed(self, at: int) -> Clocks:
        """The clocks go on where they stopped. Where there was only a wish for a pause, it is declined."""
        paused = 0 if self.paused_at is None else max(0, at - self.paused_at)
        return self.later(paused)._replace(pausing=frozenset(), paused_at=None)

    def later(self, paused: int) -> Clocks:
        """The same after a pause."""
        return self._replace(since=self.since + paused)

    def on_vacation(self, seat: int, at: int, until: int) -> Clocks:
        """From now on, and not longer than until then."""
        rested = {**self.rested, seat: self._resting(seat, at)}
        return self._replace(rested=rested, vacations={**self.vacations, seat: Vacation(at, until)})
