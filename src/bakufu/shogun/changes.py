"""What changes from one view to the next: the merge patch between their plain forms, without making these whole.

A server tells every move to everyone at a table, and most of a table stays as it is.
"""

from __future__ import annotations

from typing import Any

from bakufu.kernel.patch import merge_patch
from bakufu.shogun.components import PROVINCE_COUNT, PROVINCES, SPACES, card_name
from bakufu.shogun.open_table import PARTS, Part, hand, province, shown, told_moves
from bakufu.shogun.state import State
from bakufu.shogun.view import View

Json = dict[str, Any]

ALIKE = tuple(part for part in PARTS if part.reads and part.name != "players")
ROWS = tuple(dict.fromkeys(row for part in ALIKE for row in part.reads))


def changes(before: list[View], after: list[View]) -> list[Json]:
    """For several seats of one game: equal to the merge patches from `plain(before)` to `plain(after)` of each.

    Beside a seat's own moves, hand and plan, all views of one moment are alike, so that these parts are made once.
    """
    if not after:
        return []
    old, new = before[0].known, after[0].known
    changed = {row for row in ROWS if getattr(old, row) != getattr(new, row)}
    alike: Json = {}
    for part in ALIKE:
        if not changed.isdisjoint(part.reads):
            alike.update(_provinces(old, new) if part.name == "provinces" else _whole(part, before[0], after[0]))
    return [alike | _own(was, now) for was, now in zip(before, after, strict=True)]


def _whole(part: Part, before: View, after: View) -> Json:
    old = part.tell(before.seat, before.known, before.moves)
    new = part.tell(after.seat, after.known, after.moves)
    return merge_patch({part.name: old}, {part.name: new})


def _provinces(old: State, new: State) -> Json:
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


def _own(before: View, after: View) -> Json:
    """Moves and players, which each seat sees differently."""
    patch: Json = {}
    if before.moves or after.moves:
        told = told_moves(after.seat, after.known, after.moves)
        # The same numbers may mean something else now.
        if before.moves != after.moves or told != told_moves(before.seat, before.known, before.moves):
            patch["moves"] = told
    players: Json = {}
    for seat in range(after.known.setting.players):
        change = _player(before.known, after.known, seat, seat == after.seat)
        if change:
            players[str(seat)] = change
    if players:
        patch["players"] = players
    return patch


def _player(old: State, new: State, seat: int, own: bool) -> Json:
    first, end = seat * new.setting.spaces, (seat + 1) * new.setting.spaces
    was, plan = old.plan[first:end], new.plan[first:end]
    conquest = old.owner != new.owner
    patch: Json = {}
    if old.chests[seat] != new.chests[seat]:
        patch["chests"] = new.chests[seat]
    if old.rice[seat] != new.rice[seat]:
        patch["rice"] = new.rice[seat]
    if old.points[seat] != new.points[seat]:
        patch["points"] = new.points[seat]
    if old.supply[seat] != new.supply[seat]:
        patch["supply"] = new.supply[seat]
    if conquest:
        patch |= merge_patch({"province_cards": old.owner.count(seat)}, {"province_cards": new.owner.count(seat)})
    if own and (conquest or was != plan):
        patch |= merge_patch({"hand": hand(old, seat)}, {"hand": hand(new, seat)})
    if was != plan:
        patch["plan"] = {SPACES[s]: card_name(plan[s]) for s in range(len(plan)) if was[s] != plan[s]}
    if old.shown[first:end] != new.shown[first:end]:
        patch["shown"] = shown(new, seat)
    if old.awaited[seat] != new.awaited[seat]:
        patch["ready"] = not new.awaited[seat]
    return patch
