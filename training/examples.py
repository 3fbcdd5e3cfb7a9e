"""Examples: positions as the network sees them, with the result of the game."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bakufu.bots.shogun.daimyo import value_model_for
from bakufu.bots.shogun.judgement.active_features import active_features
from bakufu.bots.shogun.judgement.groups import COUNT
from bakufu.bots.shogun.samurai import WEIGHTS
from bakufu.bots.shogun.search.features import FEATURES, features
from bakufu.bots.shogun.search.value_model import seasons_left
from training.data import files_of
from training.futures import CERTAIN
from training.positions import (
    DEAL,
    DEALS_A_COLUMN,
    DISTURBED,
    EXPECTED,
    FINAL,
    MODULES,
    NOTHING,
    PLACE,
    PLAYERS,
    SEATS,
    state_of,
)

MOST_ACTIVE = 224
ABSENT = COUNT  # fills up the list of a seat, and seats that nobody has


@dataclass
class Examples:
    """Arrays with a row for each position."""

    active: NDArray[np.int16]  # by seat: features
    measured: NDArray[np.float32]  # by seat: what the linear model reads
    linear: NDArray[np.float32]  # by seat: the chance to win by the linear model
    won: NDArray[np.float32]  # by seat: its share of the victory
    margin: NDArray[np.float32]  # by seat: points at the end, beyond the mean of all
    expected: NDArray[np.float32]  # by seat: the chance to win that the season's plans lead to; 0 for all if unknown
    players: NDArray[np.int64]
    modules: NDArray[np.int64]
    left: NDArray[np.int64]  # seasons
    disturbed: NDArray[np.int64]
    deal: NDArray[np.int64]

    def chosen(self, which: NDArray[np.bool_]) -> Examples:
        return Examples(**{name: values[which] for name, values in vars(self).items()})


def examples_of(file: Path) -> Examples:
    rows = np.load(file)["rows"]
    count = len(rows)
    active = np.full((count, SEATS, MOST_ACTIVE), ABSENT, dtype=np.int16)
    measured = np.zeros((count, SEATS, len(FEATURES)), dtype=np.float32)
    linear = np.zeros((count, SEATS), dtype=np.float32)
    won = np.zeros((count, SEATS), dtype=np.float32)
    margin = np.zeros((count, SEATS), dtype=np.float32)
    expected = np.zeros((count, SEATS), dtype=np.float32)
    left = np.zeros(count, dtype=np.int64)
    for at in range(count):
        row = rows[at].tolist()
        state = state_of(row)
        players = row[PLAYERS]
        left[at] = seasons_left(state)
        for seat, numbers in enumerate(active_features(state, WEIGHTS.tower)):
            active[at, seat, : len(numbers)] = numbers
        measured[at, :players] = features(state, WEIGHTS.tower)
        model = value_model_for(players, row[MODULES] > 0)
        linear[at, :players] = [model.winning(state, seat) for seat in range(players)]
        first = np.array(row[PLACE : PLACE + players]) == 1
        won[at, :players] = first / first.sum()
        final = np.array(row[FINAL : FINAL + players], dtype=np.float32)
        margin[at, :players] = final - final.mean()
        if row[EXPECTED] != NOTHING:
            expected[at, :players] = np.array(row[EXPECTED : EXPECTED + players]) / CERTAIN
    deal = rows[:, DEAL].astype(np.int64) * DEALS_A_COLUMN + rows[:, DEAL + 1]
    return Examples(
        *(active, measured, linear, won, margin, expected),
        *(rows[:, PLAYERS].astype(np.int64), rows[:, MODULES].astype(np.int64), left),
        *(rows[:, DISTURBED].astype(np.int64), deal),
    )


def load_examples(folder: Path, jobs: int) -> Examples:
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        parts = list(pool.map(examples_of, files_of(folder)))
    return Examples(**{name: np.concatenate([vars(part)[name] for part in parts]) for name in vars(parts[0])})
