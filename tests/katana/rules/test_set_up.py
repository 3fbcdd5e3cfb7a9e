"""The set-up, and the two rules of the table itself."""

from typing import Any

import pytest

from bakufu.katana.box.components import CELL_NAMES, NO_SWORD, ROOMS, STARTING
from bakufu.katana.box.picks import NUMBER_OF, STARTING_SWORD
from bakufu.katana.rules.events import StartingSwordTaken
from bakufu.katana.rules.state import State
from bakufu.kernel.event import Event
from tests.katana.table import GEORGE, JOHN, Table, game_with

GAME = game_with()


def set_up(players: int, seed: int = 1, rooms: str = "first") -> tuple[State, dict[str, Any]]:
    events: list[Event] = []
    state = GAME.start({"players": players, "rooms": rooms}, seed, events)
    # What an event holds depends on its rule.
    return state, {event.rule: event for event in events}


def test_everybody_begins_with_the_same_pieces() -> None:
    state, _ = set_up(4)
    assert state.stock == [0, 2, 1, 0] * 4
    assert (state.workers, state.monks, state.points) == ([4] * 4, (2,) * 4, [0] * 4)
    assert (state.decorators, state.family, state.round) == ((1,) * 16, (0,) * 4, 1)


@pytest.mark.rule("setup.five-rooms")
def test_for_a_first_game_the_rooms_are_given() -> None:
    _, told = set_up(4)
    assert told["setup.five-rooms"].rooms == ("coins", "leather", "lacquer", "move", "advance")


@pytest.mark.rule("setup.five-rooms")
def test_otherwise_chance_picks_five_of_seven_rooms() -> None:
    found = {set_up(3, seed, "random")[1]["setup.five-rooms"].rooms for seed in range(8)}
    assert len(found) > 1
    assert all(len(set(rooms)) == 5 and set(rooms) <= set(ROOMS) for rooms in found)


@pytest.mark.rule("setup.lay-out-swords")
@pytest.mark.parametrize(("players", "swords"), [(2, 8), (3, 10), (4, 11)])
def test_a_sword_on_every_space_that_is_used(players: int, swords: int) -> None:
    state, told = set_up(players)
    assert len(told["setup.lay-out-swords"].swords) == swords
    assert len(state.sword_at) - state.sword_at.count(NO_SWORD) == swords
    assert len(state.pile) == 50 - swords - players


@pytest.mark.rule("setup.lay-out-honor-cards")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_honor_cards_as_players(players: int) -> None:
    state, told = set_up(players)
    assert told["setup.lay-out-honor-cards"].honors == tuple(honor + 1 for honor in state.honor_row)
    assert len(state.honor_row) == players


def test_four_decks_of_16_daimyo_cards_and_three_open_cards_at_the_market() -> None:
    state, _ = set_up(4)
    assert [len(deck) for deck in state.decks] == [16] * 4
    assert len(state.market_row) == 3


@pytest.mark.rule("setup.choose-a-sword")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_chooses_first_and_the_first_player_gets_the_rest(players: int) -> None:
    state, told = set_up(players)
    assert len(told["setup.choose-a-sword"].swords) == players
    for back in range(players - 1, 0, -1):
        assert GAME.to_move(state) == ((state.first + back) % players,)
        GAME.play(state, GAME.to_move(state)[0], STARTING_SWORD)
    assert state.starting == []
    assert GAME.to_move(state) == (state.first,)


@pytest.mark.rule("setup.choose-a-sword")
def test_a_sword_that_is_gone_cannot_be_chosen() -> None:
    state, _ = set_up(4)
    last = NUMBER_OF["sword-4"]
    GAME.play(state, GAME.to_move(state)[0], last)
    assert GAME.refusal(state, GAME.to_move(state)[0], last) == "setup.choose-a-sword"


@pytest.mark.rule("setup.starting-stock")
def test_the_coins_of_the_sword_and_of_the_starting_sashimono() -> None:
    state, _ = set_up(4)
    events: list[Event] = []
    while state.starting:
        GAME.play(state, GAME.to_move(state)[0], STARTING_SWORD, events)
    taken = [event for event in events if isinstance(event, StartingSwordTaken)]
    assert {event.rule for event in taken} == {"setup.starting-stock"}
    assert [(event.seat - state.first) % 4 for event in taken] == [3, 2, 1, 0]
    for event in taken:
        sword = int(event.sword) - 1
        more = (event.seat - state.first) % 4
        assert event.coins == state.coins[event.seat] == state.setting.advance[sword] + more
        assert state.flag[sword] == STARTING
        assert event.space == CELL_NAMES[5 * state.setting.recipe[sword][0]]


def test_chance_names_the_first_player() -> None:
    assert {set_up(4, seed)[0].first for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("table.not-awaited")
def test_only_who_is_asked_can_move() -> None:
    assert Table().turn(JOHN).refused(GEORGE, "market") == "table.not-awaited"


@pytest.mark.rule("table.not-awaited")
def test_who_could_do_something_is_asked_after_the_turn_of_another_but_for_the_next_player() -> None:
    """Paul is next, so only George is asked, who could deliver as well."""
    table = Table().complete(GEORGE, 1, "2c").complete(1, 2, "2b").turn(JOHN)
    assert table.refused(GEORGE, "deliver-2c") == "table.not-awaited"
    table.play(JOHN, "komainu")
    assert table.asked == ("aside", GEORGE)
    table.play(GEORGE, "enough")
    assert table.asked == ("turn", 1)


def test_who_wants_to_be_quiet_is_not_asked_until_their_own_turn() -> None:
    table = Table().complete(GEORGE, 1, "2c").turn(JOHN).play(JOHN, "komainu").play(GEORGE, "quiet")
    table.turn(3).play(3, "row-1").play(JOHN, "row-1")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("table.no-such-move")
def test_a_move_answers_the_question_that_is_asked() -> None:
    assert Table().turn(JOHN).refused(JOHN, "decorator-wood") == "table.no-such-move"
