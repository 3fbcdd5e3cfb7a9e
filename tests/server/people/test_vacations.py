"""Vacations: so many days a year, told to the logs of an account's slow games."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bakufu.server.notices.quiet import Quiet
from bakufu.server.people.identity import Person
from bakufu.table.entries import Kind
from bakufu.table.refusal import Refusal
from tests.server.rooms import Clock, room

pytestmark = pytest.mark.anyio
DAY = 86_400_000
TODAY = date(2026, 3, 2)


def clock(day: date = TODAY, hour: int = 12) -> Clock:
    return Clock(int(datetime(day.year, day.month, day.day, hour, tzinfo=UTC).timestamp()) * 1000)


def later(days: int) -> date:
    return TODAY + timedelta(days=days)


async def code(action: object) -> str:
    with pytest.raises(Refusal) as caught:
        await action  # type: ignore[misc]
    return caught.value.code


def claimed(person: Person) -> Person:
    """The same person with a password."""
    return replace(person, claimed=True)


async def test_an_account_has_so_many_days_a_year(new_sqlite: str) -> None:
    async with room(new_sqlite, clock(), vacation_days=10) as here:
        vacations = here.service.vacations
        guest = await here.service.identity.guest("Ann")
        assert await code(vacations.take(guest, TODAY, TODAY)) == "no-password"
        ann = claimed(guest)
        for first, last in ((later(-1), TODAY), (later(2), later(1)), (TODAY, later(400))):
            assert await code(vacations.take(ann, first, last)) == "bad-vacation"
        assert await code(vacations.take(ann, TODAY, later(10))) == "too-much-vacation"
        assert (await vacations.of(ann)).first is None
        await vacations.take(ann, later(1), later(8))
        own = await vacations.of(ann)
        assert (own.first, own.last, own.days, own.left) == (later(1), later(8), 10, 2)
        await vacations.take(ann, TODAY, later(3))  # instead of the one that was planned
        assert (await vacations.of(ann)).left == 6
        here.clock.at += DAY
        await vacations.end(ann)
        own = await vacations.of(ann)
        assert (own.first, own.left) == (None, 8), "the day on which one comes back counts"
        assert await code(vacations.take(ann, later(2), later(10))) == "too-much-vacation"


async def test_each_year_has_its_own_days(new_sqlite: str) -> None:
    async with room(new_sqlite, clock(date(2026, 12, 28)), vacation_days=5) as here:
        ann = claimed(await here.service.identity.guest("Ann"))
        await here.service.vacations.take(ann, date(2026, 12, 28), date(2027, 1, 5))
        assert (await here.service.vacations.of(ann)).left == 1
        assert await code(here.service.vacations.take(ann, date(2026, 12, 28), date(2027, 1, 6))) == "too-much-vacation"


async def test_the_clocks_of_slow_games_follow(database: str) -> None:
    async with room(database, clock()) as here:
        slow, (ann, _, _) = await here.table({}, 3, pace="days", seconds=2 * DAY // 1000)
        live = await here.live(slow)
        quick, _ = await here.table({}, 3, seconds=300)
        ends = live.fold.deadline(0)
        assert ends is not None
        ann = claimed(ann)
        await here.service.vacations.take(ann, later(1), later(7))
        await here.service.tell_of_vacations()
        assert live.fold.deadline(0) == ends, "it hasn't begun"
        here.clock.at += DAY
        for _ in range(2):
            await here.service.tell_of_vacations()
        kinds = [entry.kind for entry in await here.log(slow)]
        assert kinds == [Kind.VACATION], "told once"
        assert not await here.log(quick)
        until = clock(later(8), 0).at
        assert live.fold.deadline(0) == until + DAY
        row = await here.service.store.table(slow)
        assert row is not None
        assert row.deadline_at == ends, "the others have to hurry"
        # Those two are late, and all of the quick game; who is on vacation is not.
        here.clock.at = ends + 1
        assert await here.service.watchdog.deadlines() == 2 + 3
        await here.bots_done(live)
        assert live.fold.away == {1, 2}
        row = await here.service.store.table(slow)
        assert row is not None
        assert row.deadline_at == until + DAY
        async with room(database, here.clock) as there:
            assert (await there.live(slow)).fold.deadline(0) == until + DAY, "after a restart as well"
        await here.service.vacations.end(ann)
        await here.service.tell_of_vacations()
        assert live.fold.deadline(0) == here.clock() + DAY


async def test_days_are_exported_and_erased(new_sqlite: str) -> None:
    async with room(new_sqlite, clock()) as here:
        ann = claimed(await here.service.identity.guest("Ann"))
        await here.service.vacations.take(ann, TODAY, later(1))
        await here.service.wishes.choose(ann.id, False, None, Quiet(60, 120, "Asia/Tokyo"), "en")
        data = await here.service.accounts.export(ann, "127.0.0.1")
        assert (data.quiet, data.program, data.moderator) == (Quiet(60, 120, "Asia/Tokyo"), False, False)
        assert [(one.start, one.until) for one in data.vacations] == [(clock(TODAY, 0).at, clock(later(2), 0).at)]
        await here.service.accounts._leave(ann.id, None)
        assert (await here.service.vacations.of(ann)).first is None
