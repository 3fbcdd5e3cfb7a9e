"""The SHOGUN's Palace with its Rooms, and the Komainu."""

from collections.abc import Callable

import pytest

from tests.katana.table import GEORGE, JOHN, PAUL, RINGO, Table, game_with


@pytest.mark.rule("palace.add-a-member")
def test_one_family_member_more_and_all_of_them_anywhere() -> None:
    table = Table().family(JOHN, "coins").turn(JOHN).play(JOHN, "palace")
    assert table.refused(JOHN, "family-1") == "palace.add-a-member"
    assert table.refused(JOHN, "family-145") == "palace.add-a-member"
    table.play(JOHN, "family-45")
    assert table.told("palace.add-a-member").rooms == ("move", "advance")


@pytest.mark.rule("palace.add-a-member")
def test_there_is_no_fourth_family_member() -> None:
    table = Table().family(JOHN, "coins", "leather", "lacquer").turn(JOHN).play(JOHN, "palace")
    assert table.refused(JOHN, "family-1234") == "palace.add-a-member"
    assert table.play(JOHN, "family-145").told("palace.add-a-member").rooms == ("coins", "move", "advance")


@pytest.mark.rule("palace.use-each-room-once", "palace.own-rooms")
def test_every_room_with_a_family_member_once_in_any_order() -> None:
    table = Table().family(JOHN, "coins").sword(JOHN, 12, "1a").turn(JOHN).play(JOHN, "palace", "family-15")
    assert table.refused(JOHN, "room-leather") == "palace.own-rooms"
    table.play(JOHN, "decorator-wood")
    assert table.refused(JOHN, "decorator-wood") == "palace.own-rooms"
    table.play(JOHN, "room-coins")
    rooms = [event.room for event in table.all_told("palace.use-each-room-once") if hasattr(event, "room")]
    assert rooms == ["advance", "coins"]
    assert (table.state.coins[JOHN], table.state.decorators[1]) == (2, 2)


def test_benefits_are_not_mandatory() -> None:
    table = Table().turn(JOHN).play(JOHN, "palace", "family-1", "enough")
    assert (table.state.coins[JOHN], table.asked) == (0, ("turn", PAUL))


@pytest.mark.rule("palace.cheaper-resource")
@pytest.mark.parametrize(
    ("family", "room", "price"), [("family-2", "room-leather", 1), ("family-3", "room-lacquer", 2)]
)
def test_two_rooms_sell_2_coins_below_the_market(family: str, room: str, price: int) -> None:
    table = Table().coins(JOHN, price).turn(JOHN).play(JOHN, "palace", family, room)
    assert table.told("palace.cheaper-resource").coins == price
    assert table.state.coins[JOHN] == 0


@pytest.mark.rule("palace.cheaper-resource")
def test_but_they_do_not_give_it_away() -> None:
    table = Table().family(JOHN, "coins").coins(JOHN, 1).turn(JOHN).play(JOHN, "palace", "family-13")
    assert table.refused(JOHN, "room-lacquer") == "palace.cheaper-resource"


def rooms_by_chance(*wanted: int) -> Table:
    """A table whose Palace has these Rooms."""
    table = Table()
    table.state.rooms = list(wanted)
    return table


def test_the_rooms_for_steel_and_for_decorating() -> None:
    table = rooms_by_chance(5, 6, 0, 1, 2).sword(JOHN, 12, "1b", 1).family(JOHN, "steel")
    table.turn(JOHN).play(JOHN, "palace", "family-12", "room-steel", "decorate-1b-lacquer")
    assert (table.has(JOHN), table.state.coins[JOHN], table.state.decorated[11]) == ("S", 1, 1)


@pytest.mark.rule("palace.monk-uses-room-again")
def test_a_monk_uses_one_room_once_more() -> None:
    table = Table().coins(JOHN, 5).turn(JOHN).play(JOHN, "monk-palace", "family-1", "room-coins", "room-coins")
    assert table.state.coins[JOHN] == 4
    assert [event.room for event in table.all_told("palace.monk-uses-room-again") if hasattr(event, "room")] == [
        "coins"
    ]
    assert table.asked == ("turn", PAUL)


def test_a_monk_at_the_palace_may_swap_two_swords_by_the_room_that_moves_them() -> None:
    table = Table().coins(JOHN, 5).sword(JOHN, 13, "3b", 1).sword(JOHN, 9, "4b", 1).stock(JOHN, "ST")
    table.turn(JOHN).play(JOHN, "monk-palace", "family-4", "swap-3b")
    assert (table.where(JOHN, 13), table.where(JOHN, 9)) == ("4b", "3b")


def test_a_worker_may_not() -> None:
    table = Table().sword(JOHN, 13, "3b", 1).sword(JOHN, 9, "4b", 1).sword(JOHN, 12, "1b", 1).stock(JOHN, "LST")
    table.turn(JOHN).play(JOHN, "palace", "family-4")
    assert table.refused(JOHN, "swap-3b") == "movement.swap-places"


@pytest.mark.rule("palace.others-one-room")
def test_everybody_else_may_use_one_room_even_who_has_passed() -> None:
    table = Table().passed(GEORGE).family(GEORGE, "coins", "advance").family(PAUL, "advance").family(JOHN, "lacquer")
    table.turn(JOHN).play(JOHN, "palace", "family-23").play(PAUL, "decorator-wood")
    assert table.asked == ("palace-gift", GEORGE)
    assert table.refused(GEORGE, "room-leather") == "palace.own-rooms"
    table.play(GEORGE, "room-coins")
    used = [event for event in table.all_told("palace.others-one-room") if hasattr(event, "room")]
    assert [(event.seat, event.room) for event in used] == [(PAUL, "advance"), (GEORGE, "coins")]
    assert (table.state.coins[GEORGE], table.asked) == (2, ("turn", PAUL))


def test_card_7_before_the_choice_of_a_room() -> None:
    table = Table().family(PAUL, "lacquer").cards(PAUL, 7).turn(JOHN).play(JOHN, "palace", "family-3")
    assert table.refused(PAUL, "room-coins") == "palace.own-rooms"
    table.play(PAUL, "play-7", "family-1", "room-coins")
    assert table.state.coins[PAUL] == 2


@pytest.mark.rule("palace.no-use-after-moving")
def test_who_has_left_a_room_by_card_7_has_left_its_benefit() -> None:
    table = Table().family(JOHN, "coins", "move").cards(JOHN, 7).sword(JOHN, 12, "1a").stock(JOHN, "L").turn(JOHN)
    table.play(JOHN, "palace", "family-145", "play-7", "family-245")
    assert table.refused(JOHN, "room-coins") == "palace.no-use-after-moving"
    assert table.refused(JOHN, "room-leather") == "palace.own-rooms"
    assert table.refused(JOHN, "move-1a") == ""


def test_a_monks_extra_use_is_possible_in_a_room_entered_by_card_7() -> None:
    table = Table().family(JOHN, "coins").cards(JOHN, 7).coins(JOHN, 9).turn(JOHN)
    table.play(JOHN, "monk-palace", "family-15", "play-7", "family-25", "room-leather")
    assert [event.room for event in table.all_told("palace.monk-uses-room-again") if hasattr(event, "room")] == [
        "leather"
    ]
    assert table.refused(JOHN, "room-leather") == "palace.own-rooms"
    assert table.refused(JOHN, "room-coins") == "palace.no-use-after-moving"


@pytest.mark.rule("komainu.take-coins", "komainu.be-first-player")
def test_the_komainu_brings_4_coins_and_the_next_first_turn() -> None:
    table = Table().turn(JOHN).play(JOHN, "komainu")
    assert table.told("komainu.take-coins").coins == table.state.coins[JOHN] == 4
    assert table.told("komainu.be-first-player").seat == JOHN


@pytest.mark.rule("komainu.only-space")
def test_there_is_one_space_at_the_komainu() -> None:
    assert Table().turn(JOHN).play(JOHN, "komainu").refused(PAUL, "komainu") == "komainu.only-space"


def monk_at_the_komainu() -> Table:
    table = Table().coins(JOHN, 5).stock(JOHN, "L").sword(JOHN, 12, "1a").family(JOHN, "coins").market(2, 6, 7)
    return table.turn(JOHN).play(JOHN, "monk-komainu")


@pytest.mark.rule("komainu.monk-acts-elsewhere")
@pytest.mark.parametrize(
    ("pick", "looked_at"),
    [
        ("sashimono-blue", lambda table: table.sashimonos(JOHN) == {"blue": 1}),
        ("card-2", lambda table: table.hand(JOHN) == [6]),
        ("move-1a", lambda table: table.where(JOHN, 12) == "1b"),
    ],
)
def test_a_monk_at_the_komainu_has_the_special_effect_of_any_area(
    pick: str, looked_at: Callable[[Table], bool]
) -> None:
    table = monk_at_the_komainu().play(JOHN, pick)
    assert {event.seat for event in table.all_told("komainu.monk-acts-elsewhere")} == {JOHN}
    assert looked_at(table)
    assert table.asked[0] != "komainu-effect"


@pytest.mark.rule("komainu.for-you-alone")
@pytest.mark.parametrize(
    ("pick", "looked_at"),
    [
        ("decorator-leather", lambda table: table.state.decorators[3] == 2),
        ("room-coins", lambda table: table.state.coins[JOHN] == 6),
    ],
)
def test_a_decorator_or_a_room_at_the_komainu_gives_nothing_to_others(
    pick: str, looked_at: Callable[[Table], bool]
) -> None:
    table = monk_at_the_komainu().family(PAUL, "coins").sword(PAUL, 16, "1b", 1).play(JOHN, pick)
    assert {event.seat for event in table.all_told("komainu.for-you-alone")} == {JOHN}
    assert looked_at(table)
    assert table.asked == ("turn", PAUL)


def test_but_no_room_without_a_family_member() -> None:
    assert monk_at_the_komainu().refused(JOHN, "room-leather") == "palace.own-rooms"


def test_spaces_are_correctable_facts() -> None:
    table = Table(4, game_with(market_spaces=1)).turn(RINGO).play(RINGO, "market", "card-1").turn(JOHN)
    assert table.refused(JOHN, "market") == "market.free-space"
