"""How cards are played: immediate effects, permanent benefits, and what a Moment allows."""

import pytest

from tests.katana.table import GEORGE, JOHN, PAUL, Table


@pytest.mark.rule("cards.own-cards")
def test_only_ones_own_cards() -> None:
    table = Table().cards(PAUL, 25).coins(JOHN, 9).turn(JOHN)
    assert table.refused(JOHN, "play-25") == "cards.own-cards"
    assert table.refused(JOHN, "buy-25") == "cards.own-cards"


@pytest.mark.rule("cards.own-cards")
def test_an_effect_is_used_once() -> None:
    table = Table().cards(JOHN, 25).turn(JOHN).play(JOHN, "play-25")
    assert table.refused(JOHN, "play-25") == "cards.own-cards"
    assert table.state.coins[JOHN] == 2


@pytest.mark.rule("cards.permanent-benefit")
def test_a_benefit_is_paid_and_lies_beneath_the_forge() -> None:
    table = Table().cards(JOHN, 25).coins(JOHN, 4).turn(JOHN).play(JOHN, "buy-25", "at-row-2")
    bought = table.told("cards.permanent-benefit")
    assert (bought.card, bought.line, bought.coins) == (25, "row-2", 3)
    assert (table.state.coins[JOHN], table.hand(JOHN)) == (1, [])


@pytest.mark.rule("cards.permanent-benefit")
def test_from_then_on_it_gives_with_every_delivery() -> None:
    table = Table().cards(JOHN, 25).coins(JOHN, 3).complete(JOHN, 1, "2c").complete(JOHN, 45, "2e").turn(JOHN)
    table.play(JOHN, "buy-25", "at-row-2", "deliver-2c", "project", "deliver-2e", "project")
    assert table.told("cards.permanent-benefit").line == "row-2"
    assert table.state.coins[JOHN] == (2 + 2) + (2 + 1)


@pytest.mark.rule("cards.pay-the-benefit")
def test_a_benefit_does_not_pay_for_itself() -> None:
    """Card 25 gives 2 Coins with every delivery and costs 3; the Coins of the delivery would come too late."""
    table = Table().cards(JOHN, 25).coins(JOHN, 2).complete(JOHN, 1, "2c").turn(JOHN)
    assert table.refused(JOHN, "buy-25") == "cards.pay-the-benefit"


def test_the_coins_of_the_effect_may_pay_for_the_benefit() -> None:
    table = Table().cards(JOHN, 25).coins(JOHN, 1).turn(JOHN).play(JOHN, "play-25", "buy-25", "at-row-1")
    assert table.state.coins[JOHN] == 0


def test_the_effect_may_follow_the_benefit() -> None:
    table = Table().cards(JOHN, 25).coins(JOHN, 3).turn(JOHN).play(JOHN, "buy-25", "at-row-1", "play-25")
    assert table.state.coins[JOHN] == 2
    assert table.refused(JOHN, "play-25") == "cards.own-cards"


@pytest.mark.rule("cards.one-benefit-a-line")
def test_a_line_takes_one_card() -> None:
    table = Table().cards(JOHN, 25).under(JOHN, "row-1", 5).coins(JOHN, 3).turn(JOHN).play(JOHN, "buy-25")
    assert table.refused(JOHN, "at-row-1") == "cards.one-benefit-a-line"
    assert table.refused(JOHN, "at-column-1") == ""


@pytest.mark.rule("cards.one-benefit-a-line")
def test_when_all_lines_have_a_card_no_more_benefits_are_bought() -> None:
    table = Table().cards(JOHN, 25).coins(JOHN, 9)
    for line, card in zip(("row-1", "row-2", "row-3", "row-4"), (1, 2, 3, 4), strict=True):
        table.under(JOHN, line, card)
    for column, card in zip(range(1, 6), (5, 6, 7, 1, 2), strict=True):
        table.under(JOHN, f"column-{column}", card)
    assert table.turn(JOHN).refused(JOHN, "buy-25") == "cards.one-benefit-a-line"


@pytest.mark.rule("cards.no-resuming")
def test_a_line_gives_its_benefits_once_in_a_delivery() -> None:
    table = Table().cards(JOHN, 3).complete(JOHN, 1, "2c").turn(JOHN).play(JOHN, "deliver-2c", "take-row")
    assert table.refused(JOHN, "take-row") == "cards.no-resuming"
    assert table.refused(JOHN, "take-column") == ""


@pytest.mark.rule("cards.finished-in-the-moment")
def test_in_anothers_turn_a_used_card_is_discarded_when_one_has_nothing_to_add() -> None:
    table = Table().cards(GEORGE, 25).turn(JOHN).play(JOHN, "row-1")
    assert table.asked == ("aside", GEORGE)
    table.play(GEORGE, "play-25")
    assert table.told("cards.finished-in-the-moment").card == 25
    assert (table.hand(GEORGE), table.state.gone[24], table.asked) == ([], 1, ("turn", PAUL))


@pytest.mark.rule("cards.a-turn-is-a-moment")
def test_a_used_card_may_be_paid_for_until_the_turn_is_over() -> None:
    table = Table().cards(JOHN, 25).turn(JOHN).play(JOHN, "play-25", "komainu")
    assert table.asked == ("end-of-turn", JOHN)
    table.play(JOHN, "buy-25", "at-row-1")
    assert table.all_told("cards.a-turn-is-a-moment") == []
    assert table.state.coins[JOHN] == 2 + 4 - 3


@pytest.mark.rule("cards.a-turn-is-a-moment")
def test_then_it_is_gone() -> None:
    table = Table().cards(JOHN, 25).turn(JOHN).play(JOHN, "play-25", "komainu", "enough")
    assert table.told("cards.a-turn-is-a-moment").card == 25
    assert table.state.gone[24] == 1


@pytest.mark.rule("cards.benefit-when-asked")
def test_a_benefit_alone_can_be_paid_in_another_players_turn_only_when_asked_anyway() -> None:
    table = Table().cards(GEORGE, 3).coins(GEORGE, 9).turn(JOHN).play(JOHN, "row-1")
    assert table.asked == ("turn", PAUL)
    table = Table().cards(GEORGE, 3, 25).coins(GEORGE, 9).turn(JOHN).play(JOHN, "row-1")
    assert table.asked == ("aside", GEORGE)
    assert table.play(GEORGE, "buy-3", "at-row-1").told("cards.benefit-when-asked").line == "row-1"


def test_a_paid_card_keeps_its_effect_for_this_moment_only() -> None:
    table = Table(2).cards(JOHN, 25).coins(JOHN, 3).turn(JOHN).play(JOHN, "buy-25", "at-row-1", "row-1")
    assert "play-25" in table.choices(JOHN)
    table.play(JOHN, "enough").play(PAUL, "row-1")
    assert table.asked == ("turn", JOHN)
    assert table.refused(JOHN, "play-25") == "cards.own-cards"


def test_several_effects_before_any_benefit() -> None:
    table = Table().cards(JOHN, 25, 26).turn(JOHN).play(JOHN, "play-25", "play-26", "buy-25", "at-row-1")
    table.play(JOHN, "buy-26", "at-row-2")
    assert table.state.coins[JOHN] == 0


def test_coins_of_a_row_may_pay_for_a_benefit_of_the_column() -> None:
    """Card 5 beneath the second row brings 2 Coins; with one more they pay for card 25 beneath the third column."""
    table = Table().cards(JOHN, 25).coins(JOHN, 1).under(JOHN, "row-2", 5).complete(JOHN, 1, "2c").turn(JOHN)
    table.play(JOHN, "deliver-2c", "take-row", "buy-25", "at-column-3")
    assert table.state.coins[JOHN] == 2 + 2
