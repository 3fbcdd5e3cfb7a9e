"""One seat against bots: Gymnasium's own test, masks, and an example that learns."""

from __future__ import annotations

import importlib.util
import warnings
from pathlib import Path
from types import ModuleType
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bakufu
import bakufu.env
from bakufu.env.single import SingleSeat
from bakufu.shogun.box.picks import NOTHING

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_shogun.py"


class Cheat:
    def decide(self, view: object) -> int:
        return NOTHING


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_shogun", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TABLES = [
    ("shogun", {"players": 3}),
    ("shogun", {"players": 5, "setup": "claim", "modules": ["court", "leaders"]}),
    *[("katana", {"players": players, "rooms": rooms}) for players in (1, 2, 3, 4) for rooms in ("first", "random")],
]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_gymnasium_finds_nothing_wrong(game: str, options: dict[str, Any]) -> None:
    env: gymnasium.Env[Any, Any] = gymnasium.make(bakufu.env.SINGLES[game], opponents="random", **options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)
    assert env.observation_space.contains(env.reset(seed=1)[0])


def test_a_bot_that_breaks_a_rule_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    env = gymnasium.make("bakufu.env:bakufu/Shogun-v0", players=3).unwrapped
    monkeypatch.setattr("bakufu.env.seated.make", lambda *given: Cheat())
    with pytest.raises(bakufu.IllegalMove, match=r"plan\.fill-every-space"):
        env.reset(seed=4)


@pytest.mark.parametrize("name", bakufu.env.SINGLES.values())
def test_a_whole_game_by_masks(name: str) -> None:
    env = gymnasium.make(f"bakufu.env:{name}", players=3, opponents=["ashigaru", "random"], seat=1).unwrapped
    assert isinstance(env, SingleSeat)
    _, info = env.reset(seed=4)
    rng = np.random.default_rng(4)
    over, rewards = False, []
    while not over:
        assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(env.action_masks())))
        rewards.append(reward)
    assert not any(rewards[:-1])
    assert rewards[-1] in (-1.0, -0.5, 0.0, 0.5, 1.0)  # who shares a place shares what it brings
    assert not env.action_masks().any()


def test_alone_one_beats_the_ghost_or_loses_to_it() -> None:
    earned = set()
    for reward in ("place", "win"):
        env = gymnasium.make(bakufu.env.SINGLES["katana"], players=1, reward=reward).unwrapped
        _, info = env.reset(seed=4)
        over = False
        final: SupportsFloat = 0.0
        while not over:
            _, final, over, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
        earned.add((reward, final))
    assert earned == {("place", -1.0), ("win", 0.0)}  # who does the last thing there is passes soon


def test_seats_by_chance_and_bad_ones() -> None:
    env = gymnasium.make(bakufu.env.SINGLES["shogun"], players=3, opponents="random", seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    for wrong in ({"seat": 4}, {"opponents": ["random"]}, {"side": "west"}):
        with pytest.raises(bakufu.BadOption):
            gymnasium.make(bakufu.env.SINGLES["shogun"], **wrong)


def test_the_example_learns() -> None:
    """A handful of games: enough to see that weights move and wins are counted, not to become strong."""
    learning = example()
    learner = learning.Learner(players=3, seed=1)
    learning.train(learner, games=16)
    assert learner.by_move.any()
    assert learner.by_fact.any()
    share, low, high = learning.judge(learner, games=6)
    assert 0 <= low <= share <= high <= 1
