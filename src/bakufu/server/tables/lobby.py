"""The lobby: tables before their game starts, who sits down at them, and the lists of tables."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Select, and_, desc, func, insert, or_, select, update

from bakufu.bots.levels import cast
from bakufu.kernel.fairness import commitment
from bakufu.kernel.patch import Json
from bakufu.server.people.identity import Person
from bakufu.server.people.names import name_key
from bakufu.server.settings import Limits
from bakufu.server.store.schema import entries, people, seats, tables
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.server.tables.new_table import NewTable
from bakufu.server.tables.table_caps import check_cap, check_talk
from bakufu.table.clock import Clock
from bakufu.table.entries import By, Entry, Kind, entry_row
from bakufu.table.manifest import Lesson
from bakufu.table.new_table import SECONDS, check_bot, checked, still_playable
from bakufu.table.refusal import Refusal

PAGE = 50

NewSecret = Callable[[], str]


def new_secret() -> str:
    """What the server commits to at a new table: 256 bits that nobody can guess."""
    return secrets.token_hex(32)


class Lobby:
    def __init__(
        self, database: Transactions, facts: str | None, clock: Clock, secret: NewSecret, limits: Limits
    ) -> None:
        self.database = database
        self.limits = limits
        self.facts = facts
        self.clock = clock
        self.new_secret = secret

    @changes
    def create(self, connection: Connection, host: Person, wanted: NewTable) -> str:
        check_cap(connection, self.limits, "open_tables", host.id, self.clock())
        return self._create(connection, host, wanted)

    @changes
    def teach(self, connection: Connection, learner: Person, game: str, name: str, lesson: Lesson) -> str:
        """A table for one learner: private, without a time limit, and with a public seed. It has started."""
        check_cap(connection, self.limits, "bot_tables", learner.id, self.clock())
        pace: Literal["days"] = "days"
        longest = SECONDS[pace][1]
        wanted = NewTable(game, lesson.options, lesson.bots, lesson.seat, pace, longest, visible=False)
        table_id = self._create(connection, learner, wanted, secret=lesson.seed, lesson=name)
        self._begin(connection, table_id, {}, longest)
        return table_id

    def _create(
        self, connection: Connection, host: Person, wanted: NewTable, secret: str | None = None, **known: str
    ) -> str:
        """`known`: further columns of the table."""
        options, players, played_by = checked(wanted, self.facts)
        secret = secret or self.new_secret()
        promise = commitment(secret)
        table_id = secrets.token_urlsafe(9)
        row = {
            "id": table_id,
            "link": secrets.token_urlsafe(18),
            "game": wanted.game,
            "options": options,
            **played_by,
            "host": host.id,
            "status": "open",
            "visible": wanted.visible,
            "hints": wanted.hints,
            "pace": wanted.pace,
            "seconds": wanted.seconds,
            "interrupt_seconds": wanted.interrupt_seconds,
            "secret": secret,
            "commitment": promise,
            "seq": 0,
            "created_at": self.clock(),
            "names": name_key(host.name),
            **known,
        }
        # By what everybody may know: the secret itself decides nothing before the game.
        bots = cast(wanted.game, wanted.bots, promise)
        sitting = [_seat_row(table_id, seat, bots.get(seat)) for seat in range(players)]
        if wanted.seat is not None:
            sitting[wanted.seat] |= {"person": host.id, "bot": None, "entropy": wanted.entropy}
        connection.execute(insert(tables).values(row))
        connection.execute(insert(seats), sitting)
        return table_id

    @reads
    def may_branch(self, connection: Connection, person: Person) -> None:
        """Refuse a branch to somebody who plays too many games with bots."""
        check_cap(connection, self.limits, "bot_tables", person.id, self.clock())

    @changes
    def join(self, connection: Connection, table_id: str, person: Person, seat: int | None, entropy: str) -> None:
        """Sit down on a free seat, the first one if none is named."""
        self._hold(connection, table_id)
        rows = _seats(connection, table_id)
        if any(row.person == person.id for row in rows):
            raise Refusal("already-seated")
        free = [row.seat for row in rows if row.person is None and row.bot is None]
        if seat is not None and seat >= len(rows):
            raise Refusal("bad-seat")
        wanted = seat if seat is not None else next(iter(free), None)
        if wanted is None or wanted not in free:
            raise Refusal("seat-is-taken")
        taken = update(seats).where(_is(table_id, wanted)).values(person=person.id, entropy=entropy)
        connection.execute(taken)
        self._name(connection, table_id)

    @changes
    def leave(self, connection: Connection, table_id: str, person: Person) -> None:
        self._hold(connection, table_id)
        _change_own_seat(connection, table_id, person, {"person": None, "entropy": ""})
        self._name(connection, table_id)

    @changes
    def mix(self, connection: Connection, table_id: str, person: Person, entropy: str) -> None:
        """A player's own contribution to the seed."""
        self._hold(connection, table_id)
        _change_own_seat(connection, table_id, person, {"entropy": entropy})

    @changes
    def set_bot(self, connection: Connection, table_id: str, host: Person, seat: int, level: str | None) -> None:
        """The host gives an empty seat to a bot, or frees it again."""
        table = self._hold(connection, table_id, host)
        if level is not None:
            check_bot(table.game, level)
        rows = _seats(connection, table_id)
        if seat >= len(rows):
            raise Refusal("bad-seat")
        if rows[seat].person is not None:
            raise Refusal("seat-is-taken")
        if level is not None:
            others = {row.seat: row.bot for row in rows if row.bot is not None}
            level = cast(table.game, {**others, seat: level}, table.commitment)[seat]
        connection.execute(update(seats).where(_is(table_id, seat)).values(bot=level))

    @changes
    def start(self, connection: Connection, table_id: str, host: Person) -> None:
        table = self._hold(connection, table_id, host)
        rows = _seats(connection, table_id)
        if any(row.person is None and row.bot is None for row in rows):
            raise Refusal("seats-are-missing")
        if any(row.bot is not None for row in rows):
            check_cap(connection, self.limits, "bot_tables", host.id, self.clock())
        # Nothing has been played yet: a table that was set up on an earlier version starts by the rules of this one.
        played_by = still_playable(table.game, table.options, self.facts)
        self._begin(connection, table_id, dict(played_by), table.seconds)

    def _begin(self, connection: Connection, table_id: str, played_by: Json, seconds: int) -> None:
        at = self.clock()
        running = {"status": "running", "started_at": at, "deadline_at": at + 1000 * seconds, **played_by}
        connection.execute(update(tables).where(tables.c.id == table_id).values(running))
        awaited = update(seats).where(seats.c.table_id == table_id).values(status="running", awaited=True)
        connection.execute(awaited)

    @changes
    def talk(self, connection: Connection, table_id: str, person: Person, text: str) -> None:
        """Chat before the game becomes the first entries of its log. It belongs to no seat, because seats may still
        change."""
        table = self._hold(connection, table_id)
        check_talk(table.seq, self.limits)
        said = {"text": text, "name": person.name}
        entry = Entry(table.seq + 1, Kind.TALK, None, said, By.PLAYER, self.clock())
        connection.execute(insert(entries).values(entry_row(table_id, entry)))
        connection.execute(update(tables).where(tables.c.id == table_id).values(seq=entry.seq))

    @changes
    def rematch(self, connection: Connection, table_id: str, host: Person, entropy: str) -> str:
        """A rematch: the first person to ask is the host; people and bots keep their seats."""
        table = _held(connection, table_id, "finished", Refusal("not-finished"))
        sitting = _seats(connection, table_id)
        own = next((row.seat for row in sitting if row.person == host.id), None)
        if own is None:
            raise Refusal("not-seated")
        again = connection.execute(select(tables.c.id).where(tables.c.rematch_of == table_id)).first()
        if again is not None:
            mine = and_(seats.c.table_id == again.id, seats.c.person == host.id, seats.c.status == "open")
            connection.execute(update(seats).where(mine).values(entropy=entropy))
            return str(again.id)
        check_cap(connection, self.limits, "open_tables", host.id, self.clock())
        bots = {row.seat: row.bot for row in sitting if row.bot is not None}
        same = (table.pace, table.seconds, table.visible, table.hints)
        wanted = NewTable(table.game, table.options, bots, own, *same, entropy, table.interrupt_seconds)
        new = self._create(connection, host, wanted, rematch_of=table_id)
        for row in sitting:
            if row.person not in (None, host.id):
                connection.execute(update(seats).where(_is(new, row.seat)).values(person=row.person))
        self._name(connection, new)
        return new

    def _hold(self, connection: Connection, table_id: str, host: Person | None = None) -> Found:
        """Lock a table whose game has not started. `host`: only if they host it."""
        table = _held(connection, table_id, "open", Refusal("not-open"))
        if host is not None and table.host != host.id:
            raise Refusal("host-only")
        return table

    def _name(self, connection: Connection, table_id: str) -> None:
        """Store the names at a table for searching."""
        joined = seats.join(people, seats.c.person == people.c.id)
        query = select(people.c.name).select_from(joined).where(seats.c.table_id == table_id)
        names = " ".join(sorted(name_key(row.name) for row in connection.execute(query)))
        connection.execute(update(tables).where(tables.c.id == table_id).values(names=names))

    @reads
    def listing(
        self, connection: Connection, kind: str, person: Person | None, search: str, before: int | None
    ) -> list[Found]:
        """One page: `open` or `running` tables, `mine` (those where it is my turn first), or `finished` ones, newest
        first."""
        if kind == "mine":
            query = self._mine(person)
        elif kind == "finished":
            query = select(tables).where(tables.c.finished_at.is_not(None), self._shown(person))
            query = query.order_by(desc(tables.c.finished_at))
        else:
            query = select(tables).where(tables.c.status == kind, tables.c.visible.is_(True))
            query = query.order_by(desc(tables.c.created_at))
        if search:
            query = query.where(tables.c.names.contains(name_key(search), autoescape=True))
        if before is not None:
            stamp = tables.c.finished_at if kind == "finished" else tables.c.created_at
            query = query.where(stamp < before)
        return list(connection.execute(query.limit(PAGE)))

    def _shown(self, person: Person | None) -> ColumnElement[bool]:
        """Finished games that everybody may find, and the person's own."""
        everybodys = tables.c.visible.is_(True)
        if person is None:
            return everybodys
        own = select(seats.c.table_id).where(seats.c.person == person.id, seats.c.status == "finished")
        return or_(everybodys, tables.c.id.in_(own))

    def _mine(self, person: Person | None) -> Select[tuple[Any, ...]]:
        if person is None:
            raise Refusal("sign-in")
        joined = tables.join(seats, seats.c.table_id == tables.c.id)
        running = or_(seats.c.status == "open", seats.c.status == "running")
        query = select(tables, seats.c.awaited).select_from(joined).where(seats.c.person == person.id, running)
        return query.order_by(desc(seats.c.awaited), func.coalesce(tables.c.deadline_at, 0), tables.c.created_at)


def _is(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(seats.c.table_id == table_id, seats.c.seat == seat)


def _held(connection: Connection, table_id: str, status: str, otherwise: Refusal) -> Found:
    """Lock a table in this state: nobody else can change it until the transaction ends, on either database."""
    here = and_(tables.c.id == table_id, tables.c.status == status)
    if (connection.execute(update(tables).where(here).values(status=status))).rowcount != 1:
        raise otherwise
    return (connection.execute(select(tables).where(here))).one()


def _seats(connection: Connection, table_id: str) -> list[Found]:
    return list(connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)))


def _change_own_seat(connection: Connection, table_id: str, person: Person, values: dict[str, str | None]) -> None:
    own = and_(seats.c.table_id == table_id, seats.c.person == person.id)
    if (connection.execute(update(seats).where(own).values(values))).rowcount != 1:
        raise Refusal("not-seated")


def _seat_row(table_id: str, seat: int, bot: str | None) -> Json:
    return {
        "table_id": table_id,
        "seat": seat,
        "person": None,
        "bot": bot,
        "entropy": "",
        "awaited": False,
        "status": "open",
    }
