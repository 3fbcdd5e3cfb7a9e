"""One turn of one environment: random legal moves for some seconds of this process's own time.

python benchmarks/steps.py SECONDS NAME, where NAME is "shogun", "shogun-all-modules", "katana", "uno" (RLCard's) or
one of PettingZoo's classic games, such as "tictactoe_v3"; "raw:" before it takes the one without wrappers.

Every step has its observation and, where the game knows any, its mask. The time is that of the process, because
machines are shared; the loop is the same for all of PettingZoo's environments, ours among them.
"""

from __future__ import annotations

import json
import random
import sys
from importlib import import_module
from time import process_time
from typing import Any

ALL_MODULES = ["court", "samurai", "leaders", "chambers"]
CHECK_EVERY = 64  # looking at the clock costs as much as a quick step


def made(name: str) -> Any:
    """An environment of PettingZoo's kind, with the wrappers that its makers put around it."""
    entry = "env"
    if name.startswith("raw:"):
        entry, name = "raw_env", name.removeprefix("raw:")
    if name == "katana":
        from bakufu.env import katana_v0

        return getattr(katana_v0, entry)(players=4)
    if name.startswith("shogun"):
        from bakufu.env import shogun_v0

        modules = ALL_MODULES if name.endswith("modules") else []
        return getattr(shogun_v0, entry)(players=4, modules=modules)
    return getattr(import_module(f"pettingzoo.classic.{name}"), entry)()


def in_turn(env: Any, seconds: float) -> float:
    draw = random.Random(1).random
    begin = process_time()
    steps = games = 0
    while process_time() - begin < seconds:
        env.reset(seed=games)
        games += 1
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            if isinstance(seen, dict):
                legal = seen["action_mask"].nonzero()[0]
                env.step(legal[int(draw() * len(legal))])
            else:
                env.step(int(draw() * env.action_space(agent).n))
            steps += 1
            if not steps % CHECK_EVERY and process_time() - begin > seconds:
                break
    return steps / (process_time() - begin)


def uno(seconds: float) -> float:
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    rng = random.Random(1)
    begin = process_time()
    steps = 0
    while process_time() - begin < seconds:
        seen, _ = env.reset()
        while not env.is_over():
            seen, _ = env.step(rng.choice(list(seen["legal_actions"])))
            steps += 1
    return steps / (process_time() - begin)


def main(seconds: float, name: str) -> dict[str, float]:
    return {"steps": uno(seconds) if name == "uno" else in_turn(made(name), seconds)}


if __name__ == "__main__":
    print(json.dumps(main(float(sys.argv[1]), sys.argv[2])))
