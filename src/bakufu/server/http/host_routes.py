"""Routes of a table's host: free a seat, close the table, say who may watch and talk."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import delete, put
from litestar.params import JSONBody, PathParameter

from bakufu.server.http.access import AnyRequest
from bakufu.server.http.table_routes import TO_CHANGE, TableId, TheService, announced, participant
from bakufu.server.tables.new_table import MOST_SEATS
from bakufu.table.table_card import TableCard


class HostChoice(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is to change. `visible`: everybody may find the table; otherwise they need its link. `spectators`: others
    may watch the game. `talk`: who may write in the chat."""

    visible: bool | None = None
    spectators: bool | None = None
    talk: Literal["everyone", "players", "nobody"] | None = None


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=TO_CHANGE)
async def free_seat(
    request: AnyRequest,
    service: TheService,
    table_id: TableId,
    seat: Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)],
) -> TableCard:
    """The host removes a player before the game. They can't sit down at this table again."""
    person = await participant(request, service, table_id)
    await service.hosting.free(table_id, person, seat)
    return await announced(service, table_id, person)


@delete("/api/tables/{table_id:str}", status_code=204, responses=TO_CHANGE)
async def close(request: AnyRequest, service: TheService, table_id: TableId) -> None:
    """The host closes a table whose game hasn't started."""
    person = await participant(request, service, table_id)
    await service.hosting.close(table_id, person)
    await service.announce(table_id)


@put("/api/tables/{table_id:str}/settings", responses=TO_CHANGE)
async def choose(request: AnyRequest, service: TheService, table_id: TableId, data: JSONBody[HostChoice]) -> TableCard:
    """The host says who may find the table, watch and talk, until the game is over."""
    person = await participant(request, service, table_id)
    chosen = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not None}
    if chosen:
        await service.hosting.decide(table_id, person, chosen)
        await service.ask_out(table_id)
    return await announced(service, table_id, person)


ROUTES = [free_seat, close, choose]
