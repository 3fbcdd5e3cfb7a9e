"""The value model: how a game will probably end, from the position at the end of a season.

The coefficients in `weights/daimyo.toml` are fitted to games that were played to their end.
"""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files
from typing import Final

from bakufu.bots.shogun.evaluation.winning_chance import Tower
from bakufu.bots.shogun.search.features import FEATURES, features
from bakufu.shogun.rules.state import State

SEASONS: Final = 3
YEARS: Final = 2
TIE: Final = 0.02  # chests break ties: less than a point, all together


class Judge:
    """What a search asks about the position at the end of a playout."""

    def winning(self, state: State, seat: int) -> float:
        """The chance of this seat to win, between 0 and 1."""
        raise NotImplementedError


class ValueModel(Judge):
    """For one number of players, with or without modules. `doubt`: its typical error in points, by seasons left."""

    def __init__(self, coefficients: list[list[float]], doubt: list[float], tower: Tower) -> None:
        self.coefficients = coefficients
        self.doubt = doubt
        self.tower = tower

    def points(self, state: State) -> list[float]:
        """What each seat will have at the end of the game."""
        points = [state.points[seat] + TIE * min(state.chests[seat], 40) for seat in range(state.setting.players)]
        left = seasons_left(state)
        if not left:
            return points
        # No season has ended before the first one: it is judged like the second.
        coefficients = self.coefficients[min(left, len(self.coefficients)) - 1]
        rows = features(state, self.tower)
        for seat in range(len(rows)):
            row = rows[seat]
            total = 0.0
            for i in range(len(coefficients)):
                total += coefficients[i] * row[i]
            points[seat] = state.points[seat] + total
        return points

    def winning(self, state: State, seat: int) -> float:
        """The chance of this seat to win, between 0 and 1."""
        points = self.points(state)
        doubt = self.doubt[seasons_left(state)]
        top = max(points)
        shares = [math.exp((expected - top) / doubt) for expected in points]
        return shares[seat] / sum(shares)


def seasons_left(state: State) -> int:
    """Seasons still to be planned; none once the game is over."""
    if state.over():
        return 0
    return SEASONS * (YEARS - state.year) + SEASONS - state.season


def load_value_model(players: int, modules: bool, tower: Tower) -> ValueModel:
    text = files("bakufu.bots.shogun").joinpath("weights", "daimyo.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)[f"players-{players}" + ("-modules" if modules else "")]
    by_feature = [table[feature] for feature in FEATURES]
    seasons = len(by_feature[0])
    coefficients = [[by_feature[i][season] for i in range(len(FEATURES))] for season in range(seasons)]
    return ValueModel(coefficients, table["doubt"], tower)
