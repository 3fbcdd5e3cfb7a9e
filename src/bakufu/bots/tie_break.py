"""Tie-breaks: random choices that follow from a bot's seed and from what it sees, whatever it was asked before."""

from __future__ import annotations

from bakufu.kernel.chance import Rng


def lot(seed: bytes, words: bytes) -> Rng:
    """A stream of random numbers for one decision; `words` is what the bot sees."""
    return Rng(seed + words, "lots")


def best_of(moves: list[int], values: list[float]) -> list[int]:
    """The moves with the highest value."""
    top = max(values)
    return [move for move, value in zip(moves, values, strict=True) if value == top]
