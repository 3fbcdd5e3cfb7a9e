"""Routes about one's own vacation, during which the clocks of slow games stand still."""

from __future__ import annotations

from datetime import date

import msgspec
from litestar import delete, get, put
from litestar.params import JSONBody

from bakufu.server.http.access import AnyRequest, somebody
from bakufu.server.http.people_routes import TheService
from bakufu.server.http.problems import may_refuse
from bakufu.server.people.vacations import OwnVacation


class NewVacation(msgspec.Struct, forbid_unknown_fields=True):
    """Its first and last day, in UTC."""

    first: date
    last: date


@get("/api/me/vacation", responses=may_refuse(401, 429))
async def vacation(request: AnyRequest, service: TheService) -> OwnVacation:
    """The vacation that you are on, or that is planned, and how many days you have left."""
    return await service.vacations.of(await somebody(request, service.identity))


@put("/api/me/vacation", status_code=204, responses=may_refuse(400, 401, 409, 413, 429))
async def take_vacation(request: AnyRequest, service: TheService, data: JSONBody[NewVacation]) -> None:
    """Stop your clocks in games with days for a decision, on these days."""
    person = await somebody(request, service.identity)
    await service.vacations.take(person, data.first, data.last)
    await service.tell_of_vacations()


@delete("/api/me/vacation", status_code=204, responses=may_refuse(401, 429))
async def end_vacation(request: AnyRequest, service: TheService) -> None:
    """Be back, or don't go."""
    await service.vacations.end(await somebody(request, service.identity))
    await service.tell_of_vacations()


ROUTES = [vacation, take_vacation, end_vacation]
