"""Answers to questions about a position. Every game has a forecast; each has its own shapes for the rest."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Analysis:
    """The answer to a query about a view: it depends on nothing that the seat can't know."""


@dataclass(frozen=True)
class Forecast(Analysis):
    """What a seat could do now, as far as it knows. Each game has its own shape."""
