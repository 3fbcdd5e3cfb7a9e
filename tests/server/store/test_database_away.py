"""A database that is gone for a while: commands are refused in one line, and everything goes on when it is back."""

from __future__ import annotations

import asyncio
import signal

import pytest

from tests.server.conftest import Houses
from tests.server.guests import Person, Refused
from tests.server.laid_tables import refused, table_of
from tests.server.player import Player
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio


async def test_play_goes_on_when_the_database_is_back(postgres: Postgres, new_postgres: str, houses: Houses) -> None:
    one, two = houses(new_postgres), houses(new_postgres)
    await asyncio.gather(one.ready(), two.ready())
    table = await table_of(["Ann", "Ben"], one, two, options={"players": 3})
    ann, ben = table.players
    postgres.stop(signal.SIGQUIT)
    try:
        for player in (ann, ben):
            assert await refused(player, "ready", "mine", moves=player.plan()) == "busy"
            assert player.connected
        stranger = Person("Eve", one.url)
        with pytest.raises(Refused) as caught:
            await stranger.arrive()
        assert caught.value.status >= 500
    finally:
        postgres.start()
        await postgres.ready()
    for house in (one, two):
        await house.ready()
    # The connections that lay in the pool are dead; whoever is first may find that out.
    for player in (ann, ben):
        await player.say("ready", "mine", moves=player.plan())
    # The processes hear each other again, and the bot moves.
    async with asyncio.TaskGroup() as group:
        for player in table.players:
            group.create_task(player.play_on(upto=60))
    late = await Player(table.card["id"], [two.url], table.people[0].token, witness=ann.witness).come()
    await ann.until(lambda: ann.seq >= late.seq)
    assert ann.witness.compared > 0, "one process says what the other does"
    await late.go()
    await stranger.leave()
    await table.close()
