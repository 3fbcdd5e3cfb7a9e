"""The lobby: tables before their game starts, who sits down at them, and the lists of tables."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Select, desc, func, insert, or_, select, update

from bakufu.bots.levels import cast
from bakufu.kernel.fairness import fingerprint
from bakufu.kernel.patch import Json
from bakufu.server.people.identity import Person
from bakufu.server.people.names import name_key
from bakufu.server.store import name_index
from bakufu.server.store.schema import entries, seats, tables
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.server.tables.new_table import NewTable
from bakufu.server.tables.seating import (
    NOTHING_SEALED,
    change_own_seat,
    check_first_of_deal,
    contribution,
    contribution_at,
    held,
    hold_open,
    hold_settled,
    is_invited,
    is_removed,
    one_seat,
    seats_at,
    store_names,
    withdraw_invitation,
)
from bakufu.server.tables.starting import Starting
from bakufu.server.tables.table_caps import check_cap, check_chat, check_talk
from bakufu.table.entries import By, Entry, Kind, entry_row
from bakufu.table.manifest import Lesson
from bakufu.table.new_table import SECONDS, check_bot, checked
from bakufu.table.refusal import Refusal

PAGE = 50


class Lobby:
    def __init__(self, database: Transactions, starting: Starting) -> None:
        self.database = database
        self.starting = starting
        self.limits = starting.limits
        self.facts = starting.facts
        self.clock = starting.clock

    @changes
    def create(self, connection: Connection, host: Person, wanted: NewTable) -> str:
        check_cap(connection, self.limits, "open_tables", [host.id], self.clock())
        return self.set_up(connection, host, wanted)

    @changes
    def teach(self, connection: Connection, learner: Person, game: str, name: str, lesson: Lesson) -> str:
        """A table for one learner: private, without a time limit, and with a public seed. It has started."""
        self.starting.check_bot_tables(connection, learner)
        pace: Literal["days"] = "days"
        longest = SECONDS[pace][1]
        wanted = NewTable(game, lesson.options, lesson.bots, lesson.seat, pace, longest, visible=False)
        table_id = self.set_up(connection, learner, wanted, secret=lesson.seed, lesson=name)
        self.starting.begin(connection, table_id, {}, longest)
        return table_id

    def set_up(
        self, connection: Connection, host: Person, wanted: NewTable, secret: str | None = None, **known: object
    ) -> str:
        """`known`: further columns of the table."""
        options, players, played_by = checked(wanted, self.facts)
        secret = secret or self.starting.new_secret()
        promise = fingerprint(secret)
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
            "increment": wanted.increment,
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
            sitting[wanted.seat] |= {"person": host.id, "bot": None, **contribution(wanted.entropy, wanted.sealed)}
        connection.execute(insert(tables).values(row))
        connection.execute(insert(seats), sitting)
        return table_id

    @reads
    def may_branch(self, connection: Connection, person: Person) -> None:
        """Refuse a branch to somebody who plays too many games with bots."""
        self.starting.check_bot_tables(connection, person)

    @changes
    def join(
        self, connection: Connection, table_id: str, person: Person, seat: int | None, entropy: str, sealed: str = ""
    ) -> None:
        """Sit down on a free seat, the first one if none is named."""
        table = hold_settled(connection, table_id)
        if table.deal is not None:
            check_first_of_deal(connection, person, table.deal, table.game)
        self._sit_down(connection, table_id, person, seat, contribution_at(table, entropy, sealed))

    def _sit_down(self, connection: Connection, table_id: str, person: Person, seat: int | None, given: Json) -> None:
        rows = seats_at(connection, table_id)
        if any(row.person == person.id for row in rows):
            raise Refusal("already-seated")
        if is_removed(connection, table_id, person):
            raise Refusal("removed")
        free = [row for row in rows if row.person is None and row.bot is None and row.invited in (None, person.id)]
        if seat is not None and seat >= len(rows):
            raise Refusal("bad-seat")
        # Who is asked to take a seat gets that one.
        offered = sorted(free, key=lambda row: row.invited is None) if seat is None else free
        wanted = next((row.seat for row in offered if seat in (None, row.seat)), None)
        if wanted is None:
            raise Refusal("seat-is-taken")
        withdraw_invitation(connection, table_id, person)
        connection.execute(update(seats).where(one_seat(table_id, wanted)).values(person=person.id, **given))
        store_names(connection, table_id)

    @changes
    def leave(self, connection: Connection, table_id: str, person: Person) -> None:
        """A start that waits for this player is called off. Who is only asked to play declines."""
        table = hold_open(connection, table_id)
        if withdraw_invitation(connection, table_id, person):
            return
        change_own_seat(connection, table_id, person, {"person": None, **NOTHING_SEALED})
        self.starting.reopen(connection, table)
        store_names(connection, table_id)

    @changes
    def set_bot(self, connection: Connection, table_id: str, host: Person, seat: int, level: str | None) -> None:
        """The host gives an empty seat to a bot, or frees it again."""
        table = hold_settled(connection, table_id, host)
        if level is not None:
            check_bot(table.game, level)
        rows = seats_at(connection, table_id)
        if seat >= len(rows):
            raise Refusal("bad-seat")
        if rows[seat].person is not None:
            raise Refusal("seat-is-taken")
        if level is not None:
            others = {row.seat: row.bot for row in rows if row.bot is not None}
            level = cast(table.game, {**others, seat: level}, table.commitment)[seat]
        connection.execute(update(seats).where(one_seat(table_id, seat)).values(bot=level, invited=None))

    @changes
    def talk(self, connection: Connection, table_id: str, person: Person, text: str) -> None:
        """Chat before the game becomes the first entries of its log. It belongs to no seat, because seats may still
        change."""
        table = hold_open(connection, table_id)
        check_talk(table.seq, self.limits)
        check_chat(table, any(row.person == person.id for row in seats_at(connection, table_id)))
        said = {"text": text, "name": person.known_as}
        entry = Entry(table.seq + 1, Kind.TALK, None, said, By.PLAYER, self.clock())
        connection.execute(insert(entries).values(entry_row(table_id, entry)))
        connection.execute(update(tables).where(tables.c.id == table_id).values(seq=entry.seq))

    @reads
    def may_talk(self, connection: Connection, table_id: str, seated: bool) -> None:
        """Refuse chat that the host of a running game doesn't want."""
        check_chat(connection.execute(select(tables).where(tables.c.id == table_id)).one(), seated)

    @changes
    def rematch(self, connection: Connection, table_id: str, host: Person, entropy: str, sealed: str = "") -> str:
        """A rematch: the first person to ask is the host. Bots keep their seats; the others are asked to take theirs,
        and do so by asking for a rematch as well."""
        table = held(connection, table_id, "finished", Refusal("not-finished"))
        sitting = seats_at(connection, table_id)
        own = next((row.seat for row in sitting if row.person == host.id), None)
        if own is None:
            raise Refusal("not-seated")
        again = connection.execute(select(tables).where(tables.c.rematch_of == table_id)).first()
        if again is not None:
            if again.status == "open" and again.reveal_by is None and is_invited(connection, again.id, host):
                self._sit_down(connection, again.id, host, None, contribution(entropy, sealed))
            return str(again.id)
        check_cap(connection, self.limits, "open_tables", [host.id], self.clock())
        bots = {row.seat: row.bot for row in sitting if row.bot is not None}
        same = (table.pace, table.seconds, table.visible, table.hints)
        wanted = NewTable(
            table.game, table.options, bots, own, *same, entropy, table.interrupt_seconds, sealed, table.increment
        )
        kept = {"spectators": table.spectators, "talk": table.talk}
        new = self.set_up(connection, host, wanted, rematch_of=table_id, **kept)
        for row in sitting:
            if row.person not in (None, host.id):
                connection.execute(update(seats).where(one_seat(new, row.seat)).values(invited=row.person))
        store_names(connection, new)
        return new

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
            if kind == "running":
                query = query.where(tables.c.spectators.is_(True))
            query = query.order_by(desc(tables.c.created_at))
        if key := name_key(search):
            finished = kind == "finished"
            named = name_index.found(connection, key, self._shown(person), before, PAGE) if finished else None
            like = tables.c.names.contains(key, autoescape=True)
            query = query.where(like if named is None else tables.c.id.in_(named))
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
        mine = or_(seats.c.person == person.id, seats.c.invited == person.id)
        query = select(tables, seats.c.awaited).select_from(joined).where(mine, running)
        return query.order_by(desc(seats.c.awaited), func.coalesce(tables.c.deadline_at, 0), tables.c.created_at)


def _seat_row(table_id: str, seat: int, bot: str | None) -> Json:
    return {
        "table_id": table_id,
        "seat": seat,
        "person": None,
        "bot": bot,
        "invited": None,
        **NOTHING_SEALED,
        "awaited": False,
        "status": "open",
    }
