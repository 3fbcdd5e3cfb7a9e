"""Two application processes on one PostgreSQL: players spread over both, and one process is killed in the middle."""

from __future__ import annotations

import asyncio
import json

import pytest

import bakufu
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.replay import verify
from tests.server.conftest import Houses
from tests.server.laid_tables import table_of
from tests.server.player import Player

pytestmark = pytest.mark.anyio


async def test_one_process_is_killed_and_play_goes_on(new_postgres: str, houses: Houses) -> None:
    one, two = houses(new_postgres), houses(new_postgres)
    await asyncio.gather(one.ready(), two.ready())
    table = await table_of(["Ann", "Ben", "Cal"], one, two, options={"players": 4})
    assert {player.urls[0] for player in table.players} == {one.url, two.url}
    # Everyone also looks on from the other process: the witness compares what the two of them say.
    witness = table.players[0].witness
    others = [Player(table.card["id"], player.urls[::-1], player.token, witness=witness) for player in table.players]
    others += [Player(table.card["id"], [house.url], witness=witness) for house in (one, two)]
    others[-2].urls += [two.url]
    for client in others:
        await client.come()

    async def kill_one() -> None:
        await table.players[1].until(lambda: table.players[1].seq >= 40)
        for client in [*table.players, *others]:
            await client.reach(40)
        one.kill()

    async with asyncio.TaskGroup() as group:
        group.create_task(kill_one())
        for player in table.players:
            group.create_task(player.play_on())
    for client in [*table.players, *others]:
        await client.finish()
    assert one.pid is None
    assert {client.urls[0] for client in table.players} == {two.url}
    assert len({client.seq for client in [*table.players, *others]}) == 1
    assert witness.compared > 2 * table.players[0].seq

    table.people[0].url = two.url
    game = bakufu.load("shogun")
    kept = await table.people[0].get(f"/api/tables/{table.card['id']}/record")
    verify(game, read(json.dumps(kept), {"shogun": game.words}))
    for client in others:
        await client.go()
    await table.close()


async def test_a_command_to_both_processes_acts_once(new_postgres: str, houses: Houses) -> None:
    one, two = houses(new_postgres), houses(new_postgres)
    await asyncio.gather(one.ready(), two.ready())
    table = await table_of(["Ann", "Ben", "Cal"], one, options={"players": 3})
    elsewhere = [Player(table.card["id"], [two.url], player.token) for player in table.players]
    for client in elsewhere:
        await client.come()
    for number in range(3):
        for here, there in zip(table.players, elsewhere, strict=True):
            plan = here.plan()
            first, second = await asyncio.gather(
                here.say("ready", f"plan-{number}", moves=plan), there.say("ready", f"plan-{number}", moves=plan)
            )
            assert first["seq"] == second["seq"]
            if number < 2:
                await here.say("not-ready")
    last = table.players[-1].acked["plan-2"]
    for client in [*table.players, *elsewhere]:
        await client.reach(last)
    mover = next(player for player in elsewhere if player.awaited)
    move = mover.legal[0]
    twin = table.players[mover.seat or 0]
    acks = await asyncio.gather(*[client.say("play", "the move", moves=[move]) for client in (mover, twin)])
    assert {ack["seq"] for ack in acks} == {last + 1}
    assert len(await table.log()) == last + 1
    for client in elsewhere:
        await client.go()
    await table.close()


@pytest.mark.parametrize(
    ("database", "takes_over"),
    [
        ("sqlite", "the same, when it is back"),
        ("postgresql", "the same, when it is back"),
        ("postgresql", "another process"),
    ],
    indirect=["database"],
)
async def test_bots_move_on_when_their_process_dies(database: str, houses: Houses, takes_over: str) -> None:
    one = await houses(database).ready()
    two = await houses(database).ready() if takes_over == "another process" else None
    table = await table_of(["Ann"], one, options={"players": 4})
    ann = table.players[0]
    await ann.say("resign")
    one.kill()
    dead_at = ann.seq
    if two is None:
        await one.start().ready()
    else:
        ann.urls = [two.url]
    await ann.until(lambda: ann.seq >= dead_at + 20)
    assert {step["by"] for step in ann.steps.values() if step["kind"] == "moves"} == {"bot"}
    await table.close()
