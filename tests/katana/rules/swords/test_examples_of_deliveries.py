"""The rulebook's worked examples 11 to 17: deliveries, cards, the Project and the SHOGUN NO KATANA."""

from tests.katana.table import GEORGE, JOHN, PAUL, RINGO, Table


def test_example_11_a_sword_of_17_points() -> None:
    """Tile 33 (LWWWSS) has 6 points and ends in the third row and the fifth column. It is John's second delivery."""
    table = Table().round(3).delivered(JOHN, 1).complete(JOHN, 33, "3e", "LWS", flag="green").turn(JOHN)
    table.play(JOHN, "deliver-3e", "project-steel-steel")
    delivered = table.told("delivery.score-the-value")
    assert (delivered.printed, delivered.decorations, delivered.round_points, delivered.total) == (6, 7, 4, 17)
    assert table.state.points[JOHN] == 17
    assert (table.has(JOHN), table.state.coins[JOHN]) == ("S", 1)
    assert table.empty(JOHN, "3e")
    assert table.state.washitsu[JOHN] == [0, 32]
    assert table.state.workers[JOHN] == 5
    assert table.sashimonos(JOHN) == {"green": 1}
    assert table.planned(JOHN) == "SS"


def george_in_example_12() -> Table:
    """Card 25 has the effect of the Room with Coins, and a benefit for 3. John is at the Palace."""
    table = Table().cards(GEORGE, 25).coins(GEORGE, 1).family(GEORGE, "coins")
    return table.turn(JOHN).play(JOHN, "palace", "family-3")


def test_example_12a_george_pays_with_the_coins_of_the_palace_and_a_third_one() -> None:
    table = george_in_example_12().play(GEORGE, "play-25")
    assert table.state.coins[GEORGE] == 3
    table.play(GEORGE, "buy-25", "at-column-2")
    assert table.state.coins[GEORGE] == 0
    assert table.told("cards.permanent-benefit").line == "column-2"
    assert table.all_told("cards.finished-in-the-moment") == []


def test_example_12a_or_he_discards_the_card() -> None:
    table = george_in_example_12().play(GEORGE, "play-25", "enough")
    assert table.told("cards.finished-in-the-moment").card == 25
    assert (table.hand(GEORGE), table.state.gone[24]) == ([], 1)


def test_example_12b_with_a_complete_sword_the_moment_is_not_over() -> None:
    """Tile 28 (SWSWL) ends where the second column gives 3 Coins."""
    table = Table().cards(GEORGE, 25).complete(GEORGE, 28, "1b").family(GEORGE, "coins")
    table.turn(JOHN).play(JOHN, "palace", "family-3").play(GEORGE, "play-25", "deliver-1b", "take-column")
    assert table.state.coins[GEORGE] == 5
    table.play(GEORGE, "buy-25", "at-row-1", "project")
    assert (table.state.coins[GEORGE], table.has(GEORGE)) == (4, "L")
    assert table.all_told("cards.finished-in-the-moment") == []


def paul_in_example_13() -> Table:
    """Tile 26 (LWWSS) has 5 points and ends in the third row and the fourth column."""
    return Table().round(2).coins(PAUL, 3).cards(PAUL, 3, 5).complete(PAUL, 26, "3d", "WS").turn(PAUL)


def test_example_13_a_row_doubled_and_points_doubled() -> None:
    table = paul_in_example_13().play(PAUL, "buy-3", "at-row-3")
    assert table.state.coins[PAUL] == 0
    table.play(PAUL, "deliver-3d", "double")
    assert table.state.points[PAUL] == 15
    table.play(PAUL, "take-row-doubled")
    assert (table.has(PAUL), table.state.coins[PAUL]) == ("SS", 4)
    table.play(PAUL, "buy-5", "at-column-4")
    column = table.all_told("delivery.take-row-and-column")[-1]
    assert (column.line, column.coins) == ("column-4", 4)
    assert table.state.coins[PAUL] == 5


def test_example_13_a_benefit_does_not_pay_for_itself() -> None:
    table = paul_in_example_13().coins(PAUL, 2)
    assert table.refused(PAUL, "buy-3") == "cards.pay-the-benefit"


def ringo_in_example_14() -> Table:
    """Tile 28 (SWSWL) has 5 points and ends in the top row and the second column."""
    table = Table().cards(RINGO, 5).complete(RINGO, 28, "1b").turn(RINGO)
    return table.play(RINGO, "deliver-1b", "double", "take-column")


def test_example_14_the_second_column_brings_3_coins() -> None:
    table = ringo_in_example_14()
    assert (table.state.points[RINGO], table.state.coins[RINGO]) == (10, 3)


def test_example_14_beneath_the_top_row_the_card_pays_at_once() -> None:
    table = ringo_in_example_14().play(RINGO, "buy-5", "at-row-1")
    assert (table.has(RINGO), table.state.coins[RINGO]) == ("L", 2)


def test_example_14_beneath_the_second_column_it_comes_too_late() -> None:
    table = ringo_in_example_14()
    assert table.refused(RINGO, "take-column") == "cards.no-resuming"
    table.play(RINGO, "buy-5", "at-column-2")
    assert [(event.line, event.coins) for event in table.all_told("delivery.take-row-and-column")] == [
        ("column-2", 3),
        ("row-1", 0),
    ]
    assert (table.has(RINGO), table.state.coins[RINGO]) == ("L", 0)


def test_example_14_or_ringo_discards_the_card_and_keeps_the_coins() -> None:
    table = ringo_in_example_14().play(RINGO, "take-row", "project", "pass-1")
    assert table.told("cards.a-turn-is-a-moment").card == 5
    assert table.state.coins[RINGO] == 3


def test_example_15_up_to_two_resources_with_each_sword() -> None:
    """Tiles 50 (LLWSTT), 26 (LWWSS) and 1 (LWW)."""
    table = Table().complete(RINGO, 50, "4d").complete(RINGO, 26, "3d").complete(RINGO, 1, "2c").turn(RINGO)
    table.play(RINGO, "deliver-4d", "project-lacquer-leather", "deliver-3d", "project-steel-steel")
    table.play(RINGO, "deliver-2c", "project-wood")
    assert table.planned(RINGO) == "LWSST"


def test_example_16_ringo_composes_his_sword() -> None:
    """The order is a picture in the rulebook; this one is legal with what he has."""
    table = Table().delivered(RINGO, 50).project(RINGO, "LWSSTT").turn(RINGO)
    table.play(RINGO, "compose", "enough", "lacquer", "wood", "steel", "steel", "leather", "leather")
    composed = table.told("katana.put-into-play")
    assert composed.composition == ("lacquer", "wood", "steel", "steel", "leather", "leather")
    assert composed.space == table.katana_space(RINGO) == "1a"
    assert table.state.coins[RINGO] == 0


def test_example_17_a_katana_of_29_points() -> None:
    table = Table().round(4).katana(RINGO, "LWSSTT", "4d", 6, "LTW").turn(RINGO).play(RINGO, "deliver-4d")
    delivered = table.told("katana.worth-its-resources")
    assert (delivered.printed, delivered.decorations, delivered.round_points, delivered.total) == (15, 8, 6, 29)
    assert table.state.points[RINGO] == 29
    assert (table.has(RINGO), table.state.coins[RINGO]) == ("T", 2)
    assert table.state.washitsu[RINGO] == []
