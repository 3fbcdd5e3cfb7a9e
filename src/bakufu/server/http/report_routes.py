"""Reporting a player to the server's moderators."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import post
from litestar.params import JSONBody

from bakufu.server.http.access import AnyRequest
from bakufu.server.http.table_routes import TO_CHANGE, TableId, TheService, participant
from bakufu.server.tables.new_table import Seat


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever has this seat, why, and in your own words."""

    seat: Seat
    reason: Literal["chat", "stalling", "name", "cheating", "other"]
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""
    link: Annotated[str, msgspec.Meta(max_length=64)] | None = None


@post("/api/tables/{table_id:str}/report", status_code=204, responses=TO_CHANGE)
async def report(request: AnyRequest, service: TheService, table_id: TableId, data: JSONBody[Report]) -> None:
    """Report a player to the server's moderators."""
    person = await participant(request, service, table_id, data.link)
    text = "".join(letter for letter in data.text if letter.isprintable())
    await service.moderation.report(table_id, data.seat, person, data.reason, text)


ROUTES = [report]
