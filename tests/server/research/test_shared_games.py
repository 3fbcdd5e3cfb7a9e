"""Games for research: only those that everybody at the table shares, and nothing that says who, when or where."""

from __future__ import annotations

import asyncio
import csv
import json
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, select, update

import bakufu
from bakufu.daily.periods import period_of
from bakufu.games import GAMES
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.replay import verify
from bakufu.server.people import personal_data
from bakufu.server.people.identity import Person
from bakufu.server.research.folder import BadFolder, write_folder
from bakufu.server.research.shared_games import SharedGame, SharedSeat, shared_games
from bakufu.server.store.schema import people, seats, tables
from bakufu.table.entries import By, Kind, NewEntry
from tests.cli.running import run
from tests.server.rooms import Room, room

pytestmark = pytest.mark.anyio
SAID = "well played"
GAMES_HERE = [bakufu.load(name) for name in GAMES]


async def found_in(here: Room) -> list[SharedGame]:
    now = here.clock()
    return await here.service.database.read(lambda connection: list(shared_games(connection, GAMES_HERE, now)))


async def agree(here: Room, those: Iterable[Person], wanted: bool = True) -> None:
    for person in those:
        await here.service.accounts.share_games(person, wanted)


async def mark(here: Room, what: Table, key: Any, **values: Any) -> None:
    statement = update(what).where(what.c.id == key).values(values)
    await here.service.database.change(partial(_execute, statement))


def _execute(statement: Any, connection: Connection) -> None:
    connection.execute(statement)


async def test_everybody_at_the_table_has_to_agree(database: str) -> None:
    async with room(database) as here:
        _, (ann, ben) = await here.finished(visible=False)
        assert await found_in(here) == []
        await agree(here, [ann])
        assert await found_in(here) == []
        await agree(here, [ben])
        (game,) = await found_in(here)
        assert verify(bakufu.load("katana"), game.record)
        assert (game.record.fairness, game.record.branch_of) == (None, None)
        assert game.seats == (SharedSeat(0, "person", 0), SharedSeat(1, "person", 0))

        await agree(here, [ben], False)
        assert await found_in(here) == []
        await agree(here, [ben])
        await mark(here, people, ben.id, delete_at=here.clock() + 1)
        assert await found_in(here) == []
        await mark(here, people, ben.id, delete_at=None)
        assert len(await found_in(here)) == 1
        await here.service.database.change(lambda connection: personal_data.erase(connection, ben.id))
        assert await found_in(here) == []


async def test_what_is_no_whole_game_of_people_is_left_out(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, guests = await here.finished()
        _, (waiting,) = await here.table({1: "random"}, 1, game="katana")
        await agree(here, [*guests, waiting])
        assert len(await found_in(here)) == 1
        for column, value, usual in (
            ("lesson", "first", None),
            ("branch_of", "another", None),
            ("abandoned", True, False),
            ("rules", 0, bakufu.load("katana").rules_version),
            ("facts", "others", bakufu.load("katana").facts_digest),
            ("status", "running", "finished"),
        ):
            await mark(here, tables, table_id, **{column: value})
            assert await found_in(here) == [], column
            await mark(here, tables, table_id, **{column: usual})
        assert len(await found_in(here)) == 1

        day = period_of("2001-09-09")
        assert day is not None
        await mark(here, tables, table_id, deal=day.name)
        assert await found_in(here) == []
        here.clock.at = day.end
        assert len(await found_in(here)) == 1


async def test_who_decided_is_told_by_kind_and_level(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, ben) = await here.table({1: "random"}, 2, game="katana")
        await mark(here, people, ben.id, program=True)
        live = await here.live(table_id)
        stood_in = 0
        while not live.fold.over():
            seat = live.fold.awaited()[0]
            if seat == 1:
                await here.bots_done(live)
                continue
            absent = seat == 0 and stood_in < 3
            stood_in += absent
            by = By.DEADLINE if absent else By.PLAYER
            move = live.fold.game.moves(live.fold.state, seat)[-1]
            await here.service.registry.log.append(live, NewEntry(Kind.MOVES, seat, {"moves": [move]}, by))
            here.service.registry.bot_scheduler.let_bots_move(live)
        await agree(here, [ann, ben])
        (game,) = await found_in(here)
        assert game.seats == (SharedSeat(0, "person", 3), SharedSeat(1, "random", 0), SharedSeat(2, "program", 0))


async def test_a_game_stays_the_same_in_the_archive(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        _, guests = await here.finished()
        await agree(here, guests)
        before = await found_in(here)
        here.clock.pass_seconds(181 * 86_400)
        assert await here.service.archiver.pack_old() == 1
        assert await found_in(here) == before


def _everything_about_people(connection: Connection) -> set[str]:
    """What leads to a person or a table, also by its time."""
    rows = [
        *connection.execute(select(people.c.id, people.c.name, people.c.created_at)),
        *connection.execute(select(tables.c.id, tables.c.link, tables.c.secret, tables.c.commitment)),
        *connection.execute(select(tables.c.created_at, tables.c.started_at, tables.c.finished_at)),
        *connection.execute(select(seats.c.entropy)),
    ]
    return {str(value) for row in rows for value in row if value}


async def test_the_folder_says_nothing_of_who_when_and_where(new_sqlite: str, tmp_path: Path) -> None:
    async with room(new_sqlite) as here:
        everybody = []
        for _ in range(3):
            table_id, guests = await here.finished()
            said = {"text": SAID, "name": guests[0].name}
            await here.service.registry.act(await here.live(table_id), Kind.TALK, 0, said)
            everybody += guests
        await agree(here, everybody)
        games = await found_in(here)
        traces = await here.service.database.read(_everything_about_people)
    target = tmp_path / "dataset"
    assert write_folder(target, [*games, games[0]], "2026-11-19") == (3, 6)
    files = sorted(path for path in target.rglob("*") if path.is_file())
    told = "".join(f"{path.relative_to(target)}\n{path.read_text()}" for path in files)
    assert len(traces) > 12
    assert not [trace for trace in [*traces, SAID] if trace in told]
    records = sorted((target / "katana" / "players=2,rooms=first").iterdir())
    assert len(records) == 3
    for path in records:
        kept = json.loads(path.read_text())
        assert kept.keys() >= {"game", "moves", "seed"}
        assert kept.get("fairness") is None
    rows = list(csv.DictReader((target / "players.csv").open()))
    assert [row["file"] for row in rows] == sorted(row["file"] for row in rows)
    assert {(row["player"], row["stood_in"]) for row in rows} == {("person", "0")}
    by_name = {path.name: json.loads(path.read_text())["result"] for path in records}
    assert all(by_name[Path(row["file"]).name][int(row["seat"])] == int(row["points"]) for row in rows)
    card = (target / "README.md").read_text()
    assert "3 finished games, 6 seats held by people" in card
    assert "| 3 | `katana/players=2,rooms=first` |" in card


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    target = tmp_path / "dataset"
    target.mkdir()
    (target / "mine").write_text("kept")
    with pytest.raises(BadFolder) as refused:
        write_folder(target, [], "2026-11-19")
    assert refused.value.words == "file-not-empty"
    assert [path.name for path in tmp_path.rglob("*")] == ["dataset", "mine"]


def test_what_breaks_off_leaves_nothing(tmp_path: Path) -> None:
    def broken() -> Iterable[SharedGame]:
        options: dict[str, object] = {"players": 2}
        yield SharedGame(Record("katana", 1, options, "", "1", (), (1, 2)), (SharedSeat(0, "person", 0),))
        raise RuntimeError("the database is gone")

    with pytest.raises(RuntimeError):
        write_folder(tmp_path / "dataset", broken(), "2026-11-19")
    assert list(tmp_path.iterdir()) == []


async def test_from_the_database_to_a_table_of_decisions(new_sqlite: str, tmp_path: Path) -> None:
    async with room(new_sqlite) as here:
        _, guests = await here.finished()
        await agree(here, guests)
        await here.finished()
    target = tmp_path / "dataset"
    made = await asyncio.to_thread(run, "dataset", target, "--database", new_sqlite)
    line = f"Wrote {target}: 1 game that everybody at the table shares, with 2 seats held by people.\n"
    assert (made.code, made.out) == (0, line)
    again = await asyncio.to_thread(run, "dataset", target, "--database", new_sqlite)
    assert (again.code, again.err) == (2, f"bakufu: {target} is not empty; choose a new folder\n")
    kept = target / "katana" / "players=2,rooms=first"
    table = tmp_path / "decisions.csv"
    assert run("decisions", kept, "--to", table).code == 0
    (record,) = [json.loads(path.read_text()) for path in kept.iterdir()]
    assert len(table.read_text().splitlines()) == 1 + len(record["moves"])
