"""Access checks: rate, origin, identity, and whether a person may see a table."""

from __future__ import annotations

import ipaddress
import re
import secrets
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from bakufu.server.allowances import Allowances
from bakufu.server.people.identity import COOKIE, Identity, Person
from bakufu.server.settings import Settings
from bakufu.server.store.store import Store
from bakufu.table.refusal import Refusal
from bakufu.text.choosing import accepted

# Litestar's parameters are the handler, user, session and state, none of which we use.
AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
OWN_PAGE = (None, "same-origin", "none")


def address_of(connection: AnyConnection) -> str:
    """The address that limits count: for IPv6 the /64 network, which is what one household has."""
    host = connection.client.host if connection.client is not None else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return host if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))


def is_local(connection: AnyConnection) -> bool:
    """Whether a request comes from this machine, and not through a proxy."""
    host = connection.client.host if connection.client is not None else ""
    return _is_address(host) and ipaddress.ip_address(host).is_loopback


def check_rate(connection: AnyConnection, allowances: Allowances) -> None:
    allowances.take("requests", address_of(connection))


def check_origin(connection: AnyConnection, settings: Settings) -> None:
    """Refuse requests from pages of other origins. Only browsers send an origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        allowed = connection.headers.get("sec-fetch-site") in OWN_PAGE
    else:
        allowed = origin in settings.origins or _host_of(origin) == connection.headers.get("host")
    if not allowed:
        raise Refusal("wrong-origin")


def check_host(connection: AnyConnection, settings: Settings) -> None:
    """Refuse names that the host hasn't named, so that no page elsewhere can call this server by a name of its own.
    Addresses in numbers are always good: they can't be anybody else's."""
    if not settings.hosts:
        return
    name = _name_of(connection.headers.get("host", ""))
    known = {*settings.hosts, *[_name_of(_host_of(origin) or "") for origin in settings.origins], "localhost"}
    if name not in known and not _is_address(name):
        raise Refusal("wrong-host")


def _name_of(host: str) -> str:
    """Without the port."""
    return re.sub(r":\d{1,5}$", "", host).strip("[]").lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # such as http://[
        return None


def language_of(connection: AnyConnection) -> str:
    """The asker's language: `?language=` (browsers can't set headers on sockets), Accept-Language, or English."""
    named: str | None = connection.query_params.get("language")
    return accepted(named or connection.headers.get("accept-language") or "")


def token_of(connection: AnyConnection) -> str | None:
    """The signed token, from the cookie or from an Authorization header."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else connection.cookies.get(COOKIE)


async def person_of(connection: AnyConnection, identity: Identity) -> Person | None:
    person = await identity.person(token_of(connection))
    if person is not None:
        connection.app.state.service.moderation.check_ban(person.id)
        identity.owners.note(person.id, person.claimed, address_of(connection))
    return person


def owner_of(connection: AnyConnection, person: Person | None) -> str:
    """Who is charged for what this request asks of the server."""
    return person.id if person is not None and person.claimed else address_of(connection)


async def somebody(connection: AnyConnection, identity: Identity) -> Person:
    person = await person_of(connection, identity)
    if person is None:
        raise Refusal("sign-in")
    return person


async def may_see(store: Store, table_id: str, person: Person | None, link: str | None = None) -> None:
    """Everybody may see a visible table; a private one needs its link, a seat, or being its host. While it is played,
    the host may have closed either to spectators.

    To everybody else a private table looks like one that doesn't exist.
    """
    row = await store.table(table_id) if TABLE_ID.fullmatch(table_id) else None
    if row is None:
        raise Refusal("no-such-table")
    known = row.visible or (link is not None and secrets.compare_digest(link.encode(), row.link.encode()))
    if known and (row.spectators or row.status != "running"):
        return
    if person is not None:
        whose = [row.host, *[one for seat in await store.seats(table_id) for one in (seat.person, seat.invited)]]
        if person.id in whose:
            return
    if known:
        raise Refusal("no-spectators")
    raise Refusal("no-such-table")
