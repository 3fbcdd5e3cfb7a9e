"""What the memory that the browser keeps for its next visit should hold: everything that the first table of each game
reads, compiles and computes once."""

from __future__ import annotations

import asyncio
import gc
import json

from bakufu.edition.host import Host
from bakufu.edition.messages import PROTOCOL
from bakufu.edition.storage import InMemory
from bakufu.games import GAMES

BOTS = {"1": "samurai", "2": "samurai"}
NOBODY = "-"


async def warm(language: str) -> None:
    for game in GAMES:
        await _table(game, language)
    gc.collect()


async def _table(game: str, language: str) -> None:
    """A table that is looked at, and on which a bot has moved."""
    host = Host(InMemory())
    await _asked(host, "/api/me", {"name": NOBODY}, language)
    table = await _asked(host, "/api/tables", {"game": game, "options": {"players": 3}, "bots": BOTS}, language)
    await _asked(host, f"/api/tables/{table['id']}/start", {}, language)
    page = host.connect(f"/api/tables/{table['id']}/socket", language, lambda text: None)
    await page.receive(json.dumps({"type": "hello", "protocol": PROTOCOL, "since": None}))
    while thinking := list(host.tables.bots.values()):
        await asyncio.wait(thinking)
    page.close()


async def _asked(host: Host, address: str, body: object, language: str) -> dict[str, str]:
    status, _, answer = await host.request("POST", address, json.dumps(body), language)
    assert status < 300, answer
    found: dict[str, str] = json.loads(answer or "{}")
    return found
