"""The weights that Shogun has learned from the results of games, among players and solo against the Ghost: one set for
each round (`docs/learning.md`).

Each file says which rules and facts they were made for.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from importlib.resources import files

from bakufu.bots.katana.weighing import Honors, Reach, Weights, Worth, halfway, usual_weights
from bakufu.kernel.patch import Json


class LearnedWeights:
    def __init__(self, text: str, usual: Weights) -> None:
        table = json.loads(text)
        self.rules_version: int = table["rules_version"]
        self.facts_digest: str = table["facts_digest"]
        if digest_of(table["rounds"]) != table["digest"]:
            raise ValueError("the weights don't match their digest: the file is damaged")
        # The Project for the Shogun isn't judged by value, so there is nothing to learn about it.
        self.rounds = [
            Weights(Reach(**part["reach"]), Worth(**part["worth"]), usual.project, Honors(**part["honors"]))
            for part in table["rounds"]
        ]
        # For choices within a turn.
        self.within = [halfway(usual, learned) for learned in self.rounds]


def digest_of(rounds: list[Json]) -> str:
    return hashlib.sha256(json.dumps(rounds, sort_keys=True).encode()).hexdigest()


@lru_cache(maxsize=2)
def learned_weights(solo: bool) -> LearnedWeights:
    name = "shogun-solo" if solo else "shogun"
    text = files("bakufu.bots.katana").joinpath("weights", f"{name}.json").read_text(encoding="utf-8")
    return LearnedWeights(text, usual_weights(solo))
