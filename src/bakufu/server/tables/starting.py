"""The start of a game: every seat is bound to what it adds to the seed before anything is revealed.

The host's request freezes the seats and the fingerprints of what they sealed. Then the clients reveal, and with the
last text the game begins. Who doesn't reveal in time loses the seat, and everybody seals again, for a new secret of the
server: otherwise it could try different seeds by leaving somebody out.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy import Connection, select, update

from bakufu.kernel.chance import KEYED
from bakufu.kernel.fairness import fingerprint
from bakufu.kernel.patch import Json
from bakufu.server.people.identity import Person
from bakufu.server.settings import Limits
from bakufu.server.store.schema import seats, tables
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.server.tables.seating import (
    NOTHING_SEALED,
    change_own_seat,
    contribution_at,
    hold_open,
    hold_settled,
    one_seat,
    seats_at,
    store_names,
)
from bakufu.server.tables.table_caps import check_bot_tables
from bakufu.table.clock import Clock
from bakufu.table.new_table import still_playable
from bakufu.table.refusal import Refusal
from bakufu.table.table_card import has_revealed

# Milliseconds to reveal, by time control. Clients do it on their own, but their page has to be open.
REVEAL = {"live": 60_000, "days": 86_400_000}
AT_ONCE = 50  # tables per check

NewSecret = Callable[[], str]


def new_secret() -> str:
    """What the server commits to at a new table: 256 bits that nobody can guess. It asks for the keyed hash."""
    return KEYED + secrets.token_urlsafe(32)


class Starting:
    """`guests_like`: a guest and all others of the same address."""

    def __init__(
        self,
        database: Transactions,
        facts: str | None,
        clock: Clock,
        secret: NewSecret,
        limits: Limits,
        guests_like: Callable[[str], list[str]],
    ) -> None:
        self.database = database
        self.facts = facts
        self.clock = clock
        self.new_secret = secret
        self.limits = limits
        self.guests_like = guests_like

    def check_bot_tables(self, connection: Connection, host: Person) -> None:
        """Refuse one more game with bots than the limits allow."""
        check_bot_tables(connection, self.limits, host, self.guests_like(host.id), self.clock())

    @changes
    def start(self, connection: Connection, table_id: str, host: Person) -> bool:
        """Whether the game begins right away; otherwise players have to reveal first."""
        table = hold_settled(connection, table_id, host)
        rows = seats_at(connection, table_id)
        if any(row.person is None and row.bot is None for row in rows):
            raise Refusal("seats-are-missing")
        if any(row.bot is not None for row in rows):
            self.check_bot_tables(connection, host)
        if self._begin_if_revealed(connection, table, rows):
            return True
        until = self.clock() + REVEAL[table.pace]
        connection.execute(update(tables).where(tables.c.id == table_id).values(reveal_by=until))
        return False

    @changes
    def seal(self, connection: Connection, table_id: str, person: Person, sealed: str) -> None:
        """A player seals another contribution than before."""
        table = hold_settled(connection, table_id)
        change_own_seat(connection, table_id, person, contribution_at(table, "", sealed))

    @changes
    def mix(self, connection: Connection, table_id: str, person: Person, entropy: str) -> bool:
        """A player's contribution, once the seats are frozen only what was sealed; whether the game begins with it."""
        table = hold_open(connection, table_id)
        if table.reveal_by is None:
            change_own_seat(connection, table_id, person, contribution_at(table, entropy, ""))
            return False
        rows = seats_at(connection, table_id)
        own = next((row for row in rows if row.person == person.id), None)
        if own is None:
            raise Refusal("not-seated")
        if fingerprint(entropy) != own.sealed:
            raise Refusal("not-what-was-sealed")
        connection.execute(update(seats).where(one_seat(table_id, own.seat)).values(entropy=entropy))
        return self._begin_if_revealed(connection, table, seats_at(connection, table_id))

    def _begin_if_revealed(self, connection: Connection, table: Found, rows: list[Found]) -> bool:
        if not all(has_revealed(row) for row in rows):
            return False
        # Nothing has been played yet: a table that was set up on an earlier version starts by the rules of this one.
        played_by = still_playable(table.game, table.options, self.facts)
        self.begin(connection, table.id, dict(played_by), table.seconds)
        return True

    def begin(self, connection: Connection, table_id: str, played_by: Json, seconds: int) -> None:
        at = self.clock()
        running = {"status": "running", "reveal_by": None, "started_at": at, "deadline_at": at + 1000 * seconds}
        connection.execute(update(tables).where(tables.c.id == table_id).values({**running, **played_by}))
        awaited = update(seats).where(seats.c.table_id == table_id).values(status="running", awaited=True)
        connection.execute(awaited)

    @reads
    def overdue(self, connection: Connection) -> list[str]:
        """Tables at which somebody didn't reveal in time."""
        query = select(tables.c.id).where(tables.c.reveal_by < self.clock()).order_by(tables.c.reveal_by)
        return [row.id for row in connection.execute(query.limit(AT_ONCE))]

    @changes
    def give_up(self, connection: Connection, table_id: str) -> bool:
        """Those who didn't reveal in time lose their seats; False if the game began in the meantime."""
        try:
            table = hold_open(connection, table_id)
        except Refusal:
            return False
        if table.reveal_by is None or table.reveal_by >= self.clock():
            return False
        for row in seats_at(connection, table_id):
            if not has_revealed(row):
                connection.execute(update(seats).where(one_seat(table_id, row.seat)).values(person=None))
        self.reopen(connection, table)
        store_names(connection, table_id)
        return True

    def reopen(self, connection: Connection, table: Found) -> None:
        """Call off a start: what was revealed is known, so everything is sealed again, the server's secret first."""
        if table.reveal_by is None:
            return
        secret = self.new_secret()
        values = {"reveal_by": None, "secret": secret, "commitment": fingerprint(secret)}
        connection.execute(update(tables).where(tables.c.id == table.id).values(values))
        connection.execute(update(seats).where(seats.c.table_id == table.id).values(NOTHING_SEALED))
