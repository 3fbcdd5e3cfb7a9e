"""Lessons: a private table with the same setup every time, to learn a game by playing it.

Nothing here knows a game: the game's own folder defines its lessons, and the client does the teaching.
"""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath

from bakufu.games import GAMES, of_game
from bakufu.server.http.access import AnyRequest
from bakufu.server.http.problems import may_refuse
from bakufu.server.http.table_routes import TheService, card_of, opener
from bakufu.table.manifest import Lessons
from bakufu.table.refusal import Refusal
from bakufu.table.table_card import TableCard


@post("/api/games/{game:str}/lessons/{lesson:str}", responses=may_refuse(400, 401, 403, 404, 429))
async def begin(request: AnyRequest, service: TheService, game: FromPath[str], lesson: FromPath[str]) -> TableCard:
    """Start a lesson: its table is private, has no time limit and has already started."""
    if game not in GAMES:
        raise Refusal("no-such-game")
    offered: Lessons = of_game("table", game)
    if lesson not in offered.lessons:
        raise Refusal("no-such-lesson", lessons=", ".join(offered.lessons))
    person = await opener(request, service)
    table_id = await service.lobby.teach(person, game, lesson, offered.lessons[lesson])
    await service.begin(table_id)
    return await card_of(service, table_id, person)


ROUTES = [begin]
