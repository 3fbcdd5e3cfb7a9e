"""Identity: a guest by a signed cookie, or a claimed name by its password, on any device."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from itsdangerous import BadData, TimestampSigner, URLSafeTimedSerializer
from sqlalchemy import ColumnElement, Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from bakufu.kernel.patch import Json
from bakufu.server.http.limits import Limiter, Rate, TooOften
from bakufu.server.people.names import good_name, name_key
from bakufu.server.people.owners import Owners
from bakufu.server.people.passwords import Passwords
from bakufu.server.store.schema import people
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.table.clock import Clock
from bakufu.table.refusal import Refusal

COOKIE = "bakufu"
A_YEAR = 365 * 86_400
SHORTEST_PASSWORD = 8
TRIES_FOR_A_NAME = Rate(10, 1 / 60)  # from one address: nobody can lock the owner out from elsewhere
TRIES_FROM_AN_ADDRESS = Rate(30, 1 / 60)
CLAIMS = Rate(5, 1 / 60)  # of one person, and from one address


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    claimed: bool


class Identity:
    def __init__(self, database: Transactions, secret: str, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self._signer = URLSafeTimedSerializer(secret, "person", signer=_Stamp, signer_kwargs={"clock": clock})
        self.passwords = Passwords()
        self.owners = Owners()
        self._name_tries = Limiter(TRIES_FOR_A_NAME, clock)
        self._address_tries = Limiter(TRIES_FROM_AN_ADDRESS, clock)
        self._claims = Limiter(CLAIMS, clock)

    def token(self, person: Person) -> str:
        return str(self._signer.dumps(person.id))

    async def person(self, token: str | None) -> Person | None:
        """The person behind a token; None if it is missing, expired, or not signed by us."""
        try:
            person_id, signed_at = self._signer.loads(token or "", return_timestamp=True)
        except (BadData, UnicodeError):
            return None
        # A token from the future is good: a clock that was set back must sign nobody out.
        if self.clock() / 1000 - signed_at.timestamp() > A_YEAR:
            return None
        row = await self._row(people.c.id == person_id)
        return None if row is None else Person(row.id, row.name, row.claimed is not None)

    @changes
    def guest(self, connection: Connection, name: str) -> Person:
        person = Person(secrets.token_hex(16), good_name(name), False)
        _nobody_owns(connection, person.name)
        row = {"id": person.id, "name": person.name, "created_at": self.clock()}
        connection.execute(insert(people).values(row))
        return person

    @changes
    def rename(self, connection: Connection, person: Person, name: str) -> Person:
        name = good_name(name)
        _nobody_owns(connection, name)
        _change_guest(connection, person, {"name": name})
        return Person(person.id, name, False)

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
        if await self._row(people.c.claimed == name_key(name)) is not None:
            raise Refusal("name-is-taken")
        row = {"name": name, "claimed": name_key(name), "password": await self.passwords.hash(address, password)}
        try:
            await self._claim(person, row)
        except IntegrityError:
            raise Refusal("name-is-taken") from None
        return Person(person.id, name, True)

    async def enter(self, name: str, password: str, address: str) -> Person:
        """Sign in with a claimed name. The refusal doesn't say which of the two was wrong."""
        key = name_key(name)
        tries = self._name_tries.of(f"{key}\n{address}"), self._address_tries.of(address)
        wait = max([bucket.take() for bucket in tries])
        if wait:
            raise TooOften("too-many-tries", wait)
        row = await self._row(people.c.claimed == key)
        if not await self.passwords.right(address, None if row is None else row.password, password) or row is None:
            raise Refusal("wrong-name-or-password")
        for bucket in tries:
            bucket.give_back()
        return Person(row.id, row.name, True)

    @reads
    def _row(self, connection: Connection, whose: ColumnElement[bool]) -> Found | None:
        return connection.execute(select(people).where(whose)).first()

    @changes
    def _claim(self, connection: Connection, person: Person, row: Json) -> None:
        _change_guest(connection, person, row)


def _nobody_owns(connection: Connection, name: str) -> None:
    """A guest can't use a claimed name."""
    owner = connection.execute(select(people.c.id).where(people.c.claimed == name_key(name)))
    if owner.first() is not None:
        raise Refusal("name-is-taken")


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
