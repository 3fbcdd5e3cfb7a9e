"""Notices to other services, through Apprise (the extra `notify`): ntfy, Discord, or a webhook that takes JSON.

The address comes from whoever asks, so only hosts that the server's host has named are called, always over https.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from urllib.parse import SplitResult, urlsplit

from bakufu.table.refusal import Refusal

LONGEST = 300
PLAIN = re.compile(r"[A-Za-z0-9._~/-]*")  # paths that mean the same to Apprise as they do in an address
DISCORD = re.compile(r"/api/webhooks/([0-9]+)/([A-Za-z0-9_-]+)")


def installed() -> bool:
    return find_spec("apprise") is not None


def checked(address: str, hosts: tuple[str, ...]) -> str:
    """An address that may be called; it is stored as it was given."""
    address = address.strip()
    parts = _parts(address)
    if parts is None or parts.netloc not in hosts:
        raise Refusal("bad-webhook", hosts=", ".join(hosts))
    return address


def _parts(address: str) -> SplitResult | None:
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    plain = parts.scheme == "https" and not parts.query and not parts.fragment and PLAIN.fullmatch(parts.path)
    return parts if plain and len(address) <= LONGEST else None


def apprise_url(address: str) -> str:
    """The same address as Apprise writes it."""
    parts = urlsplit(address)
    discord = DISCORD.fullmatch(parts.path)
    if parts.netloc == "discord.com" and discord:
        return f"discord://{discord[1]}/{discord[2]}"
    scheme = "ntfys" if parts.netloc.startswith("ntfy.") else "jsons"
    return f"{scheme}://{parts.netloc}{parts.path}"


def send(address: str, hosts: tuple[str, ...], title: str, text: str) -> bool:
    """Send a notice, in a thread of its own; whether it arrived. The hosts may have changed since it was stored."""
    import apprise

    checked(address, hosts)
    service = apprise.Apprise()
    return bool(service.add(apprise_url(address)) and service.notify(body=text, title=title))
