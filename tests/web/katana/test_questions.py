"""Every kind of question is answered on the page, by a hint and with the mouse; axe finds nothing grave in it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from bakufu.katana.box.picks import ENOUGH, QUIET, WORDS
from bakufu.katana.sequence import DECISIONS
from tests.server.houses import House
from tests.web.axe import grave_findings
from tests.web.conftest import People
from tests.web.katana.bench import Bench
from tests.web.laid_out.positions import positions
from tests.web.laid_out.stand_in import HINT, StandIn

BOARD = {"turn", "forging", "composing"}  # where the whole board looks otherwise
KINDS = {decision.name for decision in DECISIONS}
ALONE, TOGETHER = {"players": 1}, {"players": 3}


def fits(state: Any, kind: str) -> bool:
    """Hints once stopped at two cards with the same face: that is the Market to come to."""
    return kind != "taking-a-card" or len(set(state.market_row)) < len(state.market_row)


def test_every_kind_of_question_is_answered_by_a_hint_and_with_the_mouse(house: House, people: People) -> None:
    ann = people(house, "Ann")
    table, bench = StandIn(ann), Bench(ann.page)
    suggestion = bench.now.locator(".suggestion")
    problems: list[str] = []
    found = positions("katana", [TOGETHER, TOGETHER, ALONE], KINDS, fits=fits)
    assert found.keys() == KINDS
    for kind, fold in found.items():
        table.show(fold)
        bench.asked(f"{kind} ")
        moves = table.advice()["moves"]
        ann.page.keyboard.press("h")
        suggestion.locator("[data-do]").wait_for()
        shown: dict[str, Any] = suggestion.evaluate(HINT)
        problems += [f"{kind}: no {name}" for name, content in shown.items() if not content]
        within = None if kind in BOARD else "section.now"
        problems += [f"{kind}: {finding}" for finding in grave_findings(ann.page, within)]
        suggestion.locator("[data-do]").click()
        expect(suggestion).to_have_count(0)
        assert table.played == moves, kind
        table.show(fold)
        bench.asked(f"{kind} ")
        bench.pick(WORDS[moves[0]])
        ann.page.wait_for_function("() => !document.querySelector('section.now [data-move]:disabled')")
        assert table.played[0] == moves[0] or {table.played[0], moves[0]} == {ENOUGH, QUIET}, kind
    assert problems == []
