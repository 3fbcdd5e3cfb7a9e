"""Playable tables in queries: lists don't open every table to find out (see `bakufu.table.playable`)."""

from __future__ import annotations

import asyncio

from sqlalchemy import ColumnElement, and_, or_

from bakufu.bots.job import game_of
from bakufu.games import GAMES, AnyGame
from bakufu.server.store.schema import tables
from bakufu.table.playable import Edition, edition


class Playable:
    """`facts` is the host's own file of component data."""

    def __init__(self, facts: str | None) -> None:
        self.facts = facts
        self._games: list[AnyGame] = []

    async def games(self) -> list[AnyGame]:
        """All games, loaded on first use, in a thread: reading one takes a while."""
        if not self._games:
            self._games = await asyncio.to_thread(lambda: [game_of(name, self.facts) for name in GAMES])
        return self._games

    async def condition(self) -> ColumnElement[bool]:
        """The condition on playable tables. Without it, the watchdog's pages would fill with unplayable ones."""
        return or_(
            *[
                and_(
                    tables.c.game == game.name,
                    tables.c.rules == game.rules_version,
                    tables.c.facts == game.facts_digest,
                )
                for game in await self.games()
            ]
        )

    async def edition(self, name: str) -> Edition:
        """The edition of a game on this server."""
        return next(edition(game) for game in await self.games() if game.name == name)
