"""A table as the lobby and its sockets show it: no secret before the end, the link only to those who sit there."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row

Json = dict[str, Any]


def table_card(row: Json, seats: list[Row[Any]], person: str | None) -> Json:
    over = row["status"] == "finished"
    mine = person is not None and (row["host"] == person or any(seat.person == person for seat in seats))
    return {
        "id": row["id"],
        "game": row["game"],
        "options": row["options"],
        "facts": row["facts"],
        "status": row["status"],
        "visible": row["visible"],
        "hints": row["hints"],
        "pace": row["pace"],
        "seconds": row["seconds"],
        "deadline_at": row["deadline_at"],
        "created_at": row["created_at"],
        "started_at": row["started_at"],
        "finished_at": row["finished_at"],
        "result": row["result"],
        "rematch_of": row["rematch_of"],
        "link": row["link"] if mine else None,
        "seats": [_seat(seat, row["host"], person) for seat in seats],
        "fairness": {
            "commitment": row["commitment"],
            "secret": row["secret"] if over else None,
            "entropy": [seat.entropy for seat in seats] if over else None,
        },
    }


def _seat(seat: Row[Any], host: str, person: str | None) -> Json:
    return {
        "seat": seat.seat,
        "name": seat.name,
        "bot": seat.bot,
        "host": seat.person is not None and seat.person == host,
        "you": seat.person is not None and seat.person == person,
    }
