"""What changes from one view to the next: the merge patch between their plain forms, without making these whole.

A server tells every move to everyone at a table, and most of a table stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu.kernel.patch import merge_patch
from bakufu.shogun.components import PROVINCE_COUNT, PROVINCES
from bakufu.shogun.open_table import PARTS, Part, player, province, told_moves
from bakufu.shogun.state import State
from bakufu.shogun.view import View

Json = dict[str, Any]

ROWS = tuple(dict.fromkeys(row for part in PARTS for row in part.reads))


def changes(before: View, after: View) -> Json:
    """Equal to the merge patch from `plain(before)` to `plain(after)`, two views of one seat in one game."""
    old, new = before.known, after.known
    changed = {row for row in ROWS if getattr(old, row) != getattr(new, row)}
    patch: Json = {}
    for part in PARTS:
        if part.name == "moves":
            _moves(before, after, patch)
        elif not changed.isdisjoint(part.reads):
            piecewise = PIECEWISE.get(part.name)
            change = _whole(part, before, after) if piecewise is None else piecewise(old, new, after.seat)
            if change:
                patch.update(change)
    return patch


def _whole(part: Part, before: View, after: View) -> Json:
    old = part.tell(before.seat, before.known, before.moves)
    new = part.tell(after.seat, after.known, after.moves)
    return merge_patch({part.name: old}, {part.name: new})


def _moves(before: View, after: View, patch: Json) -> None:
    if not before.moves and not after.moves:
        return
    told = told_moves(after.seat, after.known, after.moves)
    # The same numbers may mean something else now.
    if before.moves != after.moves or told != told_moves(before.seat, before.known, before.moves):
        patch["moves"] = told


def _provinces(old: State, new: State, seat: int | None) -> Json:
    told: Json = {}
    for p in range(PROVINCE_COUNT):
        if (
            old.armies[p] != new.armies[p]
            or old.owner[p] != new.owner[p]
            or old.buildings[p] != new.buildings[p]
            or old.revolts[p] != new.revolts[p]
        ):
            told[PROVINCES[p]] = merge_patch(province(old, p), province(new, p))
    return {"provinces": told}


def _players(old: State, new: State, seat: int | None) -> Json:
    told: Json = {}
    conquered = old.owner != new.owner
    for s in range(new.setting.players):
        if not conquered and _same_player(old, new, s):
            continue
        change = merge_patch(player(old, s, s == seat), player(new, s, s == seat))
        if change:
            told[str(s)] = change
    return {"players": told} if told else {}


def _same_player(old: State, new: State, seat: int) -> bool:
    first, end = seat * new.setting.spaces, (seat + 1) * new.setting.spaces
    return (
        old.chests[seat] == new.chests[seat]
        and old.rice[seat] == new.rice[seat]
        and old.points[seat] == new.points[seat]
        and old.supply[seat] == new.supply[seat]
        and old.awaited[seat] == new.awaited[seat]
        and old.plan[first:end] == new.plan[first:end]
        and old.shown[first:end] == new.shown[first:end]
    )


PIECEWISE: dict[str, Callable[[State, State, int | None], Json]] = {"provinces": _provinces, "players": _players}
