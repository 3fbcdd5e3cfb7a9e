"""Logs and records of tables: complete after the end, redacted for the asker before.

What needs a replay is done by the worker processes, however long the log is."""

from __future__ import annotations

import msgspec

from bakufu.kernel.fairness import mixed_seed
from bakufu.kernel.records.json_form import to_json
from bakufu.server.people.identity import Person
from bakufu.server.service import Service
from bakufu.server.socket.protocol import step_message
from bakufu.server.store.archive import record_in
from bakufu.server.tables.study import NOBODY
from bakufu.table.live import Live
from bakufu.table.log_moves import moves_in
from bakufu.table.projection import ViewerStep, step_for
from bakufu.table.record import whole_record
from bakufu.table.refusal import Refusal

UNPLAYABLE = ("other-rules", "other-facts")


async def log(service: Service, table_id: str, person: Person | None, since: int, owner: str = NOBODY) -> bytes:
    """The steps of a table after `since`, as JSON; before its game starts, only chat."""
    live: Live | None = await service.registry.open(table_id)
    if live is None:
        said = [step_for(entry, [], None, None) for entry in await service.store.entries(table_id, since)]
        return _encoded(said)
    async with live.lock:
        at_hand = live.missed(since, _viewer(live, person))
        upto = live.fold.seq
    if at_hand is not None or since >= upto:
        return _encoded(at_hand or [])
    return await service.study.log(table_id, person, since, owner)


async def download(service: Service, table_id: str, person: Person | None, owner: str = NOBODY) -> bytes:
    row = await service.store.table(table_id)
    if row is not None and row.status == "finished" and service.deals.withholds(row.deal):
        raise Refusal("deal-is-open")
    archived = await _archived(service, table_id)
    if archived is not None:
        return archived
    try:
        live = await _live(service, table_id)
    except Refusal as refusal:
        if refusal.code not in UNPLAYABLE:
            raise
        return await _unplayed(service, table_id, refusal)
    async with live.lock:
        if live.fold.over():
            return to_json(whole_record(live.row, tuple(live.fold.moves))).encode()
    return await service.study.unfinished_record(table_id, person, owner)


def _encoded(steps: list[ViewerStep]) -> bytes:
    return msgspec.json.encode([step_message(step) for step in steps])


async def _unplayed(service: Service, table_id: str, refusal: Refusal) -> bytes:
    """The record of a finished game that this server can't replay, but another version can. Redacting an unfinished
    game needs its rules, so those are still refused."""
    found, seats = await service.store.table_and_seats(table_id)
    if found is None or found.status != "finished":
        raise refusal
    entropy = tuple(seat.entropy for seat in seats)
    row = {**found._mapping, "entropy": entropy, "seed": mixed_seed(found.secret, entropy)}
    log = await service.store.entries(table_id)
    return to_json(whole_record(row, moves_in(log, len(seats)))).encode()


def _viewer(live: Live, person: Person | None) -> int | None:
    return live.seat_of(person.id) if person is not None else None


async def _live(service: Service, table_id: str) -> Live:
    live: Live | None = await service.registry.open(table_id)
    if live is None:
        raise Refusal("not-started")
    return live


async def _archived(service: Service, table_id: str) -> bytes | None:
    packet = await service.store.packet(table_id)
    return None if packet is None else record_in(packet)
