"""Laying out cards: four events a year, ten actions and five special cards each season."""

import pytest

from bakufu import Rng
from bakufu.kernel.playout import random_game
from bakufu.shogun.box.components import ACTIONS, FACE_DOWN, SPECIALS
from bakufu.shogun.rules.events import ActionsLaidOut, SpecialsLaidOut
from tests.shogun.table import BLUE, GAME, Table


@pytest.mark.rule("setup.four-events")
def test_four_of_the_twelve_event_cards_lie_open() -> None:
    table = Table()
    laid = table.told("setup.four-events").cards
    assert len(set(laid)) == 4
    assert [card + 1 for card in table.state.event_row] == list(laid)
    assert sorted(table.state.event_row + table.state.event_pile) == list(range(12))
    assert GAME.view(table.state, BLUE).known.event_row == table.state.event_row


def test_the_order_of_the_event_pile_is_hidden() -> None:
    known = GAME.view(Table().state, BLUE).known
    assert known.event_pile == [FACE_DOWN] * 8


@pytest.mark.rule("season.shuffle-actions")
def test_ten_action_cards_are_laid_out_and_five_lie_open() -> None:
    table = Table()
    laid = table.told("season.shuffle-actions")
    assert (laid.year, laid.season) == (1, "spring")
    assert list(laid.open) == [ACTIONS[action] for action in table.state.action_row[:5]]
    assert sorted(table.state.action_row) == list(range(10))
    seen = GAME.view(table.state, BLUE).known.action_row
    assert seen == table.state.action_row[:5] + [FACE_DOWN] * 5


@pytest.mark.rule("season.shuffle-specials")
def test_five_special_cards_are_laid_out_face_up() -> None:
    table = Table()
    laid = table.told("season.shuffle-specials").row
    assert sorted(laid) == sorted(SPECIALS)
    assert [SPECIALS[card] for card in table.state.special_row] == list(laid)
    assert GAME.view(table.state, BLUE).known.special_row == table.state.special_row


def test_all_cards_are_shuffled() -> None:
    states = [Table(seed=seed).state for seed in range(6)]
    assert len({tuple(state.event_row) for state in states}) > 1
    assert len({tuple(state.action_row) for state in states}) > 1
    assert len({tuple(state.special_row) for state in states}) > 1


@pytest.mark.rule("season.shuffle-actions", "season.shuffle-specials")
def test_the_cards_are_laid_out_anew_in_each_of_the_six_seasons() -> None:
    table = Table()
    random_game(table.state, Rng(2), table.events)
    actions = [event for event in table.all_told("season.shuffle-actions") if isinstance(event, ActionsLaidOut)]
    specials = [event for event in table.all_told("season.shuffle-specials") if isinstance(event, SpecialsLaidOut)]
    seasons = [(event.year, event.season) for event in actions]
    assert seasons == [(year, season) for year in (1, 2) for season in ("spring", "summer", "autumn")]
    assert len({event.open for event in actions}) > 1
    assert len({event.row for event in specials}) > 1
