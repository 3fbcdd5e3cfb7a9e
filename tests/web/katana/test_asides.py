"""In the turns of others: what can be done is asked as one wants to be asked, and gifts are offered to all."""

from __future__ import annotations

from playwright.sync_api import expect

from bakufu.katana.box.picks import ENOUGH, QUIET, WORDS
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.katana.bench import Bench
from tests.web.katana.words import say
from tests.web.laid_out.positions import positions
from tests.web.laid_out.stand_in import StandIn

TABLE = {"players": 3}


def interrupted(people: People, house: House) -> tuple[StandIn, Bench]:
    """Ann is asked in another's turn, and looks at it."""
    table = StandIn(people(house, "Ann"))
    table.show(positions("katana", [TABLE], ["aside"])["aside"])
    bench = Bench(table.page)
    bench.asked("aside")
    return table, bench


def test_no_means_no_until_something_changes(house: House, people: People) -> None:
    table, bench = interrupted(people, house)
    expect(bench.now.get_by_role("heading", name=say("decision-aside"))).to_be_visible()
    asked = [move["pick"] for move in table.view["moves"] if move["move"] not in (ENOUGH, QUIET)]
    assert asked
    for word in asked:
        expect(bench.now.locator(f'[data-move~="{word}"]')).to_be_visible()
    bench.now.get_by_role("button", name=say("web-katana-not-now")).click()
    expect(bench.now).to_have_attribute("data-step", "")
    assert table.played == [QUIET]


def test_who_wants_to_be_asked_in_her_own_turn_only_is_not_asked(house: House, people: People) -> None:
    table, bench = interrupted(people, house)
    bench.now.get_by_role("button", name=say("web-katana-when")).click()
    table.page.get_by_text(say("web-katana-when-turn"), exact=True).first.click()
    expect(bench.now).to_have_attribute("data-step", "")
    assert table.played == [QUIET]  # the page answers for her
    table.page.reload()
    expect(bench.now.get_by_role("button", name=say("web-katana-when"))).to_have_text(
        say("web-katana-when-now", when="turn")
    )


def test_gifts_come_to_those_who_have_passed(house: House, people: People) -> None:
    table = StandIn(people(house, "Ann"))
    gift = positions("katana", [TABLE], ["palace-gift"], fits=lambda state, kind: bool(state.passed[0]))
    table.show(gift["palace-gift"])
    bench = Bench(table.page)
    bench.asked("palace-gift")
    word = next(move["pick"] for move in table.view["moves"] if move["move"] != ENOUGH)
    bench.pick(word)
    expect(bench.now).to_have_attribute("data-step", "")
    assert [WORDS[move] for move in table.played] == [word]
