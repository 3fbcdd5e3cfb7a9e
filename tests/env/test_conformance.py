"""What the libraries around environments expect: text, the state of all seats, copies, registries, many games."""

from __future__ import annotations

import copy
import warnings
from collections.abc import Callable
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from pettingzoo.test.state_test import test_state_space as check_state_space

from bakufu.env import SINGLES, katana_v0, random_actions, shogun_v0
from bakufu.env.aec import InTurn
from bakufu.env.single import SingleSeat
from bakufu.env.vector import AgainstOpponents

GAMES = [(shogun_v0, {"players": 3, "modules": ["leaders"]}), (katana_v0, {"players": 2})]
both_games = pytest.mark.parametrize(("environments", "options"), GAMES, ids=["shogun", "katana"])
# Every way to make an environment, as a function of what all of them accept.
WAYS: dict[str, Callable[..., Any]] = {
    "env": shogun_v0.env,
    "raw_env": shogun_v0.raw_env,
    "parallel_env": shogun_v0.parallel_env,
    "vector_env": lambda **given: shogun_v0.vector_env(2, **given),
    "against": lambda **given: shogun_v0.vector_env(2, opponents="random", **given),
    "single": lambda **given: SingleSeat("shogun", opponents="random", **given),
}
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


@every_way
def test_render_mode_is_none_or_ansi(way: Callable[..., Any]) -> None:
    env = way(render_mode="ansi", players=3)
    env.reset(seed=1)
    shown = env.render()
    for text in shown if isinstance(shown, tuple) else [shown]:
        assert text.startswith("Spring, year 1. 3 players, sun side.")
    assert env.metadata["render_modes"] == ["ansi"]
    with pytest.raises(TypeError, match=r"^render_mode is rgb_array; expected None, ansi"):
        way(render_mode="rgb_array")
    silent = way()
    silent.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode='ansi'"):
        assert silent.render() is None


@every_way
def test_before_the_first_reset_there_is_no_game(way: Callable[..., Any]) -> None:
    env = way(players=3, render_mode="ansi")
    asked: list[Callable[[], object]] = [env.render]
    if isinstance(env, pettingzoo.AECEnv | pettingzoo.ParallelEnv):
        asked += [env.state]
    if isinstance(env, pettingzoo.AECEnv):
        asked += [lambda: env.observe("player_0")]
        with pytest.raises(AttributeError, match="no agent_selection yet: reset the environment first"):
            env.last()
    if isinstance(env, SingleSeat | AgainstOpponents):
        asked += [env.action_masks]
    for ask in asked:
        with pytest.raises(RuntimeError, match="under way: reset the environment first"):
            ask()


def test_text_shows_what_the_seat_to_move_knows_and_at_the_end_what_everybody_does() -> None:
    env = shogun_v0.env(players=3, render_mode="ansi")
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    assert "You are Blue" in str(env.render())
    while env._under_way:
        env.step(rng.choice(np.flatnonzero(mask_of(env))))
    assert "You are" not in str(env.render())


def test_text_of_games_in_other_processes() -> None:
    env = katana_v0.vector_env(2, processes=2, render_mode="ansi", players=2)
    alone = katana_v0.vector_env(2, render_mode="ansi", players=2)
    env.reset(seed=1)
    alone.reset(seed=1)
    assert env.render() == alone.render()
    with pytest.raises(TypeError, match="processes=1"):
        env.clone()
    env.close()


@both_games
def test_the_state_is_what_all_seats_know(environments: ModuleType, options: dict[str, Any]) -> None:
    for env in (environments.env(**options), environments.parallel_env(**options)):
        env.reset(seed=1)
        check_state_space(env)
        assert env.state_space.contains(env.state())
        seen = [env._core.observe(seat)["observation"] for seat in range(options["players"])]
        assert np.array_equal(env.state(), np.concatenate(seen))


def mask_of(env: InTurn) -> Any:
    seen = env.last()[0]
    assert seen is not None
    return seen["action_mask"]


def play_on(env: Any, steps: int, seed: int) -> list[Any]:
    """All that an environment tells in this many random steps."""
    rng = np.random.default_rng(seed)
    told: list[Any] = []
    for _ in range(steps):
        if isinstance(env, InTurn):
            told.append((env.agent_selection, env.last()))
            over = env.last()[2]
            env.step(None if over else rng.choice(np.flatnonzero(mask_of(env))))
            if not env.agents:
                env.reset()
        elif isinstance(env, pettingzoo.ParallelEnv):
            masks = {agent: env._core.observe(seat)["action_mask"] for agent, seat in env._core.seat_of.items()}
            told.append(env.step({agent: rng.choice(np.flatnonzero(mask)) for agent, mask in masks.items()}))
            if not env.agents:
                env.reset()
        elif isinstance(env, SingleSeat):
            told.append(env.step(rng.choice(np.flatnonzero(env.action_masks()))))
            if told[-1][2]:
                env.reset()
        else:
            *numbers, infos = env.step(random_actions(env._games.observed()[1], rng))
            told.append((*numbers, {name: list(values) for name, values in infos.items()}))
    return told


@every_way
def test_a_copy_keeps_the_game_and_goes_its_own_way(way: Callable[..., Any]) -> None:
    """Past the end of the game, so that the seeds of the next ones and the bots' random numbers are the same too."""
    env = way(players=3, shaping=0.5)
    env.reset(seed=2)
    play_on(env, 40, seed=1)
    twin, third = env.clone(), copy.deepcopy(env)
    ahead = play_on(twin, 330, seed=2)
    for other in (env, third):  # what the twin has done changed neither
        np.testing.assert_equal(play_on(other, 330, seed=2), ahead)


@pytest.mark.parametrize("kind", ["aec", "parallel"])
@pytest.mark.parametrize("game", SINGLES)
def test_pettingzoo_makes_them_by_id(kind: Any, game: str) -> None:
    env = pettingzoo.make(kind, SINGLES[game], players=2 if game == "katana" else 3, render_mode="ansi")
    assert isinstance(env, pettingzoo.AECEnv if kind == "aec" else pettingzoo.ParallelEnv)
    env.reset(seed=1)
    assert env.metadata["name"] == f"{game}_v0"


@pytest.mark.parametrize("game", SINGLES)
def test_gymnasium_makes_them_by_id_for_many_games(game: str) -> None:
    made = gymnasium.make_vec(SINGLES[game], num_envs=2, players=2 if game == "katana" else 3, opponents="random")
    assert isinstance(made, VectorEnv)
    env = RecordEpisodeStatistics(made)
    _, infos = env.reset(seed=3)
    rng = np.random.default_rng(3)
    ended = np.zeros(2, bool)
    while not ended.all():
        seen, rewards, over, _, infos = env.step(random_actions(infos["action_mask"], rng))
        assert env.observation_space.contains(seen)
        assert rewards.shape == over.shape == (2,)
        ended |= over
        if over.any():
            assert infos["episode"]["l"][over].all()
    env.close()


def test_gymnasium_checks_the_text_too() -> None:
    env: gymnasium.Env[Any, Any] = gymnasium.make(SINGLES["shogun"], opponents="random", players=3)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
