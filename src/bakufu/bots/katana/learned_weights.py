"""The weights that Shogun has learned from the results of games, one set for each round (`docs/learning.md`).

The file says which rules and facts they were made for.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from importlib.resources import files

from bakufu.bots.katana.weighing import TOGETHER, Honors, Reach, Weights, Worth
from bakufu.kernel.patch import Json


class LearnedWeights:
    def __init__(self, text: str) -> None:
        table = json.loads(text)
        self.rules_version: int = table["rules_version"]
        self.facts_digest: str = table["facts_digest"]
        if digest_of(table["rounds"]) != table["digest"]:
            raise ValueError("the weights don't match their digest: the file is damaged")
        # The Project for the Shogun isn't judged by value, so there is nothing to learn about it.
        self.rounds = [
            Weights(Reach(**part["reach"]), Worth(**part["worth"]), TOGETHER.project, Honors(**part["honors"]))
            for part in table["rounds"]
        ]


def digest_of(rounds: list[Json]) -> str:
    return hashlib.sha256(json.dumps(rounds, sort_keys=True).encode()).hexdigest()


@lru_cache(maxsize=1)
def learned_weights() -> LearnedWeights:
    file = files("bakufu.bots.katana").joinpath("weights", "shogun.json")
    return LearnedWeights(file.read_text(encoding="utf-8"))
