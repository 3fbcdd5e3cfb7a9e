"""In the turns of others: what can be done is asked as one wants to be asked, and gifts are offered to all."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.katana.bench import Bench
from tests.web.katana.company import Company, brought, the_question
from tests.web.katana.curious import KINDS
from tests.web.katana.words import say
from tests.web.people import Person


def interrupted(people: People, house: House) -> tuple[Person, Company]:
    """Ann is asked in another's turn, and looks at it."""
    ann, ben, cleo = (people(house, name) for name in ("Ann", "Ben", "Cleo"))
    company, card = brought(ann, ben, cleo, to=the_question("aside"))
    ann.page.goto(f"/t/{card['id']}")
    return ann, company


def test_no_means_no_until_something_changes(rich_house: House, people: People) -> None:
    ann, company = interrupted(people, rich_house)
    bench = Bench(ann.page)
    bench.asked("aside")
    expect(bench.now.get_by_role("heading", name=say("decision-aside"))).to_be_visible()
    asked = [move["pick"] for move in company.view["moves"] if move["pick"] not in ("enough", "quiet")]
    assert asked
    for word in asked:
        expect(bench.now.locator(f'[data-move="{word}"]')).to_be_visible()
    bench.now.get_by_role("button", name=say("web-katana-not-now")).click()
    while not company.view["players"]["0"]["quiet"]:
        company.first.hear()
    company.close()


def test_who_wants_to_be_asked_in_her_own_turn_only_is_not_asked(rich_house: House, people: People) -> None:
    ann, company = interrupted(people, rich_house)
    bench = Bench(ann.page)
    bench.asked("aside")
    bench.now.get_by_role("button", name=say("web-katana-when")).click()
    ann.page.get_by_text(say("web-katana-when-turn"), exact=True).first.click()
    while not company.view["players"]["0"]["quiet"]:  # the page answers for her
        company.first.hear()
    ann.page.reload()
    expect(bench.now.get_by_role("button", name=say("web-katana-when"))).to_contain_text(say("web-katana-when-turn"))
    company.close()


def given_after_passing(company: Company) -> bool:
    """The first one has a Member at the Palace and passes early, and then another goes there or to the Academy."""
    company.seen |= KINDS - {"family", "rooms"}
    if not company.until(lambda view: view["decision"] == "turn" and bool(view["palace"]["family"]["0"])):
        return False
    company.play("pass-1")
    company.until(lambda view: view["decision"] in ("palace-gift", "academy-gift", "turn"))
    return bool(company.view["players"]["0"]["passed"]) and not company.view["over"]


def test_gifts_come_to_those_who_have_passed(rich_house: House, people: People) -> None:
    ann, ben = people(rich_house, "Ann"), people(rich_house, "Ben")
    company, card = brought(ann, ben, to=given_after_passing)
    bench = Bench(ann.page)
    ann.page.goto(f"/t/{card['id']}")
    kind = company.view["decision"]
    bench.asked(kind)
    word = next(move["pick"] for move in company.view["moves"] if move["pick"] != "enough")
    seq = company.first.seq
    bench.pick(word)
    while company.first.seq == seq:
        company.first.hear()
    company.close()
