"""A table as the lobby and its sockets show it: no secret before the end, the link only to those who sit there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypedDict

from bakufu.kernel.fairness import fingerprint
from bakufu.kernel.patch import Json
from bakufu.kernel.shapes import OfGame

AnyOptions = Annotated[Json, OfGame("Options")]
# A seat as its host stores it: seat, person, name, bot, program, entropy, sealed, invited, invited_name are attributes.
StoredSeat = Any


class SeatCard(TypedDict):
    """`invited` is the name of the person for whom the seat of a rematch is kept; `asks_you`: that is you. `program`: a
    bot that plays over the protocol has this name."""

    seat: int
    name: str | None
    bot: str | None
    program: bool
    invited: str | None
    asks_you: bool
    host: bool
    you: bool


class FairnessCard(TypedDict):
    """The commitment from the beginning, and the fingerprint of what each seat adds; what these are of, when the game
    is over. `revealed`: by seat, while the game is about to start."""

    commitment: str
    sealed: list[str]
    revealed: list[bool] | None
    secret: str | None
    entropy: list[str] | None


class BranchCard(TypedDict):
    """The table that a game branched off from, and the entry of its log after which it did."""

    table: str
    seq: int


class DealMark(TypedDict):
    """The day or week whose deal a table has. `scored`: it is its player's one game that counts."""

    name: str
    scored: bool


class TableCard(TypedDict):
    id: str
    game: str
    options: AnyOptions
    facts: str
    rules: int
    status: Literal["open", "running", "finished"]
    visible: bool
    spectators: bool
    talk: Literal["everyone", "players", "nobody"]
    hosting: bool
    hints: bool
    pace: Literal["live", "days"]
    seconds: int
    increment: int | None
    interrupt_seconds: int
    reveal_by: int | None
    deadline_at: int | None
    created_at: int
    started_at: int | None
    finished_at: int | None
    result: list[int] | None
    winners: list[int] | None
    abandoned: bool
    rematch_of: str | None
    branch_of: BranchCard | None
    lesson: str | None
    deal: DealMark | None
    link: str | None
    seats: list[SeatCard]
    fairness: FairnessCard


class ListedTable(TableCard):
    """A table in a list."""

    your_turn: bool


def sealed_by(seat: StoredSeat) -> str:
    """The fingerprint of what a seat contributes. Who sends the text itself has bound themselves to it as well."""
    return seat.sealed or fingerprint(seat.entropy)


def has_revealed(seat: StoredSeat) -> bool:
    return sealed_by(seat) == fingerprint(seat.entropy)


def table_card(row: Json, seats: Sequence[StoredSeat], person: str | None, withheld: bool = False) -> TableCard:
    """`withheld`: others will play with the same secret, so it isn't shown yet."""
    over = row["status"] == "finished" and not withheld
    deal = row.get("deal")  # tables that an edition stored earlier have none
    mine = person is not None and (
        row["host"] == person or any(person in (seat.person, seat.invited) for seat in seats)
    )
    return {
        "id": row["id"],
        "game": row["game"],
        "options": row["options"],
        "facts": row["facts"],
        "rules": row["rules"],
        "status": row["status"],
        "visible": row["visible"],
        "spectators": row["spectators"],
        "talk": row["talk"],
        "hosting": person is not None and row["host"] == person,
        "hints": row["hints"],
        "pace": row["pace"],
        "seconds": row["seconds"],
        "increment": row.get("increment"),  # tables that an edition stored earlier have none
        "interrupt_seconds": row["interrupt_seconds"],
        "reveal_by": row["reveal_by"],
        "deadline_at": row["deadline_at"],
        "created_at": row["created_at"],
        "started_at": row["started_at"],
        "finished_at": row["finished_at"],
        "result": row["result"],
        "winners": row["winners"],
        "abandoned": row.get("abandoned", False),
        "rematch_of": row["rematch_of"],
        "branch_of": {"table": row["branch_of"], "seq": row["branch_seq"]} if row["branch_of"] else None,
        "lesson": row["lesson"],
        "deal": None if deal is None else {"name": deal, "scored": bool(row["scored"])},
        "link": row["link"] if mine else None,
        "seats": [_seat(seat, row["host"], person) for seat in seats],
        "fairness": {
            "commitment": row["commitment"],
            "sealed": [sealed_by(seat) for seat in seats],
            "revealed": [has_revealed(seat) for seat in seats] if row["reveal_by"] is not None else None,
            "secret": row["secret"] if over else None,
            "entropy": [seat.entropy for seat in seats] if over else None,
        },
    }


def _seat(seat: StoredSeat, host: str, person: str | None) -> SeatCard:
    return {
        "seat": seat.seat,
        "name": seat.name,
        "bot": seat.bot,
        "program": bool(seat.program),
        "invited": seat.invited_name,
        "asks_you": seat.invited is not None and seat.invited == person,
        "host": seat.person is not None and seat.person == host,
        "you": seat.person is not None and seat.person == person,
    }
