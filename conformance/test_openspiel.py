"""OpenSpiel: its own tests of a game, resampling, and its search."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import bakufu
import bakufu.env.openspiel  # registers the games

KINDS = [
    "bakufu_shogun(deals=8)",
    "bakufu_shogun(players=4,side=moon,encode=page,deals=8)",
    "bakufu_shogun(players=5,modules=court+leaders+chambers+samurai,deals=8)",
    "bakufu_katana(players=1,deals=8)",
    "bakufu_katana(players=4,rooms=random,deals=8)",
]


@pytest.mark.parametrize("kind", KINDS)
def test_its_own_test_of_a_game_passes(kind: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(kind), num_sims=1, serialize=True, verbose=False)


def begun(kind: str, deal: int, moves: int) -> pyspiel.State:
    state = pyspiel.load_game(kind).new_initial_state()
    state.apply_action(deal)
    rng = random.Random(deal)
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("kind", KINDS)
def test_a_resampled_state_is_the_same_to_the_player(kind: str) -> None:
    rng = random.Random(1)
    for moves in (0, 9, 17, 40):
        state = begun(kind, 3, moves)
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(bakufu.BadOption, match="deals is 0; expected 1, 2, 3"):
        pyspiel.load_game("bakufu_shogun(deals=0)")
    with pytest.raises(bakufu.BadOption, match="players is 7; expected 3, 4, 5"):
        pyspiel.load_game("bakufu_shogun(players=7)")
    with pytest.raises(ValueError, match="before the deal"):
        pyspiel.load_game("bakufu_katana").new_initial_state().resample_from_infostate(0, random.random)


def test_a_resampled_state_has_other_secrets_and_another_future() -> None:
    state = begun("bakufu_shogun(deals=8)", 2, 15)  # the first has planned, and the second has begun
    assert state.current_player() == 1
    rng = random.Random(1)
    others = [state.resample_from_infostate(1, rng.random) for _ in range(5)]
    assert len({other.information_state_string(0) for other in others}) > 1


def test_the_same_history_is_the_same_game_in_another_process() -> None:
    state = begun("bakufu_katana(players=3,deals=8)", 5, 80)
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert game.num_players() == 3
    assert str(again) == str(state)
    assert again.history() == state.history()
    replayed = state.get_game().new_initial_state()
    for action in state.history():
        replayed.apply_action(action)
    assert str(replayed) == str(state)


def test_a_search_of_openspiel_plays_a_game() -> None:
    game = pyspiel.load_game("bakufu_katana(players=2,deals=8)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 2, random_state=np.random.RandomState(2))
    state = game.new_initial_state()
    state.apply_action(5)
    rng = random.Random(3)
    while not state.is_terminal():
        action = bot.step(state) if state.current_player() == 0 else rng.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(action)
    assert sorted(state.returns()) == [-1.0, 1.0]
