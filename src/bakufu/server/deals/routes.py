"""Routes of the daily deal and of the deal of the week."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from bakufu.daily.page import DealPage
from bakufu.games import GAMES
from bakufu.server.http.access import AnyRequest, language_of, person_of
from bakufu.server.http.problems import may_refuse
from bakufu.server.http.table_routes import TheService, card_of, opener
from bakufu.table.refusal import Refusal
from bakufu.table.table_card import TableCard


@get("/api/deals/{deal:str}", responses=may_refuse(400, 404, 429))
async def show(request: AnyRequest, service: TheService, deal: FromPath[str]) -> DealPage:
    """The deal of a day (`2026-11-18`, `today`) or of a week (`2026-W47`): what is played, how you did, and once your
    own game is over, how others did."""
    person = await person_of(request, service.identity)
    return await service.deals.page(service.deals.period(deal), person, language_of(request))


@post("/api/deals/{deal:str}/{game:str}", responses=may_refuse(400, 401, 403, 404, 409, 429))
async def play(request: AnyRequest, service: TheService, deal: FromPath[str], game: FromPath[str]) -> TableCard:
    """Play the deal of a day: your first game on the day itself counts, every other one is practice. Of a week: open a
    table for your group."""
    if game not in GAMES:
        raise Refusal("no-such-game")
    period = service.deals.period(deal)
    person = await opener(request, service)
    if period.weekly:
        return await card_of(service, await service.deals.gather(person, period, game), person)
    table_id = await service.deals.begin(person, period, game)
    await service.begin(table_id)
    return await card_of(service, table_id, person)


ROUTES = [show, play]
