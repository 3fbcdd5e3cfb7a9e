"""Which stored tables this server can play: those of the rules and the component data that it has itself.

Any other table can be listed and its record downloaded, but not opened: the same moves would lead to another game.
"""

from __future__ import annotations

import asyncio
from typing import Any, TypedDict

from sqlalchemy import ColumnElement, and_, or_

from bakufu.bots.job import game_of
from bakufu.games import GAMES
from bakufu.kernel.contract import Game
from bakufu.server.refusal import Refusal
from bakufu.server.store.schema import tables


class Edition(TypedDict):
    """By what a game is played, as a table stores it: the rules version and the digest of the facts."""

    rules: int
    facts: str


def edition(game: Game[Any, Any]) -> Edition:
    return {"rules": game.rules_version, "facts": game.facts_digest}


def check_playable(game: Game[Any, Any], rules: int, facts: str) -> None:
    """Refuse a table with another rules version or another digest of the facts. Rules come first: where they differ,
    the host's old facts would not help."""
    if rules != game.rules_version:
        raise Refusal("other-rules", 409, game=game.name, needed=rules, has=game.rules_version)
    if facts != game.facts_digest:
        raise Refusal("other-facts", 409)


class Playable:
    """The same for tables in lists, which are not opened one by one. `facts` is the host's own file."""

    def __init__(self, facts: str | None) -> None:
        self.facts = facts
        self._games: list[Game[Any, Any]] = []

    async def games(self) -> list[Game[Any, Any]]:
        """All games, loaded when they are first wanted, in a thread: reading one takes a while."""
        if not self._games:
            self._games = await asyncio.to_thread(lambda: [game_of(name, self.facts) for name in GAMES])
        return self._games

    async def condition(self) -> ColumnElement[bool]:
        """Playable tables in a query: without it, those that nobody can open would fill every page of the watch."""
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
        """By what this server plays a game."""
        return next(edition(game) for game in await self.games() if game.name == name)
