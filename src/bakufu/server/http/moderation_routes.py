"""Routes of the accounts that may moderate. Everybody else is refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from bakufu.server.http.access import AnyRequest, somebody
from bakufu.server.http.people_routes import TheService
from bakufu.server.http.problems import may_refuse
from bakufu.server.people.moderation import Act
from bakufu.server.people.moderators import ModeratorsPage, SaidLine


class Moderated(msgspec.Struct, forbid_unknown_fields=True):
    """`mute`, `ban` or `lift` a person by id or claimed name, `end` a table, `close` a report by its number. `hours`:
    null for a mute or ban without an end. The person is shown the `reason`."""

    action: Literal["mute", "ban", "lift", "end", "close"]
    whom: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    hours: Annotated[int, msgspec.Meta(ge=1, le=87_600)] | None = None
    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""


@get("/api/moderation", responses=may_refuse(401, 403, 429))
async def page(request: AnyRequest, service: TheService) -> ModeratorsPage:
    """Reports, what is in force, and what was done."""
    return await service.moderators.page(await somebody(request, service.identity))


@get("/api/moderation/reports/{number:int}/talk", responses=may_refuse(400, 401, 403, 404, 429))
async def talk(
    request: AnyRequest, service: TheService, number: Annotated[int, PathParameter(ge=1, lt=2**31)]
) -> list[SaidLine]:
    """The latest chat at the table of a report."""
    return await service.moderators.talk(await somebody(request, service.identity), number)


@post("/api/moderation", status_code=204, responses=may_refuse(400, 401, 403, 413, 429))
async def moderate(request: AnyRequest, service: TheService, data: JSONBody[Moderated]) -> None:
    """As `bakufu admin` does it. It is in the audit log, with your name."""
    person = await somebody(request, service.identity)
    reason = "".join(letter for letter in data.reason if letter.isprintable()).strip()
    act = Act(service.clock(), reason, data.hours, person.name)
    await service.moderators.carry_out(person, data.action, data.whom, act)
    await service.moderation.reload()


ROUTES = [page, talk, moderate]
