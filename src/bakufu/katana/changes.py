"""What changes from one view to the next: the merge patch between their plain forms, without making these whole.

A server tells every move to everyone at a table, and most of a table stays as it is.
"""

from __future__ import annotations

from bakufu.katana.open_pieces import Json
from bakufu.katana.open_players import HOLDINGS, changed
from bakufu.katana.open_table import PARTS, Part, told_moves
from bakufu.katana.state import State
from bakufu.katana.view import View
from bakufu.kernel.patch import merge_patch


def changes(before: list[View], after: list[View]) -> list[Json]:
    """For several seats of one game: equal to the merge patches from `plain(before)` to `plain(after)` of each.

    Beside a seat's own moves all views of one moment are alike: the rest is made once, and seats with nothing of their
    own to hear get the very same patch.
    """
    if not after:
        return []
    old, new = before[0].known, after[0].known
    unlike: dict[str, bool] = {}
    common: Json = {}
    for part in PARTS:
        if _changed(part, old, new, unlike):
            told = {part.name: part.tell(after[0].seat, new, after[0].moves)}
            common |= merge_patch({part.name: part.tell(before[0].seat, old, before[0].moves)}, told)
    common |= _players(old, new)
    return [_own(was, now, common) for was, now in zip(before, after, strict=True)]


def _changed(part: Part, old: State, new: State, unlike: dict[str, bool]) -> bool:
    """Whether a row that this part reads has changed; rows already compared are noted in `unlike`."""
    for row in part.reads:
        if row not in unlike:
            unlike[row] = getattr(old, row) != getattr(new, row)
        if unlike[row]:
            return True
    return False


def _players(old: State, new: State) -> Json:
    told: Json = {}
    for seat in range(new.setting.players):
        patch: Json = {}
        for holding in HOLDINGS:
            if changed(holding, old, new, seat):
                name = holding.name
                patch |= merge_patch({name: holding.tell(old, seat)}, {name: holding.tell(new, seat)})
        if patch:
            told[str(seat)] = patch
    return {"players": told} if told else {}


def _own(before: View, after: View, common: Json) -> Json:
    """The patch of one seat: the common one, unless its moves changed."""
    if not before.moves and not after.moves:
        return common
    told = told_moves(after.seat, after.known, after.moves)
    # The same numbers may mean something else now.
    if before.moves == after.moves and told == told_moves(before.seat, before.known, before.moves):
        return common
    return common | {"moves": told}
