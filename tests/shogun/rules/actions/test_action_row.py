"""The action row: after each action the next face-down card is revealed to everybody, until all ten are face up."""

from collections.abc import Iterator

import pytest

import bakufu
from bakufu import Rng
from bakufu.kernel.event import Event
from bakufu.kernel.playout import random_game
from bakufu.shogun.box.components import ACTIONS, FACE_DOWN
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.events import ActionBegan, ActionRevealed, ActionsLaidOut, BattleDecided
from bakufu.shogun.rules.state import State
from tests.shogun.table import BLACK, BLUE, GAME, RED, YELLOW, Table

ONE_BY_ONE = [6, 7, 8, 9, 10]


def march_home(table: Table) -> tuple[str, str]:
    """The picks that end the last player's waiting: one army into the nearest province."""
    return table.choices(BLACK)[0], "1"


def last_moves(seed: int, **options: object) -> Iterator[tuple[State, int, list[str]]]:
    """A game in which everybody always makes the last legal move: every state in which an action is carried out, with
    the action's number within the season and the rules that were cited since the season began."""
    events: list[Event] = []
    state = GAME.start(options, seed, events)
    while awaited := GAME.to_move(state):
        season = events[max([at for at, event in enumerate(events) if isinstance(event, ActionsLaidOut)], default=0) :]
        began = [event for event in season if isinstance(event, ActionBegan)]
        if began and state.action_row:
            yield state, began[-1].position, [event.rule for event in season]
        GAME.play(state, awaited[0], GAME.moves(state, awaited[0])[-1], events)


def rows_seen(state: State) -> list[list[str | None]]:
    """The action row in the view of every seat, and of a spectator."""
    seats = [*range(state.setting.players), None]
    return [bakufu.plain(GAME.view(state, seat))["actions"]["row"] for seat in seats]


@pytest.mark.rule("season.turn-up-next")
def test_three_cards_of_the_second_half_are_face_up_during_the_fourth_action() -> None:
    looked = 0
    for state, position, cited in last_moves(3, players=3, side="sun", setup="fixed"):
        if (state.year, state.season, position) != (1, 0, 4):
            continue
        looked += 1
        row = [ACTIONS[action] for action in state.action_row]
        assert rows_seen(state) == [[*row[:8], None, None]] * 4
        assert cited.count("season.turn-up-next") == 3
    assert looked == 6, "all three players march, the last of them too"


@pytest.mark.rule("season.turn-up-next")
@pytest.mark.parametrize("modules", [[], list(NAMES)])
def test_cards_are_revealed_one_by_one_and_none_after_the_fifth_action(modules: list[str]) -> None:
    events: list[Event] = []
    random_game(GAME.start({"players": 4, "modules": modules}, 4, events), Rng(4), events)
    revealed = [event for event in events if isinstance(event, ActionRevealed)]
    assert [event.position for event in revealed if event.rule == "season.turn-up-next"] == ONE_BY_ONE * 6
    order = [event for event in events if isinstance(event, (ActionBegan, ActionRevealed))]
    steps = [(isinstance(event, ActionRevealed), event.position) for event in order[:15]]
    up_to_the_fifth = [step for number in range(1, 6) for step in ((False, number), (True, number + 5))]
    assert steps == up_to_the_fifth + [(False, number) for number in ONE_BY_ONE]
    for first in range(0, len(order), 15):
        season = order[first : first + 15]
        began = {event.position: event.action for event in season if isinstance(event, ActionBegan)}
        opened = {event.position: event.action for event in season if isinstance(event, ActionRevealed)}
        assert all(began[position] == action for position, action in opened.items())


@pytest.mark.rule("season.turn-up-next")
def test_all_ten_are_known_when_the_fifth_action_is_complete() -> None:
    table = Table.bare().give(BLUE, "Omi").give(BLUE, "Kii").special(BLUE, "six-armies")
    table.turn(BLUE, "castle", "Omi", {(BLUE, "deploy-5"): "Kii"}).play(BLACK, *march_home(table))
    assert table.asked == ("deploy-armies", (BLUE,)), "the seventh action"
    opened = [(event.position, event.action) for event in table.all_told("season.turn-up-next")]
    row = [ACTIONS[action] for action in table.state.action_row]
    assert opened == list(zip(ONE_BY_ONE, row[5:], strict=True))
    assert rows_seen(table.state) == [row] * 5


@pytest.mark.rule("season.turn-up-next")
def test_the_others_stay_secret() -> None:
    for state, position, cited in last_moves(5, players=4, side="moon", setup="claim"):
        face_up = min(10, position + 4)
        assert 5 + cited.count("season.turn-up-next") == face_up
        for seat in (*range(4), None):
            known = GAME.view(state, seat).known
            assert known.action_row == state.action_row[:face_up] + [FACE_DOWN] * (10 - face_up)
            assert known.revealed == face_up


@pytest.mark.rule("season.turn-up-next")
def test_imagined_rows_differ_only_in_what_is_still_face_down() -> None:
    table = Table.bare().give(BLUE, "Omi").turn(BLUE, "castle", "Omi")
    assert table.asked == ("march-to", (BLACK,)), "the second action"
    assert table.told("season.turn-up-next").position == 6
    view = GAME.view(table.state, RED)
    rows = [GAME.imagine(view, Rng(seed)).action_row for seed in range(40)]
    assert {tuple(row[:6]) for row in rows} == {tuple(table.state.action_row[:6])}
    assert len({tuple(row[6:]) for row in rows}) > 10


@pytest.mark.rule("season.turn-up-next")
def test_no_card_is_revealed_before_the_last_players_battle_is_over() -> None:
    """The last player attacks, and the defender may add an army: nobody knows the next card yet."""
    table = Table.bare().give(RED, "Ise").give(BLACK, "Shinano", 3).give(YELLOW, "Kozuke", 2).special(YELLOW, "defence")
    table.turn(RED, "battle-a", "Ise", {(BLACK, "battle-a"): "Shinano"})
    for pick in ("Kozuke", "2"):
        assert table.asked[1] == (BLACK,)
        assert table.all_told("season.turn-up-next") == []
        table.play(BLACK, pick)
    assert table.asked == ("reinforce", (YELLOW,))
    assert table.all_told("season.turn-up-next") == []
    table.play(YELLOW, "0")
    order = [type(event) for event in table.events]
    assert table.told("season.turn-up-next").position == 6
    assert order.index(BattleDecided) < order.index(ActionRevealed) < len(order) - order[::-1].index(ActionBegan)


@pytest.mark.rule("season.turn-up-next")
def test_a_move_that_reveals_a_card_cannot_be_undone() -> None:
    table = Table.bare().give(BLUE, "Omi").turn(BLUE, "castle", "Omi")
    before = table.state.copy()
    target, armies = march_home(table)
    table.play(BLACK, target)
    assert not GAME.irrevocable(before, table.state), "only the target is chosen yet"
    chosen = table.state.copy()
    table.play(BLACK, armies)
    assert 7 in [event.position for event in table.all_told("season.turn-up-next")]
    assert GAME.irrevocable(chosen, table.state)
