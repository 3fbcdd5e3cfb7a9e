"""The archive format: a finished game as one compressed record, with its whole log."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable

from sqlalchemy import Connection, select

from bakufu.kernel.patch import Json
from bakufu.kernel.records.json_form import to_json
from bakufu.kernel.records.record import Record
from bakufu.kernel.rules_version import UNSTATED
from bakufu.server.store.schema import archive
from bakufu.table.entries import Entry, Kind, stored_as

LOG = "log"  # in addition to a record's fields


def packed(record: Record, log: list[Entry]) -> bytes:
    """Idempotency keys are left out: nobody repeats these commands any more."""
    rows = [[entry.kind, entry.seat, entry.data, entry.by, entry.at] for entry in log]
    return zlib.compress(json.dumps({**json.loads(to_json(record)), LOG: rows}).encode(), 9)


def record_in(packet: bytes) -> bytes:
    """The record as JSON, as it was before the game was archived; the oldest ones don't name their rules version."""
    data = {"rules": UNSTATED, **json.loads(zlib.decompress(packet))}
    del data[LOG]
    return json.dumps(data).encode()


def log_in(packet: bytes) -> list[Entry]:
    rows = json.loads(zlib.decompress(packet))[LOG]
    log: list[Entry] = []
    for seq, (named, seat, data, who, at) in enumerate(rows, start=1):
        kind, by = stored_as(seq, named, who)
        log.append(Entry(seq, kind, seat, data, by, at))
    return log


def said_in(packet: bytes) -> list[Entry]:
    """The chat messages in a packet."""
    return [entry for entry in log_in(packet) if entry.kind is Kind.TALK]


def with_talk(packet: bytes, change: Callable[[int | None, Json], Json]) -> bytes:
    """The packet with its chat messages changed; by seat and content."""
    data = json.loads(zlib.decompress(packet))
    for row in data[LOG]:
        if row[0] == Kind.TALK:
            row[2] = change(row[1], row[2])
    return zlib.compress(json.dumps(data).encode(), 9)


def packet_of(connection: Connection, table_id: str) -> bytes | None:
    """What the archive holds of a table."""
    row = connection.execute(select(archive.c.record).where(archive.c.table_id == table_id)).first()
    return None if row is None else bytes(row.record)
