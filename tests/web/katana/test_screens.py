"""The screens of SHOGUN NO KATANA on a phone, a tablet and a desk: nothing grave, and nothing sticks out."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import ViewportSize, expect

from bakufu.katana.box.components import first_benefit
from bakufu.kernel.rows import replaced
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.katana.bench import Bench
from tests.web.katana.words import say
from tests.web.laid_out.positions import positions
from tests.web.laid_out.stand_in import SEAT, StandIn
from tests.web.looks import DRAWN, problems_of
from tests.web.people import DESK
from tests.web.puppet import Puppet

# At a desk of usual height the whole board is in sight, whatever is asked.
FITS = "(() => { const main = document.querySelector('main'); return main.scrollHeight <= main.clientHeight })()"
ASKED = ("turn", "buying", "advancing", "delivery")
# What the fullest end of a row takes up, from its first gain to its last; a space of the Forge is at least so high.
HIGHEST_END = """Math.max(...[...document.querySelectorAll('.end.row')].map((end) => {
  const gains = [...end.querySelectorAll(':scope > :not(.vh)')].map((gain) => gain.getBoundingClientRect())
  return Math.max(...gains.map(({ bottom }) => bottom)) - Math.min(...gains.map(({ top }) => top))
}))"""
SPACE = 68
ALONE = {"players": 1}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
LOOKED_AT = {"turn"}  # at each size; the others are looked at where every kind of question is


def test_two_cards_beneath_a_row_fit_beside_it(house: House, people: People) -> None:
    """The most that the end of a row has to show."""
    ann = people(house, "Ann")
    turn = positions("katana", [ALONE], ["turn"])["turn"]
    state: Any = turn.state
    for slot, face in enumerate((3, 6)):
        state.under = replaced(state.under, first_benefit(SEAT, 0) + slot, face)
    StandIn(ann).show(turn)
    Bench(ann.page).asked("turn")
    ann.page.evaluate(DRAWN)
    assert 40 < ann.page.evaluate(HIGHEST_END) <= SPACE


def test_cards_without_room_lie_in_a_drawer_beside_the_question(house: House, people: People) -> None:
    ann = people(house, "Ann", size=LAPTOP)
    full = positions("katana", [{"players": 4}], ["turn"], fits=lambda state, kind: len(state.fresh[SEAT]) > 3)["turn"]
    table, page = StandIn(ann), ann.page
    table.show(full)
    page.locator(".to-hand").click()
    drawer = page.get_by_role("complementary", name=say("web-bench-your-cards"))
    expect(drawer.locator("[data-card]").first).to_be_visible()
    expect(page.locator(".spare [data-card]").first).to_be_hidden()
    page.evaluate(DRAWN)
    asked, laid = page.locator("section.now").bounding_box(), drawer.bounding_box()
    assert asked is not None
    assert laid is not None
    assert laid["x"] + laid["width"] <= asked["x"]
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_from_the_first_turn_to_the_replay(house: House, people: People) -> None:
    ann = people(house, "Ann")
    table, bench = StandIn(ann), Bench(ann.page)
    found: dict[str, list[str]] = {}
    for kind, fold in positions("katana", [ALONE], ASKED).items():
        ann.page.set_viewport_size(DESK)
        table.show(fold)
        bench.asked(kind)
        ann.page.evaluate(DRAWN)
        assert ann.page.evaluate(FITS), kind
        if kind in LOOKED_AT:
            found[kind] = problems_of(ann)
    ann.start(card := ann.set_up(1, game="katana"))
    puppet = Puppet(ann, card)
    puppet.command("resign")  # a bot plays to the end
    while not puppet.view["over"]:
        puppet.hear()
    puppet.close()
    for page, shown in (("end", "tfoot"), ("replay", "[role=slider], input[type=range]")):
        ann.page.goto(f"/t/{card['id']}/{page}")
        ann.page.locator(shown).first.wait_for()
        found[page] = problems_of(ann)
    problems = [f"{screen}: {problem}" for screen, some in found.items() for problem in some]
    assert not problems, "\n".join(problems)
