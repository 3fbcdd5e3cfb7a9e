"""The outlook of a plan: what it says of chests, rice and revolts, and of cards that do nothing."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu import BadOption, IllegalMove
from bakufu.shogun.advice.plan_outlook import PlanOutlook, PlanWarning
from bakufu.shogun.box.components import EFFECTS, PROVINCES
from bakufu.shogun.module import Funds
from bakufu.shogun.modules.court.numbers import OFFICIALS
from tests.shogun.advice.test_forecast import CALM, on_display
from tests.shogun.modules.court.table import CourtTable
from tests.shogun.table import BLUE, GAME, Table


def outlook_of(table: Table, about: str, seat: int = BLUE) -> PlanOutlook:
    found = GAME.analyze(GAME.view(table.state, seat), "plan", about=about)
    assert isinstance(found, PlanOutlook)
    return found


def bare() -> Table:
    return on_display(Table.bare(), *CALM)


def test_it_adds_up_chests() -> None:
    table = bare().give(BLUE, "Kaga")
    found = outlook_of(table, "castle=Kaga,bid=chest-2")
    assert (found.stops[0], found.stops[1], found.end) == (15, 13, (10, 10))
    assert (found.spent, found.earned, found.warnings) == (5, (0, 0), {})
    table.turn(BLUE, "castle", "Kaga")
    assert table.state.chests[BLUE] == found.end[0] + 2  # the bid is not paid in a single turn


def test_it_reckons_the_rice_that_winter_asks_for() -> None:
    table = bare().give(BLUE, "Kaga").give(BLUE, "Kii").rice(2, 0, 0, 0)
    losses = [table.state.setting.rice_loss[card] for card in table.state.event_row]
    brings = table.state.setting.board.rice[GAME.words.index("Kaga")]
    rice = outlook_of(table, "rice=Kaga").rice
    assert (rice.before, rice.after) == (2, (2 + brings, 2 + brings))
    assert rice.need == (2 + min(*losses, 2 + brings), 2 + min(max(losses), 2 + brings))
    assert rice.need == tuple(rice.provinces + taken for taken in rice.taken)
    assert outlook_of(table, "").rice.need == (2 + min(*losses, 2), 2 + min(max(losses), 2))


def test_what_the_event_changes_counts_from_the_least_to_the_most() -> None:
    """The forecast on the card, the sums and the chart say the same."""
    table = on_display(Table.bare(), "tax-at-most", "rice-at-most", "theatre-calms", "castle-defends")
    table.give(BLUE, "Settsu").give(BLUE, "Mino").chests(BLUE, 3).rice(0, 0, 0, 0)
    forecast: Any = GAME.analyze(GAME.view(table.state, BLUE), "forecast")
    tax, rice = forecast.spaces["tax"]["Settsu"], forecast.spaces["rice"]["Mino"]
    assert tax.least < tax.most
    assert rice.least < rice.most
    found = outlook_of(table, "tax=Settsu,rice=Mino")
    assert found.earned == (tax.least, tax.most)
    assert found.end == (3 + tax.least, 3 + tax.most)
    assert found.stops[-1] == found.end[0]
    assert found.rice.after == (rice.least, rice.most)


def test_the_event_that_takes_rice_in_winter_is_not_the_one_that_is_drawn() -> None:
    """Either the card that limits rice is drawn, and the other one takes none in winter, or the other way round."""
    table = on_display(Table.bare(), "rice-at-most", "tax-at-most").give(BLUE, "Mino").rice(0, 0, 0, 0)
    state = table.state
    losses = {EFFECTS[state.setting.effect[card]]: state.setting.rice_loss[card] for card in state.event_row}
    assert losses["tax-at-most"] == 0
    setting, mino = state.setting, PROVINCES.index("Mino")
    limited, usual = setting.limit[EFFECTS.index("rice-at-most")], setting.board.rice[mino]
    assert limited <= losses["rice-at-most"] < usual
    rice = outlook_of(table, "rice=Mino").rice
    assert (rice.after, rice.taken, rice.short) == ((limited, usual), (0, losses["rice-at-most"]), (0, 0))


def test_it_names_every_revolt() -> None:
    table = bare().give(BLUE, "Kii", 3, markers=2).give(BLUE, "Kaga")
    assert outlook_of(table, "tax=Kii").revolts == {"tax": 2}
    assert outlook_of(table, "tax=Kaga").revolts == {}


def test_it_warns_of_what_is_in_vain_and_pays_nothing_for_it() -> None:
    table = bare().give(BLUE, "Kaga", 1, "castle")
    found = outlook_of(table, "castle=Kaga")
    assert found.warnings == {"castle": PlanWarning("vain", True, "build.one-of-a-kind")}
    assert found.spent == 0


def test_it_warns_of_what_cannot_be_paid() -> None:
    table = bare().give(BLUE, "Kaga").chests(BLUE, 2)
    assert outlook_of(table, "castle=Kaga").warnings == {"castle": PlanWarning("chests", True, "action.pay-in-full")}


def test_it_warns_of_armies_that_run_out() -> None:
    table = bare().give(BLUE, "Kaga").give(BLUE, "Kii").supply(BLUE, 5, rest="Kii")
    found = outlook_of(table, "deploy-5=Kaga,deploy-3=Kii").warnings
    assert {(warning.kind, warning.rule) for warning in found.values()} == {("armies", "deploy.supply-is-limited")}


def test_it_warns_of_a_bid_above_the_purse() -> None:
    table = bare().give(BLUE, "Kaga").chests(BLUE, 1)
    assert outlook_of(table, "bid=chest-4").warnings == {"bid": PlanWarning("bid", True, "order.bid-above-purse")}
    assert outlook_of(table, "bid=chest-4").end == (0, 0)


def test_spaces_of_the_court_share_officials() -> None:
    table = on_display(CourtTable.bare(), *CALM).give(BLUE, "Kaga", 9).give(BLUE, "Kii", 2)
    table.sent(BLUE, table.state.module_rows[OFFICIALS][BLUE] - 4)
    assert outlook_of(table, "convert-3=Kaga").warnings == {}
    assert outlook_of(table, "convert-2=Kaga").warnings == {}
    assert outlook_of(table, "convert-2=Kii").warnings == {
        "convert-2": PlanWarning("vain", True, "court.one-army-stays")
    }
    both = outlook_of(table.tray(blue=2), "convert-3=Kaga,convert-2=tower-1").warnings
    assert both == {"convert-2": PlanWarning("vain", True, "court.officials-are-limited")}
    assert outlook_of(table, "convert-2=chest-1").warnings == {}


def test_it_says_when_officials_will_be_too_few_for_any_favor() -> None:
    table = on_display(CourtTable.bare().favours(9, 5, 2), *CALM).give(BLUE, "Kaga", 9)
    too_few = Funds(0, 1, 2, "court.pay-with-officials")
    assert outlook_of(table, "convert-1=Kaga").funds == {"officials": too_few}
    assert outlook_of(table, "convert-2=Kaga").funds == {"officials": Funds(0, 2, 2, "")}
    assert outlook_of(table, "convert-1=chest-1").funds == {}
    assert outlook_of(table.sent(BLUE, 1), "convert-1=Kaga").funds == {"officials": Funds(1, 2, 2, "")}


def test_bad_questions_are_refused() -> None:
    table = bare().give(BLUE, "Kaga")
    for about in ("moat=Kaga", "castle=Kii", "castle", "castle=Kaga=Kii", ","):
        with pytest.raises(BadOption):
            outlook_of(table, about)
    with pytest.raises(IllegalMove):
        GAME.analyze(GAME.view(table.state, None), "plan", about="")
