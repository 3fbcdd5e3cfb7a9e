"""How good a judgement is on games that it has not learned from: log loss and calibration, beside the linear model."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bakufu.bots.network import Network
from bakufu.bots.shogun.judgement.judge import LearnedJudge
from bakufu.bots.shogun.samurai import WEIGHTS
from training.data import files_of
from training.examples import Examples
from training.positions import DEAL, DEALS_A_COLUMN, PLACE, PLAYERS, state_of

Chances = NDArray[np.float32]
LEAST = 1e-6
BINS = 10
TESTED = 10  # one deal in this many is for the test


def is_tested(deal: NDArray[np.int64]) -> NDArray[np.bool_]:
    apart: NDArray[np.bool_] = deal % TESTED == 0
    return apart


def log_loss(chances: Chances, won: Chances) -> NDArray[np.float64]:
    found: NDArray[np.float64] = -(np.log(np.maximum(chances.astype(np.float64), LEAST)) * won).sum(1)
    return found


def by_kind(examples: Examples, chances: Chances) -> dict[str, list[float]]:
    """Mean log loss for each kind of table, by seasons left, 1 to 5; and all of them."""
    loss = log_loss(chances, examples.won)
    clean = examples.disturbed == 0
    found = {}
    for players in (3, 4, 5):
        for modules in (False, True):
            which = clean & (examples.players == players) & ((examples.modules > 0) == modules)
            row = [float(loss[which & (examples.left == left)].mean()) for left in range(1, 6)]
            name = f"{players} players" + (", all modules" if modules else "")
            found[name] = [round(value, 4) for value in [*row, float(loss[which].mean())]]
    return found


def calibration(examples: Examples, chances: Chances) -> list[tuple[float, float, int]]:
    """In tenths of the chance: the mean chance, the share of victories, and how many seats."""
    seated = np.arange(chances.shape[1]) < examples.players[:, None]
    said, came = chances[seated], examples.won[seated]
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    rows = [(said[place == number], came[place == number]) for number in range(BINS)]
    return [(round(float(a.mean()), 4), round(float(b.mean()), 4), len(a)) for a, b in rows if len(a)]


def judged(network: Network, folder: Path, most: int) -> dict[str, float]:
    """The network as the package computes it, on tested positions of a folder: its log loss."""
    judge = LearnedJudge(network, WEIGHTS.tower)
    total, count = 0.0, 0
    for file in files_of(folder):
        rows = np.load(file)["rows"]
        deals = rows[:, DEAL].astype(np.int64) * DEALS_A_COLUMN + rows[:, DEAL + 1]
        for row in rows[is_tested(deals)]:
            numbers = row.tolist()
            chances = np.array([judge.chances(state_of(numbers))], dtype=np.float32)
            places = np.array(numbers[PLACE : PLACE + numbers[PLAYERS]]) == 1
            total += float(log_loss(chances, (places / places.sum())[None].astype(np.float32))[0])
            count += 1
            if count == most:
                return {"positions": count, "log loss": total / count}
    return {"positions": count, "log loss": total / max(1, count)}
