"""What becomes of a province and its card: taken by a victor, or lost to everybody."""

from collections.abc import Mapping

import pytest

from bakufu.shogun.box.components import NEUTRAL, PROVINCES, SURRENDERED
from bakufu.shogun.rules.battles.conquest import surrender
from tests.shogun.table import BLACK, BLUE, YELLOW, Table

VICTORY = {"blue": 4, "yellow": 1}
TIE = {"blue": 3, "yellow": 3}


def attack(
    fallen: dict[str, int], plans: Mapping[tuple[int, str], str] | None = None, buildings: str = "", markers: int = 0
) -> Table:
    table = Table.bare().give(BLUE, "Shinano", 5).give(YELLOW, "Kozuke", 3, buildings, markers).falls(**fallen)
    return table.turn(BLUE, "battle-a", "Shinano", plans).play(BLUE, "Kozuke", 4)


@pytest.mark.rule("battle.province-taken")
def test_the_victor_takes_the_province_with_buildings_and_markers() -> None:
    table = attack(VICTORY, None, "castle theatre", 2)
    taken = table.told("battle.province-taken")
    assert (taken.seat, taken.province, taken.former) == (BLUE, "Kozuke", YELLOW)
    assert table.owner("Kozuke") == BLUE
    assert (table.buildings("Kozuke"), table.markers("Kozuke")) == ("castle theatre", 2)


@pytest.mark.rule("battle.neutral-taken")
def test_a_conquered_neutral_province_brings_its_card() -> None:
    table = Table.bare().give(BLUE, "Shinano", 5).falls(blue=4).turn(BLUE, "battle-a", "Shinano")
    table.play(BLUE, "Kozuke", 4)
    taken = table.told("battle.neutral-taken")
    assert (taken.seat, taken.province, taken.former) == (BLUE, "Kozuke", None)
    assert (table.owner("Kozuke"), table.armies("Kozuke")) == (BLUE, 4)


def test_the_card_won_in_battle_is_in_the_hand_until_it_can_be_planned_next_season() -> None:
    table = attack(VICTORY)
    assert [PROVINCES[card] for card in range(len(PROVINCES)) if table.state.taken[card]] == ["Kozuke"]
    table.play(BLACK, table.choices(BLACK)[0], 1)
    assert table.asked[0] == "plan"
    assert 1 not in table.state.taken
    assert "Kozuke" in table.choices(BLUE)
    assert "Kozuke" not in table.choices(YELLOW)


@pytest.mark.rule("battle.card-from-the-plan")
@pytest.mark.parametrize("fallen", [VICTORY, TIE])
def test_the_card_is_surrendered_at_once_even_from_the_individual_board(fallen: dict[str, int]) -> None:
    table = attack(fallen, {(YELLOW, "castle"): "Kozuke"})
    surrendered = table.told("battle.card-from-the-plan")
    assert (surrendered.seat, surrendered.province, surrendered.space) == (YELLOW, "Kozuke", "castle")
    assert surrendered.pending
    assert table.planned(YELLOW, "castle") == SURRENDERED
    assert table.state.shown[table.place(YELLOW, "castle")] == 1


@pytest.mark.rule("battle.card-from-the-plan")
@pytest.mark.parametrize("fallen", [VICTORY, TIE])
def test_the_action_planned_for_a_lost_province_is_gone(fallen: dict[str, int]) -> None:
    table = attack(fallen, {(YELLOW, "castle"): "Kozuke"})
    table.events.clear()
    table.play(BLACK, table.choices(BLACK)[0], 1)
    skipped = table.told("battle.card-from-the-plan")
    assert (skipped.seat, skipped.action, skipped.province) == (YELLOW, "castle", None)
    assert table.buildings("Kozuke") == ""
    assert table.state.chests[YELLOW] == 15


@pytest.mark.rule("battle.card-from-the-plan")
def test_a_card_laid_as_a_bid_is_surrendered_too() -> None:
    table = attack(VICTORY, {(YELLOW, "bid"): "Kozuke"})
    assert table.told("battle.card-from-the-plan").space == "bid"
    assert table.planned(YELLOW, "bid") == SURRENDERED


@pytest.mark.rule("battle.card-from-the-plan")
def test_a_card_whose_action_is_over_stood_for_nothing_more() -> None:
    table = Table.bare().give(YELLOW, "Kozuke", 3)
    table.state.plan[table.place(YELLOW, "castle")] = PROVINCES.index("Kozuke")
    table.state.shown[table.place(YELLOW, "castle")] = 1
    surrender(table.state, YELLOW, PROVINCES.index("Kozuke"), table.events)
    assert not table.told("battle.card-from-the-plan").pending


def test_the_cards_of_other_provinces_stay_on_the_board() -> None:
    table = Table.bare().give(BLUE, "Shinano", 5).give(YELLOW, "Kozuke", 3).give(YELLOW, "Ise", 1).falls(**VICTORY)
    table.turn(BLUE, "battle-a", "Shinano", {(YELLOW, "castle"): "Ise"}).play(BLUE, "Kozuke", 4)
    table.play(BLACK, table.choices(BLACK)[0], 1)
    assert table.buildings("Ise") == "castle"


def test_a_province_lost_in_a_tie_can_be_conquered_again() -> None:
    table = attack(TIE)
    assert table.owner("Kozuke") == NEUTRAL
    assert 1 not in table.state.taken
    table.falls(yellow=2).give(YELLOW, "Musashi", 3).turn(YELLOW, "battle-a", "Musashi").play(YELLOW, "Kozuke", 2)
    assert (table.owner("Kozuke"), table.armies("Kozuke")) == (YELLOW, 2)
