"""Tianshou: a collector plays through its wrapper of PettingZoo."""

from __future__ import annotations

import numpy as np
import pytest
from tianshou.env.pettingzoo_env import PettingZooEnv

from bakufu.env import katana_v0, shogun_v0


@pytest.mark.parametrize("made", [shogun_v0.env, katana_v0.env])
def test_a_game_through_the_wrapper(made: object) -> None:
    env = PettingZooEnv(made(players=3))  # type: ignore[operator]
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    over, steps, rewards = False, 0, []
    while not over:
        seen, rewards, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["mask"])))
        steps += 1
    assert steps > 100
    assert sum(rewards) == pytest.approx(0)
