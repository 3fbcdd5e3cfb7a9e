"""What the edition stores, as text under keys: people, tables, and the entries of each table's log."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Protocol

from bakufu.kernel.fairness import mixed_seed
from bakufu.kernel.patch import Json
from bakufu.table.entries import Entry, entry_row, stored_as
from bakufu.table.live import Sitting

ME = "me"  # whose device this is
PERSON = "person"
GUESTS = "guest/"  # others at the same device, by their tokens
TABLES = "table/"
DIGITS = 8  # of a sequence number in a key, so that keys are in the order of the log


class Storage(Protocol):
    """Durable text by key; the browser's IndexedDB. `new` and `changed` are JSON objects of texts by key."""

    async def read(self, prefix: str) -> str:
        """A JSON list of the texts under all keys that begin like this, in the order of the keys."""
        ...

    async def write(self, new: str, changed: str) -> bool:
        """All of it or nothing: False if one of the new keys is there already. Durable when it returns."""
        ...

    async def remove(self, prefix: str) -> None: ...


class InMemory:
    """A storage that lasts as long as the process."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def read(self, prefix: str) -> str:
        return json.dumps([self.texts[key] for key in sorted(self.texts) if key.startswith(prefix)])

    async def write(self, new: str, changed: str) -> bool:
        added: dict[str, str] = json.loads(new)
        if not self.texts.keys().isdisjoint(added):
            return False
        self.texts.update(added | json.loads(changed))
        return True

    async def remove(self, prefix: str) -> None:
        for key in [key for key in self.texts if key.startswith(prefix)]:
            del self.texts[key]


@dataclass
class StoredSeat:
    seat: int
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    entropy: str = ""
    program: bool = False
    # Nobody else comes to this device's tables: nothing is sealed, and nobody is invited.
    sealed: str = ""
    invited: str | None = None
    invited_name: str | None = None


@dataclass
class StoredTable:
    """A table's columns, as the server has them, and its seats."""

    row: Json
    seats: list[StoredSeat]

    @property
    def id(self) -> str:
        table_id: str = self.row["id"]
        return table_id

    @property
    def seed(self) -> str:
        """That of a record without a proof of fairness is known, and follows from nothing."""
        known: str | None = self.row.get("seed")
        return known or mixed_seed(self.row["secret"], tuple(seat.entropy for seat in self.seats))

    def sittings(self) -> list[Sitting]:
        return [Sitting(seat.seat, seat.person, seat.name, seat.bot) for seat in self.seats]

    def as_json(self) -> str:
        return json.dumps({"row": self.row, "seats": [asdict(seat) for seat in self.seats]})


def table_in(text: str) -> StoredTable:
    stored = json.loads(text)
    return StoredTable(stored["row"], [StoredSeat(**seat) for seat in stored["seats"]])


class Shelf:
    """Tables and logs in a storage."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def name(self, person: str) -> str | None:
        found: list[str] = json.loads(await self.storage.read(_person(person)))
        return found[0] if found else None

    async def rename(self, person: str, name: str) -> None:
        await self.storage.write("{}", json.dumps({_person(person): name}))

    async def forget(self, person: str) -> None:
        await self.storage.remove(_person(person))

    async def tables(self) -> list[StoredTable]:
        found: list[str] = json.loads(await self.storage.read(TABLES))
        return [table_in(text) for text in found]

    async def table(self, table_id: str) -> StoredTable | None:
        found: list[str] = json.loads(await self.storage.read(TABLES + table_id))
        return table_in(found[0]) if found else None

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        found: list[str] = json.loads(await self.storage.read(_log(table_id)))
        return [entry for text in found if (entry := _entry(json.loads(text))).seq > after]

    async def save(self, table: StoredTable, entries: list[Entry] | None = None) -> bool:
        """Store a table, with the entries that its log grows by: False if the log has grown already."""
        new = {_log(table.id, entry.seq): json.dumps(entry_row(table.id, entry)) for entry in entries or ()}
        return await self.storage.write(json.dumps(new), json.dumps({TABLES + table.id: table.as_json()}))

    async def delete(self, table_id: str) -> None:
        await self.storage.remove(TABLES + table_id)
        await self.storage.remove(_log(table_id))


def _person(person: str) -> str:
    return PERSON if person == ME else GUESTS + person


def _log(table_id: str, seq: int | None = None) -> str:
    return f"log/{table_id}/" + ("" if seq is None else f"{seq:0{DIGITS}}")


def _entry(row: Json) -> Entry:
    kind, by = stored_as(row["seq"], row["kind"], row["by"])
    return Entry(row["seq"], kind, row["seat"], row["data"], by, row["at"], row["command"])
