"""`bakufu join` plays whole games: against the server's bots, against its like, and through breaks of every kind."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

import bakufu
from bakufu.client import BotPlayer, Client, Refused, take_part
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.receipt import receipt_from_json
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.replay import verify
from tests.cli import running
from tests.patience import PATIENCE
from tests.server.client.commands import run
from tests.server.conftest import Houses

pytestmark = pytest.mark.anyio
Json = dict[str, Any]
OUTSIDE = "bakufu.bots.chance_player:ChancePlayer"  # a bot by its import path, as one of somebody else's would be


async def all_seated(host: Client, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not all(seat["name"] or seat["bot"] for seat in (await host.table(table))["seats"]):
            await asyncio.sleep(0.05)


def verified(downloaded: Json) -> Record:
    game = bakufu.load("shogun")
    found = read(json.dumps(downloaded), {"shogun": game.words})
    assert found.fairness is not None
    verify(game, found)
    return found


async def test_joined_bots_play_with_a_bot_of_the_server(houses: Houses, new_sqlite: str, tmp_path: Path) -> None:
    """A private table: one comes by the page's address, the other by the interface's, to a seat of its own choice."""
    house = await houses(new_sqlite).ready()
    kept = tmp_path / "receipt.json"
    async with Client(house.url) as host:
        await host.take_name("Host")
        card = await host.create(options={"players": 3}, seat=None, bots={"1": "random"}, visible=False)
        table, link = card["id"], card["link"]
        page = f"{house.url}/t/{table}?link={link}"
        interface = f"{house.url}/api/tables/{table}?link={link}"
        joined = [
            asyncio.create_task(
                run(tmp_path, "join", page, "--bot", "ashigaru", "--seat", 3, "--name", "Tomoe", "--receipt", kept)
            ),
            asyncio.create_task(run(tmp_path, "join", interface, "--bot", OUTSIDE)),
        ]
        await all_seated(host, table)
        seats = (await host.table(table))["seats"]
        assert [(seat["name"], seat["bot"]) for seat in seats] == [
            ("ChancePlayer bot", None),
            (None, "random"),
            ("Tomoe", None),
        ]
        await host.start(table)
        tomoe, other = await asyncio.gather(*joined)
        found = verified(await host.record(table))
    receipt = receipt_from_json(kept.read_text())
    receipt.check(found.fairness)
    assert (receipt.table, receipt.seat, receipt.starts) == (table, 2, 1)
    assert found.result is not None
    for (code, out, err), player in ((tomoe, "Red"), (other, "Blue")):
        assert (code, err) == (0, "")
        seated, over = out.splitlines()
        assert seated == f"Joined table {table} as {player}."
        told = {name: int(points) for name, points in re.findall(r"(Blue|Yellow|Red) (\d+)", over)}
        assert told == dict(zip(("Blue", "Yellow", "Red"), found.result, strict=True))


async def seated_bots(host: Client, table: str, levels: list[str]) -> list[asyncio.Task[Json]]:
    """Clients in this process, each with a seat and a bot, which play to the end; the last view of each."""

    async def play(level: str, number: int) -> Json:
        async with Client(host.server) as client:
            await client.take_name(f"Player {number}")
            card = await client.join(table, f"entropy-{number}", number)
            async with client.follow(table) as followed:
                await take_part(followed, BotPlayer(level, card).decide)
                assert followed.view is not None
                return followed.view

    playing = [asyncio.create_task(play(level, number)) for number, level in enumerate(levels)]
    await all_seated(host, table)
    return playing


async def test_clients_alone_play_through_kills_of_the_server(houses: Houses, new_sqlite: str) -> None:
    house = await houses(new_sqlite).ready()
    async with Client(house.url) as host:
        await host.take_name("Host")
        table = (await host.create(options={"players": 4, "side": "moon"}, seat=None))["id"]
        playing = await seated_bots(host, table, ["random", "random", "ashigaru", "random"])
        await host.start(table)
        async with host.follow(table) as watched:
            for seq in (30, 60):
                await watched.reached(seq)
                house.kill()
                house.start()
            while not watched.over:
                await watched.news()
        views = await asyncio.gather(*playing)
        found = verified(await host.record(table))
        log = await host._ask(list, "GET", f"/api/tables/{table}/log")
    assert found.fairness is not None
    assert found.fairness.entropy == tuple(f"entropy-{number}" for number in range(4))
    for view in views:
        points = {row["seat"]: row["points"] for row in view["table"]["standings"]}
        assert [points[seat] for seat in range(4)] == list(found.result or ())
    assert [step["seq"] for step in log] == list(range(1, len(log) + 1))
    assert {step["by"] for step in log} == {"player"}, "no deadline passed, nobody sat in"


async def test_a_player_whose_time_ran_out_takes_the_seat_back(houses: Houses, new_sqlite: str) -> None:
    house = await houses(new_sqlite).ready()
    async with Client(house.url) as client:
        await client.take_name("Sleepy")
        card = await client.create(options={"players": 3}, seat=0, bots={"1": "random", "2": "random"})
        await client.start(card["id"])
        async with client.follow(card["id"]) as table:
            await table.reached(0)
            await table.resign()
            assert table.sat_in_for
            assert not table.my_turn
            await take_part(table, BotPlayer("random", card).decide)
            assert table.over
            assert not table.sat_in_for
        kinds = [step["kind"] for step in await client._ask(list, "GET", f"/api/tables/{card['id']}/log")]
    assert kinds.count("away") == kinds.count("back") == 1


async def test_a_client_talks_plans_anew_asks_for_a_hint_and_is_refused(houses: Houses, new_sqlite: str) -> None:
    house = await houses(new_sqlite).ready()
    async with Client(house.url) as client:
        await client.take_name("Ann")
        card = await client.create(options={"players": 3}, seat=0, bots={"1": "random"})
        async with Client(house.url) as friend:
            await friend.take_name("Ben")
            await friend.join(card["id"], "")
        assert [found["id"] for found in await client.tables(search="ben")] == [card["id"]]
        await client.start(card["id"])
        async with client.follow(card["id"]) as table:
            await table.reached(0)
            plan = await BotPlayer("random", card).decide(table.view or {})
            assert len(await table.hint()) == 11
            await table.ready(plan)
            assert (table.view or {})["table"]["my_plan"] == plan
            await table.ready(plan[::-1])
            assert (table.view or {})["table"]["my_plan"] == plan[::-1]
            await table.not_ready()
            assert (table.view or {})["table"]["my_plan"] == []
            seq = await table.talk("Good morning")
            assert seq == table.seq
            with pytest.raises(Refused) as refused:
                await table.ready([plan[0]] * 11)
            assert (refused.value.code, refused.value.rule) == ("rule", "plan.a-card-once")
            with pytest.raises(Refused) as refused:
                await table.undo()
            assert refused.value.code == "nothing-to-undo"
            while (told := await table.news())["type"] != "step" or told["text"] is None:
                pass
            assert told["text"] == "Good morning"


CANNOT_BE_JOINED = [
    ("ftp://x/t/1 --bot random", "not an invitation"),
    ("{url}/t/ --bot random", "not an invitation"),
    ("{url}/t/nosuchtable --bot random", "Table not found"),
    ("{url}/t/{open} --bot grandmaster", "unknown bot 'grandmaster'"),
    ("{url}/t/{open} --bot random --seat 4", "--seat is 4; expected 1 to 3"),
    ("{url}/t/{open} --bot random --seat 1", "That seat is taken"),
    ("{url}/t/{open} --bot random --name " + "x" * 40, "A name must have 1 to 24"),
    ("{url}/t/{open} --bot random --name " + "x" * 99, "name: Expected `str` of length <= 60"),
    ("{url}/t/{open} --bot random --facts {facts}", "the table uses different component data"),
    ("{url}/t/{open} --bot random --token forged", "Choose a name first"),
    ("{url}/t/{private} --bot random", "Table not found"),
    ("{url}/t/{private}?link=wrong --bot random", "Table not found"),
    ("{url}/t/{started} --bot random", "The game has already started"),
    ("{url}/elsewhere/t/{open} --bot random", "Page not found"),
    ("http://127.0.0.1:1/t/1 --bot random", "can't reach http://127.0.0.1:1"),
]


async def test_what_cannot_be_joined(houses: Houses, new_sqlite: str, tmp_path: Path) -> None:
    """One line each, and exit code 2."""
    house = await houses(new_sqlite).ready()
    facts = tmp_path / "mine.toml"
    facts.write_text("[price]\ncastle = 2\n")
    async with Client(house.url) as host:
        await host.take_name("Host")
        tables: dict[str, dict[str, object]] = {
            "open": {},
            "private": {"visible": False},
            "started": {"bots": {"1": "random", "2": "random"}},
        }
        names = {name: (await host.create(options={"players": 3}, **more))["id"] for name, more in tables.items()}
        await host.start(names["started"])
    for words, said in CANNOT_BE_JOINED:
        command = words.format(url=house.url, facts=facts, **names).split()
        ran = await asyncio.to_thread(running.run, "join", *command)
        assert (ran.code, ran.out) == (2, ""), words
        assert ran.err.startswith("bakufu: ")
        assert ran.err.count("\n") == 1
        assert said in ran.err, words
