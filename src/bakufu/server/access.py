"""Who may do what: the origin of a request, the person behind it, and whether a table is open to them."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from bakufu.server.identity import COOKIE, Identity, Person
from bakufu.server.refusal import Refusal
from bakufu.server.settings import Settings

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def check_origin(connection: AnyConnection, settings: Settings) -> None:
    """A browser says which page is asking. Only our own pages may; programs that are no browser send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refusal("wrong-origin", 403)


def token_of(connection: AnyConnection) -> str | None:
    """The signed token, from the cookie or from an Authorization header."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else connection.cookies.get(COOKIE)


async def person_of(connection: AnyConnection, identity: Identity) -> Person | None:
    return await identity.person(token_of(connection))


async def somebody(connection: AnyConnection, identity: Identity) -> Person:
    person = await person_of(connection, identity)
    if person is None:
        raise Refusal("sign-in", 401)
    return person


async def may_see(service: Any, table_id: str, person: Person | None, link: str | None) -> None:
    """A visible table is everybody's to watch; a private one is entered by its link, or by having a seat."""
    row = await service.store.table(table_id)
    if row is None:
        raise Refusal("no-such-table", 404)
    if row.visible or link == row.link or (person is not None and row.host == person.id):
        return
    seats = await service.store.seats(table_id)
    if person is None or all(seat.person != person.id for seat in seats):
        raise Refusal("link-only", 403)
