"""The audience at Tenno's Court: favours on display, who comes when, and what is left afterwards."""

from __future__ import annotations

import pytest

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.shogun.modules.court.events import FavoursTooDear
from bakufu.shogun.modules.court.moves import TakeFavour
from bakufu.shogun.modules.court.numbers import FAVOURS_LEFT, QUEUE
from bakufu.shogun.modules.court.preview import FavourOffer, favour_preview
from tests.shogun.modules.court.table import CourtTable
from tests.shogun.table import BLACK, BLUE, GAME, PURPLE, RED, YELLOW


@pytest.mark.rule("court.lay-out-favours")
def test_the_rulebooks_favours_10_8_and_2_lie_on_the_spaces_of_4_3_and_2() -> None:
    table = CourtTable.bare().deck(2, 8, 10).lay_out()
    assert table.displayed() == [10, 8, 2]
    assert table.told("court.lay-out-favours").favours == (10, 8, 2)
    assert not any(table.state.module_rows[FAVOURS_LEFT])


def test_three_favours_are_drawn_each_season_and_none_twice() -> None:
    from bakufu import Rng
    from bakufu.kernel.playout import random_game

    table = CourtTable(modules=["court"])
    random_game(table.state, Rng(1), table.events)
    rows = [event.favours for event in table.all_told("court.lay-out-favours")]
    assert len(rows) == 6
    drawn = [card for row in rows for card in row]
    assert len(set(drawn)) == 18
    assert set(drawn) <= set(range(1, 22))
    assert all(row == tuple(sorted(row, reverse=True)) for row in rows)


@pytest.mark.rule("court.most-officials-first", "court.all-enter", "court.take-one-favour", "court.tie-by-turn-order")
@pytest.mark.rule("court.pay-with-officials", "court.back-to-the-entrance", "court.unused-favours-leave")
def test_the_rulebooks_four_players_at_court() -> None:
    """Barbara takes 8, Dirk takes 2; neither Jens nor Anika can afford 10, but both come before the Tenno."""
    jens, barbara, dirk, anika = BLUE, YELLOW, RED, PURPLE
    table = CourtTable.bare(5).favours(10, 8, 2).sent(barbara, 5).sent(dirk, 3).sent(jens, 2).sent(anika, 2)
    table.court(dirk, BLACK, jens, anika, barbara)
    assert table.told("court.most-officials-first").order == (barbara, dirk, jens, anika)
    assert table.told("court.tie-by-turn-order").seats == (jens, anika)
    assert table.asked == ("take-favour", (barbara,))
    assert table.audience() == [0, 5, 0, 0, 0]
    table.play(barbara, "favour-3")
    taken = table.told("court.take-one-favour")
    assert (taken.seat, taken.favour, taken.officials) == (barbara, 8, 3)
    assert table.audience()[barbara] == 2
    assert table.officials(barbara) == 5
    assert table.in_tray() == {"yellow": 4}
    assert table.asked == ("take-favour", (dirk,))
    assert table.refused(dirk, "favour-4") == "court.pay-with-officials"
    assert table.refused(dirk, "favour-3") == "court.take-one-favour"
    assert favour_preview(table.state, dirk).spaces == (
        FavourOffer("court.pay-with-officials", 1),
        FavourOffer("court.take-one-favour", 0),
        FavourOffer("", 0),
    )
    table = table.play(dirk, "favour-2")
    assert table.state.chests[dirk] == 12 + 2
    assert table.asked[0] == "march-to"
    came = [(event.seat, event.officials) for event in table.all_told("court.all-enter")]
    assert came == [(barbara, 5), (dirk, 3), (jens, 2), (anika, 2)]
    dear = table.all_told("court.pay-with-officials")
    assert [(type(event), event.seat, event.officials) for event in dear] == [
        (FavoursTooDear, jens, 2),
        (FavoursTooDear, anika, 2),
    ]
    assert table.told("court.unused-favours-leave").favours == (10,)
    assert table.entrance() == [2, 2, 1, 0, 2]
    assert table.audience() == [0] * 5
    assert [event.seat for event in table.all_told("court.back-to-the-entrance")] == [jens, barbara, dirk, anika]


@pytest.mark.rule("court.most-officials-first")
def test_officials_left_over_from_earlier_seasons_count() -> None:
    table = CourtTable.bare().favours(9, 5, 2).give(BLUE, "Omi", 3).sent(BLUE, 1).sent(YELLOW, 2).sent(RED, 1)
    table.sent(BLACK, 1).court(YELLOW, BLUE, RED, BLACK, plans={(BLUE, "convert-2"): "Omi"})
    assert table.told("court.most-officials-first").order == (BLUE, YELLOW, RED, BLACK)
    assert table.asked == ("take-favour", (BLUE,))


@pytest.mark.rule("court.tie-by-turn-order")
def test_ties_go_by_the_turn_order_and_not_by_seats() -> None:
    table = CourtTable.bare().favours(9, 5, 2).sent(BLUE, 4).sent(YELLOW, 4).sent(RED, 2).sent(BLACK, 2)
    table.court(BLACK, YELLOW, RED, BLUE)
    ties = [event.seats for event in table.all_told("court.tie-by-turn-order")]
    assert ties == [(YELLOW, BLUE), (BLACK, RED)]
    assert table.asked[1] == (YELLOW,)
    table.play(YELLOW, "nothing")
    assert table.asked[1] == (BLUE,)


@pytest.mark.rule("court.none-sent-none-heard")
def test_who_has_no_official_is_left_out() -> None:
    table = CourtTable.bare().favours(9, 5, 2).sent(RED, 2).court()
    assert table.told("court.none-sent-none-heard").seats == (BLUE, YELLOW, BLACK)
    assert table.asked == ("take-favour", (RED,))
    table.play(RED, "nothing")
    assert [event.seat for event in table.all_told("court.all-enter")] == [RED]


def test_without_any_officials_there_is_no_audience() -> None:
    table = CourtTable.bare().favours(9, 5, 2).court()
    assert table.told("court.none-sent-none-heard").seats == (BLUE, YELLOW, RED, BLACK)
    assert table.all_told("court.most-officials-first") == []
    assert table.told("court.unused-favours-leave").favours == (9, 5, 2)
    assert table.asked[0] == "march-to"


@pytest.mark.rule("court.may-decline")
def test_a_favour_may_be_declined_and_the_officials_stay() -> None:
    table = CourtTable.bare().favours(9, 5, 2).sent(BLUE, 6).court()
    assert table.choices(BLUE) == ["nothing", "favour-4", "favour-3", "favour-2"]
    table.play(BLUE, "nothing")
    assert table.told("court.may-decline").seat == BLUE
    assert table.entrance()[BLUE] == 6
    assert table.officials(BLUE) == 1
    assert table.state.chests[BLUE] == 15


@pytest.mark.rule("court.pay-with-officials")
@pytest.mark.parametrize(
    ("officials", "choices"),
    [
        (2, ["nothing", "favour-2"]),
        (3, ["nothing", "favour-3", "favour-2"]),
        (4, ["nothing", "favour-4", "favour-3", "favour-2"]),
    ],
)
def test_a_favour_costs_what_its_space_shows(officials: int, choices: list[str]) -> None:
    table = CourtTable.bare().favours(9, 5, 2).sent(BLUE, officials).court()
    assert table.choices(BLUE) == choices
    for pick in ("favour-4", "favour-3", "favour-2"):
        assert table.refused(BLUE, pick) == ("" if pick in choices else "court.pay-with-officials")
    table.play(BLUE, choices[1])
    assert table.entrance()[BLUE] == 0
    assert table.officials(BLUE) == 7


def test_one_official_is_too_few_for_anything() -> None:
    table = CourtTable.bare().favours(9, 5, 2).sent(BLUE, 1).court()
    assert table.told("court.pay-with-officials").seat == BLUE
    assert table.asked[0] == "march-to"
    assert table.entrance()[BLUE] == 1


@pytest.mark.rule("court.take-one-favour")
def test_each_player_takes_one_favour_only() -> None:
    table = CourtTable.bare().favours(9, 5, 2).sent(BLUE, 7).sent(YELLOW, 2).court().play(BLUE, "favour-4")
    assert table.told("court.take-one-favour").favour == 9
    assert table.asked == ("take-favour", (YELLOW,))
    assert table.refused(YELLOW, "favour-4") == "court.take-one-favour"
    assert table.entrance()[BLUE] + table.audience()[BLUE] == 3


@pytest.mark.rule("court.ends-with-the-favours")
def test_with_the_last_favour_the_audience_is_over() -> None:
    table = CourtTable.bare().favours(9, 5, 2).sent(BLUE, 5).sent(YELLOW, 4).sent(RED, 3).sent(BLACK, 3).court()
    table.play(BLUE, "favour-4").play(YELLOW, "favour-3").play(RED, "favour-2")
    assert table.told("court.ends-with-the-favours").seats == (BLACK,)
    assert BLACK not in [event.seat for event in table.all_told("court.all-enter")]
    assert table.all_told("court.unused-favours-leave") == []
    assert table.entrance() == [1, 1, 1, 3]
    assert table.state.module_rows[QUEUE] == ()


@pytest.mark.rule("court.unused-favours-leave")
def test_favours_nobody_took_never_come_back() -> None:
    table = CourtTable.bare().favours(9, 5, 2).court()
    assert table.told("court.unused-favours-leave").favours == (9, 5, 2)
    assert table.displayed() == [0, 0, 0]
    assert [table.state.module_rows[FAVOURS_LEFT][card] for card in (9, 5, 2)] == [0, 0, 0]


@pytest.mark.rule("court.back-to-the-entrance")
def test_officials_go_back_to_the_entrance_hall() -> None:
    table = CourtTable.bare().favours(9, 5, 2).sent(BLUE, 7).court().play(BLUE, "favour-3")
    returned = table.told("court.back-to-the-entrance")
    assert (returned.seat, returned.officials) == (BLUE, 4)
    assert table.entrance()[BLUE] == 4
    assert table.audience()[BLUE] == 0


def test_other_picks_do_not_answer_the_question() -> None:
    table = CourtTable.bare().favours(9, 5, 2).sent(BLUE, 7).court()
    for pick in ("Kai", "chest-1", "3", "yes", "tower-1"):
        assert table.refused(BLUE, pick) == NO_SUCH_MOVE


def test_moves_have_names() -> None:
    table = CourtTable.bare().favours(9, 5, 2).sent(BLUE, 7).court()
    moves = [GAME.describe(table.state, BLUE, move) for move in GAME.moves(table.state, BLUE)]
    assert moves == [TakeFavour(None, 0), TakeFavour(9, 4), TakeFavour(5, 3), TakeFavour(2, 2)]
    assert [GAME.encode(table.state, BLUE, move) for move in moves] == GAME.moves(table.state, BLUE)
