"""What changes from one view to the next: the merge patch between their plain forms, without building these in full.

A server sends every move to everybody at a table, and most of a table stays the same.
"""

from __future__ import annotations

from bakufu.katana.rules.state import State
from bakufu.katana.views.open_players import HOLDINGS, Holding
from bakufu.katana.views.open_table import PARTS, told_moves
from bakufu.katana.views.view import View
from bakufu.kernel.patch import Json, merge_patch


def changes(before: list[View], after: list[View]) -> list[Json]:
    """For several seats of one game: equal to the merge patches from `plain(before)` to `plain(after)` of each.

    Apart from a seat's own moves, all views of one moment are the same. So the rest is built once, and seats whose
    moves haven't changed share one patch.
    """
    if not after:
        return []
    old, new = before[0].known, after[0].known
    unlike: dict[str, bool] = {}
    common: Json = {}
    for part in PARTS:
        if _changed(part.reads, old, new, unlike):
            told = {part.name: part.tell(after[0].seat, new, after[0].moves)}
            common |= merge_patch({part.name: part.tell(before[0].seat, old, before[0].moves)}, told)
    common |= _players(old, new, unlike)
    return [_own(was, now, common) for was, now in zip(before, after, strict=True)]


def _changed(rows: tuple[str, ...], old: State, new: State, unlike: dict[str, bool]) -> bool:
    """Whether one of these rows has changed; rows already compared are noted in `unlike`."""
    for row in rows:
        if row not in unlike:
            unlike[row] = getattr(old, row) != getattr(new, row)
        if unlike[row]:
            return True
    return False


def _players(old: State, new: State, unlike: dict[str, bool]) -> Json:
    """Most rows have not changed for anybody, and those that have, seldom for everybody."""
    told: Json = {}
    for holding in HOLDINGS:
        shared = _changed(holding.shared, old, new, unlike)
        if not shared and not _changed(holding.rows, old, new, unlike):
            continue
        for seat in range(new.setting.players):
            if shared or _changed_for(seat, holding, old, new):
                was, now = {holding.name: holding.tell(old, seat)}, {holding.name: holding.tell(new, seat)}
                patch = merge_patch(was, now)
                if patch:
                    told[str(seat)] = told.get(str(seat), {}) | patch
    return {"players": told} if told else {}


def _changed_for(seat: int, holding: Holding, old: State, new: State) -> bool:
    for row, width in holding.reads.items():
        first, end = seat * width, (seat + 1) * width
        if getattr(old, row)[first:end] != getattr(new, row)[first:end]:
            return True
    return False


def _own(before: View, after: View, common: Json) -> Json:
    """The patch of one seat: the common one, unless its moves changed."""
    if not before.moves and not after.moves:
        return common
    told = told_moves(after.seat, after.known, after.moves)
    # The same numbers may mean something else now.
    if before.moves == after.moves and told == told_moves(before.seat, before.known, before.moves):
        return common
    return common | {"moves": told}
