"""TorchRL: both kinds of PettingZoo environments through its wrapper."""

from __future__ import annotations

import pytest
import torch
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from bakufu.env import katana_v0, shogun_v0


@pytest.mark.parametrize("made", [shogun_v0.parallel_env, katana_v0.parallel_env])
def test_a_parallel_environment(made: object) -> None:
    env = PettingZooWrapper(env=made(players=3), categorical_actions=True)  # type: ignore[operator]
    check_env_specs(env)
    rolled = env.rollout(50)
    assert rolled.batch_size == torch.Size([50])


@pytest.mark.parametrize("made", [shogun_v0.env, katana_v0.env])
def test_an_environment_in_turns(made: object) -> None:
    env = PettingZooWrapper(env=made(players=3), use_mask=True, categorical_actions=True)  # type: ignore[operator]
    rolled = env.rollout(50)
    assert rolled.batch_size == torch.Size([50])
