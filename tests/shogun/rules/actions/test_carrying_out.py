"""Carrying out actions: in the order of the row, each by all players in turn order, wholly or not at all."""

import pytest

from bakufu import Rng
from bakufu.kernel.playout import random_game
from bakufu.shogun.box.components import ACTIONS, FACE_DOWN, PROVINCES
from bakufu.shogun.rules.events import ActionBegan, Built
from tests.shogun.table import BLACK, BLUE, GAME, RED, YELLOW, Table


def march_home(table: Table) -> tuple[str, str]:
    """The picks that end the last player's waiting: one army into the nearest province."""
    return table.choices(BLACK)[0], "1"


@pytest.mark.rule("season.row-order")
def test_each_action_is_carried_out_by_all_before_the_next_begins() -> None:
    table = Table.bare().give(BLUE, "Omi").give(YELLOW, "Ise").give(RED, "Kaga").give(RED, "Iyo").give(BLUE, "Kii")
    plans = {(BLUE, "theatre"): "Omi", (YELLOW, "theatre"): "Ise", (BLUE, "temple"): "Kii", (YELLOW, "bid"): "chest-1"}
    table.turn(RED, "theatre", "Kaga", {**plans, (RED, "temple"): "Iyo"}).play(BLACK, *march_home(table))
    built = [(event.seat, event.building) for event in table.events if isinstance(event, Built)]
    assert built == [(RED, "theatre"), (BLUE, "theatre"), (YELLOW, "theatre"), (RED, "temple"), (BLUE, "temple")]
    began = [event.action for event in table.all_told("season.row-order")]
    assert began[:6] == ["theatre", "battle-b", "castle", "temple", "rice", "tax"]


@pytest.mark.rule("season.row-order")
def test_all_ten_actions_are_carried_out_in_each_of_the_six_seasons() -> None:
    table = Table()
    random_game(table.state, Rng(4), table.events)
    assert [event.position for event in table.all_told("season.row-order")] == list(range(1, 11)) * 6
    began = [event.action for event in table.events if isinstance(event, ActionBegan)]
    for season in range(6):
        assert sorted(began[10 * season : 10 * season + 10]) == sorted(ACTIONS)


@pytest.mark.rule("season.reveal-in-turn")
def test_a_card_is_revealed_only_when_its_owners_turn_comes() -> None:
    table = Table.bare().give(BLUE, "Shinano", 3).give(YELLOW, "Ise", 3).give(BLUE, "Kozuke", 1)
    table.turn(BLUE, "battle-a", "Shinano", {(YELLOW, "battle-a"): "Ise"})
    assert table.told("season.reveal-in-turn").card == "Shinano"
    seen = GAME.view(table.state, RED).known.plan
    spaces = table.state.setting.spaces
    assert seen[BLUE * spaces + 8] == PROVINCES.index("Shinano")
    assert seen[YELLOW * spaces + 8] == FACE_DOWN
    table.play(BLUE, "Kozuke", 1)
    assert [event.card for event in table.all_told("season.reveal-in-turn")] == ["Shinano", "Ise"]
    assert GAME.view(table.state, RED).known.plan[YELLOW * spaces + 8] == PROVINCES.index("Ise")


@pytest.mark.rule("plan.chest-card-declines")
@pytest.mark.parametrize("card", ["chest-0", "chest-4"])
def test_a_chest_card_on_an_action_declines_it_and_its_chests_are_ignored(card: str) -> None:
    table = Table.bare().give(RED, "Kaga").give(BLUE, "Omi")
    table.turn(RED, "tax", "Kaga", {(BLUE, "tax"): card})
    declined = table.told("plan.chest-card-declines")
    assert (declined.seat, declined.action) == (BLUE, "tax")
    assert table.state.chests[BLUE] == 15


@pytest.mark.rule("plan.empty-space-declines")
def test_an_empty_space_is_treated_like_a_chest_card() -> None:
    table = Table.bare().give(RED, "Kaga").give(BLUE, "Omi").turn(RED, "tax", "Kaga")
    declined = [event for event in table.all_told("plan.empty-space-declines") if event.action == "tax"]
    assert [event.seat for event in declined] == [BLUE, YELLOW, BLACK]
    assert table.state.chests[BLUE] == 15
    assert table.markers("Omi") == 0


@pytest.mark.rule("action.pay-in-full")
@pytest.mark.parametrize(
    ("action", "price"),
    [("castle", 3), ("temple", 2), ("theatre", 1), ("deploy-5", 3), ("deploy-3", 2), ("deploy-1", 1)],
)
def test_who_cannot_pay_the_price_skips_the_action(action: str, price: int) -> None:
    table = Table.bare().give(BLUE, "Omi", 1).give(BLUE, "Ise", 1).chests(BLUE, price - 1).turn(BLUE, action, "Omi")
    skipped = table.told("action.pay-in-full")
    assert (skipped.seat, skipped.action, skipped.province) == (BLUE, action, "Omi")
    assert table.state.chests[BLUE] == price - 1
    assert table.armies("Omi") == 1
    assert table.buildings("Omi") == ""


@pytest.mark.parametrize(
    ("action", "price"),
    [("castle", 3), ("temple", 2), ("theatre", 1), ("deploy-5", 3), ("deploy-3", 2), ("deploy-1", 1)],
)
def test_who_can_just_pay_the_price_carries_the_action_out(action: str, price: int) -> None:
    table = Table.bare().give(BLUE, "Omi", 1).chests(BLUE, price).turn(BLUE, action, "Omi")
    assert table.all_told("action.pay-in-full") == []
    assert table.state.chests[BLUE] == 0
    assert table.armies("Omi") > 1 or table.buildings("Omi") == action
