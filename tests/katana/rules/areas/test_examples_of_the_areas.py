"""The rulebook's worked examples 2 to 7: Temple, Houses, Market, Academy, Palace, Komainu."""

from tests.katana.table import GEORGE, JOHN, PAUL, RINGO, Table


def test_example_2_ringo_pays_5_of_8_coins_for_a_monk_at_the_market() -> None:
    table = Table().coins(RINGO, 8).turn(RINGO).play(RINGO, "monk-market")
    placed = table.told("temple.monk-costs-offering")
    assert (placed.seat, placed.place, placed.monk, placed.paid) == (RINGO, "market", True, 5)
    assert (table.state.coins[RINGO], table.state.monks[RINGO], table.state.workers[RINGO]) == (3, 1, 4)


def test_example_2_on_his_next_turn_ringo_has_to_use_a_worker() -> None:
    table = Table().coins(RINGO, 8).turn(RINGO).play(RINGO, "monk-market", "enough", "card-1", "card-1")
    table.turn(RINGO)
    assert table.refused(RINGO, "monk-market") == "temple.pay-first"
    assert table.refused(RINGO, "market") == ""


def test_example_3_a_sword_with_4_coins_a_sashimono_and_a_card() -> None:
    table = Table().at_house("red-1", 1)
    card = table.state.decks[0][-1] + 1
    table.turn(JOHN).play(JOHN, "red-1")
    taken = table.told("houses.coins-in-advance")
    assert (taken.sword, taken.space, taken.coins) == ("1", "1a", 4)
    assert table.state.coins[JOHN] == 4
    assert (table.told("houses.sashimono-on-the-sword").house, table.told("houses.sashimono-on-the-sword").sword) == (
        "red",
        "1",
    )
    assert table.hand(JOHN) == [card]
    assert table.state.workers[JOHN] == 3


def test_example_4_wood_and_steel_for_3_coins_and_two_cards() -> None:
    table = Table().coins(RINGO, 8).market(2, 6, 7, 4).turn(RINGO).play(RINGO, "monk-market", "wood", "steel")
    assert (table.state.coins[RINGO], table.has(RINGO)) == (0, "WS")
    table.play(RINGO, "card-2")
    assert table.state.market_row == [1, 6, 3]
    table.play(RINGO, "card-3")
    assert table.hand(RINGO) == [4, 6]


def academy_of_example_5() -> Table:
    """Paul's three Swords, one of Ringo's, and George's only Steel, which is decorated already."""
    table = Table().coins(PAUL, 5)
    table.sword(PAUL, 12, "1b", 1).sword(PAUL, 26, "3c", 4).sword(PAUL, 10, "4b", 2)
    table.sword(JOHN, 1, "1b", 1).sword(RINGO, 14, "3b", 1).sword(GEORGE, 8, "3b", 1, "S")
    return table.turn(PAUL).play(PAUL, "monk-academy", "decorator-steel", "decorator-steel")


def test_example_5a_paul_decorates_four_resources_for_6_coins() -> None:
    table = academy_of_example_5()
    table.play(PAUL, "decorate-1b-lacquer", "decorate-3c-wood", "decorate-3c-steel", "decorate-4b-leather")
    assert table.told("academy.pay-for-decorations").coins == 6
    assert table.state.coins[PAUL] == 6


def test_examples_5b_and_5c_others_decorate_one_resource_each() -> None:
    """The rulebook shows these two as pictures: two players, one decoration each."""
    table = academy_of_example_5().play(PAUL, "enough")
    assert table.asked == ("academy-gift", RINGO)
    table.play(RINGO, "decorate-3b-steel")
    assert table.asked == ("academy-gift", JOHN)
    table.play(JOHN, "decorate-1b-lacquer")
    decorated = table.all_told("academy.others-decorate-one")
    assert [(event.seat, event.resource, event.coins) for event in decorated] == [
        (RINGO, "steel", 1),
        (JOHN, "lacquer", 1),
    ]
    assert (table.state.coins[RINGO], table.state.coins[JOHN]) == (1, 1)


def test_example_5d_george_cannot_decorate_his_steel_again() -> None:
    table = academy_of_example_5().play(PAUL, "enough").play(RINGO, "decorate-3b-steel")
    assert table.asked == ("academy-gift", JOHN)
    assert table.state.coins[GEORGE] == 0


def test_example_6_the_palace() -> None:
    table = Table().round(3).coins(GEORGE, 8).coins(JOHN, 2).stock(GEORGE, "LS").stock(PAUL, "W")
    table.family(GEORGE, "coins", "leather").family(JOHN, "lacquer").family(PAUL, "move").family(RINGO, "advance")
    table.sword(GEORGE, 12, "1a").sword(GEORGE, 8, "3a").sword(PAUL, 3, "2a")
    table.turn(GEORGE).play(GEORGE, "monk-palace", "family-124")
    table.play(GEORGE, "room-coins", "room-leather", "move-1a", "move-3a")
    assert (table.state.coins[GEORGE], table.has(GEORGE)) == (1, "T")
    assert (table.where(GEORGE, 12), table.where(GEORGE, 8)) == ("1b", "3b")
    table.play(GEORGE, *["enough"] * (table.asked == ("rooms", GEORGE)))
    assert table.asked == ("palace-gift", RINGO)
    table.play(RINGO, "decorator-wood").play(JOHN, "room-lacquer").play(PAUL, "move-2a")
    assert table.state.decorators[4 * RINGO + 1] == 2
    assert (table.state.coins[JOHN], table.has(JOHN)) == (0, "L")
    assert table.where(PAUL, 3) == "2b"
    assert [event.seat for event in table.all_told("palace.others-one-room") if hasattr(event, "room")] == [
        RINGO,
        JOHN,
        PAUL,
    ]


def test_example_7_a_monk_at_the_komainu_moves_a_sword() -> None:
    table = Table().coins(GEORGE, 5).stock(GEORGE, "S").sword(GEORGE, 8, "3a").turn(GEORGE)
    table.play(GEORGE, "monk-komainu")
    assert table.state.coins[GEORGE] == 4
    table.play(GEORGE, "move-3a")
    assert table.where(GEORGE, 8) == "3b"
