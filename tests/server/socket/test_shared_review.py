"""Looking at a finished game together: what the leader shows, who may lead, and what is left when they go."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.conftest import Houses
from tests.server.guests import Person
from tests.server.laid_tables import Table, refused, table_of
from tests.server.player import Player

pytestmark = pytest.mark.anyio
TWO = ["Ann", "Ben"]
ARROWS = [{"start": "Owari", "end": "Ise"}]
MOMENT: dict[str, Any] = {"at": 3, "seat": 0, "arrows": ARROWS, "branch": None, "link": None}


async def over(table: Table) -> None:
    """Bots play the game to its end."""
    for player in table.players:
        await player.say("resign")
    for player in table.players:
        await player.until(lambda player=player: player.over)  # type: ignore[misc]


def shown(player: Player) -> tuple[str | None, Any]:
    return (player.led["leader"], player.led["shown"]) if player.led else (None, None)


async def test_others_see_what_the_leader_shows_from_any_process(new_postgres: str, houses: Houses) -> None:
    one, two = houses(new_postgres), houses(new_postgres)
    await asyncio.gather(one.ready(), two.ready())
    table = await table_of(TWO, one, two)
    ann, ben = table.players
    assert await refused(ann, "lead", shown=MOMENT) == "game-goes-on"
    await over(table)
    here = await Player(ann.table, ann.urls[:1], ann.token).come()
    await ann.say("lead", shown=MOMENT)
    for other in (here, ben):
        await other.until(lambda other=other: shown(other) == ("Ann", MOMENT))  # type: ignore[misc]
    assert ann.led is None, "who leads knows it"

    await ben.say("lead", shown=MOMENT | {"at": 7, "arrows": []})
    await ann.until(lambda: shown(ann) == ("Ben", MOMENT | {"at": 7, "arrows": []}))
    late = await Player(ann.table, ben.urls[:1], ann.token).come()
    await late.until(lambda: shown(late)[0] == "Ben")
    await ann.say("lead", shown=None)
    await here.until(lambda: shown(here)[0] == "Ben")

    await ben.go()
    for other in (ann, here, late):
        await other.until(lambda other=other: shown(other) == (None, None))  # type: ignore[misc]
    await here.go()
    await late.go()
    await table.close()


async def test_people_who_may_not_talk_may_not_lead(database: str, houses: Houses) -> None:
    house = await houses(database).ready()
    table = await table_of(TWO, house, visible=True)
    settings = {"visible": True, "spectators": True, "talk": "players"}
    await table.people[0].put(f"/api/tables/{table.card['id']}/settings", **settings)
    await over(table)
    cal = await Person("Cal", house.url).arrive()
    named = await Player(table.card["id"], [house.url], cal.token).come()
    assert await refused(named, "lead", shown=MOMENT) == "chat-is-off"
    stranger = await Player(table.card["id"], [house.url]).come()
    assert await refused(stranger, "lead", shown=MOMENT) == "sign-in"
    ann = table.players[0]
    assert await refused(ann, "lead", shown=MOMENT | {"arrows": [{"start": "Owari", "end": "I" * 41}]}) == "bad-message"
    assert await refused(ann, "lead", shown=MOMENT | {"arrows": [{"start": "a", "end": "b"}] * 25}) == "bad-message"
    await ann.say("lead", shown=MOMENT)
    await stranger.until(lambda: shown(stranger)[0] == "Ann")
    for looker in (stranger, named):
        await looker.go()
    await cal.leave()
    await table.close()
