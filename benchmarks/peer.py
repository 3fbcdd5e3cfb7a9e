"""One measurement of the peer: random players of catanatron's latest release."""

from __future__ import annotations

import json
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer

COPIES = 300


def main(seconds: float) -> dict[str, float]:
    decisions = games = 0
    begin = process_time()
    while (passed := process_time() - begin) < seconds:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=games)
        game.play()
        made = game.state.actions if hasattr(game.state, "actions") else game.state.action_records
        decisions += len(made)
        games += 1
    begin = process_time()
    for _ in range(COPIES):
        game.copy()
    copy = (process_time() - begin) / COPIES
    return {
        "decisions": decisions / passed,
        "playouts": decisions / passed,
        "copy": copy * 1e6,
        "memory": 0.0,
        "compiled": 0.0,
    }


if __name__ == "__main__":
    print(json.dumps(main(float(sys.argv[1]))))
