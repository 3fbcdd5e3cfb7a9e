"""New tables of the edition: set up by the person at this device, as a lesson, a rematch or a branch."""

from __future__ import annotations

import base64
import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Any

from bakufu.bots.levels import cast
from bakufu.edition.storage import ME, StoredSeat, StoredTable
from bakufu.games import USUAL, WORDS
from bakufu.kernel.chance import KEYED
from bakufu.kernel.fairness import fingerprint
from bakufu.kernel.patch import Json
from bakufu.kernel.records.reading import read
from bakufu.table.live import STAND_IN
from bakufu.table.manifest import Lesson
from bakufu.table.new_table import INTERRUPT, SECONDS, checked
from bakufu.table.past.hindsight import Cut
from bakufu.table.past.opened_record import OpenedRecord
from bakufu.table.refusal import Refusal

PACE = "days"  # nobody else waits, so no time runs out


def new_secret() -> str:
    """256 bits that nobody can guess."""
    return KEYED + secrets.token_hex(32)


@dataclass(frozen=True)
class Wanted:
    """A table as the person wants it."""

    game: str = USUAL
    options: Json = field(default_factory=dict)
    bots: dict[int, str] = field(default_factory=dict)
    seat: int | None = 0
    hints: bool = True
    entropy: str = ""
    pace: str = PACE
    seconds: int = SECONDS[PACE][1]
    increment: int | None = None


def wanted(asked: Any) -> Wanted:
    """From the body of a request. Time controls and visibility mean nothing here and are ignored."""
    try:
        given = {name: asked[name] for name in ("game", "options", "seat", "hints", "entropy") if name in asked}
        bots = {int(seat): str(bot) for seat, bot in asked.get("bots", {}).items()}
        table = Wanted(**given, bots=bots)
        if not isinstance(table.game, str) or not isinstance(table.options, dict):
            raise Refusal("bad-request")
        return table
    except (AttributeError, TypeError, ValueError):
        raise Refusal("bad-request") from None


def new_table(table: Wanted, name: str, at: int, secret: str, **known: object) -> StoredTable:
    """A table that waits for its start. `known`: further columns."""
    options, players, played_by = checked(table, None)
    promise = fingerprint(secret)
    row = _row(table.game, options, at) | {
        **played_by,
        "hints": table.hints,
        "secret": secret,
        "commitment": promise,
        **known,
    }
    bots = cast(table.game, table.bots, promise)
    seats = [StoredSeat(seat, bot=bots.get(seat)) for seat in range(players)]
    if table.seat is not None:
        seats[table.seat] = StoredSeat(table.seat, ME, name, None, table.entropy)
    return StoredTable(row, seats)


def lesson_table(game: str, title: str, lesson: Lesson, name: str, at: int) -> StoredTable:
    """A lesson has a public seed, and has started."""
    table = Wanted(game, lesson.options, lesson.bots, lesson.seat)
    return started(new_table(table, name, at, lesson.seed, lesson=title), at)


def rematch_table(former: StoredTable, name: str, entropy: str, at: int, secret: str) -> StoredTable:
    """The same table again, with everybody in the same seat: all of them are here."""
    own = next((seat.seat for seat in former.seats if seat.person == ME), None)
    if own is None:
        raise Refusal("not-seated")
    bots = {seat.seat: seat.bot for seat in former.seats if seat.bot is not None}
    row = former.row
    table = Wanted(row["game"], row["options"], bots, own, row["hints"], entropy)
    again = new_table(table, name, at, secret, rematch_of=row["id"])
    for seat in former.seats:
        if seat.person not in (None, ME):
            again.seats[seat.seat] = StoredSeat(seat.seat, seat.person, seat.name)
    return again


def branch_table(former: StoredTable, seq: int, seat: int, cut: Cut, name: str, at: int) -> StoredTable:
    """A table that continues a finished game after an entry of its log, from one seat against bots. It has the seed of
    that game, so its fairness can't be verified."""
    if not 0 <= seat < len(former.seats):
        raise Refusal("bad-seat")
    if not cut.awaited:
        raise Refusal("game-is-over")
    row = former.row
    kept = {name: row.get(name) for name in ("facts", "rules", "secret", "commitment", "seed")}
    table = _row(row["game"], row["options"], at) | kept | {"branch_of": row["id"], "branch_seq": seq}
    table["deal"] = row.get("deal")
    seats = [
        StoredSeat(one.seat, ME, name, None, one.entropy)
        if one.seat == seat
        else StoredSeat(one.seat, None, None, STAND_IN, one.entropy)
        for one in former.seats
    ]
    return started(StoredTable(table, seats), at)


def record_table(opened: OpenedRecord, at: int) -> StoredTable:
    """A game from a file: nobody sits there. The same record is the same table, however often it is opened."""
    record = read(opened.record, WORDS)
    fair = record.fairness
    digest = hashlib.sha256(opened.record.encode()).digest()
    origin, seq = record.branch_of or (None, None)
    row = _row(record.game, dict(record.options), at) | {
        "id": base64.urlsafe_b64encode(digest[:9]).decode(),
        "rules": record.rules,
        "facts": record.facts,
        "secret": "" if fair is None else fair.secret,
        "commitment": "" if fair is None else fair.commitment,
        "seed": record.seed if fair is None else None,
        "branch_of": origin,
        "branch_seq": seq,
        "started_at": at,
        **opened.columns,
    }
    entropy = [""] * opened.seats if fair is None else fair.entropy
    return StoredTable(row, [StoredSeat(seat, entropy=text) for seat, text in enumerate(entropy)])


def started(table: StoredTable, at: int) -> StoredTable:
    # Until the first entry everybody counts as awaited: nobody has looked at the game yet.
    table.row |= {"status": "running", "started_at": at, "awaited": [seat.seat for seat in table.seats]}
    return table


def _row(game: str, options: Json, at: int) -> Json:
    return {
        "id": secrets.token_urlsafe(9),
        "link": "",
        "game": game,
        "options": options,
        "host": ME,
        "status": "open",
        "visible": False,
        "spectators": False,
        "talk": "nobody",
        "hints": True,
        "pace": PACE,
        "seconds": SECONDS[PACE][1],
        "increment": None,
        "interrupt_seconds": INTERRUPT[1],
        "reveal_by": None,
        "deadline_at": None,
        "created_at": at,
        "started_at": None,
        "finished_at": None,
        "result": None,
        "winners": None,
        "seed": None,
        "rematch_of": None,
        "branch_of": None,
        "branch_seq": None,
        "lesson": None,
        "deal": None,
        "scored": False,
        "awaited": [],
    }
