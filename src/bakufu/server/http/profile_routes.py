"""Routes about other people: profiles."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from bakufu.server.http.access import AnyRequest, language_of, person_of
from bakufu.server.http.people_routes import TheService
from bakufu.server.http.problems import may_refuse
from bakufu.server.people.profiles import Profile
from bakufu.statistics.page import Statistics


@get("/api/people/{name:str}", responses=may_refuse(400, 404, 429))
async def profile(request: AnyRequest, service: TheService, name: FromPath[str]) -> Profile:
    """What everybody may know of a claimed name: its public games, won and lost, and ratings."""
    return await service.profile(name, await person_of(request, service.identity))


@get("/api/statistics/{name:str}", responses=may_refuse(400, 401, 404, 429))
async def statistics(request: AnyRequest, service: TheService, name: FromPath[str]) -> Statistics:
    """How the games of a claimed name went, its public ones. Your own (`me`) include private games."""
    return await service.notes.of(name, await person_of(request, service.identity), language_of(request))


ROUTES = [profile, statistics]
