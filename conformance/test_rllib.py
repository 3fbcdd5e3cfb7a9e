"""RLlib: PPO takes steps in the parallel environment through its wrapper of PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from bakufu.env import shogun_v0


class Renamed(ParallelPettingZooEnv):
    """With the names that RLlib's module for action masks reads."""

    def __init__(self) -> None:
        super().__init__(shogun_v0.parallel_env(players=3))
        agents = self.par_env.possible_agents
        self.observation_spaces: dict[str, spaces.Space[Any]] = {one: self._renamed_space(one) for one in agents}
        self.observation_space = spaces.Dict(self.observation_spaces)

    def _renamed_space(self, agent: str) -> spaces.Dict:
        space = self.par_env.observation_space(agent)
        numbers = spaces.Box(0, 255, space["observation"].shape, np.float32)
        return spaces.Dict({"observations": numbers, "action_mask": space["action_mask"]})

    def reset(self, **how: Any) -> Any:
        seen, infos = super().reset(**how)
        return renamed(seen), infos

    def step(self, actions: Any) -> Any:
        seen, *rest = super().step(actions)
        return renamed(seen), *rest


def renamed(seen: Any) -> Any:
    return {
        agent: {"observations": one["observation"].astype(np.float32), "action_mask": one["action_mask"]}
        for agent, one in seen.items()
    }


def test_ppo_takes_a_step() -> None:
    register_env("bakufu", lambda _: Renamed())
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        env = Renamed()
        agent = env.par_env.possible_agents[0]
        config = (
            PPOConfig()
            .environment("bakufu")
            .env_runners(num_env_runners=0, rollout_fragment_length=64)
            .training(train_batch_size_per_learner=64, minibatch_size=32, num_epochs=1)
            .multi_agent(policies={"all"}, policy_mapping_fn=lambda agent, episode, **_: "all")
            .rl_module(
                rl_module_spec=RLModuleSpec(
                    module_class=ActionMaskingTorchRLModule,
                    observation_space=env.observation_spaces[agent],
                    action_space=env.par_env.action_space(agent),
                    model_config={"head_fcnet_hiddens": [32]},
                )
            )
        )
        result = config.build_algo().train()
        assert result["num_env_steps_sampled_lifetime"] >= 64
    finally:
        ray.shutdown()
