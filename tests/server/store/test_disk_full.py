"""A disk that is full for a while: nothing is acknowledged that isn't stored, and play goes on when there is room."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import event

from bakufu.table.entries import Kind
from bakufu.table.refusal import NotNow
from tests.server.rooms import Room, room

pytestmark = pytest.mark.anyio
ROOM = 2**30  # pages


class Disk:
    """SQLite may use so many pages, which it takes for the size of the disk."""

    def __init__(self, here: Room) -> None:
        self.pages = ROOM
        event.listen(here.service.database._beside, "checkout", self.measure)

    def measure(self, connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {self.pages}").close()


async def test_what_is_not_stored_is_not_acknowledged(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        disk = Disk(here)
        table_id, _ = await here.table({}, 3)
        live, registry = await here.live(table_id), here.service.registry
        said = {"text": "x" * 500, "name": "Guest 0"}
        await registry.act(live, Kind.TALK, 0, said, "p:before")
        disk.pages = 1
        stored, number = ["p:before"], 0
        refused = ""
        while not refused:  # until the pages that are there are full
            number += 1
            try:
                await registry.act(live, Kind.TALK, 0, said, f"p:{number}")
                stored.append(f"p:{number}")
            except NotNow as refusal:
                refused = refusal.code
        assert refused == "busy"
        assert live.fold.seq == len(stored)
        disk.pages = ROOM
        await registry.act(live, Kind.TALK, 0, said, f"p:{number}")  # the same command, sent again
        await here.decide(live, 0)
        log = await here.log(table_id)
        assert [entry.command for entry in log][: len(stored) + 1] == [*stored, f"p:{number}"]
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
