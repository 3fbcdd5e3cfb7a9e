"""Histories and records of tables, for whoever asks: whole after the end, before that only what they may know."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from sqlalchemy import select

from bakufu.kernel.fairness import Fairness
from bakufu.kernel.record import Record, to_json
from bakufu.server.fold import Fold
from bakufu.server.identity import Person
from bakufu.server.live import Live
from bakufu.server.projection import step_for, table_view
from bakufu.server.refusal import Refusal
from bakufu.server.schema import archive

Json = dict[str, Any]


async def history(service: Any, table_id: str, person: Person | None, since: int) -> list[Json]:
    """The steps of a table after `since`, told anew from its log."""
    live = await _live(service, table_id)
    viewer = live.seat_of(person.id) if person is not None else None
    fold = Fold(live.fold.game, live.row["options"], live.row["seed"])
    steps = []
    async with live.lock:
        upto = live.fold.seq
    for entry in await service.store.entries(table_id):
        if entry.seq > upto:
            break
        events = fold.apply(entry)
        if entry.seq > since:
            steps.append(msgspec.to_builtins(step_for(entry, events, viewer, None)))
    return steps


async def download(service: Any, table_id: str, person: Person | None) -> bytes:
    archived = await _archived(service, table_id)
    if archived is not None:
        return archived
    live = await _live(service, table_id)
    async with live.lock:
        if live.fold.over():
            return to_json(whole_record(live)).encode()
        viewer = live.seat_of(person.id) if person is not None else None
        view = table_view(live.fold, viewer)
    steps = await history(service, table_id, person, 0)
    partial = {"bakufu": 1, "partial": True, "table": table_id, "seat": viewer, "view": view, "steps": steps}
    return msgspec.json.encode(partial)


def whole_record(live: Live) -> Record:
    """The record of a finished game, with everything that `bakufu verify` needs."""
    fold = live.fold
    fairness = Fairness(live.row["commitment"], live.row["secret"], tuple(live.row["entropy"]))
    points = tuple(live.row["result"])
    game = fold.game
    return Record(game.name, fold.options, live.row["facts"], live.row["seed"], tuple(fold.moves), points, fairness)


async def _live(service: Any, table_id: str) -> Live:
    live: Live | None = await service.hall.open(table_id)
    if live is None:
        raise Refusal("not-started", 409)
    return live


async def _archived(service: Any, table_id: str) -> bytes | None:
    async with service.engine.connect() as connection:
        row = (await connection.execute(select(archive.c.record).where(archive.c.table_id == table_id))).first()
    return None if row is None else zlib.decompress(row.record)
