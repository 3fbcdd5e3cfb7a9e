"""Routes for looking closer at a game: its rules, what a plan would do, the odds of a battle, the table as text.

A table is checked for being open to whoever asks before anything else about it is looked at.
"""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, get
from litestar.params import FromPath, QueryParameter

from bakufu.games import GAMES
from bakufu.server.live import Live
from bakufu.server.problems import may_refuse
from bakufu.server.refusal import Refusal
from bakufu.server.service import Service
from bakufu.server.study_jobs import ForecastCard, OddsCard, RuleCard
from bakufu.server.table_routes import TO_LOOK, AnyRequest, Link, TableId, TheService, onlooker

TO_STUDY = may_refuse(400, 403, 404, 409, 429)
Place = Annotated[str | None, QueryParameter(max_length=32, description="A province, by its name.")]


async def _live(service: Service, table_id: str) -> Live:
    live = await service.hall.open(table_id)
    if live is None:
        raise Refusal("not-started", 409)
    return live


@get("/api/games/{game:str}/rules", responses=may_refuse(400, 404, 429))
async def rules(service: TheService, game: FromPath[str]) -> dict[str, RuleCard]:
    """Every rule of a game, by its id, with the page it stands on."""
    if game not in GAMES:
        raise Refusal("no-such-game", 404)
    return await service.study.rules(game)


@get("/api/tables/{table_id:str}/forecast", responses=TO_STUDY)
async def forecast(request: AnyRequest, service: TheService, table_id: TableId, link: Link = None) -> ForecastCard:
    """What each of your cards would do on each space, while plans are laid."""
    person = await onlooker(request, service, table_id, link)
    return await service.study.forecast(await _live(service, table_id), person)


@get("/api/tables/{table_id:str}/odds", responses=TO_STUDY)
async def odds(
    request: AnyRequest,
    service: TheService,
    table_id: TableId,
    link: Link = None,
    origin: Place = None,
    target: Place = None,
) -> OddsCard:
    """How a march of yours would end, by the number of armies; or a revolt, or the battle that waits for you."""
    person = await onlooker(request, service, table_id, link)
    return await service.study.odds(await _live(service, table_id), person, origin, target)


@get("/api/tables/{table_id:str}/text", media_type=MediaType.TEXT, responses=TO_LOOK)
async def text(request: AnyRequest, service: TheService, table_id: TableId, link: Link = None) -> str:
    """The table in lines of text, as you may know it."""
    person = await onlooker(request, service, table_id, link)
    return await service.study.text(await _live(service, table_id), person)


ROUTES = [rules, forecast, odds, text]
