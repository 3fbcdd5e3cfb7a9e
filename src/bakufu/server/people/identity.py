"""Identity: a guest by a signed cookie, or a claimed name by its password, on any device."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from itsdangerous import BadData, TimestampSigner, URLSafeTimedSerializer
from sqlalchemy import ColumnElement, Connection, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from bakufu.kernel.patch import Json
from bakufu.server.http.limits import Limiter, Rate, TooOften
from bakufu.server.people.lookalikes import lookalike
from bakufu.server.people.names import good_name, name_key
from bakufu.server.people.owners import Owners
from bakufu.server.people.passwords import Passwords
from bakufu.server.people.sessions import A_YEAR, Sessions, open_session
from bakufu.server.store.schema import people, ratings, sessions
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.table.clock import Clock
from bakufu.table.refusal import Refusal

COOKIE = "bakufu"
SHORTEST_PASSWORD = 8
TRIES_FOR_A_NAME = Rate(10, 1 / 60)  # from one address: nobody can lock the owner out from elsewhere
TRIES_FROM_AN_ADDRESS = Rate(30, 1 / 60)
CLAIMS = Rate(5, 1 / 60)  # of one person, and from one address


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    claimed: bool
    session: str = field(default="", compare=False)  # through which this request comes
    program: bool = False  # a bot that plays over the protocol

    @property
    def known_as(self) -> str:
        """How others read the name where nothing else says that it is a bot's."""
        return f"{self.name} (bot)" if self.program else self.name


class Identity:
    def __init__(self, database: Transactions, secret: str, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.sessions = Sessions(database, clock)
        self._signer = URLSafeTimedSerializer(secret, "person", signer=_Stamp, signer_kwargs={"clock": clock})
        self.passwords = Passwords()
        self.owners = Owners()
        self._name_tries = Limiter(TRIES_FOR_A_NAME, clock)
        self._address_tries = Limiter(TRIES_FROM_AN_ADDRESS, clock)
        self._claims = Limiter(CLAIMS, clock)

    def token(self, person: Person) -> str:
        return str(self._signer.dumps(person.session))

    async def person(self, token: str | None) -> Person | None:
        """The person behind a token; None if it is missing, expired, not signed by us, or its session has ended."""
        try:
            session, signed_at = self._signer.loads(token or "", return_timestamp=True)
        except (BadData, UnicodeError):
            return None
        # A token from the future is good: a clock that was set back must sign nobody out.
        if self.clock() / 1000 - signed_at.timestamp() > A_YEAR:
            return None
        row = await self._signed_in(str(session))
        return None if row is None else Person(row.id, row.name, row.claimed is not None, str(session), row.program)

    @reads
    def _signed_in(self, connection: Connection, session: str) -> Found | None:
        joined = sessions.join(people, sessions.c.person == people.c.id)
        return connection.execute(select(people).select_from(joined).where(sessions.c.id == session)).first()

    @changes
    def guest(self, connection: Connection, name: str, device: str = "") -> Person:
        person = Person(secrets.token_hex(16), good_name(name), False)
        _nobody_owns(connection, person.name)
        row = {"id": person.id, "name": person.name, "created_at": self.clock()}
        connection.execute(insert(people).values(row))
        return replace(person, session=open_session(connection, person.id, device, self.clock()))

    @changes
    def rename(self, connection: Connection, person: Person, name: str) -> Person:
        name = good_name(name)
        _nobody_owns(connection, name)
        _change_guest(connection, person, {"name": name})
        return replace(person, name=name)

    async def claim(self, person: Person, name: str, password: str, address: str) -> Person:
        """Protect a name with a password. Whatever can be refused is refused before the password costs any work."""
        name = good_name(name)
        if len(password) < SHORTEST_PASSWORD:
            raise Refusal("password-too-short", least=SHORTEST_PASSWORD)
        wait = max([self._claims.of(key).take() for key in (person.id, address)])
        if wait:
            raise TooOften("too-many-tries", wait)
        if person.claimed:
            raise Refusal("name-is-claimed")
        if await self._row(_is_owned(name)) is not None:
            raise Refusal("name-is-taken")
        hashed = await self.passwords.hash(address, password)
        row = {"name": name, "claimed": name_key(name), "lookalike": lookalike(name), "password": hashed}
        try:
            await self._claim(person, row)
        except IntegrityError:
            raise Refusal("name-is-taken") from None
        return replace(person, name=name, claimed=True)

    async def enter(self, name: str, password: str, address: str, device: str = "") -> Person:
        """Sign in with a claimed name. The refusal doesn't say which of the two was wrong."""
        row = await self.proven(name, password, address)
        if row is None:
            raise Refusal("wrong-name-or-password")
        return Person(row.id, row.name, True, await self._enter(row.id, device), row.program)

    @changes
    def become_program(self, connection: Connection, person: Person) -> None:
        """For good, and only before this name has a rating among people."""
        rated = select(ratings.c.person).where(ratings.c.person == person.id)
        if not person.program and connection.execute(rated).first() is not None:
            raise Refusal("plays-as-person")
        connection.execute(update(people).where(people.c.id == person.id).values(program=True))

    async def proven(self, name: str, password: str, address: str) -> Found | None:
        """The owner of a claimed name, if this is the password. Guessing is limited."""
        key = name_key(name)
        tries = self._name_tries.of(f"{key}\n{address}"), self._address_tries.of(address)
        wait = max([bucket.take() for bucket in tries])
        if wait:
            raise TooOften("too-many-tries", wait)
        row = await self._row(people.c.claimed == key)
        if not await self.passwords.right(address, None if row is None else row.password, password) or row is None:
            return None
        for bucket in tries:
            bucket.give_back()
        return row

    @changes
    def _enter(self, connection: Connection, person: str, device: str) -> str:
        """A new session. Whoever signs in again before everything is erased stays."""
        connection.execute(update(people).where(people.c.id == person).values(delete_at=None))
        return open_session(connection, person, device, self.clock())

    @reads
    def _row(self, connection: Connection, whose: ColumnElement[bool]) -> Found | None:
        return connection.execute(select(people).where(whose)).first()

    @changes
    def _claim(self, connection: Connection, person: Person, row: Json) -> None:
        _change_guest(connection, person, row)


def _nobody_owns(connection: Connection, name: str) -> None:
    """A guest can't use a claimed name, nor one that looks like it."""
    if connection.execute(select(people.c.id).where(_is_owned(name))).first() is not None:
        raise Refusal("name-is-taken")


def _is_owned(name: str) -> ColumnElement[bool]:
    return or_(people.c.claimed == name_key(name), people.c.lookalike == lookalike(name))


def _change_guest(connection: Connection, person: Person, row: Json) -> None:
    still_guest = (people.c.id == person.id) & people.c.claimed.is_(None)
    changed = connection.execute(update(people).where(still_guest).values(row))
    if changed.rowcount != 1:
        raise Refusal("name-is-claimed")


class _Stamp(TimestampSigner):
    """Signs with the service's own clock."""

    def __init__(self, secret: Sequence[bytes], salt: bytes, clock: Clock) -> None:
        super().__init__(secret, salt)
        self._clock = clock

    def get_timestamp(self) -> int:
        return self._clock() // 1000
