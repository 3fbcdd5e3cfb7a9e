"""Planning: everyone at once and in secret, one card for each of the eleven spaces."""

import pytest

from bakufu import redact
from bakufu.shogun.box.components import EMPTY, PROVINCES, UNPLANNED
from bakufu.shogun.numbers import PICK
from tests.shogun.table import BLACK, BLUE, GAME, RED, YELLOW, Table

FULL_PLAN = ("Yamato", "Kaga", "Omi", "Kii", "Settsu", "Noto", "chest-0", "chest-1", "chest-2", "chest-3", "chest-4")


def with_provinces(*names: str) -> Table:
    """Blue owns these provinces and everybody plans."""
    table = Table.bare()
    for name in names:
        table.give(BLUE, name, 2)
    return table


@pytest.mark.rule("plan.secret")
def test_all_players_plan_at_the_same_time() -> None:
    table = Table()
    assert table.asked == ("plan", (BLUE, YELLOW, RED, BLACK))
    table.play(RED, "Hoki").play(BLUE, "Settsu")
    assert table.asked == ("plan", (BLUE, YELLOW, RED, BLACK))
    table = table.play(BLUE, *[card for card in FULL_PLAN if card != "Settsu"])
    assert table.asked == ("plan", (YELLOW, RED, BLACK))
    assert table.all_told("plan.secret") == []


@pytest.mark.rule("plan.secret")
def test_when_the_last_plan_is_laid_the_season_goes_on() -> None:
    table = Table()
    for seat in (YELLOW, RED, BLACK, BLUE):
        table.play(seat, *table.choices(seat)[:10])
        assert table.all_told("plan.secret") == []
        table.play(seat, "chest-4")
    assert table.told("plan.secret").rule == "plan.secret"
    assert table.asked[0] == "place"


@pytest.mark.rule("plan.one-card-a-space")
def test_nobody_else_sees_which_card_was_laid() -> None:
    one, other = Table().play(BLUE, "Settsu"), Table().play(BLUE, "Yamato")
    for viewer in (YELLOW, None):
        assert GAME.view(one.state, viewer) == GAME.view(other.state, viewer)
    assert GAME.view(one.state, BLUE) != GAME.view(other.state, BLUE)
    laid = one.told("plan.one-card-a-space")
    assert (redact(laid, BLUE).card, redact(laid, YELLOW).card, redact(laid, None).card) == ("Settsu", None, None)


@pytest.mark.rule("plan.own-cards")
@pytest.mark.parametrize("province", ["Kozuke", "Echigo"])
def test_only_cards_of_ones_own_provinces_are_laid(province: str) -> None:
    table = Table()
    assert table.owner(province) != BLUE
    assert table.refused(BLUE, province) == "plan.own-cards"


@pytest.mark.rule("plan.own-cards")
def test_a_province_that_is_left_out_is_nobodys_card() -> None:
    assert Table(3).refused(BLUE, "Mutsu") == "plan.own-cards"


@pytest.mark.parametrize("first", range(0, 45, 9))
def test_a_laid_card_is_the_only_one_that_is_gone(first: int) -> None:
    table = Table.bare()
    for province in PROVINCES:
        table.give(BLUE, province)
    left = table.choices(BLUE)
    for card in (*PROVINCES[first : first + 9], "chest-4"):
        table.play(BLUE, card)
        left.remove(card)
        assert table.choices(BLUE) == left


@pytest.mark.rule("plan.one-card-a-space")
def test_eleven_picks_fill_the_eleven_spaces_in_order() -> None:
    table = Table().play(BLUE, *FULL_PLAN)
    assert table.state.plan[:11] == [PICK[card] for card in FULL_PLAN]
    spaces = [event.space for event in table.all_told("plan.one-card-a-space")]
    assert spaces == [
        *("castle", "temple", "theatre", "rice", "tax", "deploy-5", "deploy-3", "deploy-1", "battle-a", "battle-b"),
        "bid",
    ]
    assert table.refused(BLUE, "Tamba") == "table.not-awaited"


@pytest.mark.rule("plan.a-card-once")
def test_the_card_of_settsu_is_assigned_once() -> None:
    table = Table().play(BLUE, "chest-0", "chest-1", "chest-2", "chest-3", "Settsu")
    assert table.planned(BLUE, "tax") == PROVINCES.index("Settsu")
    assert table.refused(BLUE, "Settsu") == "plan.a-card-once"
    assert table.refused(BLUE, "chest-0") == "plan.a-card-once"
    assert "Settsu" not in table.choices(BLUE)


def test_armies_can_still_be_moved_into_settsu_while_its_card_collects_taxes() -> None:
    table = Table.bare().give(BLUE, "Settsu", 2).give(BLUE, "Yamato", 4)
    table.turn(BLUE, "battle-a", "Yamato", {(BLUE, "tax"): "Settsu"}).play(BLUE, "Settsu", 3)
    assert table.armies("Settsu") == 5
    assert table.planned(BLUE, "tax") == PROVINCES.index("Settsu")


@pytest.mark.rule("plan.fill-every-space")
def test_with_enough_cards_no_space_stays_empty() -> None:
    table = with_provinces("Yamato", "Kaga", "Omi", "Kii", "Settsu", "Noto")
    for card in FULL_PLAN:
        assert table.refused(BLUE, "nothing") == "plan.fill-every-space"
        table.play(BLUE, card)
    assert EMPTY not in table.state.plan[:11]


@pytest.mark.rule("plan.fill-every-space")
def test_with_one_card_too_few_one_space_of_choice_stays_empty() -> None:
    table = with_provinces("Yamato", "Kaga", "Omi", "Kii", "Settsu")
    table.play(BLUE, "Yamato", "nothing")
    assert table.refused(BLUE, "nothing") == "plan.fill-every-space"
    assert "nothing" not in table.choices(BLUE)
    assert table.state.plan[:3] == [PROVINCES.index("Yamato"), EMPTY, UNPLANNED]


def test_without_provinces_the_five_chest_cards_are_the_plan() -> None:
    table = with_provinces()
    table.play(BLUE, *["nothing"] * 6)
    assert table.choices(BLUE) == ["chest-0", "chest-1", "chest-2", "chest-3", "chest-4"]
    assert table.refused(BLUE, "nothing") == "plan.fill-every-space"


def test_who_has_laid_all_cards_leaves_the_rest_empty() -> None:
    table = with_provinces().play(BLUE, "chest-0", "chest-1", "chest-2", "chest-3", "chest-4")
    assert table.choices(BLUE) == ["nothing"]
    table.play(BLUE, *["nothing"] * 6)
    assert table.asked == ("plan", (YELLOW, RED, BLACK))
