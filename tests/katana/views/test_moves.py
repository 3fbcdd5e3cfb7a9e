"""Every move has a name in fields that people can read, and the name leads back to it."""

from __future__ import annotations

import pytest

import bakufu
from bakufu.katana.box.components import LINE_COUNT, PLACES
from bakufu.katana.box.picks import MONK, MOVE, NUMBER_OF, PASS, PICKS, QUIET, WORDS
from bakufu.katana.rules.decision_kinds import STARTING_SWORD, TURN
from bakufu.katana.views import named_moves as named
from bakufu.kernel.contract import Move
from bakufu.kernel.errors import NO_SUCH_MOVE, NOT_AWAITED, IllegalMove
from tests.katana.smiths import GAME, Options, Play, every_table


def first_turn(players: int = 2) -> Play:
    play = Play({"players": players, "rooms": "first"}, 5)
    while play.state.decision == STARTING_SWORD:
        play.go_on()
    assert play.state.decision == TURN
    return play


@every_table
def test_all_legal_moves_have_a_name_of_their_own_that_leads_back(options: Options) -> None:
    play = Play(options, 31, riches=40)
    for state in play.states():
        for seat in GAME.to_move(state):
            moves = GAME.moves(state, seat)
            described = [GAME.describe(state, seat, move) for move in moves]
            assert [GAME.encode(state, seat, move) for move in described] == moves
            assert len(set(described)) == len(moves)


def test_moves_that_are_not_legal_now_have_names_too() -> None:
    """The rules refuse them, and say why."""
    state = first_turn().state
    seat = state.turn
    for move in range(PICKS):
        described = GAME.describe(state, seat, move)
        assert isinstance(described, named.Picked)
        assert described.word() == WORDS[move]


def test_a_figure_is_placed_at_a_place_with_what_lies_there() -> None:
    state = first_turn().state
    seat = state.turn
    sword = str(state.sword_at[0] + 1)
    assert GAME.describe(state, seat, 0) == named.PlaceFigure("red-1", monk=False, sword=sword)
    assert GAME.describe(state, seat, MONK + 11) == named.PlaceFigure("market", monk=True, sword=None)
    assert len([place for place in PLACES if place.startswith(("row", "column"))]) == LINE_COUNT


def test_passing_names_the_honor_card() -> None:
    state = first_turn().state
    assert GAME.describe(state, state.turn, PASS + 1) == named.PassWith(2, state.honor_row[1] + 1)


def test_a_move_of_a_sword_says_what_it_costs_and_where_it_leads() -> None:
    state = first_turn().state
    seat = state.turn
    cell = next(cell for cell in range(20) if state.forge[20 * seat + cell] >= 0)
    told = bakufu.plain(GAME.describe(state, seat, MOVE + cell))
    sword = state.forge[20 * seat + cell]
    first = ("lacquer", "wood", "steel", "leather")[state.setting.recipe[sword][0]]
    assert told["type"] == "move-sword"
    assert (told["sword"], told["resource"]) == (str(sword + 1), first)
    assert told["target"] == told["space"][0] + "b", "the first Resource of a recipe is that of the row"


def test_only_who_is_awaited_has_moves_to_describe() -> None:
    state = first_turn().state
    with pytest.raises(IllegalMove) as refused:
        GAME.describe(state, 1 - state.turn, 0)
    assert refused.value.rule == NOT_AWAITED


@pytest.mark.parametrize(
    "move",
    [
        Move(),
        named.PlaceFigure("kitchen", monk=False, sword=None),
        named.PlaceFigure("red-1", monk=False, sword="katana"),
        named.PassWith(9, 1),
    ],
)
def test_what_is_no_move_is_refused(move: Move) -> None:
    state = first_turn().state
    with pytest.raises(IllegalMove) as refused:
        GAME.encode(state, state.turn, move)
    assert refused.value.rule == NO_SUCH_MOVE


@pytest.mark.parametrize("move", [-1, PICKS])
def test_numbers_outside_the_move_space_have_no_name(move: int) -> None:
    state = first_turn().state
    with pytest.raises(IllegalMove) as refused:
        GAME.describe(state, state.turn, move)
    assert refused.value.rule == NO_SUCH_MOVE


def test_words_are_numbered_as_the_move_space_is() -> None:
    assert [NUMBER_OF[word] for word in WORDS] == list(range(PICKS))
    assert WORDS[QUIET] == "quiet"
