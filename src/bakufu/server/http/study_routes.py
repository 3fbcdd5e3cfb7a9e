"""Routes for looking closer at a game: its rules, what a plan would do, the odds of a battle, the table as text; and
for looking back: a replay, the chronicle, and branches.

Access to the table is checked before anything else.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from bakufu.games import GAMES
from bakufu.kernel.patch import Json
from bakufu.server.http.access import AnyRequest, language_of, owner_of
from bakufu.server.http.problems import may_refuse
from bakufu.server.http.table_routes import (
    TO_CHANGE,
    TO_LOOK,
    Link,
    TableId,
    TheService,
    card_of,
    check_new_table,
    onlooker,
    participant,
    ready_json,
)
from bakufu.server.service import Service
from bakufu.server.socket.protocol import LARGEST_NUMBER
from bakufu.server.tables.branches import branch as branch_off
from bakufu.server.tables.hindsight_jobs import History
from bakufu.server.tables.new_table import MOST_SEATS, Seat
from bakufu.table.live import Live
from bakufu.table.past.hindsight import AnyChronicle
from bakufu.table.past.review_jobs import ReviewState
from bakufu.table.refusal import Refusal
from bakufu.table.study_jobs import AnyForecast, OddsCard, RulebookCard, RuleCard
from bakufu.table.table_card import TableCard

TO_STUDY = may_refuse(400, 403, 404, 409, 429)
Place = Annotated[str | None, QueryParameter(max_length=32, description="A province, by its name.")]
About = Annotated[
    str | None, QueryParameter(max_length=512, description="What the query is about, as the game writes it.")
]
Viewer = Annotated[int | None, QueryParameter(name="as", ge=0, lt=MOST_SEATS, description="A seat, after the end.")]


class Branching(msgspec.Struct, forbid_unknown_fields=True):
    """The entry of the log after which the branch begins, and your seat in it."""

    seq: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)]
    seat: Seat
    link: Annotated[str, msgspec.Meta(max_length=64)] | None = None


async def _live(service: Service, table_id: str) -> Live:
    live = await service.registry.open(table_id)
    if live is None:
        raise Refusal("not-started")
    return live


@get("/api/games/{game:str}/rules", responses=may_refuse(400, 404, 429))
async def rules(request: AnyRequest, service: TheService, game: FromPath[str]) -> dict[str, RuleCard]:
    """Every rule of a game, by its id, with its page in the rulebook."""
    if game not in GAMES:
        raise Refusal("no-such-game")
    return await service.study.rules(game, language_of(request))


@get("/api/games/{game:str}/rulebook", responses=may_refuse(400, 404, 429))
async def rulebook(request: AnyRequest, service: TheService, game: FromPath[str]) -> RulebookCard:
    """The chapters of a game's rules, and what is unconfirmed about its printed components."""
    if game not in GAMES:
        raise Refusal("no-such-game")
    return await service.study.rulebook(game, language_of(request))


@get("/api/games/{game:str}/facts", responses=may_refuse(400, 404, 429))
async def facts(service: TheService, game: FromPath[str]) -> Json:
    """What the printed components say, with the host's own corrections."""
    if game not in GAMES:
        raise Refusal("no-such-game")
    return await service.study.values(game)


@get("/api/games/{game:str}/words", responses=may_refuse(400, 404, 429))
async def words(service: TheService, game: FromPath[str]) -> list[str]:
    """The word of every move, by its number."""
    if game not in GAMES:
        raise Refusal("no-such-game")
    return list(service.study.words(game))


@get("/api/tables/{table_id:str}/forecast", responses=TO_STUDY)
async def forecast(
    request: AnyRequest, service: TheService, table_id: TableId, link: Link = None
) -> AnyForecast | None:
    """What your moves would do, as far as you can know; null where the game has nothing to forecast."""
    person = await onlooker(request, service, table_id, link)
    owner = owner_of(request, person)
    return await service.study.forecast(await _live(service, table_id), person, language_of(request), owner)


@get("/api/tables/{table_id:str}/odds", responses=TO_STUDY)
async def odds(
    request: AnyRequest,
    service: TheService,
    table_id: TableId,
    link: Link = None,
    origin: Place = None,
    target: Place = None,
) -> OddsCard | None:
    """The odds of your attack, by the number of armies; or of a revolt, or of the battle in progress. Null if you can't
    attack (any more)."""
    person = await onlooker(request, service, table_id, link)
    owner = owner_of(request, person)
    return await service.study.odds(await _live(service, table_id), person, origin, target, owner)


@get("/api/tables/{table_id:str}/answers/{question:str}", responses=TO_STUDY)
async def answer(
    request: AnyRequest,
    service: TheService,
    table_id: TableId,
    question: FromPath[str],
    link: Link = None,
    about: About = None,
) -> Json | None:
    """The game's answer to a query about your view: why moves are refused, what options mean, what things are worth.
    Null if the rules have no answer."""
    person = await onlooker(request, service, table_id, link)
    return service.study.answer(await _live(service, table_id), person, question, about)


@get("/api/tables/{table_id:str}/text", media_type=MediaType.TEXT, responses=TO_LOOK)
async def text(request: AnyRequest, service: TheService, table_id: TableId, link: Link = None) -> str:
    """The table as lines of text, redacted for you."""
    person = await onlooker(request, service, table_id, link)
    owner = owner_of(request, person)
    return await service.study.text(await _live(service, table_id), person, language_of(request), owner)


@get("/api/tables/{table_id:str}/history", media_type="application/json", responses=TO_LOOK)
async def history(
    request: AnyRequest, service: TheService, table_id: TableId, link: Link = None, viewer: Viewer = None
) -> Response[History]:
    """The view at the start, and every step with its patch: redacted for you, or after the end for any seat."""
    person = await onlooker(request, service, table_id, link)
    return ready_json(await service.study.history(table_id, person, viewer, owner_of(request, person)))


@get("/api/tables/{table_id:str}/chronicle", media_type="application/json", responses=TO_LOOK)
async def chronicle(
    request: AnyRequest, service: TheService, table_id: TableId, link: Link = None
) -> Response[AnyChronicle]:
    """The standings after each season or round, what was scored, and how lucky the throws were."""
    person = await onlooker(request, service, table_id, link)
    return ready_json(await service.study.chronicle(table_id, owner_of(request, person)))


@get("/api/tables/{table_id:str}/review", responses=TO_STUDY)
async def review(request: AnyRequest, service: TheService, table_id: TableId, link: Link = None) -> ReviewState:
    """The review of a finished game: chances to win, costly and good decisions, luck. Asking begins it; ask again to
    see how far it is."""
    person = await onlooker(request, service, table_id, link)
    return await service.study.review(table_id, language_of(request), owner_of(request, person))


@post("/api/tables/{table_id:str}/branch", responses=TO_CHANGE)
async def branch(request: AnyRequest, service: TheService, table_id: TableId, data: JSONBody[Branching]) -> TableCard:
    """A new table that continues a finished game from a step of your choice, against bots."""
    person = await participant(request, service, table_id, data.link)
    check_new_table(request, service)
    return await card_of(service, await branch_off(service, table_id, person, data.seq, data.seat), person)


ROUTES = [rules, rulebook, facts, words, forecast, odds, answer, text, history, chronicle, review, branch]
