"""How the chance to beat the Ghost follows from a position: constants for reviews (`review/katana/chances.py`).

    python -m benchmarks.katana.ghost --games 400 --jobs 2

Bots of several levels play solo. For each round, Newton's method finds the doubt and the points by which the Ghost
still gains on what the player expects, so that the results of the games are least surprising.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor

import numpy as np

import bakufu
from bakufu.bots import make
from bakufu.bots.katana.reach import figures_now
from bakufu.katana.box.components import ROUNDS
from bakufu.katana.rules.decision_kinds import TURN
from bakufu.review.katana.chances import value_function

LEVELS = ("samurai", "ashigaru", "samurai", "daimyo:60")
STEPS = 60
RIDGE = 1e-3
POINTS, FIGURES = 20.0, 3.0  # scales of both, so that no number is far from 1

Row = tuple[int, float, int, bool]


def played(number: int) -> list[Row]:
    """The turns of a game: round, points ahead as the player expects, figures still to place, and who won."""
    game = bakufu.load("katana")
    state = game.start({"players": 1}, f"ghost {number}")
    bot = make("katana", LEVELS[number % len(LEVELS)], f"ghost {number}")
    found = []
    while game.to_move(state):
        if state.decision == TURN:
            ahead = value_function(state.setting, state.round).value(state, 0) - state.points[1]
            found.append((state.round, ahead, figures_now(state, 0)))
        game.play(state, 0, bot.decide(game.view(state, 0)))
    return [(*row, state.points[0] > state.points[1]) for row in found]


def fitted(rows: list[Row]) -> tuple[float, float, float, float]:
    """Doubt, points, points for each figure, and the mean surprise with them."""
    given = np.array([(1.0, ahead / POINTS, figures / FIGURES) for _, ahead, figures, _ in rows])
    won = np.array([float(won) for *_, won in rows])
    weights = np.zeros(3)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-given @ weights))
        slope = given.T @ (won - chance) - RIDGE * weights
        bend = (given * (chance * (1 - chance))[:, None]).T @ given + RIDGE * np.eye(3)
        weights += np.linalg.solve(bend, slope)
    chance = 1 / (1 + np.exp(-given @ weights))
    surprise = -float(np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))
    doubt = POINTS / float(weights[1])
    return doubt, -float(weights[0]) * doubt, -float(weights[2]) / FIGURES * doubt, surprise


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        rows = [row for game in pool.map(played, range(given.games)) for row in game]
    for number in range(1, ROUNDS + 1):
        some = [row for row in rows if row[0] == number]
        doubt, points, each, surprise = fitted(some)
        print(
            f"round {number}: doubt {doubt:.1f}, the Ghost gains {points:.1f} and {each:.2f} for each figure; "
            f"surprise {surprise:.3f}, {len(some)} positions"
        )


if __name__ == "__main__":
    main()
