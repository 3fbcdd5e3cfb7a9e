"""A hint shows what it is about, wherever that lies; and no question moves the players beside the board."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect

from bakufu.bots.hint import Advice
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.katana.bench import Bench
from tests.web.laid_out.positions import positions
from tests.web.laid_out.stand_in import StandIn
from tests.web.looks import DRAWN
from tests.web.people import PHONE

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
FARTHEST = "komainu"  # the last place of the town
HEIGHTS = "() => [...document.querySelectorAll('.players article')].map((card) => card.offsetHeight)"


class Sent(StandIn):
    """A table whose hints send everybody to the same place."""

    def advice(self) -> Advice:
        there = next(move for move in self.view["moves"] if move["pick"] == FARTHEST)
        return {
            "moves": [there["move"]],
            "reasons": [None],
            "steps": [there],
            "best": [{"moves": [there["move"]], "gain": 1.0, "refs": [{"kind": "pick", "name": FARTHEST}]}],
            "against": None,
            "objections": [],
        }


def test_a_hint_is_in_sight_and_moves_no_player(house: House, people: People) -> None:
    ann = people(house, "Ann", size=PHONE)
    table, bench, page = Sent(ann), Bench(ann.page), ann.page
    found = positions("katana", [{"players": 3}], ["turn", "line"])
    table.show(found["turn"])
    bench.asked("turn")
    expect(page.locator("#katana-tab-forge")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("h")
    expect(page.locator(f'main [data-pick="{FARTHEST}"]')).to_be_in_viewport(ratio=1)

    page.set_viewport_size(LAPTOP)
    heights = []
    for kind in ("turn", "line"):  # a short question, and one with a long list
        table.show(found[kind])
        bench.asked(kind)
        page.evaluate(DRAWN)
        heights.append(page.evaluate(HEIGHTS))
    assert heights[0] == heights[1]
    assert len(heights[0]) == 3
