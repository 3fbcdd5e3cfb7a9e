"""One measurement of one environment: random legal moves for some seconds of CPU time.

python benchmarks/steps.py SECONDS NAME, where NAME is "shogun", "shogun-all-modules", "katana", "uno" (RLCard's) or
one of PettingZoo's classic games, such as "tictactoe_v3". The prefix "raw:" means without wrappers; for our own games,
"vector:" means many games in one process, and "cores:" many games in one process per core. "against:LEVEL" is one seat
of SHOGUN for three against two bots of that level, many games in one process: a step is a decision of that seat.

Every step includes its observation and, if the game has one, its mask. Measured is CPU time, because machines are
shared; with several processes, wall-clock time. The loop is the same for all PettingZoo environments, ours included.
With many games, actions are also drawn from the returned masks, and a step is one move in one game.
"""

from __future__ import annotations

import json
import os
import random
import sys
from importlib import import_module
from time import perf_counter, process_time
from typing import Any

CHECK_EVERY = 64  # reading the clock takes as long as a fast step
GAMES_AT_ONCE = 64
GAMES_AGAINST = 32
GAMES_A_CORE = 2048  # waking a process takes as long as some hundred steps


def ours(name: str) -> tuple[Any, dict[str, Any]]:
    """The module and options of one of our environments."""
    from bakufu.env import katana_v0, shogun_v0
    from bakufu.shogun.modules.names import NAMES

    if name == "katana":
        return katana_v0, {"players": 4}
    return shogun_v0, {
        "players": 4,
        "modules": list(NAMES) if name.endswith("modules") else [],
    }


def made(name: str) -> Any:
    """A PettingZoo environment with its default wrappers."""
    entry = "env"
    if name.startswith("raw:"):
        entry, name = "raw_env", name.removeprefix("raw:")
    if name.startswith(("shogun", "katana")):
        module, options = ours(name)
        return getattr(module, entry)(**options)
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


def at_once(name: str, seconds: float, processes: int = 1) -> float:
    import numpy as np

    from bakufu.env import random_actions

    module, options = ours(name)
    games = GAMES_AT_ONCE if processes == 1 else GAMES_A_CORE * processes
    env = module.vector_env(games, processes=processes, **options)
    now = process_time if processes == 1 else perf_counter
    rng = np.random.default_rng(1)
    steps = 0
    seen, _ = env.reset(seed=0)
    begin = now()
    while now() - begin < seconds:
        seen, *_ = env.step(random_actions(seen["action_mask"], rng))
        steps += games
    taken = now() - begin
    env.close()
    return steps / taken


def against(level: str, seconds: float) -> float:
    import numpy as np

    from bakufu.env import random_actions, shogun_v0

    env = shogun_v0.vector_env(GAMES_AGAINST, opponents=level, players=3)
    rng = np.random.default_rng(1)
    steps = 0
    _, infos = env.reset(seed=0)
    begin = process_time()
    while process_time() - begin < seconds:
        *_, infos = env.step(random_actions(infos["action_mask"], rng))
        steps += GAMES_AGAINST
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
    if name == "uno":
        return {"steps": uno(seconds)}
    if name.startswith("vector:"):
        return {"steps": at_once(name.removeprefix("vector:"), seconds)}
    if name.startswith("cores:"):
        return {"steps": at_once(name.removeprefix("cores:"), seconds, os.cpu_count() or 1)}
    if name.startswith("against:"):
        return {"steps": against(name.removeprefix("against:"), seconds)}
    return {"steps": in_turn(made(name), seconds)}


if __name__ == "__main__":
    print(json.dumps(main(float(sys.argv[1]), sys.argv[2])))
