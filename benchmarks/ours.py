"""One measurement of our rules: random games for some seconds, driven by a plain loop as anybody would write it, and in
compiled code; copies, and the memory of ten thousand states.

python benchmarks/ours.py SECONDS GAME [MODULE ...]
"""

from __future__ import annotations

import json
import random
import sys
import tracemalloc
from time import process_time
from typing import Any

import bakufu
from bakufu.kernel.playout import random_game, random_turn

COPIES = 5_000
STATES = 10_000
INTO_THE_GAME = {"shogun": 150, "katana": 40}  # decisions after which a state is copied


def main(seconds: float, name: str, modules: list[str]) -> dict[str, float]:
    game = bakufu.load(name)
    options: dict[str, object] = {"players": 4} | ({"modules": modules} if modules else {})
    decisions = games = 0
    begin = process_time()
    while (passed := process_time() - begin) < seconds:
        decisions += plain_game(game, options, games)
        games += 1
    playouts = 0
    begin = process_time()
    while (within := process_time() - begin) < seconds / 3:
        playouts += random_game(game.start(options, games), bakufu.Rng(games))
        games += 1
    state = game.start(options, 1)
    rng = bakufu.Rng(1)
    for _ in range(INTO_THE_GAME[name]):
        random_turn(state, rng)
    begin = process_time()
    for _ in range(COPIES):
        state.copy()
    copy = (process_time() - begin) / COPIES
    return {
        "compiled": float(bakufu.COMPILED),
        "decisions": decisions / passed,
        "playouts": playouts / within,
        "copy": copy * 1e6,
        "memory": megabytes(state),
    }


def plain_game(game: Any, options: dict[str, object], seed: int) -> int:
    """How many decisions a random game has."""
    state, chance = game.start(options, seed), random.Random(seed)
    decisions = 0
    while awaited := game.to_move(state):
        seat = awaited[0]
        moves = game.moves(state, seat)
        game.play(state, seat, moves[int(chance.random() * len(moves))])
        decisions += 1
    return decisions


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
