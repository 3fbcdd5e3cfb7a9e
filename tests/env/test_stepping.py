"""Stepping through games: whose turn it is, what illegal moves do, and what is earned at the end."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import bakufu
from bakufu.env import shogun_v0
from bakufu.env.aec import InTurn
from bakufu.env.core import Observation
from bakufu.env.rewards import Rewards, lead
from bakufu.kernel.standing import standings
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.numbers import PICKS


def told(env: InTurn) -> Observation:
    """What the agent whose turn it is sees."""
    seen = env.last()[0]
    assert seen is not None
    return seen


def play_out(env: InTurn, seed: int) -> dict[str, float]:
    """A random game; what each agent earned in all."""
    rng = np.random.default_rng(seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last()
        earned[agent] += reward
        env.step(None if over else rng.choice(np.flatnonzero(told(env)["action_mask"])))
    return earned


def test_seats_that_plan_at_once_are_stepped_in_their_order() -> None:
    env = shogun_v0.env(players=3)
    env.reset(seed=3)
    planners = []
    for _ in range(33):
        planners.append(env.agent_selection)
        env.step(told(env)["action_mask"].nonzero()[0][0])
    assert planners == ["player_0"] * 11 + ["player_1"] * 11 + ["player_2"] * 11


def test_at_once_everyone_awaited_acts_and_the_others_wait() -> None:
    env = shogun_v0.parallel_env(players=3, setup="claim")
    seen, _ = env.reset(seed=3)
    waits = {agent: bool(here["action_mask"][PICKS]) for agent, here in seen.items()}
    assert waits == {"player_0": False, "player_1": True, "player_2": True}
    assert seen["player_1"]["action_mask"].sum() == 1
    rng = np.random.default_rng(1)
    steps = 0
    while not all(here["action_mask"][:PICKS].any() for here in seen.values()):
        seen, *_ = env.step({agent: rng.choice(np.flatnonzero(here["action_mask"])) for agent, here in seen.items()})
        steps += 1
    assert steps > 30
    before = env._core.state.plan[:]
    env.step({agent: np.flatnonzero(here["action_mask"])[0] for agent, here in seen.items()})
    laid = [space for space, card in enumerate(env._core.state.plan) if card != before[space]]
    assert laid == [0, 11, 22]


def test_both_ways_of_stepping_play_the_same_game() -> None:
    in_turn, at_once = shogun_v0.env(players=3), shogun_v0.parallel_env(players=3)
    in_turn.reset(seed=5)
    seen, _ = at_once.reset(seed=5)
    for _ in range(11):
        seen, *_ = at_once.step({agent: here["action_mask"].nonzero()[0][0] for agent, here in seen.items()})
    for _ in range(33):
        in_turn.step(told(in_turn)["action_mask"].nonzero()[0][0])
    for agent in in_turn.agents:
        assert np.array_equal(in_turn.observe(agent)["observation"], seen[agent]["observation"])


def test_observations_are_the_receivers_to_keep() -> None:
    env = shogun_v0.env(players=3)
    env.reset(seed=1)
    kept = told(env)
    copy = {key: value.copy() for key, value in kept.items()}
    env.step(copy["action_mask"].nonzero()[0][0])
    env.last()
    assert all(np.array_equal(kept[key], copy[key]) for key in copy)
    kept["observation"][:] = 0
    assert told(env)["observation"].any()


def test_an_illegal_move_ends_the_game_and_costs_who_made_it() -> None:
    env = shogun_v0.env(players=3)
    env.reset(seed=1)
    env.step(NOTHING)
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert all(env.terminations.values())


def test_an_illegal_action_at_once_makes_nobody_move() -> None:
    env = shogun_v0.parallel_env(players=3)
    seen, _ = env.reset(seed=1)
    actions = {agent: here["action_mask"].nonzero()[0][0] for agent, here in seen.items()}
    after, earned, over, *_ = env.step({**actions, "player_1": PICKS})
    assert earned == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(over.values())
    assert not env.agents
    assert np.array_equal(after["player_0"]["observation"], seen["player_0"]["observation"])


def test_a_raw_environment_names_the_rule() -> None:
    env = shogun_v0.raw_env(players=3)
    env.reset(seed=1)
    with pytest.raises(bakufu.IllegalMove, match=r"plan\.fill-every-space"):
        env.step(NOTHING)
    for beyond in (-1, PICKS, 10**9):
        with pytest.raises(bakufu.IllegalMove):
            env.step(beyond)
    assert not any(env.terminations.values())


def test_before_a_game_there_is_nothing_to_step_through() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        shogun_v0.env().step(0)
    with pytest.raises(RuntimeError, match="reset"):
        shogun_v0.parallel_env().step({})


def test_bad_options_are_refused_at_once() -> None:
    with pytest.raises(bakufu.BadOption, match="players is 6"):
        shogun_v0.env(players=6)
    with pytest.raises(bakufu.BadOption, match="unknown reward 'gold'"):
        shogun_v0.env(reward="gold")


def test_rewards_come_at_the_end_by_place() -> None:
    env = shogun_v0.env(players=3)
    env.reset(seed=2)
    earned = play_out(env, 2)
    places = {row.seat: row.place for row in env._core.game.standings(env._core.state)}
    assert sorted(places.values()) == [1, 2, 3]
    assert [earned[f"player_{seat}"] for seat in range(3)] == [{1: 1.0, 2: 0.0, 3: -1.0}[places[s]] for s in range(3)]


def test_shaping_pays_the_lead_in_points_on_the_way() -> None:
    env = shogun_v0.env(players=3, shaping=0.5)
    env.reset(seed=2)
    began = lead(env._core.observed.worth(env._core.state))
    earned = play_out(env, 2)
    standing = env._core.game.standings(env._core.state)
    final = lead([row.points for row in sorted(standing, key=lambda row: row.seat)])
    plain = Rewards("place", 0.0, 3).final(standing)
    for seat in range(3):
        assert earned[f"player_{seat}"] == pytest.approx(plain[seat] + 0.5 * (final[seat] - began[seat]))


def test_shared_places_share_their_rewards() -> None:
    tied = standings([10, 10, 7], [3, 3, 9])
    assert Rewards("place", 0.0, 3).final(tied) == [0.5, 0.5, -1.0]
    assert Rewards("win", 0.0, 3).final(tied) == [0.5, 0.5, 0.0]
    assert Rewards("points", 0.0, 3).final(tied) == [1.5, 1.5, -3.0]


def test_environments_can_be_sent_to_other_processes() -> None:
    env = pickle.loads(pickle.dumps(shogun_v0.env(players=5, modules=["court"])))
    env.reset(seed=1)
    assert len(env.agents) == 5
