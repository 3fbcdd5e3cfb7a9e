"""Fits Daimyo's value model by least squares to games between Samurai whose plans are randomly perturbed.

The perturbation shows what chests, buildings or armies are worth by themselves, not only to players who always play the
same way. Writes `weights/daimyo.toml`; takes about ten minutes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.progress import track

import bakufu
from bakufu import Rng
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.lots import table_words
from bakufu.bots.shogun.samurai import WEIGHTS, Samurai
from bakufu.bots.shogun.search.features import FEATURES, features
from bakufu.bots.shogun.search.proposals import Proposals
from bakufu.bots.shogun.search.value_model import SEASONS, YEARS, seasons_left
from bakufu.kernel import flow
from bakufu.shogun.box.components import UNPLANNED
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.state import State

FILE = Path(__file__).parent.parent / "src/bakufu/bots/shogun/weights/daimyo.toml"
HEAD = """\
# How Daimyo estimates the points still to come, by seasons still to play, the last one first: one coefficient for each
# feature of `search/features.py`, fitted by `benchmarks/fit_value_model.py`. `doubt` says by how many points the
# estimate may be wrong; it begins with a game that is over.
"""
HARMFUL = ("hunger", "famine", "markers", "danger", "danger_built")
RIDGE = 0.0015  # ridge regularization, against coefficients that are large by chance
SHARE_OF_DOUBT = 0.75
CERTAIN = 0.3
MOST_CHANGES = 5

Sample = tuple[list[float], float]  # features of a position, and the points scored afterwards


def disturbed_plan(state: State, seat: int, samurai: Samurai, rng: Rng) -> list[int]:
    laid = [UNPLANNED] * state.setting.spaces
    plan = samurai.whole_plan(state, seat, laid[:], table_words(state, seat))
    if rng.below(2):
        proposals = Proposals(Evaluator(state, seat, WEIGHTS), laid, rng)
        for _ in range(1 + rng.below(MOST_CHANGES)):
            plan = proposals.changed(plan)
    return plan


def add_game(options: dict[str, object], seed: str, samples: list[list[Sample]]) -> None:
    """Add the samples of one game, by the number of seasons left."""
    game = bakufu.load("shogun")
    rng = Rng(seed, "disturbing")
    state = game.start(options, seed)
    seats = range(state.setting.players)
    samurai = [Samurai(Rng(f"{seed}/{seat}")) for seat in seats]
    seen: list[tuple[int, list[list[float]], list[int]]] = []
    while not state.over():
        if state.decision == PLAN:
            seen.append((seasons_left(state), features(state, WEIGHTS.tower), state.points[:]))
            plans = [disturbed_plan(game.view(state, seat).known, seat, samurai[seat], rng) for seat in seats]
            state.plan = [card for plan in plans for card in plan]
            for seat in seats:
                state.answered(seat)
            flow.run(state, None)
        else:
            seat = game.to_move(state)[0]
            game.play(state, seat, samurai[seat].choose(state, seat, game.moves(state, seat)))
    for left, rows, points in seen:
        samples[left - 1] += [(rows[seat], float(state.points[seat] - points[seat])) for seat in seats]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of equations by elimination; the matrix is symmetric and well conditioned."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for row in rows[i + 1 :]:
            share = row[i] / pivot[i]
            for j in range(i, len(row)):
                row[j] -= share * pivot[j]
    found = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, len(rows)))
        found[i] = (rows[i][-1] - known) / rows[i][i]
    return found


def fitted(samples: list[Sample]) -> tuple[list[float], float]:
    """Coefficients and the standard error. Coefficients with an implausible sign are dropped, the worst first."""
    count, width = len(samples), len(FEATURES)
    products = [[sum(x[i] * x[j] for x, _ in samples) for j in range(width)] for i in range(width)]
    gains = [sum(x[i] * y for x, y in samples) for i in range(width)]
    spread = [max(0.0, products[i][i] / count - (products[0][i] / count) ** 2) for i in range(width)]
    used = [i for i in range(width) if i == 0 or spread[i] > 1e-6]
    for i in used[1:]:
        products[i][i] += RIDGE * count * spread[i]
    while True:
        found = solved([[products[i][j] for j in used] for i in used], [gains[i] for i in used])
        wrong = {
            i: abs(value) * spread[i] ** 0.5
            for i, value in zip(used, found, strict=True)
            if i and value * (-1 if FEATURES[i] in HARMFUL else 1) < 0
        }
        if not wrong:
            break
        used.remove(max(wrong, key=lambda i: wrong[i]))
    coefficients = [0.0] * width
    for i, value in zip(used, found, strict=True):
        coefficients[i] = value
    squares = sum((y - sum(c * n for c, n in zip(coefficients, x, strict=True))) ** 2 for x, y in samples)
    return coefficients, (squares / count) ** 0.5


def table(name: str, samples: list[list[Sample]]) -> str:
    """The section of the file for one kind of table. No model is needed before the first season."""
    fits = [fitted(samples[left]) for left in range(SEASONS * YEARS - 1)]
    doubts = [CERTAIN] + [SHARE_OF_DOUBT * error for _, error in fits]
    lines = [f"[{name}]", f"doubt = [{', '.join(f'{doubt:.2f}' for doubt in doubts)}]"]
    for i, feature in enumerate(FEATURES):
        lines.append(f"{feature} = [{', '.join(f'{coefficients[i]:.3f}' for coefficients, _ in fits)}]")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--samples", type=int, default=2500, help="for each kind of table; a game gives one for each player"
    )
    parser.add_argument("--file", type=Path, default=FILE)
    chosen = parser.parse_args()
    parts = [HEAD]
    for players in (3, 4, 5):
        for modules in ([], list(NAMES)):
            name = f"players-{players}" + ("-modules" if modules else "")
            samples: list[list[Sample]] = [[] for _ in range(SEASONS * YEARS)]
            for number in track(range(chosen.samples // players), name):
                add_game({"players": players, "modules": modules}, f"foretell/{number}", samples)
            parts.append(table(name, samples))
    chosen.file.write_text("\n".join(parts), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
