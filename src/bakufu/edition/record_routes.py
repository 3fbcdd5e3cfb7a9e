"""Records are files: saving a game of this device, and opening one from anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.edition.asked import Asked, Text
from bakufu.edition.opening import record_table
from bakufu.kernel.records.json_form import to_json
from bakufu.table.past.opened_record import OpenedRecord, open_record
from bakufu.table.record import whole_record
from bakufu.table.refusal import Refusal

if TYPE_CHECKING:
    from bakufu.edition.host import Host


async def record(host: Host, asked: Asked) -> object:
    """The whole record, also of a game that isn't over: it goes on where the file is opened. Several people at one
    device would see each other's cards in it, so they get it after the end."""
    live = await host.tables.started(asked.table)
    people = [sitting for sitting in live.sittings if sitting.person is not None]
    if len(people) > 1 and not live.fold.over():
        raise Refusal("not-finished")
    return Text(to_json(whole_record(live.row, tuple(live.fold.moves))), "application/json")


async def open_file(host: Host, asked: Asked) -> object:
    """A table with the game of a record. What it says of itself was checked by playing it."""
    text = asked.body.get("text")
    if not isinstance(text, str):
        raise Refusal("bad-request")
    opened: OpenedRecord = await host.tables.thinking.do(open_record, text, None, host.clock())
    table = record_table(opened, host.clock())
    if await host.shelf.table(table.id) is None:
        await host.shelf.save(table, opened.entries)
    return host.card_of(await host.tables.find(table.id))
