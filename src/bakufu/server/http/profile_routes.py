"""Routes about other people: profiles."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from bakufu.server.http.access import AnyRequest, person_of
from bakufu.server.http.people_routes import TheService
from bakufu.server.http.problems import may_refuse
from bakufu.server.people.profiles import Profile


@get("/api/people/{name:str}", responses=may_refuse(400, 404, 429))
async def profile(request: AnyRequest, service: TheService, name: FromPath[str]) -> Profile:
    """What everybody may know of a claimed name: its public games, won and lost, and ratings."""
    return await service.profile(name, await person_of(request, service.identity))


ROUTES = [profile]
