"""Stable-Baselines3: MaskablePPO of sb3-contrib learns in environments that `make_vec_env` has made."""

from __future__ import annotations

import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import bakufu.env  # noqa: F401 - registers the ids


@pytest.mark.parametrize("env", ["bakufu/Shogun-v0", "bakufu/Katana-v0"])
def test_maskable_ppo_learns(env: str) -> None:
    many = make_vec_env(env, n_envs=2, env_kwargs={"players": 3, "encode": "relative", "opponents": "random"})
    model = MaskablePPO("MlpPolicy", many, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    before = [weights.detach().numpy().copy() for weights in model.policy.parameters()]
    model.learn(256)
    after = [weights.detach().numpy() for weights in model.policy.parameters()]
    assert any(not np.array_equal(one, other) for one, other in zip(before, after, strict=True))
