"""Who may do what: how often, from which page, who is asking, and whether a table is open to them."""

from __future__ import annotations

import ipaddress
import re
import secrets
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from bakufu.server.http.limits import Limiter, TooOften
from bakufu.server.people.identity import COOKIE, Identity, Person
from bakufu.server.settings import Settings
from bakufu.server.store.store import Store
from bakufu.table.refusal import Refusal
from bakufu.text.choosing import accepted

AnyConnection = ASGIConnection[Any, Any, Any, Any]
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
OWN_PAGE = (None, "same-origin", "none")


def address_of(connection: AnyConnection) -> str:
    """Where a request comes from, as far as limits care: for IPv6 the network, which is what one household has."""
    host = connection.client.host if connection.client is not None else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return host if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))


def check_rate(connection: AnyConnection, limiter: Limiter) -> None:
    wait = limiter.of(address_of(connection)).take()
    if wait:
        raise TooOften("too-fast", wait)


def check_origin(connection: AnyConnection, settings: Settings) -> None:
    """A browser says which page is asking. Only our own pages may; programs that are no browser say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        allowed = connection.headers.get("sec-fetch-site") in OWN_PAGE
    else:
        allowed = origin in settings.origins or urlsplit(origin).netloc == connection.headers.get("host")
    if not allowed:
        raise Refusal("wrong-origin")


def language_of(connection: AnyConnection) -> str:
    """The language of whoever asks: `?language=`, because the socket of a browser has no headers of its own, or else
    Accept-Language; English without either."""
    named: str | None = connection.query_params.get("language")
    return accepted(named or connection.headers.get("accept-language") or "")


def token_of(connection: AnyConnection) -> str | None:
    """The signed token, from the cookie or from an Authorization header."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else connection.cookies.get(COOKIE)


async def person_of(connection: AnyConnection, identity: Identity) -> Person | None:
    return await identity.person(token_of(connection))


async def somebody(connection: AnyConnection, identity: Identity) -> Person:
    person = await person_of(connection, identity)
    if person is None:
        raise Refusal("sign-in")
    return person


async def may_see(store: Store, table_id: str, person: Person | None, link: str | None = None) -> None:
    """A visible table is everybody's to watch; a private one is entered by its link, by having a seat or as its host.

    To everybody else a private table looks like one that does not exist.
    """
    row = await store.table(table_id) if TABLE_ID.fullmatch(table_id) else None
    if row is None:
        raise Refusal("no-such-table")
    if row.visible or (link is not None and secrets.compare_digest(link.encode(), row.link.encode())):
        return
    if person is None:
        raise Refusal("no-such-table")
    if row.host != person.id and all(seat.person != person.id for seat in await store.seats(table_id)):
        raise Refusal("no-such-table")
