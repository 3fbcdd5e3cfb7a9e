"""The Houses of the Daimyos and the Market."""

import pytest

from bakufu.katana.box.components import HOUSES
from tests.katana.table import GEORGE, JOHN, PAUL, RINGO, Table


@pytest.mark.rule("houses.take-a-sword")
def test_where_a_sword_was_taken_there_is_none_until_the_next_round() -> None:
    table = Table().at_house("blue-1", 12).turn(JOHN).play(JOHN, "blue-1").turn(PAUL)
    assert table.refused(PAUL, "blue-1") == "houses.take-a-sword"
    assert table.where(JOHN, 12) == "1a"


@pytest.mark.rule("houses.first-space-free")
def test_a_sword_that_cannot_be_placed_is_not_taken() -> None:
    """Tiles 12 and 16 both begin with Lacquer."""
    table = Table().at_house("red-1", 16).sword(JOHN, 12, "1a").turn(JOHN)
    assert table.refused(JOHN, "red-1") == "houses.first-space-free"
    assert "red-1" not in table.choices(JOHN)


@pytest.mark.rule("houses.coins-in-advance")
@pytest.mark.parametrize(("number", "coins", "space"), [(1, 4, "1a"), (6, 5, "2a"), (37, 6, "3a"), (48, 8, "4a")])
def test_a_sword_is_paid_in_advance_and_begins_in_the_row_of_its_first_resource(
    number: int, coins: int, space: str
) -> None:
    table = Table().at_house("red-1", number).turn(JOHN).play(JOHN, "red-1")
    taken = table.told("houses.coins-in-advance")
    assert (taken.coins, taken.space) == (coins, space)
    assert table.state.coins[JOHN] == coins


@pytest.mark.rule("houses.sashimono-on-the-sword", "houses.take-the-card")
@pytest.mark.parametrize("house", HOUSES)
def test_each_house_gives_its_sashimono_and_its_card(house: str) -> None:
    table = Table().at_house(f"{house}-1", 12)
    deck = table.state.decks[HOUSES.index(house)]
    table.turn(JOHN).play(JOHN, f"{house}-1")
    assert table.told("houses.sashimono-on-the-sword").house == house
    assert table.state.flag[11] == HOUSES.index(house)
    assert (table.told("houses.take-the-card").card, table.told("houses.take-the-card").source) == (deck[-1] + 1, house)
    assert table.state.decks[HOUSES.index(house)] == deck[:-1]
    assert table.sashimonos(JOHN) == {}


@pytest.mark.rule("houses.monk-takes-sashimono")
def test_a_monk_takes_another_sashimono_at_once() -> None:
    table = Table().coins(JOHN, 5).at_house("red-1", 12).turn(JOHN).play(JOHN, "monk-red-1", "sashimono-green")
    assert table.told("houses.monk-takes-sashimono").house == "green"
    assert table.sashimonos(JOHN) == {"green": 1}


@pytest.mark.rule("market.free-space")
@pytest.mark.parametrize(("players", "spaces"), [(2, 4), (3, 4), (4, 5)])
def test_the_market_fills_up(players: int, spaces: int) -> None:
    table = Table(players).coins(JOHN, 0)
    table.state.market_at = [2 * PAUL] * spaces
    assert table.turn(JOHN).refused(JOHN, "market") == "market.free-space"
    table.state.market_at = [2 * PAUL] * (spaces - 1)
    assert table.turn(JOHN).refused(JOHN, "market") == ""


@pytest.mark.rule("market.buy-resources")
@pytest.mark.parametrize(("resource", "price"), [("wood", 1), ("steel", 2), ("leather", 3), ("lacquer", 4)])
def test_what_resources_cost(resource: str, price: int) -> None:
    table = Table().coins(JOHN, 2 * price + price - 1).turn(JOHN).play(JOHN, "market", resource, resource)
    assert [event.coins for event in table.all_told("market.buy-resources")] == [price, price]
    assert table.state.coins[JOHN] == price - 1
    # Without a Coin nothing is asked any more.
    assert table.refused(JOHN, resource) == ("market.buy-resources" if price > 1 else "table.no-such-move")


def test_the_supply_of_resources_never_runs_out() -> None:
    table = Table().coins(JOHN, 100).turn(JOHN).play(JOHN, "market", *["wood"] * 100)
    assert table.has(JOHN) == "W" * 100


@pytest.mark.rule("market.take-a-card")
def test_one_of_three_open_cards_and_the_deck_fills_the_gap() -> None:
    table = Table().market(2, 6, 7, 4).turn(JOHN).play(JOHN, "market", "card-1")
    assert table.told("market.take-a-card").card == 2
    assert table.hand(JOHN) == [2]
    assert [face + 1 for face in table.state.market_row] == [7, 6, 4]


@pytest.mark.rule("market.take-a-card")
def test_where_no_card_lies_none_is_taken() -> None:
    table = Table().market(2, 6)
    table.state.market_deck = []
    table.turn(JOHN).play(JOHN, "market")
    assert table.refused(JOHN, "card-3") == "market.take-a-card"


@pytest.mark.rule("market.not-replaced")
def test_cards_are_not_replaced_from_an_empty_deck() -> None:
    table = Table().market(2, 6, 7)
    table.state.market_deck = []
    table.coins(JOHN, 5).turn(JOHN).play(JOHN, "monk-market", "card-3", "card-1")
    assert [event.card for event in table.all_told("market.not-replaced")] == [7, 2]
    table.play(PAUL, "market", "card-1")
    assert table.state.market_row == []
    assert table.play(GEORGE, "market").asked == ("turn", RINGO)


@pytest.mark.rule("market.monk-takes-second-card")
def test_a_monk_takes_a_second_card() -> None:
    table = Table().coins(JOHN, 5).market(2, 6, 7, 4).turn(JOHN).play(JOHN, "monk-market", "card-3", "card-3")
    assert table.told("market.monk-takes-second-card").card == 4
    assert table.hand(JOHN) == [4, 7]
