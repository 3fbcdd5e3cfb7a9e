"""Routes about tables: the lists, setting one up, sitting down, starting, its log and its record.

Access to the table is checked before anything else.
"""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Literal, TypeVar, cast

import msgspec
from litestar import Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from bakufu.kernel.patch import Json
from bakufu.server.http.access import AnyRequest, address_of, may_see, owner_of, person_of, somebody
from bakufu.server.http.problems import may_refuse
from bakufu.server.people.identity import Person
from bakufu.server.service import Service
from bakufu.server.socket.protocol import LARGEST_NUMBER, MOST_TALK, Step
from bakufu.server.tables import records
from bakufu.server.tables.new_table import MOST_SEATS, Entropy, Level, NewTable, Sealed, Seat
from bakufu.table.table_card import ListedTable, TableCard
from bakufu.table.talk import clean_message

Shape = TypeVar("Shape")

TheService = NamedDependency[Service]
TableId = FromPath[str]
Link = Annotated[str | None, QueryParameter(max_length=64, description="Opens a private table.")]
Since = Annotated[int, QueryParameter(ge=0, le=LARGEST_NUMBER)]
Before = Annotated[int | None, QueryParameter(ge=0, le=LARGEST_NUMBER)]

SVG = "image/svg+xml"
TO_LOOK = may_refuse(400, 404, 409, 429)
TO_CHANGE = may_refuse(400, 401, 403, 404, 409, 413, 429)


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """`link` opens a private table. `entropy` is mixed into the game's seed; `sealed` is sent instead by clients that
    reveal it when the game is about to start."""

    seat: Seat | None = None
    link: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    entropy: Entropy = ""
    sealed: Sealed = ""


class Mixed(msgspec.Struct, forbid_unknown_fields=True):
    entropy: Entropy


class SealedText(msgspec.Struct, forbid_unknown_fields=True):
    sealed: Sealed


class Again(msgspec.Struct, forbid_unknown_fields=True):
    """What a player adds to the seed of the rematch, as when joining a table."""

    entropy: Entropy = ""
    sealed: Sealed = ""


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """The level of a bot for the seat, or null to free it."""

    bot: Level | None


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """`link` opens a private table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_TALK)]
    link: Annotated[str, msgspec.Meta(max_length=64)] | None = None


async def onlooker(request: AnyRequest, service: Service, table_id: str, link: str | None) -> Person | None:
    """The person who asks to see a table, if they may."""
    person = await person_of(request, service.identity)
    await may_see(service.store, table_id, person, link)
    return person


async def participant(request: AnyRequest, service: Service, table_id: str, link: str | None = None) -> Person:
    """The person who asks to act at a table, if they may enter it."""
    person = await somebody(request, service.identity)
    await may_see(service.store, table_id, person, link)
    return person


async def opener(request: AnyRequest, service: Service) -> Person:
    """The person who asks for a table of their own."""
    person = await somebody(request, service.identity)
    check_new_table(request, service)
    return person


def check_new_table(request: AnyRequest, service: Service) -> None:
    service.allowances.take("tables", address_of(request))


async def card_of(service: Service, table_id: str, person: Person | None) -> TableCard:
    return await service.card_for(table_id, person)


async def announced(service: Service, table_id: str, person: Person) -> TableCard:
    """Tell everyone at the table that its seats have changed."""
    await service.announce(table_id)
    return await card_of(service, table_id, person)


@get("/api/tables", responses=may_refuse(400, 401, 429))
async def listing(
    request: AnyRequest,
    service: TheService,
    kind: FromQuery[Literal["open", "running", "mine", "finished"]] = "open",
    search: Annotated[str, QueryParameter(max_length=60)] = "",
    before: Before = None,
) -> list[ListedTable]:
    """One page of tables. `mine` begins with tables where it is your turn."""
    person = await person_of(request, service.identity)
    return await service.cards(kind, person, search, before)


@post("/api/tables", responses=may_refuse(400, 401, 403, 413, 429))
async def create(request: AnyRequest, service: TheService, data: JSONBody[NewTable]) -> TableCard:
    """Set up a table and become its host."""
    person = await opener(request, service)
    return await card_of(service, await service.lobby.create(person, data), person)


@get("/api/tables/{table_id:str}", responses=may_refuse(400, 404, 429))
async def show(request: AnyRequest, service: TheService, table_id: TableId, link: Link = None) -> TableCard:
    person = await onlooker(request, service, table_id, link)
    return await card_of(service, table_id, person)


@post("/api/tables/{table_id:str}/join", status_code=200, responses=TO_CHANGE)
async def join(request: AnyRequest, service: TheService, table_id: TableId, data: JSONBody[Join]) -> TableCard:
    """Sit down on a free seat: the one that is named, or the first."""
    person = await participant(request, service, table_id, data.link)
    await service.lobby.join(table_id, person, data.seat, data.entropy, data.sealed)
    return await announced(service, table_id, person)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=TO_CHANGE)
async def leave(request: AnyRequest, service: TheService, table_id: TableId) -> TableCard:
    """Leave your seat, as long as the game hasn't started."""
    person = await participant(request, service, table_id)
    await service.lobby.leave(table_id, person)
    return await announced(service, table_id, person)


@put("/api/tables/{table_id:str}/entropy", responses=TO_CHANGE)
async def add_entropy(request: AnyRequest, service: TheService, table_id: TableId, data: JSONBody[Mixed]) -> TableCard:
    """Contribute to the seed from your seat. When the game is about to start, reveal what you sealed; with the last
    text it begins."""
    person = await participant(request, service, table_id)
    if await service.starting.mix(table_id, person, data.entropy):
        await service.begin(table_id)
        return await card_of(service, table_id, person)
    return await announced(service, table_id, person)


@put("/api/tables/{table_id:str}/seal", responses=TO_CHANGE)
async def seal(request: AnyRequest, service: TheService, table_id: TableId, data: JSONBody[SealedText]) -> TableCard:
    """Send the fingerprint of what you will contribute to the seed from your seat."""
    person = await participant(request, service, table_id)
    await service.starting.seal(table_id, person, data.sealed)
    return await announced(service, table_id, person)


@put("/api/tables/{table_id:str}/seats/{seat:int}", responses=TO_CHANGE)
async def set_bot(
    request: AnyRequest,
    service: TheService,
    table_id: TableId,
    seat: Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)],
    data: JSONBody[SeatBot],
) -> TableCard:
    """The host gives an empty seat to a bot, or frees it again."""
    person = await participant(request, service, table_id)
    await service.lobby.set_bot(table_id, person, seat, data.bot)
    return await announced(service, table_id, person)


@post("/api/tables/{table_id:str}/talk", status_code=204, responses=TO_CHANGE)
async def talk(request: AnyRequest, service: TheService, table_id: TableId, data: JSONBody[Said]) -> None:
    """Send a chat message before the game starts; after that, use the socket."""
    person = await participant(request, service, table_id, data.link)
    service.moderation.check_mute(person)
    await service.lobby.talk(table_id, person, clean_message(data.text))
    await service.announce(table_id)


@post("/api/tables/{table_id:str}/start", status_code=200, responses=TO_CHANGE)
async def start(request: AnyRequest, service: TheService, table_id: TableId) -> TableCard:
    """The host starts the game, once every seat has a player or a bot. If players have sealed what they contribute,
    they reveal it first."""
    person = await participant(request, service, table_id)
    if not await service.starting.start(table_id, person):
        return await announced(service, table_id, person)
    await service.begin(table_id)
    return await card_of(service, table_id, person)


@post("/api/tables/{table_id:str}/rematch", responses=TO_CHANGE)
async def rematch(request: AnyRequest, service: TheService, table_id: TableId, data: JSONBody[Again]) -> TableCard:
    """A rematch: the same table with the same people, once its game is over. Later requests get the same new table."""
    person = await participant(request, service, table_id)
    check_new_table(request, service)
    new = await service.lobby.rematch(table_id, person, data.entropy, data.sealed)
    return await card_of(service, new, person)


def ready_json(body: bytes, headers: dict[str, str] | None = None) -> Response[Shape]:
    """A response whose body is JSON already; its type says what a client will read."""
    return Response(cast("Shape", body), headers=headers, media_type="application/json")


@get("/api/tables/{table_id:str}/log", media_type="application/json", responses=TO_LOOK)
async def log(
    request: AnyRequest, service: TheService, table_id: TableId, link: Link = None, since: Since = 0
) -> Response[list[Step]]:
    """The log of the table, redacted for you."""
    person = await onlooker(request, service, table_id, link)
    return ready_json(await records.log(service, table_id, person, since, owner_of(request, person)))


@get("/api/tables/{table_id:str}/record", media_type="application/json", responses=TO_LOOK)
async def record(request: AnyRequest, service: TheService, table_id: TableId, link: Link = None) -> Response[Json]:
    """The whole record once the game is over; before that, redacted for your seat."""
    person = await onlooker(request, service, table_id, link)
    body = await records.download(service, table_id, person, owner_of(request, person))
    return ready_json(body, {"Content-Disposition": f'attachment; filename="bakufu-{table_id}.json"'})


@get("/api/tables/{table_id:str}/code", media_type=SVG, responses=TO_LOOK)
async def code(request: AnyRequest, service: TheService, table_id: TableId, link: Link = None) -> Response[bytes]:
    """A QR code with the address of the table, for phones that join it."""
    import segno  # takes a while, and few need it

    await onlooker(request, service, table_id, link)
    address = f"{str(request.base_url).rstrip('/')}/t/{table_id}" + (f"?link={link}" if link else "")
    drawn = BytesIO()
    segno.make(address, micro=False).save(drawn, kind="svg", border=2, omitsize=True, xmldecl=False)
    return Response(drawn.getvalue(), media_type=SVG)


ROUTES = [listing, create, show, join, leave, add_entropy, seal, set_bot, talk, start, rematch, log, record, code]
