"""Routes about tables: the lists, setting one up, sitting down, starting, its log and its record."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post, put
from litestar.params import Parameter

from bakufu.server import records
from bakufu.server.access import may_see, person_of, somebody
from bakufu.server.lobby import NewTable
from bakufu.server.refusal import Refusal
from bakufu.server.service import Service

AnyRequest = Request[Any, Any, Any]
Json = dict[str, Any]
Entropy = Annotated[str, msgspec.Meta(max_length=64)]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """`link` opens a private table; `entropy` is random text of the client's own, mixed into the game's seed."""

    seat: int | None = None
    link: str | None = None
    entropy: Entropy = ""


class Mixed(msgspec.Struct, forbid_unknown_fields=True):
    entropy: Entropy


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """The level of a bot for the seat, or null to free it."""

    bot: str | None


@get("/api/tables")
async def listing(
    request: AnyRequest,
    service: Service,
    kind: Literal["open", "mine", "finished"] = "open",
    search: Annotated[str, Parameter(max_length=60)] = "",
    before: int | None = None,
) -> list[Json]:
    """One page of tables. `mine` puts those first where you are awaited."""
    person = await person_of(request, service.identity)
    return await service.cards(kind, person, search, before)


@post("/api/tables")
async def create(request: AnyRequest, service: Service, data: NewTable) -> Json:
    person = await somebody(request, service.identity)
    table_id = await service.lobby.create(person, data)
    return await service.card_for(table_id, person)


@get("/api/tables/{table_id:str}")
async def show(request: AnyRequest, service: Service, table_id: str, link: str | None = None) -> Json:
    person = await person_of(request, service.identity)
    await may_see(service, table_id, person, link)
    return await service.card_for(table_id, person)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: AnyRequest, service: Service, table_id: str, data: Join) -> Json:
    person = await somebody(request, service.identity)
    await may_see(service, table_id, person, data.link)
    await service.lobby.join(table_id, person, data.seat, data.entropy)
    await service.announce(table_id)
    return await service.card_for(table_id, person)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: AnyRequest, service: Service, table_id: str) -> Json:
    person = await somebody(request, service.identity)
    await service.lobby.leave(table_id, person)
    await service.announce(table_id)
    return await service.card_for(table_id, person)


@put("/api/tables/{table_id:str}/entropy")
async def add_entropy(request: AnyRequest, service: Service, table_id: str, data: Mixed) -> Json:
    """Add to the seed from one's own seat, as long as the game has not started."""
    person = await somebody(request, service.identity)
    await service.lobby.mix(table_id, person, data.entropy)
    return await service.card_for(table_id, person)


@put("/api/tables/{table_id:str}/seats/{seat:int}")
async def set_bot(request: AnyRequest, service: Service, table_id: str, seat: int, data: SeatBot) -> Json:
    person = await somebody(request, service.identity)
    await service.lobby.set_bot(table_id, person, seat, data.bot)
    await service.announce(table_id)
    return await service.card_for(table_id, person)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(request: AnyRequest, service: Service, table_id: str) -> Json:
    person = await somebody(request, service.identity)
    await service.lobby.start(table_id, person)
    await service.begin(table_id)
    return await service.card_for(table_id, person)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(request: AnyRequest, service: Service, table_id: str, data: Mixed) -> Json:
    """The same table with the same people again, once its game is over."""
    person = await somebody(request, service.identity)
    table = await service.store.table(table_id)
    if table is None:
        raise Refusal("no-such-table", 404)
    if table.status != "finished":
        raise Refusal("not-finished", 409)
    new = await service.lobby.rematch(table, await service.store.seats(table_id), person, data.entropy)
    return await service.card_for(new, person)


@get("/api/tables/{table_id:str}/log")
async def log(
    request: AnyRequest, service: Service, table_id: str, link: str | None = None, since: int = 0
) -> list[Json]:
    """What happened at the table, as you may know it."""
    person = await person_of(request, service.identity)
    await may_see(service, table_id, person, link)
    return await records.history(service, table_id, person, since)


@get("/api/tables/{table_id:str}/record", media_type="application/json")
async def record(request: AnyRequest, service: Service, table_id: str, link: str | None = None) -> Response[bytes]:
    """The whole record once the game is over; before that, what your seat may know."""
    person = await person_of(request, service.identity)
    await may_see(service, table_id, person, link)
    body = await records.download(service, table_id, person)
    name = f'attachment; filename="bakufu-{table_id}.json"'
    return Response(body, headers={"Content-Disposition": name}, media_type="application/json")


ROUTES = [listing, create, show, join, leave, add_entropy, set_bot, start, rematch, log, record]
