"""What a leader would improve in each province where he may stand, as it is told before he goes there."""

from __future__ import annotations

from bakufu.shogun.advice.preview import Preview
from bakufu.shogun.box.components import ACTIONS, PROVINCES
from bakufu.shogun.box.picks import NUMBER
from bakufu.shogun.modules.leaders.numbers import CLAIM_WITH_LEADER, PLACE_LEADER
from bakufu.shogun.modules.leaders.preview import Improvement, LeaderPreview
from tests.shogun.modules.leaders.table import LeadersTable
from tests.shogun.table import BLUE, GAME, RED


def improvements(table: LeadersTable, province: str) -> dict[str, tuple[int, int]]:
    return {each.action: (each.before, each.after) for each in helped(table)[province]}


def helped(table: LeadersTable) -> dict[str, tuple[Improvement, ...]]:
    return previewed(table).provinces


def previewed(table: LeadersTable) -> LeaderPreview:
    found = GAME.analyze(GAME.view(table.state, BLUE), "preview")
    assert isinstance(found, Preview)
    assert isinstance(found.module, LeaderPreview)
    return found.module


def moving() -> LeadersTable:
    table = LeadersTable.bare().give(BLUE, "Kai").give(BLUE, "Settsu").give(BLUE, "Kaga", 2, "castle")
    return table.give(RED, "Mino").leader(BLUE, "Kai").season_over()


def placing(card: str, action: str) -> LeadersTable:
    table = LeadersTable.bare().give(BLUE, "Settsu").give(BLUE, "Kaga")
    state = table.state
    state.plan[BLUE * state.setting.spaces + ACTIONS.index(action)] = PROVINCES.index(card)
    state.ask(PLACE_LEADER, BLUE, [])
    return table


def test_each_province_where_he_may_go_is_told_and_no_other() -> None:
    assert set(helped(moving())) == {"Settsu", "Kaga"}


def test_prices_fall_and_amounts_rise() -> None:
    assert improvements(moving(), "Settsu") == {
        "castle": (3, 2),
        "temple": (2, 1),
        "theatre": (1, 0),
        "rice": (3, 4),
        "tax": (7, 8),
        "deploy-5": (5, 6),
        "deploy-3": (3, 4),
        "deploy-1": (1, 2),
    }


def test_a_building_that_stands_already_is_not_among_them() -> None:
    assert "castle" not in improvements(moving(), "Kaga")


def test_armies_that_the_supply_lacks_are_not_promised() -> None:
    table = moving()
    table.state.supply[BLUE] = 5
    assert "deploy-5" not in improvements(table, "Settsu")
    assert improvements(table, "Settsu")["deploy-3"] == (3, 4)


def test_the_first_placing_knows_plan_event_and_special_card() -> None:
    table = placing("Settsu", "tax").special(BLUE, "one-more-chest")
    taxes = next(each for each in helped(table)["Settsu"] if each.action == "tax")
    assert (taxes.before, taxes.after, taxes.planned) == (8, 9, True)
    assert previewed(table).laid
    assert not any(each.planned for each in helped(table)["Kaga"])


def test_six_armies_by_the_special_card_are_improved_to_seven() -> None:
    """As the action itself offers them, whatever the event says."""
    table = placing("Settsu", "deploy-5").special(BLUE, "six-armies")
    assert improvements(table, "Settsu")["deploy-5"] == (6, 7)
    assert improvements(table, "Settsu")["deploy-3"] == (3, 4)
    table.event("fewer-armies")
    assert improvements(table, "Settsu")["deploy-5"] == (6, 7)
    table.leader(BLUE, "Settsu").turn(BLUE, "deploy-5", "Settsu")
    assert GAME.moves(table.state, BLUE)[-1] == NUMBER + 7


def test_without_the_armies_for_it_the_special_card_changes_nothing() -> None:
    table = placing("Settsu", "deploy-5").special(BLUE, "six-armies")
    table.state.supply[BLUE] = 5
    assert "deploy-5" not in improvements(table, "Settsu")


def test_while_provinces_are_claimed_no_event_is_known_yet() -> None:
    state = GAME.start({"players": 4, "setup": "claim", "modules": ["leaders"]}, 1)
    while state.decision != CLAIM_WITH_LEADER:
        (seat, *_) = GAME.to_move(state)
        GAME.play(state, seat, GAME.moves(state, seat)[0])
    (seat,) = GAME.to_move(state)
    found = GAME.analyze(GAME.view(state, seat), "preview")
    assert isinstance(found, Preview)
    assert isinstance(found.module, LeaderPreview)
    assert [len(improved) > 0 for improved in found.module.provinces.values()] == [True]


def test_after_the_season_nothing_is_planned() -> None:
    table = moving()
    table.state.plan[BLUE * table.state.setting.spaces + ACTIONS.index("tax")] = PROVINCES.index("Settsu")
    assert not previewed(table).laid
    assert not any(each.planned for each in helped(table)["Settsu"])
