"""Branches ("What if?"): the same game up to a step of a finished one, a person in one seat and bots in the others.

A branch has the seed of the game it comes from, which is public by then: it is for learning, and its fairness can't be
verified. Its card and its record say so.
"""

from __future__ import annotations

import secrets
from dataclasses import replace

from bakufu.server.people.identity import Person
from bakufu.server.people.names import name_key
from bakufu.server.service import Service
from bakufu.server.store.store import Found
from bakufu.table.live import STAND_IN
from bakufu.table.new_table import INTERRUPT, SECONDS
from bakufu.table.past.hindsight import Cut
from bakufu.table.refusal import Refusal

PACE = "days"  # nobody else waits at a branch


async def branch(service: Service, table_id: str, person: Person, seq: int, seat: int) -> str:
    """Create a table whose game continues from there; its id."""
    await service.lobby.may_branch(person)
    cut = await service.study.cut(table_id, seq, service.identity.owners.of(person.id))
    row, sitting = await service.store.table_and_seats(table_id)
    assert row is not None
    if seat >= len(sitting):
        raise Refusal("bad-seat")
    if not cut.awaited:
        raise Refusal("game-is-over")
    new = secrets.token_urlsafe(9)
    at = service.clock()
    bots = any(awaited != seat for awaited in cut.awaited)
    origin = {"branch_of": row.id, "branch_seq": seq}
    times = {
        "created_at": at,
        "started_at": at,
        "deadline_at": at + 1000 * SECONDS[PACE][1] if seat in cut.awaited else None,
        "bots_at": at + service.registry.log.patience if bots else None,
    }
    table = _table(new, row, person) | origin | times | {"seq": len(cut.entries)}
    people = [_seat(new, one, person, seat, cut) for one in sitting]
    await service.store.add(table, people, [replace(entry, command=None) for entry in cut.entries])
    await service.begin(new)
    return new


def _table(new: str, row: Found, person: Person) -> dict[str, object]:
    """The same secret, so the same seed; private, because it belongs to one person."""
    return {
        "id": new,
        "link": secrets.token_urlsafe(18),
        "game": row.game,
        "options": row.options,
        "facts": row.facts,
        "rules": row.rules,
        "host": person.id,
        "status": "running",
        "visible": False,
        "hints": True,
        "pace": PACE,
        "seconds": SECONDS[PACE][1],
        "interrupt_seconds": INTERRUPT[1],
        "deal": row.deal,
        "secret": row.secret,
        "commitment": row.commitment,
        "names": name_key(person.name),
    }


def _seat(new: str, former: Found, person: Person, seat: int, cut: Cut) -> dict[str, object]:
    own = former.seat == seat
    return {
        "table_id": new,
        "seat": former.seat,
        "person": person.id if own else None,
        "bot": None if own else STAND_IN,
        "entropy": former.entropy,
        "awaited": former.seat in cut.awaited,
        "status": "running",
    }
