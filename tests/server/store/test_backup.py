"""`bakufu backup`: the copy of a running server's database is whole, and another server goes on from it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bakufu.client import Client, take_part
from bakufu.client.player import BotPlayer
from bakufu.client.table import Table
from bakufu.kernel.patch import Json
from tests.cli import running
from tests.server.client.commands import run
from tests.server.client.test_join import verified
from tests.server.conftest import Houses

pytestmark = pytest.mark.anyio


async def play_until(table: Table, player: BotPlayer, seq: int) -> None:
    """Take part, but no further than so many entries."""
    async with asyncio.timeout(60):
        playing = asyncio.create_task(take_part(table, player.decide))
        await table.reached(seq)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def log_of(client: Client, table: str) -> list[Json]:
    steps: list[Json] = await client._ask(list, "GET", f"/api/tables/{table}/log")
    return steps


async def test_a_copy_made_during_play_is_played_on(houses: Houses, new_sqlite: str, tmp_path: Path) -> None:
    house = await houses(new_sqlite).ready()
    copy = tmp_path / "copy.sqlite"
    async with Client(house.url) as client:
        await client.take_name("Ann")
        card = await client.create(options={"players": 3}, bots={"1": "random", "2": "random"})
        table, token = card["id"], client.token
        await client.start(table)
        player = BotPlayer("random", card)
        async with client.follow(table) as followed:
            await play_until(followed, player, 20)
            copying = asyncio.create_task(run(tmp_path, "backup", copy, "--database", new_sqlite))
            await play_until(followed, player, 30)
            code, out, err = await copying
            await play_until(followed, player, followed.seq + 5)
        first = await log_of(client, table)
    assert (code, err) == (0, "")
    assert out == f"Wrote {copy}, {copy.stat().st_size:,} bytes.\n"
    assert copy.stat().st_mode & 0o077 == 0, "it holds secrets"
    assert [file.name for file in tmp_path.glob("*copy*")] == ["copy.sqlite"]
    assert house.stop() == 0

    other = await houses(f"sqlite:///{copy}").ready()
    async with Client(other.url, token) as client:
        second = await log_of(client, table)
        assert 20 <= len(second) < len(first)
        assert second == first[: len(second)]
        async with client.follow(table) as followed:
            await take_part(followed, player.decide)
        verified(await client.record(table))


async def test_copies_made_under_load_are_whole(houses: Houses, new_sqlite: str, tmp_path: Path) -> None:
    """Each one holds every log without gaps, as long as its table says, and replaces the one before."""
    house = await houses(new_sqlite).ready()
    copy = tmp_path / "copy.sqlite"
    lengths: list[int] = []
    async with Client(house.url) as client:
        await client.take_name("Ann")
        bots = {str(seat): "random" for seat in range(3)}
        for _ in range(4):
            card = await client.create(options={"players": 3}, seat=None, bots=bots)
            await client.start(card["id"])
        async with client.follow(card["id"]) as followed:
            await followed.reached(0)
            while not followed.over:
                ran = await asyncio.to_thread(running.run, "backup", copy, "--database", new_sqlite)
                assert (ran.code, ran.err) == (0, "")
                lengths.append(whole(copy))
                await followed.reached(followed.seq + 1 if not followed.over else followed.seq)
    assert len(lengths) > 1
    assert lengths == sorted(lengths)


def whole(copy: Path) -> int:
    """How many entries a copy has, if no log has a gap."""
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = database.execute(
            "SELECT t.seq, COUNT(e.seq), COALESCE(MAX(e.seq), 0) FROM tables t"
            " LEFT JOIN entries e ON e.table_id = t.id GROUP BY t.id"
        ).fetchall()
    assert all(seq == count == last for seq, count, last in rows), rows
    return sum(count for _, count, _ in rows)


async def test_what_cannot_be_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAKUFU_DATA", str(tmp_path / "data"))
    letter, empty, copy = tmp_path / "letter.txt", tmp_path / "empty.sqlite", tmp_path / "copy.sqlite"
    letter.write_text("Dear friends, " * 100)
    with closing(sqlite3.connect(empty)) as database:
        database.execute("CREATE TABLE friends (name)")
    copy.write_text("precious")
    refused: list[tuple[list[object], str]] = [
        ([copy], "there is no database at"),
        ([copy, "--database", "postgresql://bakufu@localhost/bakufu"], "for PostgreSQL use pg_dump"),
        ([copy, "--database", "games.sqlite"], "not a database address"),
        ([copy, "--database", f"sqlite:///{letter}"], "file is not a database"),
        ([copy, "--database", f"sqlite:///{empty}"], "isn't a Bakufu database"),
        ([empty, "--database", f"sqlite:///{empty}"], "is the database itself"),
        ([tmp_path, "--database", f"sqlite:///{empty}"], "is a folder"),
        ([tmp_path / "nowhere" / "copy", "--database", f"sqlite:///{empty}"], "can't write"),
    ]
    for words, said in refused:
        ran = running.run("backup", *words)
        assert (ran.code, ran.out) == (2, "")
        assert said in ran.err
        assert ran.err.count("\n") == 1
    assert copy.read_text() == "precious"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.sqlite", "empty.sqlite", "letter.txt"]
