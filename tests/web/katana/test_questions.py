"""Every kind of question comes up on the page and is answered there with the mouse; axe finds nothing grave in it."""

from __future__ import annotations

from typing import Any

from tests.server.houses import House
from tests.web.axe import grave_findings
from tests.web.conftest import People
from tests.web.katana.bench import Bench
from tests.web.katana.company import Company, brought, gathered, the_question
from tests.web.katana.curious import KINDS
from tests.web.line import Line
from tests.web.people import Person

ALONE = {"ghost-card"}
BEFORE = {"starting-sword"}
PATIENT = 12
BOARD = {"turn", "forging", "decorating", "family", "delivery", "composing"}  # where the whole board looks otherwise


class Visitor:
    """Ann at her page: she answers each kind of question once. While nothing new comes, she looks away."""

    def __init__(self, ann: Person) -> None:
        self.page = ann.page
        self.bench = Bench(ann.page)
        self.line = Line(ann.page)
        self.answered: set[str] = set(ALONE | BEFORE)
        self.problems: list[str] = []
        self.quiet = 0  # steps since something new came

    def attend(self, company: Company, card: Any) -> None:
        """Until all was asked, or the game ends."""
        while not company.view["over"] and KINDS - self.answered:
            kind = company.view["decision"]
            if not company.first.awaited() or kind in self.answered:
                company.step()
                self.quiet += 1
                if self.quiet == PATIENT:
                    self.page.goto("about:blank")
            else:
                if self.quiet >= PATIENT or not self.answered - ALONE - BEFORE:
                    self.page.goto(f"/t/{card['id']}")
                self.quiet = 0
                self.answer(company, kind)

    def answer(self, company: Company, kind: str) -> None:
        seq = company.first.seq
        self.line.drawn(seq)
        assert self.bench.asked().startswith(f"{kind} ")
        within = None if kind in BOARD else "section.now"
        self.problems += [f"{kind}: {finding}" for finding in grave_findings(self.page, within)]
        company.seen.add(kind)
        self.answered.add(kind)
        self.bench.pick(company.word())
        while company.first.seq == seq:
            company.first.hear()
        company.catch_up(company.first.seq)


def test_every_kind_of_question_is_answered_on_the_page(rich_house: House, people: People) -> None:
    ann, ben, cleo = (people(rich_house, name) for name in ("Ann", "Ben", "Cleo"))
    visitor = Visitor(ann)
    card = gathered(ann, ben, cleo)
    company = Company(ann, ben, cleo, card=card)
    visitor.attend(company, card)
    company.close()
    assert KINDS - visitor.answered == set()
    assert visitor.problems == []


def test_alone_one_chooses_a_card_for_the_ghost(rich_house: House, people: People) -> None:
    ann = people(rich_house, "Ann")
    company, card = brought(ann, to=the_question("ghost-card"))
    ann.page.goto(f"/t/{card['id']}")
    bench = Bench(ann.page)
    bench.asked("ghost-card")
    bench.pick(company.word())
    bench.asked("turn")
    company.close()


def test_a_sword_to_begin_with(house: House, people: People) -> None:
    """Only the first player is not asked."""
    ann = people(house, "Ann")
    card = ann.set_up(2, ("ashigaru",), game="katana")
    ann.start(card)
    ann.page.goto(f"/t/{card['id']}")
    bench = Bench(ann.page)
    bench.asked("starting-sword")
    assert grave_findings(ann.page) == []
    bench.pick("sword-2")
    bench.asked("turn")
