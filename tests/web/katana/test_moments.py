"""A delivery and the end of a round lie over the town for a moment: never over what is asked, and a key goes on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from bakufu.bots import make
from bakufu.katana.box.components import CELLS, ROUNDS
from bakufu.katana.box.picks import DELIVER
from bakufu.kernel import flow
from bakufu.kernel.flow import Flow
from tests.server.houses import House
from tests.web.axe import grave_findings
from tests.web.conftest import People
from tests.web.katana.bench import Bench
from tests.web.katana.words import say
from tests.web.laid_out.positions import positions
from tests.web.laid_out.stand_in import SEAT, StandIn
from tests.web.looks import SMALLEST, TOO_SMALL
from tests.web.people import DESK, TABLET, Person

# Who chose nothing sees moments, also without motion: as they end. Here none passes by itself, on slow machines too.
AS_IT_COMES = """
  const chosen = JSON.parse(localStorage['bakufu-settings'])
  localStorage['bakufu-settings'] = JSON.stringify({ ...chosen, pace: null })
  const later = setTimeout
  window.setTimeout = (act, ms = 0, ...given) => (ms < 1000 ? later(act, ms, ...given) : 0)
"""
COVERS = """([over, under]) => {
  const [one, other] = [over, under].map((found) => document.querySelector(found).getBoundingClientRect())
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}"""


def at_the_table(ann: Person) -> tuple[StandIn, Bench]:
    """A Sword can be delivered."""
    turn = positions("katana", [{"players": 1}], ["turn"], fits=lambda state, kind: can_deliver(state))
    ann.context.add_init_script(AS_IT_COMES)
    ann.page.set_viewport_size(DESK)
    table, bench = StandIn(ann), Bench(ann.page)
    table.show(turn["turn"])
    bench.asked()
    return table, bench


def can_deliver(state: Any) -> bool:
    """Before the last round, after which there is no other one."""
    return state.round < ROUNDS and delivery(state) is not None


def delivery(state: Flow) -> int | None:
    return next((move for move in flow.moves(state, SEAT) if DELIVER <= move < DELIVER + CELLS), None)


def play_on(table: StandIn) -> None:
    """Until the next round."""
    begun = table.view["round"]
    bot = make("katana", "ashigaru", "a seed")
    while table.view["round"] == begun:
        table.happen(SEAT, [bot.decide(table.fold.game.view(table.fold.state, SEAT))])


def problems_of(ann: Person) -> list[str]:
    """Of what lies over the town: another size would lay the table out anew."""
    small: list[str] = ann.page.evaluate(TOO_SMALL, SMALLEST)
    return [*small, *grave_findings(ann.page, ".moments", None)]


def test_a_delivery_and_the_end_of_a_round_are_shown_over_the_town(house: House, people: People) -> None:
    ann = people(house, "Ann")
    table, bench = at_the_table(ann)
    deliver = delivery(table.fold.state)
    assert deliver is not None
    table.happen(SEAT, [deliver])
    screen = ann.page.get_by_role("region", name=say("web-moment-delivery"))
    expect(screen).to_be_visible()
    expect(screen).to_contain_text(say("web-moment-tile"))
    assert not any(ann.page.evaluate(COVERS, [".moments", under]) for under in (".my-forge", "section.now"))
    assert problems_of(ann) == []
    # It outlasts another layout of the page.
    for size in (TABLET, DESK):
        ann.page.set_viewport_size(size)
        expect(screen).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(screen).to_have_count(0)

    begun = table.view["round"]
    play_on(table)
    scroll = ann.page.get_by_role("dialog", name=say("web-moment-round-over", round=begun))
    expect(scroll).to_be_visible()
    expect(scroll.get_by_role("list").first.get_by_role("listitem")).to_have_count(2)
    assert problems_of(ann) == []
    scroll.get_by_role("button").click()
    expect(scroll).to_have_count(0)
    bench.asked()
