"""Moderation: reports, mutes, bans by person and address, ending a table; all of it is in the audit log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection

from bakufu.server.people import moderation
from bakufu.server.people.moderation import Act
from bakufu.table.entries import Kind
from bakufu.table.refusal import NotNow, Refusal
from tests.server.rooms import Room, room

pytestmark = pytest.mark.anyio


async def does(here: Room, what: Callable[..., Any], *about: Any, hours: int | None = None) -> Any:
    """As the command line does it; the server then looks."""
    act = Act(here.clock(), "spam", hours)

    def change(connection: Connection) -> Any:
        return what(connection, *about, act)

    async with here.service.engine.begin() as connection:
        done = await connection.run_sync(change)
    await here.service.moderation.reload()
    return done


async def reads(here: Room, what: Callable[[Connection], Any]) -> Any:
    async with here.service.engine.connect() as connection:
        return await connection.run_sync(what)


def refused(check: Callable[..., None], *about: Any) -> Refusal | None:
    try:
        check(*about)
    except Refusal as refusal:
        return refusal
    return None


async def test_a_mute_ends_by_itself(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        ann = await here.service.identity.guest("Ann")
        judge = here.service.moderation
        assert refused(judge.check_mute, ann) is None
        await does(here, moderation.sanction, "mute", ann.id, hours=2)
        found = refused(judge.check_mute, ann)
        assert found is not None
        assert (found.code, found.variables["hours"], found.variables["reason"]) == ("muted", 2, "spam")
        assert refused(judge.check_ban, ann.id) is None
        here.clock.pass_seconds(2 * 3600)
        assert refused(judge.check_mute, ann) is None


async def test_a_ban_holds_until_it_is_lifted(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        ann = await here.service.identity.guest("Ann")
        judge = here.service.moderation
        for named, whom in ((ann.id, ann.id), ("192.0.2.7", "192.0.2.7"), ("2001:db8::7", "2001:db8::/64")):
            await does(here, moderation.sanction, "ban", named)
            found = refused(judge.check_ban, whom)
            assert found is not None
            assert (found.code, found.variables["hours"]) == ("banned", 0)
            await does(here, moderation.lift, named)
            assert refused(judge.check_ban, whom) is None
        with pytest.raises(Refusal):
            await does(here, moderation.lift, ann.id)
        with pytest.raises(Refusal):
            await does(here, moderation.sanction, "ban", "Nobody at all")
        log = await reads(here, moderation.audit_log)
        assert [(row.what, row.about, row.reason) for row in log][-2:] == [
            ("lift", ann.id, "spam"),
            ("ban", ann.id, "spam"),
        ]


async def test_a_report_names_who_has_the_seat_and_can_be_closed(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, ben) = await here.table({2: "random"}, 2)
        report = here.service.moderation.report
        await report(table_id, 1, ann, "chat", "Insults")
        for seat in (0, 2, 5):  # oneself, a bot, no seat
            with pytest.raises(Refusal):
                await report(table_id, seat, ann, "chat", "")
        [found] = await reads(here, moderation.open_reports)
        assert (found.person, found.name, found.by_name, found.text) == (ben.id, "Guest 1", "Guest 0", "Insults")
        await does(here, moderation.close_report, str(found.id))
        assert await reads(here, moderation.open_reports) == []
        with pytest.raises(Refusal):
            await does(here, moderation.close_report, str(found.id))
        for _ in range(moderation.OPEN_REPORTS):
            await report(table_id, 1, ann, "other", "")
        with pytest.raises(Refusal):
            await report(table_id, 1, ann, "other", "")


async def test_bots_play_a_game_to_the_end_that_a_moderator_ends(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, _ = await here.table({2: "random"}, 2)
        live = await here.live(table_id)
        await here.bots_done(live)
        await does(here, moderation.end_table, table_id)
        await here.service.end_tables()
        if not live.fold.over():
            with pytest.raises(NotNow) as caught:
                await here.service.registry.act(live, Kind.BACK, 0, {})
            assert caught.value.code == "game-was-ended"
        await here.bots_done(live)
        assert live.fold.over()
        await here.service.end_tables()
        with pytest.raises(Refusal):
            await does(here, moderation.end_table, table_id)
