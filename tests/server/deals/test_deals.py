"""Deals on a server: one game that counts, practice, secrecy until the day is over, and groups in a week."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, update

from bakufu.daily.deals import secret_of, table_secret
from bakufu.daily.page import DealPage, GameDeal
from bakufu.kernel.fairness import fingerprint
from bakufu.server.people import personal_data
from bakufu.server.people.identity import Person
from bakufu.server.store.schema import seats, tables
from bakufu.server.tables import branches, records
from bakufu.table.fold import Played
from tests.daily.refused import refused
from tests.server.rooms import Clock, Room, room

pytestmark = pytest.mark.anyio
DAY = 86_400
NOON = 1_795_003_200_000  # 2026-11-18 12:00 UTC
TODAY, WEEK = "2026-11-18", "2026-W47"


class Dealing:
    """A room whose bots never move, and in which games end when the test says so."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.deals = room.service.deals
        self.bots = room.dozing_bots()

    async def guest(self, name: str) -> Person:
        return await self.room.service.identity.guest(name)

    async def page(self, person: Person | None, name: str = TODAY) -> DealPage:
        return await self.deals.page(self.deals.period(name), person, "en")

    async def katana(self, person: Person | None, name: str = TODAY) -> GameDeal:
        return next(one for one in (await self.page(person, name))["games"] if one["game"] == "katana")

    async def begin(self, person: Person, name: str = TODAY) -> str:
        return await self.deals.begin(person, self.deals.period(name), "katana")

    async def finish(self, table_id: str, points: list[int]) -> None:
        winners = [points.index(max(points))]
        over = {"status": "finished", "result": points, "winners": winners, "finished_at": self.room.clock()}

        def end(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == table_id).values(over))
            connection.execute(update(seats).where(seats.c.table_id == table_id).values(status="finished"))

        await self.room.service.database.change(end)


async def test_one_game_of_a_day_counts_and_the_next_is_practice(new_sqlite: str) -> None:
    async with room(new_sqlite, Clock(NOON)) as found:
        dealing = Dealing(found)
        ann, ben = await dealing.guest("Ann"), await dealing.guest("Ben")
        own = await dealing.begin(ann)
        assert await dealing.begin(ann) == own
        card = await found.service.card_for(own, ann)
        assert card["deal"] == {"name": TODAY, "scored": True}
        assert (card["status"], card["hints"], card["visible"], card["spectators"]) == ("running", False, False, False)
        others = await dealing.begin(ben)
        rows = [(await found.service.store.table_and_seats(table_id)) for table_id in (own, others)]
        assert len({row.secret for row, _ in rows if row is not None}) == 1
        assert {seat.entropy for _, sitting in rows for seat in sitting} == {""}

        await dealing.finish(own, [52, 45])
        again = await dealing.begin(ann)
        assert again != own
        practice = await found.service.card_for(again, ann)
        assert practice["deal"] == {"name": TODAY, "scored": False}
        assert practice["hints"]
        assert await dealing.begin(ann) == again

        await dealing.finish(again, [99, 1])
        assert (await dealing.katana(ann))["results"] == [
            {"rank": 1, "name": "Ann", "you": True, "met": False, "place": 1, "players": 2, "points": 52, "margin": 7}
        ]


async def test_results_are_for_those_who_have_finished(new_sqlite: str) -> None:
    async with room(new_sqlite, Clock(NOON)) as found:
        dealing = Dealing(found)
        ann, ben, cem = [await dealing.guest(name) for name in ("Ann", "Ben", "Cem")]
        for person, points in ((ann, [52, 45]), (cem, [40, 60])):
            await dealing.finish(await dealing.begin(person), points)
        await dealing.begin(ben)
        for asker in (None, ben):
            seen = await dealing.katana(asker)
            assert (seen["played"], seen["results"]) == (2, None)
        mine = await dealing.katana(ann)
        assert [(one["rank"], one["name"], one["you"]) for one in mine["results"] or ()] == [
            (1, "Ann", True),
            (2, "Cem", False),
        ]
        assert mine["attempt"] is not None
        assert mine["attempt"]["line"] == "Bakufu daily 2026-11-18 · SHOGUN NO KATANA · 1st of 2, 52 points (+7)"
        assert [one["points"] for one in (await dealing.page(ann))["mine"]] == [52]

        # Whoever finishes after midnight could know the secret.
        found.clock.pass_seconds(DAY)
        own = await dealing.katana(ben)
        assert own["attempt"] is not None
        await dealing.finish(own["attempt"]["table"], [80, 1])
        late = await dealing.katana(ben)
        assert [one["name"] for one in late["results"] or ()] == ["Ann", "Cem"]
        assert late["attempt"] is not None
        assert late["attempt"]["result"] is None
        assert (await dealing.page(ben))["mine"] == []


async def test_people_are_known_from_a_finished_game(new_sqlite: str) -> None:
    async with room(new_sqlite, Clock(NOON)) as found:
        dealing, lobby = Dealing(found), found.service.lobby
        ann, ben, cem = [await dealing.guest(name) for name in ("Ann", "Ben", "Cem")]
        for person, points in ((ann, [52, 45]), (ben, [44, 45]), (cem, [40, 60])):
            await dealing.finish(await dealing.begin(person), points)
        week = dealing.deals.period(WEEK)
        for guest, game, over in ((ben, "katana", True), (cem, "shogun", False)):
            table_id = await dealing.deals.gather(await dealing.guest(f"Host of {game}"), week, game)
            for person in (ann, guest):
                await lobby.join(table_id, person, None, "", "0" * 64)
            if over:
                await dealing.finish(table_id, [3, 2, 1])
        for asker, known in ((ann, ["Ben"]), (ben, ["Ann"]), (cem, [])):
            shown = (await dealing.katana(asker))["results"] or []
            assert [one["name"] for one in shown if one["met"]] == known
        spread = (await dealing.katana(ann))["spread"]
        assert spread is not None
        assert (spread["median"], spread["best"]) == (44, 52)
        assert (await dealing.katana(None))["spread"] is None


async def test_the_secret_stays_secret_until_the_day_is_over(new_sqlite: str) -> None:
    async with room(new_sqlite, Clock(NOON)) as found:
        dealing, service = Dealing(found), found.service
        ann = await dealing.guest("Ann")
        own = await dealing.begin(ann)
        await dealing.finish(own, [52, 45])
        page = await dealing.page(ann)
        card = await service.card_for(own, ann)
        assert card["fairness"]["secret"] is None
        with refused("deal-is-open"):
            await records.download(service, own, ann)
        branch = await branches.branch(service, own, ann, 0, 0)
        await dealing.finish(branch, [1, 2])
        assert (await service.card_for(branch, ann))["fairness"]["secret"] is None

        found.clock.pass_seconds(DAY)
        after = await dealing.page(ann)
        secret = after["secret"] or ""
        assert fingerprint(secret) == page["commitment"]
        assert (await service.card_for(own, ann))["fairness"]["secret"] == table_secret(secret, "katana")
        assert await records.download(service, own, ann)
        assert secret == secret_of("a secret of the test", dealing.deals.period(TODAY))


async def test_a_game_that_counts_allows_no_second_look(new_sqlite: str) -> None:
    async with room(new_sqlite, Clock(NOON)) as found:
        dealing, service = Dealing(found), found.service
        ann = await dealing.guest("Ann")
        tables_of = [await dealing.begin(ann)]
        await dealing.finish(tables_of[0], [1, 2])
        tables_of.append(await dealing.begin(ann))
        for table_id, practice in zip(tables_of, (False, True), strict=True):
            fold = (await found.live(table_id)).fold
            fold._undoable = [Played(0, (), fold.state, fold.clocks)]
            assert fold.can_undo(0) is practice
        with refused("deal-is-private"):
            await service.hosting.decide(tables_of[0], ann, {"spectators": True})
        with refused("not-finished"):
            await service.study.cut(tables_of[1], 0)


async def test_past_days_are_for_practice_and_days_to_come_have_no_deal(new_sqlite: str) -> None:
    async with room(new_sqlite, Clock(NOON)) as found:
        dealing = Dealing(found)
        ann = await dealing.guest("Ann")
        old = await dealing.begin(ann, "2026-11-17")
        assert (await found.service.card_for(old, ann))["deal"] == {"name": "2026-11-17", "scored": False}
        assert (await dealing.katana(ann, "2026-11-17"))["attempt"] is None
        for name in ("2026-11-19", "2026-W48", "2024-01-01", "x"):
            with refused("no-such-deal"):
                dealing.deals.period(name)


async def test_a_week_has_one_deal_for_all_groups(new_sqlite: str) -> None:
    async with room(new_sqlite, Clock(NOON)) as found:
        dealing, lobby, service = Dealing(found), found.service.lobby, found.service
        people = [await dealing.guest(f"Guest {number}") for number in range(6)]
        week = dealing.deals.period(WEEK)
        groups = []
        for host, *others in (people[:3], people[3:]):
            table_id = await dealing.deals.gather(host, week, "katana")
            assert await dealing.deals.gather(host, week, "katana") == table_id
            for person in others:
                await lobby.join(table_id, person, None, "", "0" * 64)
            await service.starting.seal(table_id, host, "1" * 64)
            assert await service.starting.start(table_id, host)
            groups.append(table_id)
        rows = [await service.store.table_and_seats(table_id) for table_id in groups]
        assert len({row.secret for row, _ in rows if row is not None}) == 1
        assert {(seat.entropy, seat.sealed) for _, sitting in rows for seat in sitting} == {("", "")}

        await dealing.finish(groups[0], [30, 40, 50])
        assert (await dealing.katana(people[3], WEEK))["groups"] is None
        seen = (await dealing.katana(people[0], WEEK))["groups"] or []
        assert [[(one["points"], one["place"], one["you"]) for one in group["seats"]] for group in seen] == [
            [(30, 3, True), (40, 2, False), (50, 1, False)]
        ]
        with refused("deal-played"):
            await dealing.deals.gather(people[0], week, "katana")
        new = await dealing.deals.gather(await dealing.guest("New"), week, "katana")
        with refused("deal-played"):
            await lobby.join(new, people[1], None, "")
        found.clock.pass_seconds(7 * DAY)
        with refused("deal-is-over"):
            await dealing.deals.gather(await dealing.guest("Late"), week, "katana")
        assert len((await dealing.katana(None, WEEK))["groups"] or []) == 1


async def test_what_is_known_of_a_person_goes_with_them(new_sqlite: str) -> None:
    async with room(new_sqlite, Clock(NOON)) as found:
        dealing = Dealing(found)
        ann, ben = await dealing.guest("Ann"), await dealing.guest("Ben")
        for person in (ann, ben):
            await dealing.finish(await dealing.begin(person), [3, 4])
        known = await found.service.database.read(lambda connection: personal_data.personal_data(connection, ann.id))
        assert [(one.deal, one.scored) for one in known.tables] == [(TODAY, True)]
        await found.service.database.change(lambda connection: personal_data.erase(connection, ann.id))
        assert [one["name"] for one in (await dealing.katana(ben))["results"] or ()] == ["Ben"]
