"""The page of moderators: marked accounts see reports with what was written, and act as the command line does."""

from __future__ import annotations

import pytest

from bakufu.server.people import moderation
from bakufu.server.people.identity import Person
from bakufu.server.people.moderation import Act
from bakufu.table.entries import Kind
from bakufu.table.refusal import Refusal
from tests.server.rooms import Room, room

pytestmark = pytest.mark.anyio


async def account(here: Room, name: str) -> Person:
    return await here.service.identity.claim(
        await here.service.identity.guest(name), name, "a long password", f"address of {name}"
    )


async def marked(here: Room, name: str) -> Person:
    """A moderator, appointed on the command line."""
    person = await account(here, name)
    async with here.service.engine.begin() as connection:
        await connection.run_sync(lambda inside: moderation.appoint(inside, name, Act(here.clock(), "")))
    return person


async def acts(here: Room, who: Person, action: str, whom: str, hours: int | None = None) -> None:
    act = Act(here.clock(), "spam", hours, who.name)
    await here.service.moderators.carry_out(who, action, whom, act)
    await here.service.moderation.reload()


async def refused(here: Room, who: Person, action: str, whom: str) -> str:
    with pytest.raises(Refusal) as caught:
        await acts(here, who, action, whom)
    return caught.value.code


async def test_a_moderator_sees_a_report_with_its_talk_and_deals_with_it(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        kim, service = await marked(here, "Kim"), here.service
        table_id, (ann, ben) = await here.table({2: "random"}, 2, start=False)
        await service.lobby.talk(table_id, ben, "Before the game")
        await service.starting.start(table_id, ann)
        await service.begin(table_id)
        live = await here.live(table_id)
        for seat, text in ((0, "Hello"), (1, "Learn to play")):
            await service.registry.act(live, Kind.TALK, seat, {"text": text, "name": f"Guest {seat}"})
        await service.moderation.report(table_id, 1, ann, "chat", "Insults")
        page = await service.moderators.page(kim)
        [card] = page.reports
        assert (card.name, card.claimed, card.reports, card.by) == ("Guest 1", False, 1, "Guest 0")
        assert (card.closed_at, page.closed) == (None, [])
        assert (card.table, card.visible, card.running, page.running) == (table_id, True, True, 1)
        talk = await service.moderators.talk(kim, card.number)
        assert [(line.text, line.reported) for line in talk] == [
            ("Before the game", True),
            ("Hello", False),
            ("Learn to play", True),
        ]
        await acts(here, kim, "mute", card.person, 24)
        with pytest.raises(Refusal):
            service.moderation.check_mute(ben)
        await acts(here, kim, "end", table_id)
        await acts(here, kim, "close", str(card.number))
        page = await service.moderators.page(kim)
        assert page.reports == []
        assert [(one.number, one.closed_at) for one in page.closed] == [(card.number, here.clock())]
        [mute] = page.sanctions
        assert (mute.kind, mute.name, mute.until) == ("mute", "Guest 1", here.clock() + 24 * 3_600_000)
        done = [(line.by, line.what, line.about) for line in page.audit]
        assert done == [
            ("Kim", "close", str(card.number)),
            ("Kim", "end", table_id),
            ("Kim", "mute", "Guest 1"),
            ("", "appoint", "Kim"),
        ]
        await acts(here, kim, "lift", mute.whom)
        service.moderation.check_mute(ben)


async def test_nobody_else_may(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        ann, ben = await account(here, "Ann"), await here.service.identity.guest("Ben")
        for person in (ann, ben):
            assert await refused(here, person, "ban", "Ann") == "moderators-only"
            for asked in (here.service.moderators.page(person), here.service.moderators.talk(person, 1)):
                with pytest.raises(Refusal):
                    await asked
        async with here.service.engine.begin() as connection:
            with pytest.raises(Refusal) as caught:
                await connection.run_sync(lambda inside: moderation.appoint(inside, ben.id, Act(here.clock(), "")))
        assert caught.value.code == "no-account"


async def test_moderators_act_on_people_but_not_on_each_other_or_on_addresses(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        kim, lee = await marked(here, "Kim"), await marked(here, "Lee")
        assert await refused(here, kim, "ban", "Lee") == "is-moderator"
        assert await refused(here, kim, "ban", "192.0.2.7") == "unknown-person"
        assert await refused(here, kim, "close", "9" * 50) == "no-such-report"
        with pytest.raises(Refusal):
            await here.service.moderators.talk(kim, 7)
        async with here.service.engine.begin() as connection:
            await connection.run_sync(lambda inside: moderation.dismiss(inside, "Lee", Act(here.clock(), "")))
        assert await refused(here, lee, "ban", "Kim") == "moderators-only"
        await acts(here, kim, "ban", "Lee")
