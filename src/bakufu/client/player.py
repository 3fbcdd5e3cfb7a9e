"""Plays at a remote table until the game is over, deciding only from the views it receives."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

from bakufu.bots.job import SavedView, decide
from bakufu.bots.levels import make
from bakufu.client.errors import ClientError, Refused
from bakufu.client.table import Table
from bakufu.games import load
from bakufu.kernel.patch import Json
from bakufu.kernel.rules_version import UNSTATED

# From a received view to the moves to make.
Decide = Callable[[Json], Awaitable[list[int]]]
# Refusals after deciding for too long: the table has moved on, so look at it again.
MOVED_ON = ("a-bot-has-your-seat", "game-is-over", "not-away", "nothing-to-seal", "plan-is-sealed", "too-late")
NOT_AWAITED = "table.not-awaited"


async def take_part(table: Table, decide: Decide) -> None:
    """Play the seat that the client has until the game is over."""
    while not table.over:
        try:
            if table.sat_in_for:
                await table.take_back()
            elif table.my_turn:
                await _decide(table, decide)
            else:
                await table.news()
        except Refused as refusal:
            if refusal.code not in MOVED_ON and refusal.rule != NOT_AWAITED:
                raise


async def _decide(table: Table, decide: Decide) -> None:
    view, seq = table.view, table.seq
    assert view is not None
    moves = await decide(view)
    if view["table"]["sealed"]:
        await table.ready(moves)
    elif table.seq == seq:
        await table.play(moves)


class BotPlayer:
    """A bot for `take_part`. It runs in a separate thread, so that the socket stays responsive."""

    def __init__(self, level: str, card: Json, facts: Path | None = None) -> None:
        self.level = level
        self.facts = str(facts) if facts is not None else None
        make(card["game"], level, 0)  # raises an error for an unknown level
        self.game = load(card["game"], facts)
        needed, has = int(card.get("rules", UNSTATED)), self.game.rules_version
        if needed != has:
            raise ClientError("error-client-rules", game=self.game.name, needed=needed, has=has)
        if card["facts"] != self.game.facts_digest:
            raise ClientError("error-client-facts", facts=card["facts"])

    async def decide(self, view: Json) -> list[int]:
        try:
            seen = self.game.read_view(view)
        except (KeyError, ValueError, TypeError, IndexError) as error:
            raise ClientError("error-client-newer", why=repr(error)) from None
        saved = SavedView(self.game.name, self.facts, view["options"], self.game.save_view(seen))
        # A secret seed: anyone who could guess a bot's seed could guess its plan.
        seed = secrets.token_hex(16)
        return await asyncio.to_thread(decide, saved, self.level, seed)
