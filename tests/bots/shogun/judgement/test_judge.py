"""The learned judge: the weights belong to these rules, and a position is judged alike whoever sits where."""

from __future__ import annotations

import pytest

from bakufu import Rng
from bakufu.bots.shogun.judgement import groups
from bakufu.bots.shogun.judgement.active_features import active_features
from bakufu.bots.shogun.judgement.judge import LearnedJudge, shogun_network
from bakufu.bots.shogun.samurai import WEIGHTS
from bakufu.kernel.playout import random_turn
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.state import State
from tests.bots.shogun.whole_games import GAME, TABLES

JUDGE = LearnedJudge(shogun_network(), WEIGHTS.tower)
# By seat, in a position that never changes: computed in whole numbers, so every machine and build gets the same.
SCORES = [-56285, -80339, -69528]


def planning(options: dict[str, object], seed: int, seasons: int) -> State:
    """A position when plans are to be laid, after so many seasons of random play."""
    state = GAME.start(options, seed)
    rng = Rng(seed, "play")
    while not state.over() and (state.decision != PLAN or (state.year - 1) * 3 + state.season < seasons):
        random_turn(state, rng)
    return state


def test_the_weights_were_made_for_these_rules_facts_and_features() -> None:
    network = shogun_network()
    assert network.rules_version == GAME.rules_version
    assert network.facts_digest == GAME.facts_digest
    assert network.features == groups.COUNT


def test_a_fixed_position_has_the_same_scores_everywhere() -> None:
    state = planning({"players": 3}, 1, 2)
    assert shogun_network().stage(3).scores(active_features(state, WEIGHTS.tower)) == SCORES


@pytest.mark.parametrize("modules", [[], list(NAMES)], ids=["base", "modules"])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_features_are_known_and_say_once_which_table_it_is(options: dict[str, object], modules: list[str]) -> None:
    for seasons in (1, 4):
        state = planning({**options, "modules": modules}, 7, seasons)
        for active in active_features(state, WEIGHTS.tower):
            assert all(0 <= feature < groups.COUNT for feature in active)
            assert len([feature for feature in active if groups.PLAYERS <= feature < groups.MODULES]) == 1
        chances = JUDGE.chances(state)
        assert sum(chances) == pytest.approx(1)
        assert [JUDGE.winning(state, seat) for seat in range(len(chances))] == chances


def test_players_who_change_seats_change_chances() -> None:
    state = planning({"players": 3}, 3, 3)
    other = state.copy()
    other.owner = tuple([{0: 1, 1: 0}.get(owner, owner) for owner in state.owner])
    for row in (other.chests, other.rice, other.points, other.tray, other.inside):
        row[0], row[1] = row[1], row[0]
    first, second, third = JUDGE.chances(state)
    assert JUDGE.chances(other) == pytest.approx([second, first, third])


def test_points_and_chests_are_worth_having() -> None:
    state = planning({"players": 4, "side": "moon", "setup": "claim"}, 5, 2)
    before = JUDGE.winning(state, 2)
    richer = state.copy()
    richer.chests[2] += 6
    assert JUDGE.winning(richer, 2) > before
    ahead = state.copy()
    ahead.points[2] += 8
    assert JUDGE.winning(ahead, 2) > before


def test_a_game_that_is_over_has_been_won() -> None:
    state = planning({"players": 3}, 9, 99)
    assert state.over()
    best = max(range(3), key=lambda seat: (state.points[seat], state.chests[seat]))
    assert JUDGE.winning(state, best) > 0.5
