"""Whole games over sockets: on both databases, at both paces, with bots, spectators and clients that come and go."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import bakufu
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.replay import verify
from bakufu.table.recent import MOST
from tests.nightly import of_these
from tests.server.conftest import Houses
from tests.server.guests import Person
from tests.server.player import Player, Witness, without_nulls

pytestmark = pytest.mark.anyio
DAY = 86_400
STAYS = {"shogun": 40, "katana": 10}  # steps after which a client breaks off at the latest: games alone are short

TABLES: list[dict[str, Any]] = [
    {"options": {"players": 3}, "bots": {}, "pace": "live", "seconds": 300, "visible": True},
    {"options": {"players": 4, "side": "moon"}, "bots": {"1": "ashigaru"}, "pace": "days", "seconds": DAY},
    {"options": {"players": 5, "setup": "claim"}, "bots": {"0": "random", "4": "ashigaru"}, "visible": False},
    {"game": "katana", "options": {"players": 2}, "bots": {}},
    {"game": "katana", "options": {"players": 1, "rooms": "random"}, "bots": {}, "visible": False},
    {
        "game": "katana",
        "options": {"players": 4},
        "bots": {"0": "ashigaru", "2": "random"},
        "pace": "days",
        "seconds": DAY,
    },
]
NAMES = (
    "three people",
    "by the day",
    "private, claimed, with bots",
    "katana, two people",
    "katana, alone with the Ghost",
    "katana, with bots, by the day",
)


async def break_now_and_then(player: Player, leader: Player, longest: int) -> None:
    """Cut a client off again and again while the others make some steps; who has to play comes back sooner."""
    while not player.over:
        here_until = player.seq + player.random.randrange(3, longest)
        await player.reach(here_until, or_end=True)
        player.tear()
        away_until = leader.seq + player.random.randrange(4)
        await leader.reach(away_until, or_end=True)


DATABASES = ("sqlite", "postgresql")
EVERY = [
    pytest.param(database, wanted, id=f"{database}: {name}")
    for wanted, name in zip(TABLES, NAMES, strict=True)
    for database in DATABASES
]
# By day each kind of table on one of the databases, by turns.
BY_DAY = [EVERY[2 * number + number % 2] for number in range(len(TABLES))]


@pytest.mark.parametrize(("database", "wanted"), of_these(EVERY, BY_DAY), indirect=["database"])
async def test_a_game_from_start_to_end(database: str, houses: Houses, wanted: dict[str, Any]) -> None:
    house = await houses(database).ready()
    seats = wanted["options"]["players"]
    free = [seat for seat in range(seats) if str(seat) not in wanted["bots"]]
    people = [await Person(f"Player {seat}", house.url).arrive() for seat in free]
    host = people[0]
    card = await host.create(**wanted, seat=free[0], entropy="of-the-host")
    for person, seat in list(zip(people, free, strict=True))[1:]:
        await person.join(card, seat=seat, link=card["link"], entropy=f"of-seat-{seat}")
    link = None if card["visible"] else card["link"]

    witness = Witness()
    common: dict[str, Any] = {"link": link, "witness": witness}
    players = [Player(card["id"], [house.url], p.token, seed=s, **common) for p, s in zip(people, free, strict=True)]
    # The same people once more, on another device that only looks; these break off all the time.
    seconds = [
        Player(card["id"], [house.url], p.token, seed=f"{s}b", **common) for p, s in zip(people, free, strict=True)
    ]
    spectators = [Player(card["id"], [house.url], seed=f"watch {n}", **common) for n in range(2)]
    everyone = [*players, *seconds, *spectators]
    for client in everyone:
        await client.come()
    assert all(client.card["status"] == "open" for client in everyone)

    started = await host.start(card)
    assert started["status"] == "running"
    for client in everyone:
        await client.reach(0)
    shown = {client.card["fairness"]["commitment"] for client in everyone}

    async with asyncio.TaskGroup() as group:
        for client in players:
            group.create_task(client.play_on())
        for client in [*players[1:], *seconds, spectators[1]]:
            group.create_task(break_now_and_then(client, players[0], STAYS[wanted.get("game", "shogun")]))
    for client in everyone:
        await client.finish()
        client.tear()
        await client.come_back()

    assert len({client.seq for client in everyone}) == 1
    # A second device of each player and a second spectator saw the same, but for what they missed. Bots play on while
    # somebody comes back, so how much that is depends on the machine.
    assert witness.compared > players[0].seq / 2
    assert any(welcome["missed"] for client in seconds for welcome in client.welcomes[1:])
    late = Player(card["id"], [house.url], link=link)
    late.seq = 1
    await late.come(since=1)
    assert late.seq > MOST + 1 or len(late.steps) == late.seq - 1
    assert without_nulls(late.view) == without_nulls(spectators[0].view)
    await late.go()

    body = await host.get(f"/api/tables/{card['id']}/record")
    game = bakufu.load(wanted.get("game", "shogun"))
    kept = read(json.dumps(body), {game.name: game.words})
    verify(game, kept)
    assert kept.fairness is not None
    assert shown == {kept.fairness.commitment}
    assert kept.fairness.entropy == tuple(
        f"of-seat-{s}" if s in free[1:] else "of-the-host" if s == free[0] else "" for s in range(seats)
    )
    standings = {row["seat"]: row["points"] for row in players[0].view["table"]["standings"]}
    assert tuple(standings[seat] for seat in range(seats)) == kept.result
    for client in everyone:
        await client.go()
    for person in people:
        await person.leave()
