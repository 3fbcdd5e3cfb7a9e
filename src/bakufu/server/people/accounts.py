"""Accounts: changing and resetting a password, an address for mail, leaving for good.

Links that are sent are signed. One to reset a password is good for one change: it names the password that it replaces.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import Connection, select, update

from bakufu.server.http.limits import Limiter, Rate, TooOften
from bakufu.server.notices.mail import Letter, Mail, good_address
from bakufu.server.people.identity import SHORTEST_PASSWORD, Identity, Person
from bakufu.server.people.names import name_key
from bakufu.server.people.personal_data import PersonalData, erase, personal_data
from bakufu.server.people.sessions import end_sessions, open_session
from bakufu.server.store.schema import people
from bakufu.server.store.store import Found
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.table.refusal import Refusal
from bakufu.text.catalogue import Catalogue

HOUR = 3_600_000  # milliseconds
LINK_LASTS = HOUR
HOSTS_LINK_LASTS = 24 * HOUR  # the host has to pass it on
REGRET_DAYS = 14
AT_ONCE = 5  # people erased in one transaction
EXPORTS = Rate(10, 10 / 3600)  # of one person, and from one address
LETTERS = Rate(5, 5 / 3600)  # to one name or address, and asked for from one address


@dataclass(frozen=True)
class Signed:
    """The signatures of links, with the secret that signs cookies."""

    secret: str

    def link(self, purpose: str, *said: str, until: int) -> str:
        return str(URLSafeSerializer(self.secret, purpose).dumps([until, *said]))

    def read(self, purpose: str, link: str, at: int) -> list[str]:
        """What a link of ours says that is still good."""
        try:
            until, *said = URLSafeSerializer(self.secret, purpose).loads(link)
        except (BadData, UnicodeError):
            raise Refusal("bad-link") from None
        if at > until:
            raise Refusal("bad-link")
        return [str(word) for word in said]


class Accounts:
    def __init__(self, identity: Identity, secret: str, mail: Mail, origin: str) -> None:
        self.database: Transactions = identity.database
        self.identity = identity
        self.clock = identity.clock
        self.mail = mail
        self.origin = origin
        self._signed = Signed(secret)
        self._letters = Limiter(LETTERS, self.clock)
        self._exports = Limiter(EXPORTS, self.clock)

    @reads
    def row(self, connection: Connection, person: str) -> Found:
        return connection.execute(select(people).where(people.c.id == person)).one()

    async def change_password(self, person: Person, current: str, new: str, address: str) -> list[str]:
        """A new password ends all other sessions; which ones."""
        _check_length(new)
        await self._prove(person, current, address)
        hashed = await self.identity.passwords.hash(address, new)
        return await self._set_password(person.id, hashed, person.session)

    async def _prove(self, person: Person, password: str, address: str) -> None:
        if not person.claimed:
            raise Refusal("no-password")
        if await self.identity.proven(person.name, password, address) is None:
            raise Refusal("wrong-password")

    @changes
    def _set_password(self, connection: Connection, person: str, hashed: str, keep: str | None) -> list[str]:
        connection.execute(update(people).where(people.c.id == person).values(password=hashed, delete_at=None))
        return end_sessions(connection, person, keep)

    # Forgotten passwords

    async def reset_link(self, name: str, lasts: int = HOSTS_LINK_LASTS) -> str | None:
        """The address at which the owner of a claimed name chooses a new password; None if nobody has claimed it."""
        row = await self._owner(name)
        return None if row is None else self._reset_link(row, lasts)

    def _reset_link(self, row: Found, lasts: int) -> str:
        link = self._signed.link("reset", row.id, _mark(row.password), until=self.clock() + lasts)
        return f"{self.origin}/account?reset={link}"

    @reads
    def _owner(self, connection: Connection, name: str) -> Found | None:
        return connection.execute(select(people).where(people.c.claimed == name_key(name))).first()

    async def forgot(self, name: str, address: str, language: str) -> None:
        """Send a link to the owner of this name, if there is an address. Whoever asks doesn't learn whether."""
        if not self.mail.on:
            raise Refusal("no-mail")
        self._limit_letters(name_key(name), address)
        row = await self._owner(name)
        if row is not None and row.mail is not None:
            words, link = Catalogue(language), self._reset_link(row, LINK_LASTS)
            lines = words.say("mail-reset", name=row.name), link, words.say("mail-reset.otherwise")
            self._write(row.mail, words.say("mail-reset.subject"), *lines)

    async def reset(self, link: str, new: str, address: str, device: str) -> tuple[Person, list[str]]:
        """A new password by a link. It signs in here, and everywhere else out."""
        _check_length(new)
        person_id, mark = self._signed.read("reset", link, self.clock())
        row = await self._by_mark(person_id, mark)
        hashed = await self.identity.passwords.hash(address, new)
        ended = await self._set_password(row.id, hashed, None)
        return Person(row.id, row.name, True, await self._enter(row.id, device), row.program), ended

    @changes
    def _enter(self, connection: Connection, person: str, device: str) -> str:
        return open_session(connection, person, device, self.clock())

    @reads
    def _by_mark(self, connection: Connection, person: str, mark: str) -> Found:
        row = connection.execute(select(people).where(people.c.id == person, people.c.claimed.is_not(None))).first()
        if row is None or _mark(row.password) != mark:
            raise Refusal("bad-link")
        return row

    # The address for mail

    async def ask_mail(self, person: Person, mail: str, password: str, address: str, language: str) -> None:
        """Send a link to a new address. It becomes the account's when the link is opened."""
        if not self.mail.on:
            raise Refusal("no-mail")
        mail = good_address(mail)
        self._limit_letters(mail.lower(), address)
        await self._prove(person, password, address)
        link = self._signed.link("mail", person.id, mail, until=self.clock() + 24 * HOUR)
        words, address = Catalogue(language), f"{self.origin}/account?mail={link}"
        lines = words.say("mail-confirm", name=person.name), address, words.say("mail-confirm.otherwise")
        self._write(mail, words.say("mail-confirm.subject"), *lines)

    async def forget_mail(self, person: Person, password: str, address: str) -> None:
        await self._prove(person, password, address)
        await self.set_mail(person.id, None)

    async def confirm_mail(self, link: str) -> None:
        person, mail = self._signed.read("mail", link, self.clock())
        await self.set_mail(person, mail)

    @changes
    def set_mail(self, connection: Connection, person: str, mail: str | None) -> None:
        owner = (people.c.id == person) & people.c.claimed.is_not(None)
        if connection.execute(update(people).where(owner).values(mail=mail)).rowcount != 1:
            raise Refusal("bad-link")

    def _limit_letters(self, *keys: str) -> None:
        wait = max([self._letters.of(key).take() for key in keys])
        if wait:
            raise TooOften("too-many-letters", wait)

    def _write(self, to: str, subject: str, *lines: str) -> None:
        self.mail.send(Letter(to, subject, "\n\n".join(lines) + "\n"))

    # One's data

    @changes
    def share_games(self, connection: Connection, person: Person, wanted: bool) -> None:
        """Whether somebody's finished games may be given to researchers. Nobody's are, until they say so."""
        connection.execute(update(people).where(people.c.id == person.id).values(shares_games=wanted))

    async def export(self, person: Person, address: str) -> PersonalData:
        """Everything that is stored about somebody; it reads a lot, so it is limited."""
        wait = max([self._exports.of(key).take() for key in (person.id, address)])
        if wait:
            raise TooOften("too-many-exports", wait)
        return await self.database.read(lambda connection: personal_data(connection, person.id))

    async def leave(self, person: Person, password: str, address: str) -> list[str]:
        """Everything about a guest is erased now; an account can be saved by signing in again, for some days. All
        sessions end."""
        if not person.claimed:
            return await self._leave(person.id, None)
        await self._prove(person, password, address)
        return await self._leave(person.id, self.clock() + REGRET_DAYS * 24 * HOUR)

    @changes
    def _leave(self, connection: Connection, person: str, later: int | None) -> list[str]:
        ended = end_sessions(connection, person)
        if later is None:
            erase(connection, person)
        else:
            connection.execute(update(people).where(people.c.id == person).values(delete_at=later))
        return ended

    async def erase_due(self) -> None:
        """Erase those whose days are over."""
        while await self._erase_some():
            pass

    @changes
    def _erase_some(self, connection: Connection) -> int:
        due = select(people.c.id).where(people.c.delete_at <= self.clock()).limit(AT_ONCE)
        found = [row.id for row in connection.execute(due)]
        for person in found:
            erase(connection, person)
        return len(found)


def _check_length(password: str) -> None:
    if len(password) < SHORTEST_PASSWORD:
        raise Refusal("password-too-short", least=SHORTEST_PASSWORD)


def _mark(hashed: str | None) -> str:
    """Names a password without saying anything about it: its hash is salted."""
    return hashlib.sha256((hashed or "").encode()).hexdigest()[:16]
