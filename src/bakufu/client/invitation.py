"""Invitations: the URL of a table."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

from bakufu.client.errors import ClientError

WAYS = ("/t/", "/api/tables/")


@dataclass(frozen=True)
class Invitation:
    """`server` is the base URL; `link` gives access to a private table."""

    server: str
    table: str
    link: str | None = None


def invitation(address: str) -> Invitation:
    """Parse `http://HOST/t/TABLE` or `http://HOST/api/tables/TABLE`, both optionally with `?link=...`."""
    wrong = ClientError("error-client-invitation", address=repr(address))
    try:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        raise wrong from None
    for way in WAYS:
        before, found, table = parts.path.rstrip("/").partition(way)
        if known and found and table and "/" not in table:
            link = parse_qs(parts.query).get("link")
            return Invitation(f"{parts.scheme}://{parts.netloc}{before}", table, link[0] if link else None)
    raise wrong
