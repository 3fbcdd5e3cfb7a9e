"""Others choose on the board of a module: on a phone the panel says who, for what, and shows the board."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import bakufu
from bakufu.bots import make
from bakufu.table.fold import Fold
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.laid_out.stand_in import SEAT, StandIn
from tests.web.looks import look
from tests.web.people import PHONE
from tests.web.words import say

PLAYERS = 4
# A part of the module's board, in the panel.
BOARDS = {
    "court": ("take-favour", "[data-court]"),
    "samurai": ("choose-benefit", "[data-samurai]"),
    "chambers": ("take-chamber", "[data-chambers]"),
}


def others_at(module: str, kind: str) -> Fold:
    """The first time that this is asked of somebody else."""
    fold = Fold(bakufu.load("shogun"), {"players": PLAYERS, "modules": [module]}, "watching")
    game, state = fold.game, fold.state.copy()
    bots = [make("shogun", "ashigaru", str(seat)) for seat in range(PLAYERS)]
    while True:
        seat = game.to_move(state)[0]
        if seat != SEAT and _decision(state) == kind:
            fold.state = state
            return fold
        game.play(state, seat, bots[seat].decide(game.view(state, seat)))


def _decision(state: Any) -> str:
    return str(state.setting.decisions[state.decision].name)


@pytest.mark.parametrize("module", BOARDS)
def test_what_others_choose_is_in_sight_on_a_phone(house: House, people: People, module: str) -> None:
    kind, board = BOARDS[module]
    ann = people(house, "Ann", size=PHONE)
    stand_in = StandIn(ann)
    stand_in.show(others_at(module, kind))
    panel = ann.page.get_by_role("region", name=say("web-deciding-panel"))
    expect(panel.locator(board)).to_be_in_viewport(ratio=0.5)
    about = stand_in.view["about"] or {}
    region = say(f"name-region-{about['region']}") if "region" in about else ""
    who, does = say(f"web-deciding-awaits-{kind}", player="@", region=region).split("@")
    expect(panel.get_by_role("heading", level=2).first).to_have_text(re.compile(f"{who}.+{does}"))
    if module == "chambers":
        expect(panel.locator("[data-chamber=f6]")).to_be_in_viewport()
        expect(panel.get_by_role("listitem").filter(has_text=region.capitalize())).to_have_attribute(
            "aria-current", "step"
        )
    look(ann, ".sheet")
