"""Hints for options that are provinces: targets of a move or attack, or of a module's pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.shogun.box.components import BUILDING_BIT, BUILDINGS, NEUTRAL, PROVINCES
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.views.view import View

if TYPE_CHECKING:
    from bakufu.text.shogun.renderer import ShogunRenderer


def target(renderer: ShogunRenderer, view: View, move: int) -> tuple[str, str]:
    if move == NOTHING:
        return renderer.name("card", "nothing"), renderer.say("option-stay")
    known = view.known
    owner = known.owner[move]
    if owner == view.seat:
        who = renderer.say("option-own", armies=known.armies[move])
    elif owner == NEUTRAL:
        who = renderer.say("option-neutral")
    else:
        who = renderer.say("option-foe", owner=renderer.player(owner), armies=known.armies[move])
    built = [BUILDINGS[b] for b in range(len(BUILDINGS)) if known.buildings[move] & BUILDING_BIT[b]]
    hint = renderer.say(
        "option-worth",
        who=who,
        tax=known.setting.board.tax[move],
        rice=known.setting.board.rice[move],
        count=len(built),
        buildings=renderer.joined([renderer.name("building", building) for building in built]),
        markers=known.revolts[move],
    )
    return renderer.name("province", PROVINCES[move]), hint
