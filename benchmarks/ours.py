"""One measurement of our rules: random games for some seconds, copies, and the memory of ten thousand states.

python benchmarks/ours.py SECONDS GAME [MODULE ...]
"""

from __future__ import annotations

import json
import sys
import tracemalloc
from time import perf_counter
from typing import Any

import bakufu
from bakufu.kernel.playout import random_game, random_turn

COPIES = 5_000
STATES = 10_000
INTO_THE_GAME = {"shogun": 150, "katana": 40}  # decisions after which a state is copied


def main(seconds: float, name: str, modules: list[str]) -> dict[str, float]:
    game = bakufu.load(name)
    options = {"players": 4} | ({"modules": modules} if modules else {})
    decisions = games = 0
    begin = perf_counter()
    while (passed := perf_counter() - begin) < seconds:
        state = game.start(options, games)
        decisions += random_game(state, bakufu.Rng(games))
        games += 1
    state = game.start(options, 1)
    rng = bakufu.Rng(1)
    for _ in range(INTO_THE_GAME[name]):
        random_turn(state, rng)
    begin = perf_counter()
    for _ in range(COPIES):
        state.copy()
    copy = (perf_counter() - begin) / COPIES
    return {
        "compiled": float(bakufu.COMPILED),
        "decisions": decisions / passed,
        "games": games / passed,
        "copy": copy * 1e6,
        "memory": megabytes(state),
    }


def megabytes(state: Any) -> float:
    """Memory of this many live states."""
    tracemalloc.start()
    states = [state.copy() for _ in range(STATES)]
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(states) == STATES
    return held / 1e6


if __name__ == "__main__":
    print(json.dumps(main(float(sys.argv[1]), sys.argv[2], sys.argv[3:])))
