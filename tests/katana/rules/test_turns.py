"""Individual player turns: Workers, Monks and the Temple, passing, and the Restore phase."""

import pytest

from bakufu.katana.box.components import NO_SWORD, NOBODY
from tests.katana.table import GEORGE, JOHN, PAUL, RINGO, Table


@pytest.mark.rule("turn.one-at-a-time")
def test_one_worker_at_a_time_clockwise() -> None:
    table = Table().turn(JOHN).play(JOHN, "row-1").play(PAUL, "row-1").play(GEORGE, "row-1").play(RINGO, "row-1")
    assert [event.seat for event in table.all_told("turn.one-at-a-time")] == [JOHN, PAUL, GEORGE, RINGO]
    assert table.state.workers == [3] * 4
    assert table.asked == ("turn", JOHN)


def test_those_who_have_passed_are_left_out() -> None:
    table = Table().passed(PAUL, GEORGE).turn(JOHN).play(JOHN, "row-1")
    assert table.asked == ("turn", RINGO)


@pytest.mark.rule("turn.available-workers")
def test_without_an_available_worker_none_is_placed() -> None:
    table = Table().coins(JOHN, 5)
    table.state.workers[JOHN] = 0
    table.turn(JOHN)
    assert table.refused(JOHN, "market") == "turn.available-workers"
    assert table.refused(JOHN, "monk-market") == ""


@pytest.mark.rule("temple.monk-costs-offering")
@pytest.mark.parametrize(("number", "price"), [(1, 5), (2, 6), (3, 8), (4, 12)])
def test_the_offering_is_dearer_in_every_round(number: int, price: int) -> None:
    table = Table().round(number).coins(JOHN, 20).turn(JOHN).play(JOHN, "monk-row-1")
    assert table.told("temple.monk-costs-offering").paid == price
    assert table.state.coins[JOHN] == 20 - price


@pytest.mark.rule("temple.two-monks")
def test_two_monks_a_round() -> None:
    table = Table(2).coins(JOHN, 30).turn(JOHN).play(JOHN, "monk-row-1").play(PAUL, "row-1").play(JOHN, "monk-row-1")
    table.play(PAUL, "row-1")
    assert table.refused(JOHN, "monk-row-1") == "temple.two-monks"
    assert table.state.workers[JOHN] == 4


@pytest.mark.rule("temple.pay-first")
def test_a_monk_is_not_paid_with_what_it_earns() -> None:
    """4 Coins, and 4 more at the Komainu, would be enough for 5."""
    assert Table().coins(JOHN, 4).turn(JOHN).refused(JOHN, "monk-komainu") == "temple.pay-first"


@pytest.mark.rule("pass.take-an-honor-card")
def test_who_passes_takes_an_honor_card() -> None:
    table = Table().turn(JOHN)
    wanted = table.state.honor_row[2]
    table.play(JOHN, "pass-3")
    assert table.told("pass.take-an-honor-card").honor == wanted + 1
    assert table.state.honors[JOHN] == [wanted]
    assert wanted not in table.state.honor_row
    assert table.asked == ("turn", PAUL)


@pytest.mark.rule("pass.take-an-honor-card")
def test_an_honor_card_that_is_gone_cannot_be_taken() -> None:
    assert Table().turn(JOHN).play(JOHN, "pass-1").refused(PAUL, "pass-4") == "pass.take-an-honor-card"


@pytest.mark.rule("pass.nothing-more")
def test_after_passing_the_gifts_of_others_remain_and_no_card_is_played() -> None:
    table = Table().passed(PAUL).cards(PAUL, 25).coins(PAUL, 9).family(PAUL, "coins")
    table.turn(JOHN).play(JOHN, "palace", "family-3")
    assert table.asked == ("palace-gift", PAUL)
    assert table.refused(PAUL, "play-25") == "pass.nothing-more"
    assert table.refused(PAUL, "buy-25") == "pass.nothing-more"
    table.play(PAUL, "room-coins")
    assert table.state.coins[PAUL] == 11
    assert table.asked[1] != PAUL


@pytest.mark.rule(
    "turn.four-rounds", "restore.refill-swords", "restore.lay-out-honor-cards", "restore.first-player-goes-left"
)
def test_between_rounds_the_board_is_restored() -> None:
    table = Table(2).turn(JOHN)
    table.play(JOHN, "market", "card-1").play(PAUL, "red-1").play(JOHN, "pass-1").play(PAUL, "pass-1")
    began = table.told("turn.four-rounds")
    assert (began.round, began.first) == (2, PAUL)
    assert table.told("restore.first-player-goes-left").seat == PAUL
    assert list(table.told("restore.refill-swords").swords) == ["red-1"]
    assert len(table.told("restore.lay-out-honor-cards").honors) == 2
    state = table.state
    assert (state.workers, state.passed, state.on_board) == ([4, 4], [0, 0], [0, 0])
    assert (state.market_at, state.worker_at[0], len(state.honor_row)) == ([], NOBODY, 2)
    assert NO_SWORD not in [state.sword_at[space] for space in state.setting.spaces]
    assert table.asked == ("turn", PAUL)


@pytest.mark.rule("restore.first-player-goes-left")
def test_the_first_player_card_goes_to_the_left() -> None:
    table = Table().turn(JOHN)
    for seat in (JOHN, PAUL, GEORGE, RINGO):
        table.play(seat, "pass-1")
    assert table.told("restore.first-player-goes-left").seat == PAUL
    assert table.asked == ("turn", PAUL)


@pytest.mark.rule("restore.komainu-goes-first")
def test_who_is_at_the_komainu_begins_the_next_round() -> None:
    table = Table().turn(RINGO).play(RINGO, "komainu")
    for seat in (JOHN, PAUL, GEORGE, RINGO):
        table.play(seat, "pass-1")
    assert table.told("restore.komainu-goes-first").seat == RINGO
    assert table.asked == ("turn", RINGO)


def test_monks_return_to_the_temple() -> None:
    table = Table(2).coins(JOHN, 5).turn(JOHN).play(JOHN, "monk-row-1").play(PAUL, "pass-1")
    assert table.state.monks == (1, 2)
    table.play(JOHN, "pass-1")
    assert table.state.monks == (2, 2)


def test_freed_workers_stay_free() -> None:
    table = Table(2).delivered(JOHN, 1, 2, 3, 4).turn(JOHN).play(JOHN, "pass-1").play(PAUL, "pass-1")
    assert table.state.workers == [6, 4]


def test_the_game_ends_with_the_fourth_round() -> None:
    table = Table(2).round(4).turn(JOHN).play(JOHN, "pass-1").play(PAUL, "pass-1")
    assert table.state.over()
    assert table.asked == ("", -1)


def test_a_figure_at_ones_own_forge_is_not_on_the_main_board() -> None:
    table = Table().turn(JOHN).play(JOHN, "row-1").play(PAUL, "komainu")
    assert table.state.on_board == [0, 1, 0, 0]


@pytest.mark.rule("table.not-awaited")
def test_others_are_asked_clockwise_after_the_player_whose_turn_it_is() -> None:
    """Ringo is next: not asked between two turns, but first where all others get something."""
    table = Table().cards(JOHN, 25).cards(PAUL, 26).cards(RINGO, 27).turn(GEORGE).play(GEORGE, "row-1")
    assert table.asked == ("aside", JOHN)
    assert table.play(JOHN, "enough").asked == ("aside", PAUL)
    assert table.play(PAUL, "enough").asked == ("turn", RINGO)
    table = Table().family(JOHN, "coins").family(PAUL, "coins").family(RINGO, "coins").turn(GEORGE)
    table.play(GEORGE, "palace", "family-3")
    for seat in (RINGO, JOHN, PAUL):
        assert table.asked == ("palace-gift", seat)
        assert table.refused(GEORGE, "enough") == "table.not-awaited"
        table.play(seat, "room-coins")
    assert table.asked == ("turn", RINGO)
