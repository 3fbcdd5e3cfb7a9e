"""A table as the lobby and its sockets show it: no secret before the end, the link only to those who sit there."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from bakufu.kernel.patch import Json
from bakufu.kernel.shapes import OfGame
from bakufu.server.store.store import Found

AnyOptions = Annotated[Json, OfGame("Options")]


class SeatCard(TypedDict):
    seat: int
    name: str | None
    bot: str | None
    host: bool
    you: bool


class FairnessCard(TypedDict):
    """The commitment from the beginning; what it commits to, and what the seats added, when the game is over."""

    commitment: str
    secret: str | None
    entropy: list[str] | None


class BranchCard(TypedDict):
    """The table that a game branched off from, and the entry of its log after which it did."""

    table: str
    seq: int


class TableCard(TypedDict):
    id: str
    game: str
    options: AnyOptions
    facts: str
    rules: int
    status: Literal["open", "running", "finished"]
    visible: bool
    hints: bool
    pace: Literal["live", "days"]
    seconds: int
    interrupt_seconds: int
    deadline_at: int | None
    created_at: int
    started_at: int | None
    finished_at: int | None
    result: list[int] | None
    winners: list[int] | None
    rematch_of: str | None
    branch_of: BranchCard | None
    lesson: str | None
    link: str | None
    seats: list[SeatCard]
    fairness: FairnessCard


class ListedTable(TableCard):
    """A table in a list."""

    your_turn: bool


def table_card(row: Json, seats: list[Found], person: str | None) -> TableCard:
    over = row["status"] == "finished"
    mine = person is not None and (row["host"] == person or any(seat.person == person for seat in seats))
    return {
        "id": row["id"],
        "game": row["game"],
        "options": row["options"],
        "facts": row["facts"],
        "rules": row["rules"],
        "status": row["status"],
        "visible": row["visible"],
        "hints": row["hints"],
        "pace": row["pace"],
        "seconds": row["seconds"],
        "interrupt_seconds": row["interrupt_seconds"],
        "deadline_at": row["deadline_at"],
        "created_at": row["created_at"],
        "started_at": row["started_at"],
        "finished_at": row["finished_at"],
        "result": row["result"],
        "winners": row["winners"],
        "rematch_of": row["rematch_of"],
        "branch_of": {"table": row["branch_of"], "seq": row["branch_seq"]} if row["branch_of"] else None,
        "lesson": row["lesson"],
        "link": row["link"] if mine else None,
        "seats": [_seat(seat, row["host"], person) for seat in seats],
        "fairness": {
            "commitment": row["commitment"],
            "secret": row["secret"] if over else None,
            "entropy": [seat.entropy for seat in seats] if over else None,
        },
    }


def _seat(seat: Found, host: str, person: str | None) -> SeatCard:
    return {
        "seat": seat.seat,
        "name": seat.name,
        "bot": seat.bot,
        "host": seat.person is not None and seat.person == host,
        "you": seat.person is not None and seat.person == person,
    }
