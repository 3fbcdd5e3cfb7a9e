"""The host of a table: frees a seat, closes it, says who may watch and talk; and tables that nobody starts expire."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.server.http.access import may_see
from bakufu.server.people.identity import Person
from bakufu.server.tables.hosting import EXPIRES
from bakufu.table.entries import Kind
from bakufu.table.refusal import Refusal
from tests.server.rooms import Room, room

pytestmark = pytest.mark.anyio


async def refused(action: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await action
    return caught.value.code


async def names(here: Room, table_id: str) -> list[str | None]:
    return [seat["name"] for seat in (await here.service.card_for(table_id, None))["seats"]]


async def test_a_host_frees_a_seat_for_somebody_else(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, ben) = await here.table({2: "random"}, 2, start=False)
        service = here.service
        assert await refused(service.hosting.free(table_id, ben, 0)) == "host-only"
        assert await refused(service.hosting.free(table_id, ann, 0)) == "own-seat"
        assert await refused(service.hosting.free(table_id, ann, 2)) == "seat-is-free"
        assert await refused(service.hosting.free(table_id, ann, 9)) == "bad-seat"
        await service.hosting.free(table_id, ann, 1)
        assert await names(here, table_id) == ["Guest 0", None, None]
        assert await refused(service.lobby.join(table_id, ben, None, "")) == "removed"
        cid = await service.identity.guest("Cid")
        await service.lobby.join(table_id, cid, None, "")
        assert await names(here, table_id) == ["Guest 0", "Cid", None]
        assert (await service.lobby.listing("open", None, "cid", None))[0].id == table_id


async def test_freeing_a_seat_calls_off_a_start_that_waits_for_it(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, ben) = await here.table({2: "random"}, 2, start=False)
        service = here.service
        await service.starting.seal(table_id, ben, "0" * 64)
        before = (await service.card_for(table_id, ann))["fairness"]["commitment"]
        assert not await service.starting.start(table_id, ann)
        await service.hosting.free(table_id, ann, 1)
        card = await service.card_for(table_id, ann)
        assert card["reveal_by"] is None
        assert card["fairness"]["commitment"] != before


async def test_a_table_that_is_closed_is_gone(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, ben) = await here.table({2: "random"}, 2, start=False)
        service = here.service
        await service.lobby.talk(table_id, ben, "Hello")
        await service.hosting.free(table_id, ann, 1)
        assert await refused(service.hosting.close(table_id, ben)) == "host-only"
        await service.hosting.close(table_id, ann)
        assert await service.store.table(table_id) is None
        assert await service.store.entries(table_id) == []
        running, (cid, *_) = await here.table({}, 3)
        assert await refused(service.hosting.close(running, cid)) == "not-open"


async def may_watch(here: Room, table_id: str, person: Person | None, link: str | None = None) -> str:
    try:
        await may_see(here.service.store, table_id, person, link)
    except Refusal as refusal:
        return refusal.code
    return "yes"


async def test_the_host_decides_who_may_watch(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, ben) = await here.table({2: "random"}, 2, start=False)
        service, cid = here.service, await here.service.identity.guest("Cid")
        await service.hosting.decide(table_id, ann, {"spectators": False})
        assert await may_watch(here, table_id, cid) == "yes"  # to sit down
        await service.starting.start(table_id, ann)
        await service.begin(table_id)
        assert await may_watch(here, table_id, cid) == "no-spectators"
        assert [await may_watch(here, table_id, one) for one in (ann, ben)] == ["yes", "yes"]
        link = (await service.card_for(table_id, ann))["link"]
        assert await may_watch(here, table_id, cid, link) == "no-spectators"
        await service.hosting.decide(table_id, ann, {"visible": False})
        assert await may_watch(here, table_id, cid) == "no-such-table"
        assert await may_watch(here, table_id, cid, link) == "no-spectators"
        assert table_id not in [row.id for row in await service.lobby.listing("running", None, "", None)]
        live = await here.live(table_id)
        for seat in (0, 1):
            await service.registry.act(live, Kind.AWAY, seat, {})
        await here.bots_done(live)
        assert await may_watch(here, table_id, cid, link) == "yes"  # it is over
        assert await refused(service.hosting.decide(table_id, ann, {"spectators": True})) == "game-is-over"


@pytest.mark.parametrize(("talk", "spectator", "player"), [("everyone", 0, 0), ("players", 1, 0), ("nobody", 1, 1)])
async def test_the_host_decides_who_may_talk(new_sqlite: str, talk: str, spectator: int, player: int) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, ben) = await here.table({2: "random"}, 2, start=False)
        service, cid = here.service, await here.service.identity.guest("Cid")
        await service.hosting.decide(table_id, ann, {"talk": talk})
        for person, closed in ((ben, player), (cid, spectator)):
            if closed:
                assert await refused(service.lobby.talk(table_id, person, "Hello")) == "chat-is-off"
            else:
                await service.lobby.talk(table_id, person, "Hello")
        await service.starting.start(table_id, ann)
        for seated, closed in ((True, player), (False, spectator)):
            if closed:
                assert await refused(service.lobby.may_talk(table_id, seated)) == "chat-is-off"
            else:
                await service.lobby.may_talk(table_id, seated)


@pytest.mark.parametrize(("pace", "seconds"), [("live", 300), ("days", 86_400)])
async def test_a_table_that_nobody_starts_expires(new_sqlite: str, pace: str, seconds: int) -> None:
    async with room(new_sqlite) as here:
        waiting, _ = await here.table({2: "random"}, 2, start=False, pace=pace, seconds=seconds)
        running, _ = await here.table({}, 3, pace=pace, seconds=seconds)
        here.clock.at += EXPIRES[pace]
        await here.service.expire_tables()
        assert await here.service.store.table(waiting) is not None
        here.clock.at += 1
        await here.service.expire_tables()
        assert await here.service.store.table(waiting) is None
        assert await here.service.store.table(running) is not None
        assert not await here.service.hosting.expire(running)


async def test_a_rematch_asks_and_can_be_declined(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        service = here.service
        table_id, (ann, ben, cid) = await here.table({}, 3)
        live = await here.live(table_id)
        for seat in range(3):
            await service.registry.act(live, Kind.AWAY, seat, {})
        await here.bots_done(live)
        new = await service.lobby.rematch(table_id, ann, "")
        card = await service.card_for(new, ben)
        assert [(seat["name"], seat["invited"]) for seat in card["seats"]] == [
            ("Guest 0", None),
            (None, "Guest 1"),
            (None, "Guest 2"),
        ]
        assert [seat["asks_you"] for seat in card["seats"]] == [False, True, False]
        assert [row.id for row in await service.lobby.listing("mine", cid, "", None)] == [new]
        dan = await service.identity.guest("Dan")
        assert await refused(service.lobby.join(new, dan, None, "")) == "seat-is-taken"
        assert await refused(service.starting.start(new, ann)) == "seats-are-missing"
        assert await service.lobby.rematch(table_id, ben, "") == new  # yes
        await service.lobby.leave(new, cid)  # no
        assert await service.lobby.listing("mine", cid, "", None) == []
        await service.lobby.join(new, dan, None, "")
        assert await names(here, new) == ["Guest 0", "Guest 1", "Dan"]
        assert await service.lobby.rematch(table_id, cid, "") == new  # too late to sit down, but they may look
        assert await names(here, new) == ["Guest 0", "Guest 1", "Dan"]
