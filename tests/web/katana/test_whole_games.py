"""Whole games of SHOGUN NO KATANA at pages that stay open: alone, with three others, and with the keyboard alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import expect

import bakufu
from bakufu.bots import make
from tests.server.houses import House
from tests.web.conftest import People
from tests.web.katana.bench import Bench
from tests.web.katana.words import say
from tests.web.line import Line
from tests.web.people import Person
from tests.web.puppet import Puppet
from tests.web.shogun.test_whole_games import is_over

TIMES = 1  # that each kind of question is answered on the page; the rest over the socket
PASSES = 4  # a round each
PLAYERS = 4
# Which questions come depends on the game; far more than these came in each of 70 games, and one in others' turns.
KINDS_MET = 7
GAME = bakufu.load("katana")
IN_OTHERS_TURNS = {"aside", "palace-gift", "academy-gift"}


def play_well(person: Person, card: Any) -> Counter[str]:
    """To the end, as a good bot would: how often which kind of question was answered on the page. What is answered
    beside the page is decided here, because a hint takes longer."""
    quick = make("katana", "samurai", 1)
    line = Line(person.page)
    person.page.goto(f"/t/{card['id']}")
    bench, puppet = Bench(person.page), Puppet(person, card)
    answered: Counter[str] = Counter()
    while not puppet.view["over"]:
        kind = puppet.view["decision"]
        if not puppet.awaited():
            puppet.hear()
        elif answered[kind] == TIMES:
            puppet.command("play", moves=[quick.decide(GAME.read_view(puppet.view))])
        else:
            seq = puppet.seq
            line.drawn(seq)
            assert bench.asked().startswith(f"{kind} ")
            best = puppet.say("hint")["moves"][0]
            bench.pick(next(move["pick"] for move in puppet.view["moves"] if move["move"] == best))
            answered[kind] += 1
            while puppet.seq == seq:
                puppet.hear()
    puppet.close()
    line.drawn(puppet.seq)
    assert bench.asked() == "over"
    return answered


def begun(person: Person, players: int, level: str = "ashigaru") -> Any:
    card = person.set_up(players, [level] * (players - 1), game="katana")
    person.start(card)
    return card


def scored(person: Person, card: Any, sides: int) -> None:
    """The page of the end has every side's points, as the table says."""
    bench = Bench(person.page)
    places = bench.now.locator("ol > li")
    expect(places).to_have_count(sides)
    totals = [place.locator("strong").inner_text().strip() for place in places.all()]
    bench.now.get_by_role("link", name=say("web-board-see-end")).click()
    row = person.page.locator("tfoot tr")
    expect(row).to_be_visible()
    assert sorted(row.locator("td").all_inner_texts()) == sorted(totals)
    assert is_over(person, card)


def test_with_others(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = begun(ann, PLAYERS)
    answered = play_well(ann, card)
    assert answered["turn"]
    assert answered.keys() & IN_OTHERS_TURNS
    assert len(answered) >= KINDS_MET
    scored(ann, card, sides=PLAYERS)


def test_alone_against_the_ghost(house: House, people: People) -> None:
    ann = people(house, "Ann")
    card = begun(ann, 1)
    play_well(ann, card)
    expect(ann.page.get_by_role("region", name=say("web-katana-ghost-turn"))).to_be_visible()
    scored(ann, card, sides=2)


def test_with_the_keyboard_alone(house: House, people: People) -> None:
    """A turn at the board, with a look and a way back; then all questions in the panel, passing soon in each round."""
    ann = people(house, "Ann")
    card = begun(ann, 1)
    page, bench = ann.page, Bench(ann.page)
    page.goto(f"/t/{card['id']}")
    asked = bench.asked("turn")
    bench.tab_to('.pick[data-pick="market"]')
    page.keyboard.press("Enter")
    expect(bench.look.locator("[data-do]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator('.pick[data-pick="market"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(bench.look.locator("[data-do]")).to_be_focused()
    page.keyboard.press("Enter")
    passed = 0
    while (asked := bench.asked_after(asked)) != "over":
        words = [str(move.get_attribute("data-move")).split()[0] for move in bench.now.locator("[data-move]").all()]
        done = [str(button.get_attribute("data-pick")) for button in bench.now.locator(".done").all()]
        passing = [word for word in words if word.startswith("pass-")]
        bench.type((passing or done or words)[0])
        passed += bool(passing)
    assert passed == PASSES
    assert is_over(ann, card)
