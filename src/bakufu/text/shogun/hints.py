"""Hints for options that are provinces: targets of a move or attack, or of a module's pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.shogun.box.components import BUILDING_BIT, BUILDINGS, NEUTRAL, PROVINCES
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.views.view import View

if TYPE_CHECKING:
    from bakufu.text.shogun.teller import ShogunTeller


def target(teller: ShogunTeller, view: View, move: int) -> tuple[str, str]:
    if move == NOTHING:
        return teller.name("card", "nothing"), teller.say("option-stay")
    known = view.known
    owner = known.owner[move]
    if owner == view.seat:
        who = teller.say("option-own", armies=known.armies[move])
    elif owner == NEUTRAL:
        who = teller.say("option-neutral")
    else:
        who = teller.say("option-foe", owner=teller.player(owner), armies=known.armies[move])
    built = [BUILDINGS[b] for b in range(len(BUILDINGS)) if known.buildings[move] & BUILDING_BIT[b]]
    hint = teller.say(
        "option-worth",
        who=who,
        tax=known.setting.board.tax[move],
        rice=known.setting.board.rice[move],
        count=len(built),
        buildings=teller.joined([teller.name("building", building) for building in built]),
        markers=known.revolts[move],
    )
    return teller.name("province", PROVINCES[move]), hint
