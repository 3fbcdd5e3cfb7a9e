"""Who somebody is: a guest by a signed cookie, or a claimed name by its password, which can be used elsewhere too."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.server.clock import Clock
from bakufu.server.refusal import Refusal
from bakufu.server.schema import people

COOKIE = "bakufu"
SHORTEST_PASSWORD = 8
LONGEST_NAME = 24


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    claimed: bool


class Identity:
    def __init__(self, engine: AsyncEngine, secret: str, clock: Clock) -> None:
        self.engine = engine
        self.clock = clock
        self._signer = URLSafeSerializer(secret, salt="person")
        self._hasher = PasswordHasher()  # argon2id with the library's current parameters
        self._known: dict[str, Person] = {}

    def token(self, person: Person) -> str:
        return str(self._signer.dumps(person.id))

    async def person(self, token: str | None) -> Person | None:
        """The person behind a cookie; None for nobody, and for any token that we did not sign."""
        if not token:
            return None
        try:
            person_id = self._signer.loads(token)
        except BadSignature:
            return None
        if person_id not in self._known:
            found = await self._find(person_id)
            if found is None:
                return None
            self._known[person_id] = found
        return self._known[person_id]

    async def _find(self, person_id: str) -> Person | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person_id))).first()
        return None if row is None else Person(row.id, row.name, row.claimed is not None)

    async def guest(self, name: str) -> Person:
        person = Person(secrets.token_hex(16), good_name(name), False)
        async with self.engine.begin() as connection:
            row = {"id": person.id, "name": person.name, "created_at": self.clock()}
            await connection.execute(insert(people).values(row))
        return person

    async def rename(self, person: Person, name: str) -> Person:
        if person.claimed:
            raise Refusal("name-is-claimed")
        async with self.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(name=good_name(name)))
        self._known.pop(person.id, None)
        return Person(person.id, good_name(name), False)

    async def claim(self, person: Person, name: str, password: str) -> Person:
        """Make a name one's own."""
        name = good_name(name)
        if len(password) < SHORTEST_PASSWORD:
            raise Refusal("password-too-short")
        row = {"name": name, "claimed": name.casefold(), "password": self._hasher.hash(password)}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(update(people).where(people.c.id == person.id).values(row))
        except IntegrityError:
            raise Refusal("name-is-taken") from None
        self._known.pop(person.id, None)
        return Person(person.id, name, True)

    async def enter(self, name: str, password: str) -> Person:
        """Be the owner of a claimed name again. Which of the two was wrong is not told."""
        async with self.engine.connect() as connection:
            query = select(people).where(people.c.claimed == name.strip().casefold())
            row = (await connection.execute(query)).first()
        try:
            # An unknown name takes as long as a wrong password.
            self._hasher.verify(row.password if row is not None else _NOBODY, password)
        except VerificationError:
            raise Refusal("wrong-name-or-password", 403) from None
        if row is None:
            raise Refusal("wrong-name-or-password", 403)
        return Person(row.id, row.name, True)


_NOBODY = PasswordHasher().hash(secrets.token_hex(16))


def good_name(name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refusal("bad-name")
    return name


def signing_secret(named: str, folder: Path) -> str:
    """The secret that signs cookies: given by the host, or made once and kept beside the data."""
    if named:
        return named
    file = folder / "cookie-secret"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(secrets.token_hex(32))
    return file.read_text().strip()
