"""MaskablePPO of sb3-contrib with its default settings and the relative encoding, against random players.

python -m conformance.maskable_ppo --steps 300000 --games 200
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import bakufu.env

PLAYERS = 3


def games_won(model: MaskablePPO, env: gymnasium.Env[Any, Any], games: int) -> float:
    """A shared victory counts as a part of one."""
    won = 0.0
    for number in range(games):
        seen, told = env.reset(seed=number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=told["action_mask"].astype(bool))
            seen, reward, over, _, told = env.step(action)
        won += float(reward)
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="shogun", choices=sorted(bakufu.env.SINGLES))
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--envs", type=int, default=8, help="environments played beside each other")
    parser.add_argument("--reward", default="place")
    parser.add_argument("--shaping", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    setting: dict[str, Any] = {"players": PLAYERS, "encode": "relative", "opponents": "random", "seat": None}
    name = bakufu.env.SINGLES[given.game]
    how = {"reward": given.reward, "shaping": given.shaping}
    model = MaskablePPO(
        "MlpPolicy",
        make_vec_env(name, n_envs=given.envs, seed=given.seed, env_kwargs=setting | how),
        seed=given.seed,
        device="cpu",
    )
    begun = perf_counter()
    model.learn(given.steps)
    trained = perf_counter() - begun
    won = games_won(model, gymnasium.make(name, **setting, reward="win"), given.games)
    print(
        f"{given.game}, {given.envs} environments, reward {given.reward}, shaping {given.shaping}: "
        f"{given.steps:,} steps in {trained:.0f} s, {won / given.games:.1%} of {given.games} games won",
        flush=True,
    )


if __name__ == "__main__":
    main()
