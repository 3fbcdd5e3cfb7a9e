"""Confidence intervals of win rates: Wilson's score interval (E. B. Wilson, Journal of the American Statistical
Association 22, 1927), which stays sound for few games and for shares near 0 and 1."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95


def wilson(wins: float, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The bounds of the true win rate, from the number of wins (shared ones as fractions) and games."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
