"""The screens of SHOGUN NO KATANA on a phone, a tablet and a desk: nothing grave, and nothing sticks out."""

from __future__ import annotations

from tests.server.houses import House
from tests.web.conftest import People
from tests.web.katana.bench import Bench
from tests.web.katana.company import brought, the_question
from tests.web.looks import DRAWN, problems_of
from tests.web.people import DESK
from tests.web.puppet import Puppet, View

# At a desk of usual height the whole board is in sight, whatever is asked.
FITS = "(() => { const main = document.querySelector('main'); return main.scrollHeight <= main.clientHeight })()"
ASKED = ("turn", "buying", "advancing", "delivery")
# What the fullest end of a row takes up, from its first gain to its last; a space of the Forge is at least so high.
HIGHEST_END = """Math.max(...[...document.querySelectorAll('.end.row')].map((end) => {
  const gains = [...end.querySelectorAll(':scope > :not(.vh)')].map((gain) => gain.getBoundingClientRect())
  return Math.max(...gains.map(({ bottom }) => bottom)) - Math.min(...gains.map(({ top }) => top))
}))"""
SPACE = 68
ROWS = tuple(f"row-{number}" for number in (1, 2, 3, 4))
LOOKED_AT = {"turn"}  # at each size; the others are looked at where every kind of question is


def two_beneath_a_row(view: View) -> bool:
    """The most that the end of a row has to show."""
    under = view["players"]["0"]["under"]
    return view["decision"] == "turn" and any(len(under.get(row, [])) == 2 for row in ROWS)


def test_two_cards_beneath_a_row_fit_beside_it(rich_house: House, people: People) -> None:
    ann = people(rich_house, "Ann")
    company, card = brought(ann, to=lambda company: company.until(two_beneath_a_row))
    ann.page.set_viewport_size(DESK)
    ann.page.goto(f"/t/{card['id']}")
    Bench(ann.page).asked("turn")
    ann.page.evaluate(DRAWN)
    assert 40 < ann.page.evaluate(HIGHEST_END) <= SPACE
    company.close()


def test_from_the_first_turn_to_the_replay(rich_house: House, people: People) -> None:
    ann = people(rich_house, "Ann")
    bench = Bench(ann.page)
    found: dict[str, list[str]] = {}
    for kind in ASKED:
        company, card = brought(ann, to=the_question(kind))
        ann.page.set_viewport_size(DESK)
        ann.page.goto(f"/t/{card['id']}")
        bench.asked(kind)
        ann.page.evaluate(DRAWN)
        assert ann.page.evaluate(FITS), kind
        if kind in LOOKED_AT:
            found[kind] = problems_of(ann)
        company.close()
    ann.start(card := ann.set_up(1, game="katana"))
    puppet = Puppet(ann, card)
    assert not puppet.until(lambda view: False)
    puppet.close()
    for page, shown in (("end", "tfoot"), ("replay", "[role=slider], input[type=range]")):
        ann.page.goto(f"/t/{card['id']}/{page}")
        ann.page.locator(shown).first.wait_for()
        found[page] = problems_of(ann)
    problems = [f"{screen}: {problem}" for screen, some in found.items() for problem in some]
    assert not problems, "\n".join(problems)
