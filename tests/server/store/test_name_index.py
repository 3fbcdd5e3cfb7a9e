"""Finished games are found by any part of a player's name, the newest first, on both databases."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from sqlalchemy import Connection, insert, select, true, update

from bakufu.server.store import name_index
from bakufu.server.store.database import address, connect
from bakufu.server.store.schema import finished_names, name_parts, people, seats, tables

pytestmark = pytest.mark.anyio
T = TypeVar("T")
PAGE = 3


async def at(database: str, work: Callable[[Connection], T]) -> T:
    engine = connect(address(database))
    async with engine.begin() as connection:
        result = await connection.run_sync(work)
    await engine.dispose()
    return result


def play(connection: Connection, number: int, *names: str, visible: bool = True) -> None:
    """A game that ended at this time."""
    for name in names:
        if connection.execute(select(people).where(people.c.id == name)).first() is None:
            connection.execute(insert(people).values(id=name, name=name, created_at=0))
    row = dict.fromkeys(("link", "game", "facts", "secret", "commitment", "names"), "")
    numbers = {"id": f"g{number}", "seconds": 1, "seq": 1, "created_at": number, "finished_at": number, "rules": 1}
    kind = {"status": "finished", "visible": visible, "hints": True, "pace": "days", "options": {}, "host": names[0]}
    connection.execute(insert(tables).values({**row, **numbers, **kind}))
    for seat, name in enumerate(names):
        sitting = {"table_id": f"g{number}", "seat": seat, "person": name, "entropy": "", "awaited": False}
        connection.execute(insert(seats).values({**sitting, "status": "finished"}))
    name_index.add(connection, f"g{number}", number)


def found(connection: Connection, part: str, before: int | None = None) -> list[str] | None:
    return name_index.found(connection, part, true(), before, PAGE)


async def test_any_part_of_a_name_finds_the_newest_games(database: str) -> None:
    def work(connection: Connection) -> None:
        play(connection, 1, "Annika", "Ångström Weiss")
        play(connection, 2, "Annika", "Joanna")
        play(connection, 3, "Bob", "Annika")
        play(connection, 4, "Joanna", "Anna")
        assert found(connection, "nik") == ["g3", "g2", "g1"]
        assert found(connection, "nik", before=3) == ["g2", "g1"]
        assert found(connection, "ann") == ["g4", "g3", "g2"]
        assert found(connection, "ström weis") == ["g1"]
        assert found(connection, "annikas") == found(connection, "%") == found(connection, "_") == []

    await at(database, work)


async def test_only_what_is_shown_is_found(database: str) -> None:
    def work(connection: Connection) -> None:
        play(connection, 1, "Annika", "Bob")
        play(connection, 2, "Annika", "Bob", visible=False)
        assert name_index.found(connection, "annika", tables.c.visible.is_(True), None, PAGE) == ["g1"]

    await at(database, work)


async def test_a_part_of_very_many_names_is_searched_otherwise(database: str) -> None:
    def work(connection: Connection) -> None:
        for number in range(name_index.MOST + 1):
            play(connection, number, f"Guest {number}")
        assert found(connection, "guest 7") == ["g7"]
        assert found(connection, "guest") is None

    await at(database, work)


async def test_a_name_that_nobody_has_any_more_leaves_no_trace(database: str) -> None:
    def work(connection: Connection) -> None:
        play(connection, 1, "Annika", "Bob")
        play(connection, 2, "Bob")
        for person, name in (("Annika", "Nobody"), ("Bob", "Nobody")):
            connection.execute(update(people).where(people.c.id == person).values(name=name))
            name_index.add_again(connection, "g1", 1)
        assert set(connection.scalars(select(finished_names.c.name))) == {"nobody", "bob"}
        assert set(connection.scalars(select(name_parts.c.name))) == {"nobody", "bob"}
        name_index.add_again(connection, "g2", 2)
        assert set(connection.scalars(select(name_parts.c.name))) == {"nobody"}
        assert found(connection, "body") == ["g2", "g1"]

    await at(database, work)
