"""What changes from one view to the next: the merge patch between their plain forms, without building these in full.

A server sends every move to everybody at a table, and most of a table stays the same.
"""

from __future__ import annotations

from typing import cast

from bakufu.kernel.patch import Json, merge_patch
from bakufu.shogun.box.components import PROVINCE_COUNT, PROVINCES
from bakufu.shogun.module import Part
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.open_table import hand, province, provinces_of, shown, told_moves
from bakufu.shogun.views.view import View


def changes(before: list[View], after: list[View]) -> list[Json]:
    """For several seats of one game: equal to the merge patches from `plain(before)` to `plain(after)` of each.

    Apart from a seat's own moves, hand and plan, all views of one moment are the same. So the rest is built once, and
    seats with no changes of their own share one patch.
    """
    if not after:
        return []
    old, new = before[0].known, after[0].known
    unlike: dict[str, bool] = {}
    alike: Json = {}
    for part in new.setting.parts:
        if _changed(part, old, new, unlike):
            alike.update(_provinces(old, new) if part.name == "provinces" else _whole(part, before[0], after[0]))
    players = _players(before, after)
    common = alike | _told_of(players)
    return [_own(was, now, alike, players, common) for was, now in zip(before, after, strict=True)]


def _changed(part: Part, old: State, new: State, unlike: dict[str, bool]) -> bool:
    """Whether a row that this part reads has changed; rows already compared are noted in `unlike`."""
    for row in part.reads:
        if row not in unlike:
            unlike[row] = getattr(old, row) != getattr(new, row)
        if unlike[row]:
            return True
    return False


def _players(before: list[View], after: list[View]) -> list[Json]:
    """What changes about each player as others see it; if there is no other view, as the player sees it."""
    told: list[Json] = []
    for seat in range(after[0].known.setting.players):
        eyes = 1 if after[0].seat == seat and len(after) > 1 else 0
        told.append(_player(before[eyes].known, after[eyes].known, seat, False))
    return told


def _told_of(players: list[Json]) -> Json:
    told = {str(seat): change for seat, change in enumerate(players) if change}
    return {"players": told} if told else {}


def _whole(part: Part, before: View, after: View) -> Json:
    old = part.tell(before.seat, before.known, before.moves)
    new = part.tell(after.seat, after.known, after.moves)
    return merge_patch({part.name: old}, {part.name: new})


def _provinces(old: State, new: State) -> Json:
    told: Json = {}
    for p in range(PROVINCE_COUNT):
        change: Json = {}
        if old.armies[p] != new.armies[p]:
            change["armies"] = new.armies[p]
        if old.revolts[p] != new.revolts[p]:
            change["revolt_markers"] = new.revolts[p]
        if old.owner[p] != new.owner[p] or old.buildings[p] != new.buildings[p]:
            change |= merge_patch(cast("Json", province(old, p)), cast("Json", province(new, p)))
        if change:
            told[PROVINCES[p]] = change
    return {"provinces": told}


def _own(before: View, after: View, alike: Json, players: list[Json], common: Json) -> Json:
    """The patch of one seat: the common one, unless its own moves, hand or plan changed."""
    seat = after.seat
    moves = _moves(before, after)
    if seat is not None and _may_know_more(before.known, after.known, seat, players[seat]):
        own = _player(before.known, after.known, seat, True)
        if own != players[seat]:
            return alike | _told_of([*players[:seat], own, *players[seat + 1 :]]) | moves
    return common | moves if moves else common


def _may_know_more(old: State, new: State, seat: int, told: Json) -> bool:
    """Whether a player's own hand or plan may change in another way than others see it."""
    first, end = seat * new.setting.spaces, (seat + 1) * new.setting.spaces
    return "plan" in told or old.owner != new.owner or old.plan[first:end] != new.plan[first:end]


def _moves(before: View, after: View) -> Json:
    if not before.moves and not after.moves:
        return {}
    told = told_moves(after.seat, after.known, after.moves)
    # The same numbers may mean something else now.
    if before.moves == after.moves and told == told_moves(before.seat, before.known, before.moves):
        return {}
    return {"moves": told}


def _player(old: State, new: State, seat: int, own: bool) -> Json:
    first, end = seat * new.setting.spaces, (seat + 1) * new.setting.spaces
    was, plan = old.plan[first:end], new.plan[first:end]
    conquest = old.owner != new.owner and provinces_of(old, seat) != provinces_of(new, seat)
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
        names, cards = new.setting.space_names, new.setting.card_names
        patch["plan"] = {names[s]: cards[plan[s]] for s in range(len(plan)) if was[s] != plan[s]}
    if old.shown[first:end] != new.shown[first:end]:
        patch["shown"] = shown(new, seat)
    if old.awaited[seat] != new.awaited[seat]:
        patch["ready"] = not new.awaited[seat]
    return patch
