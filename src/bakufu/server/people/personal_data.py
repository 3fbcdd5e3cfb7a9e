"""What is stored about one person: to take away, and to erase.

Games stay, because they are the other players' too, but nothing in them names whoever has left: seats and hosts point
to a person without a name of their own, and chat messages are emptied, also in the archive.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, or_, select, update

from bakufu.kernel.patch import Json
from bakufu.puzzles.progress import progress_in
from bakufu.server.notices.quiet import Quiet, of_row
from bakufu.server.people.names import name_key
from bakufu.server.people.sessions import end_sessions
from bakufu.server.store import name_index
from bakufu.server.store.archive import packet_of, said_in, with_talk
from bakufu.server.store.schema import (
    archive,
    deal_attempts,
    entries,
    game_notes,
    people,
    puzzle_scores,
    rating_steps,
    ratings,
    seats,
    sessions,
    subscriptions,
    tables,
    vacations,
)
from bakufu.server.store.store import Found
from bakufu.table.entries import Kind

NOBODY = "Guest"  # the name of whoever has left
ERASED = (
    "claimed",
    "lookalike",
    "password",
    "mail",
    "webhook",
    "language",
    "quiet_start",
    "quiet_end",
    "zone",
    "delete_at",
)
REFUSED = ("notice_mail", "moderator", "shares_games")
SILENCE: Json = {"text": "", "name": NOBODY}


class OwnSession(Struct):
    device: str
    created_at: int
    seen_at: int


class OwnDays(Struct):
    """A vacation."""

    start: int
    until: int


class OwnTable(Struct):
    """`record`: where a finished game can be downloaded. `host`: whether you opened the table. `deal`: the day or week
    whose deal it has; `scored`: it is your game that counts."""

    id: str
    game: str
    status: str
    host: bool
    seat: int | None
    created_at: int
    finished_at: int | None
    points: list[int] | None
    winners: list[int] | None
    record: str | None
    deal: str | None
    scored: bool


class OwnPuzzles(Struct):
    """How you do with the puzzles of a game; which ones you have tried, and whether you solved them."""

    game: str
    rating: float
    streak: int
    best: int
    tried: dict[str, bool]


class OwnMessage(Struct):
    table: str
    at: int
    text: str


class PersonalData(Struct):
    """Everything that the server stores about you; times are milliseconds since 1970. `push`: the addresses at which
    your browsers are told of your turns; `quiet`: when they aren't. `shares_games`: whether your finished games may be
    given to researchers."""

    name: str
    claimed: bool
    mail: str | None
    created_at: int
    notice_mail: bool
    webhook: str | None
    quiet: Quiet | None
    program: bool
    moderator: bool
    shares_games: bool
    push: list[str]
    vacations: list[OwnDays]
    sessions: list[OwnSession]
    tables: list[OwnTable]
    messages: list[OwnMessage]
    puzzles: list[OwnPuzzles]
    format: Literal["bakufu-person-1"] = "bakufu-person-1"


def personal_data(connection: Connection, person: str) -> PersonalData:
    own = connection.execute(select(people).where(people.c.id == person)).one()
    devices = connection.execute(select(sessions).where(sessions.c.person == person).order_by(sessions.c.created_at))
    found = _tables(connection, person)
    messages = [OwnMessage(row.id, at, text) for row in found for at, text in _said(connection, row, own)]
    return PersonalData(
        own.name,
        own.claimed is not None,
        own.mail,
        own.created_at,
        own.notice_mail,
        own.webhook,
        of_row(own),
        own.program,
        own.moderator,
        own.shares_games,
        _push(connection, person),
        _vacations(connection, person),
        [OwnSession(row.device, row.created_at, row.seen_at) for row in devices],
        [_table(row, person) for row in found],
        messages,
        _puzzles(connection, person),
    )


def _push(connection: Connection, person: str) -> list[str]:
    joined = subscriptions.join(sessions, subscriptions.c.session == sessions.c.id)
    query = select(subscriptions.c.endpoint).select_from(joined).where(sessions.c.person == person)
    return [row.endpoint for row in connection.execute(query)]


def _vacations(connection: Connection, person: str) -> list[OwnDays]:
    query = select(vacations).where(vacations.c.person == person).order_by(vacations.c.start)
    return [OwnDays(row.start, row.until) for row in connection.execute(query)]


def _puzzles(connection: Connection, person: str) -> list[OwnPuzzles]:
    query = select(puzzle_scores).where(puzzle_scores.c.person == person).order_by(puzzle_scores.c.game)
    found = [(row.game, progress_in(row.progress)) for row in connection.execute(query)]
    return [OwnPuzzles(game, done.rating, done.streak, done.best, done.tried) for game, done in found]


def _tables(connection: Connection, person: str) -> list[Found]:
    """Tables at which the person sits, or that they opened, or where they watched and wrote something."""
    joined = tables.outerjoin(seats, (seats.c.table_id == tables.c.id) & (seats.c.person == person))
    wrote = select(entries.c.table_id).where(entries.c.command.startswith(f"{person}:", autoescape=True))
    theirs = or_(seats.c.person == person, tables.c.host == person, tables.c.id.in_(wrote))
    query = select(tables, seats.c.seat).select_from(joined).where(theirs)
    return list(connection.execute(query.order_by(tables.c.created_at, tables.c.id)))


def _table(row: Found, person: str) -> OwnTable:
    record = f"/api/tables/{row.id}/record" if row.status == "finished" else None
    times, deal = (row.created_at, row.finished_at), (row.deal, row.scored)
    known = row.id, row.game, row.status, row.host == person, row.seat
    return OwnTable(*known, *times, row.result, row.winners, record, *deal)


def _is_theirs(row: Found, own: Found, seat: int | None, data: Json, command: str | None) -> bool:
    """Whether a chat message is this person's: by its command, by their seat, or, before the game, by the name."""
    if command is not None:
        return command.startswith(f"{own.id}:")
    if seat is not None:
        return bool(seat == row.seat)
    return name_key(str(data.get("name", ""))) == name_key(own.name)


def _talk(connection: Connection, table_id: str) -> list[Found]:
    query = select(entries).where(entries.c.table_id == table_id, entries.c.kind == Kind.TALK)
    return list(connection.execute(query.order_by(entries.c.seq)))


def _said(connection: Connection, row: Found, own: Found) -> list[tuple[int, str]]:
    packet = packet_of(connection, row.id)
    said = [] if packet is None else [(entry.seat, entry.data, None, entry.at) for entry in said_in(packet)]
    said += [(entry.seat, entry.data, entry.command, entry.at) for entry in _talk(connection, row.id)]
    return [(at, data["text"]) for seat, data, command, at in said if _is_theirs(row, own, seat, data, command)]


def erase(connection: Connection, person: str) -> None:
    own = connection.execute(select(people).where(people.c.id == person)).one()
    for row in _tables(connection, person):
        _silence(connection, row, own)
    end_sessions(connection, person)
    waiting = (seats.c.person == person) & (seats.c.status == "open")
    connection.execute(update(seats).where(waiting).values(person=None, entropy=""))
    for rows in (deal_attempts, game_notes, puzzle_scores, rating_steps, ratings, vacations):
        connection.execute(delete(rows).where(rows.c.person == person))
    nobody: dict[str, Any] = {"name": NOBODY, **dict.fromkeys(ERASED), **dict.fromkeys(REFUSED, False)}
    connection.execute(update(people).where(people.c.id == person).values(nobody))
    for row in _tables(connection, person):
        _name_again(connection, row.id, row.finished_at)


def _silence(connection: Connection, row: Found, own: Found) -> None:
    """Empty the person's chat messages at a table. The log keeps their places, so its numbers stay."""
    for entry in _talk(connection, row.id):
        if _is_theirs(row, own, entry.seat, entry.data, entry.command):
            here = (entries.c.table_id == row.id) & (entries.c.seq == entry.seq)
            connection.execute(update(entries).where(here).values(data=SILENCE))
    packet = packet_of(connection, row.id)
    if packet is not None:
        quiet = with_talk(packet, lambda seat, data: SILENCE if _is_theirs(row, own, seat, data, None) else data)
        connection.execute(update(archive).where(archive.c.table_id == row.id).values(record=quiet))


def _name_again(connection: Connection, table_id: str, finished_at: int | None) -> None:
    """The names by which a table is found."""
    joined = seats.join(people, seats.c.person == people.c.id)
    query = select(people.c.name).select_from(joined).where(seats.c.table_id == table_id)
    names = " ".join(sorted(name_key(row.name) for row in connection.execute(query)))
    connection.execute(update(tables).where(tables.c.id == table_id).values(names=names))
    if finished_at is not None:
        name_index.add_again(connection, table_id, finished_at)
