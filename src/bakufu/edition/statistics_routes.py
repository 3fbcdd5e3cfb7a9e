"""Statistics on one device: a note of each finished game is stored when it is first wanted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bakufu.edition.asked import Asked
from bakufu.edition.storage import StoredTable
from bakufu.statistics.note import SeatNote, notes_of
from bakufu.statistics.page import Played, Rival, Statistics, game_note, statistics
from bakufu.table.refusal import Refusal

if TYPE_CHECKING:
    from bakufu.edition.host import Host


async def show(host: Host, asked: Asked) -> Statistics:
    """Of whoever asks: there is nobody else here."""
    name = await host.somebody(asked.person)
    tables = [table for table in await host.shelf.tables() if _counts(table, asked.person)]
    tables.sort(key=lambda table: int(table.row["finished_at"]))
    played: list[Played] = []
    people: dict[str, str] = {}
    for table in tables:
        found = await _notes(host, table)
        if not found:
            continue
        others: dict[int, Rival] = {}
        for seat in table.seats:
            if seat.person == asked.person:
                own = seat.seat
            else:
                others[seat.seat] = {"person": seat.person, "bot": seat.bot, "place": 0}
                people |= {seat.person: seat.name or ""} if seat.person else {}
        note = game_note(table.row["options"], found, own, others)
        played.append(Played(table.id, table.row["game"], table.row["finished_at"], note))
    return statistics(name, True, played, people, asked.language)


def _counts(table: StoredTable, person: str) -> bool:
    row = table.row
    practice = row.get("deal") is not None and not row["scored"]
    mine = any(seat.person == person for seat in table.seats)
    return row["status"] == "finished" and mine and not (row["lesson"] or row["branch_of"] or practice)


async def _notes(host: Host, table: StoredTable) -> list[SeatNote]:
    key = f"notes/{table.id}"
    kept: list[str] = json.loads(await host.shelf.storage.read(key))
    if kept:
        found: list[SeatNote] = json.loads(kept[0])
        return found
    try:
        past = await host.tables.past(table)
    except Refusal:  # of another version
        return []
    notes: list[SeatNote] = await host.tables.thinking.do(notes_of, past)
    await host.shelf.storage.write("{}", json.dumps({key: json.dumps(notes)}))
    return notes
