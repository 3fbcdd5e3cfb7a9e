"""Trials: candidates are tried in the same determinizations; bad ones are dropped early, the others see more."""

from __future__ import annotations

from typing import Protocol

from bakufu.bots.budget import Budget


class Candidate:
    """A way to decide, as a list of cards or moves, and how it has done in the worlds so far."""

    def __init__(self, choice: list[int]) -> None:
        self.choice = choice
        self.total = 0.0
        self.worlds = 0

    def mean(self) -> float:
        return self.total / self.worlds if self.worlds else 0.0


class Trying(Protocol):
    """What a trial needs: the value of a choice in a world of a given number."""

    def value(self, choice: list[int], number: int) -> float: ...


def try_in(trying: Trying, candidates: list[Candidate], worlds: int, budget: Budget) -> bool:
    """Try all these in this many worlds. False once the budget is spent."""
    for candidate in candidates:
        while candidate.worlds < worlds:
            if not budget.spend():
                return False
            candidate.total += trying.value(candidate.choice, candidate.worlds)
            candidate.worlds += 1
    return True


def halve(trying: Trying, candidates: list[Candidate], worlds: int, least: int, budget: Budget) -> list[Candidate]:
    """Sequential halving: few worlds for all, twice as many for the better half, and so on; the best first."""
    some = max(1, worlds)
    while worlds > least:
        worlds = (worlds + 1) // 2
    left = candidates
    while worlds < some:
        if not try_in(trying, left, worlds, budget):
            break
        left = best(left)[: max(2, len(left) // 2)]
        worlds = min(some, worlds * 2)
    try_in(trying, left, some, budget)
    return best(left)


def best(candidates: list[Candidate]) -> list[Candidate]:
    """By their means; those that were tried in fewer worlds come after the others."""
    return sorted(candidates, key=lambda candidate: (-candidate.worlds, -candidate.mean()))
