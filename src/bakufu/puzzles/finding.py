"""Whether one answer is clearly best: all are tried in the same worlds, the better ones in more of them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bakufu.puzzles.manifest import Answer, Asking, Effort, Puzzling

ERRORS: Final = 3.0  # standard errors, of which the gain has to be more
PROMISING: Final = 0.6  # of the least gain, in the first few worlds, for a question that is looked at further
RIVALS: Final = 5  # topics that are tried further, beside the best one
AS_GOOD: Final = 0.25  # of the least gain: what an answer may lose and still be right
SAME_TOPIC: Final = 0.6  # the same for another answer of the best topic


@dataclass(frozen=True)
class Found:
    """The right answers, the best first; the chance to win after it, by how much it beats the best wrong answer, the
    standard error of that, and the least gain that makes a puzzle."""

    right: tuple[Answer, ...]
    chance: float
    gain: float
    error: float
    least: float

    def clear(self) -> bool:
        return self.gain > self.least and self.gain > ERRORS * self.error


class Tried:
    """Values of answers world by world."""

    def __init__(self, asking: Asking, puzzling: Puzzling) -> None:
        self.asking = asking
        self.topic = puzzling.topic
        self.least = puzzling.gain
        self._values: dict[Answer, list[float]] = {}

    def values(self, answer: Answer, worlds: int) -> list[float]:
        found = self._values.setdefault(answer, [])
        while len(found) < worlds:
            found.append(self.asking.value(answer, len(found)))
        return found[:worlds]

    def mean(self, answer: Answer, worlds: int) -> float:
        return sum(self.values(answer, worlds)) / worlds

    def ranked(self, answers: list[Answer], worlds: int) -> list[Answer]:
        return sorted(answers, key=lambda answer: -self.mean(answer, worlds))


def find(asking: Asking, puzzling: Puzzling, effort: Effort) -> Found | None:
    """The clearly best answers to a question, or None where too many are about as good."""
    tried = Tried(asking, puzzling)
    order = tried.ranked(asking.answers, effort.few)
    by_topic: dict[int, list[Answer]] = {}
    for answer in order:
        by_topic.setdefault(puzzling.topic(answer), []).append(answer)
    topics = list(by_topic.values())
    if len(topics) < 2 or not _promising(tried, topics, effort.few):
        return None
    # Of the best topic all answers count, of others only how well they can be done.
    further = topics[0] + [answer for topic in topics[1 : 1 + RIVALS] for answer in topic[:2]]
    return _decided(tried, tried.ranked(further, effort.many), effort.many)


def _promising(tried: Tried, topics: list[list[Answer]], few: int) -> bool:
    """Whether some topic stands out, alone or with others that are as good."""
    best = tried.mean(topics[0][0], few)
    behind = [best - tried.mean(topic[0], few) for topic in topics]
    least = tried.least
    return any(gap > PROMISING * least and before < 2 * AS_GOOD * least for before, gap in pairwise(behind))


def _decided(tried: Tried, order: list[Answer], worlds: int) -> Found | None:
    best = order[0]
    top = tried.mean(best, worlds)
    right = [answer for answer in order if top - tried.mean(answer, worlds) < AS_GOOD * tried.least]
    topics = {tried.topic(answer) for answer in right}
    lowest = top - SAME_TOPIC * tried.least
    others = [answer for answer in order if answer not in right and tried.topic(answer) in topics]
    right += [answer for answer in others if tried.mean(answer, worlds) > lowest]
    wrong = [answer for answer in order if tried.topic(answer) not in topics]
    if not wrong:
        return None
    gain, error = paired(tried.values(best, worlds), tried.values(wrong[0], worlds))
    return Found(tuple(right), top, gain, error, tried.least)


def paired(values: list[float], others: list[float]) -> tuple[float, float]:
    """The mean difference, and its standard error."""
    differences = [one - other for one, other in zip(values, others, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum([(difference - mean) ** 2 for difference in differences])
    return mean, math.sqrt(spread / max(1, count - 1) / count)
