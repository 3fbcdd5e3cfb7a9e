"""The immediate effects of the seven Market cards and of the Daimyo cards."""

from collections.abc import Callable

import pytest

from bakufu.kernel.rows import replaced
from tests.katana.table import GEORGE, JOHN, PAUL, Table


@pytest.mark.rule("market-cards.cheaper-monk")
def test_card_1_a_monk_for_3_coins() -> None:
    table = Table().cards(JOHN, 1).coins(JOHN, 3).turn(JOHN).play(JOHN, "play-1", "monk-row-1")
    assert table.told("market-cards.cheaper-monk").card == 1
    assert (table.state.coins[JOHN], table.state.monks[JOHN]) == (0, 1)


@pytest.mark.rule("market-cards.cheaper-monk")
def test_card_1_is_for_one_monk() -> None:
    table = Table().cards(JOHN, 1).coins(JOHN, 7).turn(JOHN).play(JOHN, "play-1", "monk-row-1")
    assert (table.told("market-cards.cheaper-monk").card, table.state.coins[JOHN]) == (1, 4)
    assert table.turn(JOHN).refused(JOHN, "monk-row-1") == "temple.pay-first"


@pytest.mark.rule("market-cards.cheaper-monk")
def test_card_1_needs_its_coins_and_a_monk_and_ones_own_turn() -> None:
    table = Table().cards(JOHN, 1).coins(JOHN, 2).turn(JOHN)
    assert table.refused(JOHN, "play-1") == "market-cards.cheaper-monk"
    table.coins(JOHN, 9).turn(JOHN).play(JOHN, "market")
    assert table.refused(JOHN, "play-1") == "market-cards.cheaper-monk"
    table.state.monks = replaced(table.state.monks, JOHN, 0)
    assert table.turn(JOHN).refused(JOHN, "play-1") == "market-cards.cheaper-monk"


@pytest.mark.rule("market-cards.monk-at-once")
@pytest.mark.parametrize("pick", ["market", "pass-1", "deliver-2c", "play-25", "buy-25"])
def test_after_card_1_the_monk_comes_at_once(pick: str) -> None:
    table = Table().cards(JOHN, 1, 25).coins(JOHN, 9).complete(JOHN, 1, "2c").turn(JOHN)
    assert table.refused(JOHN, pick) == ""
    assert table.play(JOHN, "play-1").refused(JOHN, pick) == "market-cards.monk-at-once"


@pytest.mark.rule("market-cards.double-coins")
def test_card_2_doubles_the_coins_of_an_academy_action() -> None:
    table = Table().cards(JOHN, 2).sword(JOHN, 26, "2c", 3).decorator(JOHN, "lacquer", 3).turn(JOHN)
    table.play(JOHN, "academy", "decorator-steel", "decorate-2c-lacquer", "play-2", "decorate-2c-wood")
    gained = [event.coins for event in table.all_told("market-cards.double-coins") if hasattr(event, "coins")]
    assert gained == [8]
    assert table.state.coins[JOHN] == 8


@pytest.mark.rule("market-cards.double-coins")
def test_card_2_is_for_ones_own_action_at_the_academy() -> None:
    table = Table().cards(PAUL, 2).sword(PAUL, 26, "2c", 3).turn(PAUL)
    assert table.refused(PAUL, "play-2") == "market-cards.double-coins"
    table.turn(JOHN).play(JOHN, "academy", "decorator-wood")
    assert table.asked == ("academy-gift", PAUL)
    assert table.refused(PAUL, "play-2") == "market-cards.double-coins"


@pytest.mark.rule("market-cards.double-coins-once")
def test_card_2_doubles_the_decorations_of_an_academy_action_once() -> None:
    """Card 6 decorates in between; its Coins aren't those of the action."""
    table = Table().cards(JOHN, 2, 2, 6).sword(JOHN, 26, "2c", 3).decorator(JOHN, "lacquer", 3).turn(JOHN)
    table.play(JOHN, "academy", "decorator-steel", "play-2")
    assert table.refused(JOHN, "play-2") == "market-cards.double-coins-once"
    table.play(JOHN, "play-6", "decorate-2c-lacquer", "decorate-2c-wood", "enough")
    assert table.state.coins[JOHN] == 3 + 2 * 1
    assert table.refused(JOHN, "play-2") == "market-cards.double-coins"


@pytest.mark.rule("market-cards.double-coins-once")
def test_a_used_card_2_is_refused_because_the_coins_are_doubled() -> None:
    table = Table().cards(JOHN, 2).sword(JOHN, 26, "2c", 3).turn(JOHN)
    table.play(JOHN, "academy", "decorator-steel", "play-2")
    assert table.refused(JOHN, "play-2") == "market-cards.double-coins-once"


@pytest.mark.rule("market-cards.double-line")
@pytest.mark.parametrize(("doubled", "other", "wood", "coins"), [("row", "column", 2, 6), ("column", "row", 1, 6)])
def test_card_3_doubles_a_row_or_a_column(doubled: str, other: str, wood: int, coins: int) -> None:
    """With card 5 beneath the row, tile 1 brings a Wood and 2 Coins there, and 2 Coins in its column."""
    table = Table().cards(JOHN, 3).under(JOHN, "row-2", 5).complete(JOHN, 1, "2c").turn(JOHN)
    table.play(JOHN, "deliver-2c", f"take-{doubled}-doubled", f"take-{other}")
    gave = [event.line for event in table.all_told("market-cards.double-line") if hasattr(event, "line")]
    assert gave == [{"row": "row-2", "column": "column-3"}[doubled]]
    assert (table.has(JOHN), table.state.coins[JOHN]) == ("W" * wood, coins)


@pytest.mark.rule("market-cards.double-line")
def test_card_3_doubles_what_every_card_of_the_line_gives() -> None:
    """Beneath the row lie cards 24, for 2 points, and 15, for a Steel."""
    table = Table().cards(JOHN, 3).under(JOHN, "row-2", 24, 15).complete(JOHN, 1, "2c").turn(JOHN)
    table.play(JOHN, "deliver-2c", "take-row-doubled")
    gave = [event.points for event in table.all_told("market-cards.double-line") if hasattr(event, "line")]
    assert (gave, table.has(JOHN)) == ([4], "WWSS")


@pytest.mark.rule("market-cards.double-line")
def test_without_card_3_nothing_is_doubled() -> None:
    table = Table().cards(JOHN, 5).complete(JOHN, 1, "2c").turn(JOHN).play(JOHN, "deliver-2c")
    assert table.refused(JOHN, "take-row-doubled") == "market-cards.double-line"


@pytest.mark.rule("market-cards.double-line-once")
def test_two_cards_3_do_not_double_the_same_line_but_both_lines() -> None:
    table = Table().cards(JOHN, 3, 3).complete(JOHN, 1, "2c").turn(JOHN).play(JOHN, "deliver-2c", "take-row-doubled")
    assert table.refused(JOHN, "take-row-doubled") == "market-cards.double-line-once"
    table.play(JOHN, "take-column-doubled")
    assert (table.has(JOHN), table.state.coins[JOHN]) == ("WW", 4)


def test_card_3_serves_a_single_delivery() -> None:
    table = Table().cards(JOHN, 3).complete(JOHN, 1, "2c").complete(JOHN, 45, "2e").turn(JOHN)
    table.play(JOHN, "deliver-2c", "take-row-doubled", "take-column", "project", "deliver-2e")
    assert table.refused(JOHN, "take-row-doubled") == "market-cards.double-line"
    assert table.refused(JOHN, "take-row") == ""


@pytest.mark.rule("market-cards.second-benefit")
def test_card_4_a_second_benefit_even_its_own() -> None:
    table = Table().cards(JOHN, 4).under(JOHN, "row-2", 5).coins(JOHN, 3).turn(JOHN)
    table.play(JOHN, "play-4", "buy-4", "at-row-2")
    bought = [event for event in table.all_told("market-cards.second-benefit") if hasattr(event, "line")]
    assert [(event.card, event.line) for event in bought] == [(4, "row-2")]
    assert table.state.coins[JOHN] == 0


@pytest.mark.rule("market-cards.second-benefit")
def test_card_4_never_makes_it_three() -> None:
    table = Table().cards(JOHN, 4, 25).under(JOHN, "row-1", 5, 3).under(JOHN, "row-2", 5).coins(JOHN, 9).turn(JOHN)
    table.play(JOHN, "play-4", "buy-25")
    assert table.refused(JOHN, "at-row-1") == "market-cards.second-benefit"
    assert table.refused(JOHN, "at-row-3") == "market-cards.second-benefit"
    assert table.refused(JOHN, "at-row-2") == ""


def test_card_4_between_row_and_column_with_the_coins_of_the_row() -> None:
    """Card 5 beneath the row pays 2 Coins; with one more they pay for card 25 beneath the column, beside card 7."""
    table = Table().cards(JOHN, 4, 25).coins(JOHN, 1).under(JOHN, "row-2", 5).under(JOHN, "column-3", 7)
    table.complete(JOHN, 1, "2c").turn(JOHN).play(JOHN, "deliver-2c")
    assert table.refused(JOHN, "play-4") == "market-cards.second-paid-now"
    table.play(JOHN, "take-row", "play-4", "buy-25", "at-column-3", "take-column")
    assert table.state.coins[JOHN] == 2 + 3 + 2


@pytest.mark.rule("market-cards.second-benefit")
def test_card_4_needs_a_line_with_a_benefit() -> None:
    assert Table().cards(JOHN, 4).coins(JOHN, 9).turn(JOHN).refused(JOHN, "play-4") == "market-cards.second-benefit"


@pytest.mark.rule("market-cards.second-paid-now")
def test_the_second_benefit_is_paid_when_card_4_is_played() -> None:
    table = Table().cards(JOHN, 4).under(JOHN, "row-2", 5).coins(JOHN, 2).turn(JOHN)
    assert table.refused(JOHN, "play-4") == "market-cards.second-paid-now"
    assert table.coins(JOHN, 9).turn(JOHN).play(JOHN, "play-4").asked == ("second", JOHN)


def test_card_4_does_not_pay_for_the_benefit() -> None:
    table = Table().cards(JOHN, 4, 32, 25).under(JOHN, "row-2", 5).coins(JOHN, 3).turn(JOHN).play(JOHN, "play-4")
    assert table.refused(JOHN, "buy-32") == "cards.pay-the-benefit"
    assert table.refused(JOHN, "buy-7") == "cards.own-cards"


@pytest.mark.rule("market-cards.double-points")
def test_card_5_doubles_the_points_on_the_tile_alone() -> None:
    """Tile 42 has 8 points; decorated Lacquer and the fourth round bring 4 and 6."""
    table = Table().round(4).cards(JOHN, 5).complete(JOHN, 42, "3d", "L").turn(JOHN).play(JOHN, "deliver-3d", "double")
    doubled = [event.points for event in table.all_told("market-cards.double-points") if hasattr(event, "points")]
    assert doubled == [8]
    assert table.state.points[JOHN] == 8 + 8 + 4 + 6


@pytest.mark.rule("market-cards.double-points")
def test_card_5_is_not_for_the_katana() -> None:
    table = Table().cards(JOHN, 3, 5).katana(JOHN, "LWST", "4b", 4).turn(JOHN).play(JOHN, "deliver-4b")
    assert table.refused(JOHN, "double") == "market-cards.double-points"


@pytest.mark.rule("market-cards.double-points-once")
def test_card_5_doubles_a_sword_once() -> None:
    table = Table().cards(JOHN, 5, 5, 3).complete(JOHN, 42, "3d").turn(JOHN).play(JOHN, "deliver-3d", "double")
    assert table.refused(JOHN, "double") == "market-cards.double-points-once"


def test_cards_3_and_5_wait_for_a_delivery() -> None:
    table = Table().cards(JOHN, 3, 5).complete(JOHN, 42, "3d").turn(JOHN)
    assert table.refused(JOHN, "play-3") == "market-cards.double-line"
    assert table.refused(JOHN, "play-5") == "market-cards.double-points"
    table = Table().cards(JOHN, 3).complete(JOHN, 42, "3d").turn(JOHN).play(JOHN, "deliver-3d")
    assert table.refused(JOHN, "double") == "cards.own-cards"


@pytest.mark.rule("market-cards.decorate-one")
def test_card_6_decorates_one_resource() -> None:
    table = Table().cards(JOHN, 6).sword(JOHN, 26, "2c", 3, "W").decorator(JOHN, "lacquer", 3).turn(JOHN)
    table.play(JOHN, "play-6")
    assert table.refused(JOHN, "decorate-2c-wood") == "academy.once-a-sword"
    table.play(JOHN, "decorate-2c-lacquer")
    coins = [event.coins for event in table.all_told("market-cards.decorate-one") if hasattr(event, "coins")]
    assert coins == [3, 3]  # told of the decoration and of the Coins
    assert table.state.coins[JOHN] == 3


@pytest.mark.rule("market-cards.decorate-one")
def test_card_6_needs_something_to_decorate() -> None:
    table = Table().cards(JOHN, 6).sword(JOHN, 26, "1b", 1, "L").turn(JOHN)
    assert table.refused(JOHN, "play-6") == "market-cards.decorate-one"


@pytest.mark.rule("market-cards.rearrange")
def test_card_7_rearranges_the_family() -> None:
    table = Table().cards(JOHN, 7).family(JOHN, "coins", "leather").turn(JOHN).play(JOHN, "play-7")
    assert table.refused(JOHN, "family-123") == "market-cards.rearrange"
    table.play(JOHN, "family-45")
    moved = [event.rooms for event in table.all_told("market-cards.rearrange") if hasattr(event, "rooms")]
    assert moved == [("move", "advance")]


@pytest.mark.rule("market-cards.rearrange")
def test_card_7_needs_a_family_member_at_the_palace() -> None:
    assert Table().cards(JOHN, 7).turn(JOHN).refused(JOHN, "play-7") == "market-cards.rearrange"


@pytest.mark.rule("daimyo-cards.exchange")
@pytest.mark.parametrize(
    ("stock", "pick", "after"),
    [("WWWW", "first-for-second-3", "WSSS"), ("WWW", "first-for-second-2", "WSS"), ("WW", "first-for-second-1", "WS")],
)
def test_up_to_three_resources_are_exchanged(stock: str, pick: str, after: str) -> None:
    """Card 8 shows Wood and Steel."""
    table = Table().cards(JOHN, 8).stock(JOHN, stock).turn(JOHN).play(JOHN, "play-8", pick)
    exchanged = table.all_told("daimyo-cards.exchange")[-1]
    assert exchanged.number == int(pick[-1])
    assert table.has(JOHN) == after


@pytest.mark.rule("daimyo-cards.either-way")
@pytest.mark.parametrize(("stock", "number", "after"), [("WS", 1, "WW"), ("SSSS", 3, "WWWS")])
def test_an_exchange_works_in_the_other_direction_too(stock: str, number: int, after: str) -> None:
    """Card 8 shows Wood and Steel."""
    table = Table().cards(JOHN, 8).stock(JOHN, stock).turn(JOHN).play(JOHN, "play-8", f"second-for-first-{number}")
    exchanged = table.told("daimyo-cards.either-way")
    assert (exchanged.given, exchanged.taken, exchanged.number) == ("steel", "wood", number)
    assert table.has(JOHN) == after


@pytest.mark.rule("daimyo-cards.at-any-time")
def test_a_daimyo_card_in_another_players_turn() -> None:
    table = Table().cards(GEORGE, 8, 20).stock(GEORGE, "W").turn(JOHN).play(JOHN, "row-1")
    assert table.asked == ("aside", GEORGE)
    table.play(GEORGE, "play-8", "first-for-second-1", "play-20", "decorator-wood")
    assert [event.card for event in table.all_told("daimyo-cards.at-any-time")] == [8, 20]
    assert table.has(GEORGE) == "S"


@pytest.mark.rule("daimyo-cards.room")
def test_a_card_gives_others_nothing_and_needs_no_room_on_the_board() -> None:
    """The Room for Steel (card 35) isn't among the first five."""
    table = Table().cards(JOHN, 35).family(PAUL, "coins").turn(JOHN).play(JOHN, "play-35")
    assert {event.seat for event in table.all_told("daimyo-cards.room")} == {JOHN}
    assert (table.has(JOHN), table.asked) == ("S", ("turn", JOHN))


@pytest.mark.rule("daimyo-cards.exchange")
def test_only_what_one_has_is_exchanged() -> None:
    table = Table().cards(JOHN, 8).stock(JOHN, "WL").turn(JOHN).play(JOHN, "play-8")
    assert table.refused(JOHN, "first-for-second-2") == "daimyo-cards.exchange"
    assert table.refused(JOHN, "second-for-first-1") == "daimyo-cards.exchange"
    assert Table().cards(JOHN, 8).stock(JOHN, "L").turn(JOHN).refused(JOHN, "play-8") == "daimyo-cards.exchange"


@pytest.mark.rule("daimyo-cards.advance")
def test_a_decorator_advances_by_a_card() -> None:
    table = Table().cards(JOHN, 20).turn(JOHN).play(JOHN, "play-20", "decorator-steel")
    assert table.all_told("daimyo-cards.advance")[-1].coins == table.state.decorators[2] == 2


@pytest.mark.rule("daimyo-cards.advance")
def test_but_not_beyond_the_end() -> None:
    table = Table().cards(JOHN, 20)
    table.state.decorators = (6,) * 4 + table.state.decorators[4:]
    assert table.turn(JOHN).refused(JOHN, "play-20") == "daimyo-cards.advance"


@pytest.mark.rule("daimyo-cards.room")
@pytest.mark.parametrize(
    ("card", "picks", "looked_at"),
    [
        (25, [], lambda table: table.state.coins[JOHN] == 7),
        (28, [], lambda table: (table.has(JOHN), table.state.coins[JOHN]) == ("WT", 4)),
        (30, [], lambda table: (table.has(JOHN), table.state.coins[JOHN]) == ("LW", 3)),
        (32, ["move-1b"], lambda table: table.where(JOHN, 1) == "2b"),
        (35, [], lambda table: table.has(JOHN) == "WS"),
        (37, ["decorate-1b-lacquer"], lambda table: (table.state.decorated[0], table.state.coins[JOHN]) == (1, 6)),
    ],
)
def test_a_card_grants_what_its_room_grants(card: int, picks: list[str], looked_at: Callable[[Table], bool]) -> None:
    table = Table().cards(JOHN, card).coins(JOHN, 5).stock(JOHN, "W").sword(JOHN, 1, "1b", 1).turn(JOHN)
    table.play(JOHN, f"play-{card}", *picks)
    assert table.all_told("daimyo-cards.room")[0].card == card
    assert looked_at(table)


@pytest.mark.rule("daimyo-cards.room")
def test_a_room_that_one_could_not_use_is_not_played() -> None:
    assert Table().cards(JOHN, 30).coins(JOHN, 1).turn(JOHN).refused(JOHN, "play-30") == "daimyo-cards.room"
