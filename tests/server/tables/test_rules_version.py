"""Tables that were begun by other rules: listed and downloaded, but neither opened nor played."""

from __future__ import annotations

import json
import zlib
from collections.abc import Awaitable
from typing import Any

import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect

import bakufu
from bakufu.client import BotPlayer
from bakufu.client.errors import ClientError
from bakufu.games import WORDS
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.replay import verify
from bakufu.server.http.problems import status_of
from bakufu.server.people.identity import Person as Account
from bakufu.server.store import archive
from bakufu.server.store.schema import tables
from bakufu.server.tables import records
from bakufu.server.tables.branches import branch
from bakufu.table.refusal import Refusal
from bakufu.text.errors import sentence
from tests.server.conftest import Houses
from tests.server.guests import Person, Refused
from tests.server.rooms import Clock, Room, room

pytestmark = pytest.mark.anyio
DAY = 86_400
SAYS = (
    "This game was started under version 1 of SHOGUN's rules; this server has version 2. "
    "You can still download the record of a finished game."
)


async def made_old(here: Room, *table_ids: str, **values: Any) -> None:
    """As an earlier version stored them, and after a restart: no table is in memory."""
    async with here.service.engine.begin() as connection:
        mine = update(tables).where(tables.c.id.in_(table_ids))
        await connection.execute(mine.values({"rules": 1, **values}))
    here.service.registry._kept.clear()
    here.service.registry.tables.clear()


async def finished_table(here: Room) -> tuple[str, Account]:
    """Its id and its host."""
    table_id, (host, *_) = await here.table({}, 3, pace="days", seconds=DAY)
    live = await here.live(table_id)
    while not live.fold.over():
        await here.decide(live, live.fold.awaited()[0])
    return table_id, host


async def refusal(asked: Awaitable[object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await asked
    return caught.value


async def test_a_table_stores_its_rules_version(database: str) -> None:
    async with room(database) as here:
        table_id, (ann, *_) = await here.table({}, 3)
        row = await here.service.store.table(table_id)
        assert row is not None
        assert row.rules == bakufu.load("shogun").rules_version == 2
        assert (await here.service.card_for(table_id, ann))["rules"] == 2


async def test_a_finished_table_of_other_rules_can_only_be_downloaded(database: str) -> None:
    async with room(database) as here:
        service = here.service
        table_id, ann = await finished_table(here)
        today = json.loads(await records.download(service, table_id, None))
        await made_old(here, table_id)

        for asked in (
            service.registry.open(table_id),
            service.study.history(table_id, None, None),
            service.study.chronicle(table_id),
            records.log(service, table_id, None, 0),
            branch(service, table_id, ann, 3, 0),
        ):
            error = await refusal(asked)
            assert (error.code, status_of(error), str(error)) == ("other-rules", 409, SAYS)
        for kind in ("finished", "running", "open", "mine"):
            cards = await service.cards(kind, ann, "", None)
            assert [(card["id"], card["rules"]) for card in cards] == ([(table_id, 1)] if kind == "finished" else [])

        downloaded = await records.download(service, table_id, None)
        assert json.loads(downloaded) == {**today, "rules": 1}
        found = read(downloaded.decode(), WORDS)
        with pytest.raises(bakufu.BadRecord, match="this record needs version 1 of SHOGUN's rules"):
            verify(bakufu.load("shogun"), found)

        new = await service.lobby.rematch(table_id, ann, "")
        assert (await service.card_for(new, ann))["rules"] == 2


async def test_the_record_of_a_table_with_other_facts_can_be_downloaded_too(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, _ = await finished_table(here)
        today = json.loads(await records.download(here.service, table_id, None))
        await made_old(here, table_id, rules=2, facts="0" * 16)
        assert json.loads(await records.download(here.service, table_id, None)) == {**today, "facts": "0" * 16}


async def test_a_running_table_of_other_rules_is_listed_and_refused(database: str) -> None:
    async with room(database) as here:
        table_id, (ann, *_) = await here.table({}, 3)
        assert [card["your_turn"] for card in await here.service.cards("mine", ann, "", None)] == [True]
        await made_old(here, table_id)
        assert str(await refusal(here.service.registry.open(table_id))) == SAYS
        assert (await refusal(records.download(here.service, table_id, ann))).code == "other-rules"
        (card,) = await here.service.cards("mine", ann, "", None)
        assert (card["id"], card["rules"], card["your_turn"]) == (table_id, 1, False), "there is no turn to take"


async def test_the_watch_passes_over_tables_of_other_rules(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """However many of them are overdue, a table that can be played gets its turn."""
    monkeypatch.setattr("bakufu.server.tables.watchdog.AT_ONCE", 2)
    async with room(database) as here:
        *old, table_id = [(await here.table({2: "random"}, 2, seconds=60))[0] for _ in range(4)]
        for each in (*old, table_id):
            await here.bots_done(await here.live(each))
        await made_old(here, *old[:2], bots_at=0, deadline_at=1)
        await made_old(here, old[2], rules=2, facts="0" * 16, bots_at=0, deadline_at=1)
        await made_old(here, table_id, rules=2, bots_at=1)
        here.clock.pass_seconds(100)
        watch = here.service.watchdog
        assert await watch.bots() == 1
        assert await watch.deadlines() == 2, "both people at the one table that can be played"
        assert await watch.bots() == 0
        assert watch._failing == set()
    assert "watchdog-failed" not in capsys.readouterr().err


async def test_a_table_that_nobody_has_started_is_played_by_the_rules_of_today(database: str) -> None:
    async with room(database) as here:
        table_id, (ann, *_) = await here.table({}, 3, start=False)
        await made_old(here, table_id, facts="0" * 16)
        game = bakufu.load("shogun")
        card = await here.service.card_for(table_id, ann)
        assert (card["rules"], card["facts"]) == (2, game.facts_digest)
        await here.service.starting.start(table_id, ann)
        await here.service.begin(table_id)
        live = await here.live(table_id)
        assert (live.row["rules"], live.row["facts"]) == (2, game.facts_digest)


async def test_a_table_whose_options_are_no_longer_possible_does_not_start(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, *_) = await here.table({}, 3, start=False)
        await made_old(here, table_id, options={"players": 9})
        assert (await refusal(here.service.starting.start(table_id, ann))).code == "bad-options"
        assert (await here.service.card_for(table_id, ann))["status"] == "open"


async def test_the_archive_leaves_games_of_other_rules_as_they_are(database: str) -> None:
    clock = Clock()
    async with room(database, clock) as here:
        (old, _), (sound, _) = [await finished_table(here) for _ in range(2)]
        await made_old(here, old)
        length = len(await here.log(old))
        clock.pass_seconds(181 * DAY)
        assert await here.service.archiver.pack_old() == 1
        assert await here.service.store.packet(old) is None
        assert len(await here.log(old)) == length

        # Bakufu 0.1 has packed games as well, and did not write the version down.
        packet = await here.service.store.packet(sound)
        assert packet is not None
        packed = {**json.loads(archive.record_in(packet)), archive.LOG: []}
        assert packed.pop("rules") == 2
        before = zlib.compress(json.dumps(packed).encode())
        assert json.loads(archive.record_in(before))["rules"] == 1


async def test_over_http_and_on_the_socket_the_line_names_the_version(houses: Houses, new_sqlite: str) -> None:
    house = await houses(new_sqlite).ready()
    ann = await Person("Ann", house.url).arrive()
    table = await ann.create(options={"players": 3}, bots={"1": "random", "2": "random"})
    await ann.start(table)
    house.stop()
    async with room(new_sqlite) as here:
        await made_old(here, table["id"])
    await house.start().ready()

    at = f"/api/tables/{table['id']}"
    for path in ("log", "record", "history", "chronicle", "text"):
        with pytest.raises(Refused) as caught:
            await ann.get(f"{at}/{path}")
        assert (caught.value.status, str(caught.value)) == (409, f"409 other-rules: {SAYS}"), path
    assert (await ann.get(at))["rules"] == 1
    assert [card["id"] for card in await ann.get("/api/tables", kind="mine")] == [table["id"]]
    assert [card["id"] for card in await ann.get("/api/tables", kind="running")] == [table["id"]]

    for language, says in (("en", SAYS), ("de", "Diese Partie begann nach Version 1 der Regeln von SHOGUN;")):
        address = f"{house.url.replace('http', 'ws', 1)}{at}/socket?language={language}"
        async with connect(address, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "since": None}))
            answer = json.loads(await socket.recv())
            assert (answer["type"], answer["id"], answer["code"]) == ("refused", None, "other-rules")
            assert answer["message"].startswith(says)
            await socket.send(json.dumps({"type": "play", "id": "1", "moves": [0]}))
            assert json.loads(await socket.recv())["code"] == "hello-first"
    await ann.leave()


async def test_who_waits_for_a_game_hears_that_another_version_started_it(houses: Houses, new_postgres: str) -> None:
    """Servers of two versions at one database, as during an update: the older one begins the game by its own rules."""
    house = await houses(new_postgres).ready()
    ann = await Person("Ann", house.url).arrive()
    table = await ann.create(options={"players": 3}, bots={"1": "random", "2": "random"})
    address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
    async with connect(address, proxy=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "since": None}))
        assert json.loads(await socket.recv())["type"] == "table"
        async with room(new_postgres) as here:
            await made_old(here, table["id"], status="running", started_at=1)
        answer = json.loads(await socket.recv())
        assert (answer["code"], answer["message"]) == ("other-rules", SAYS)
    await ann.leave()


def test_a_bot_does_not_join_a_table_of_other_rules() -> None:
    game = bakufu.load("katana")
    card = {"game": "katana", "facts": game.facts_digest, "rules": game.rules_version}
    assert BotPlayer("random", card).game.name == "katana"
    before = {"game": "katana", "facts": "0" * 16}  # a server of Bakufu 0.1 doesn't name the version
    for other, version in (({**card, "rules": 3}, 3), (before, 1)):
        with pytest.raises(ClientError) as caught:
            BotPlayer("random", other)
        says = f"the table uses version {version} of SHOGUN NO KATANA's rules; this program has version 2; "
        assert str(caught.value) == says + "use the server's release of Bakufu"


def test_the_refusal_is_one_line_in_every_language() -> None:
    error = Refusal("other-rules", game="katana", needed=1, has=2)
    assert sentence(error, "de").startswith(
        "Diese Partie begann nach Version 1 der Regeln von SHOGUN NO KATANA; dieser"
    )
    assert sentence(error, "zh").startswith("这一局用的是第1版SHOGUN NO KATANA规则；本服务器的规则是第2版。")
