"""Tuning by self-play: CMA-ES searches for weights with which a level beats its current version.

Weights are scaled by factors, so that signs and zeros stay. All trials of a generation play the same deals, and every
generation plays new ones, to avoid overfitting. The result is the mean of the last generation, not its luckiest trial,
and it is evaluated on seeds that no trial has used.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log
from statistics import fmean
from typing import TYPE_CHECKING

from bakufu.arena.contest import Contest, Played, play
from bakufu.arena.entrants import Entrant, usual_weights
from bakufu.arena.run import run
from bakufu.arena.tally import Results, results
from bakufu.arena.trials import Trials
from bakufu.arena.weights import changed, numbers
from bakufu.arena.worker_pool import WorkerPool
from bakufu.bots.job import game_of
from bakufu.kernel.errors import BadOption
from bakufu.kernel.patch import Json

if TYPE_CHECKING:
    import numpy as np
    from _typeshed import DataclassInstance
    from numpy.typing import NDArray

SPREAD = 0.25  # of the first generation, in the logarithm of the factors
FURTHEST = 2.0  # of any factor, likewise
CLEAR = 4.0  # a lead over the best opponent that counts as a clear win


@dataclass(frozen=True)
class Tuning:
    """Settings of a tuning. `sections` of the weights file may change; if empty, all of them."""

    level: str
    sections: tuple[str, ...]
    game: str
    facts: str | None
    options: Json
    games: int
    trials: int
    seed: str

    def old(self) -> DataclassInstance:
        return usual_weights(self.game, self.level)

    def names(self) -> list[str]:
        """The weights that may change."""
        old = numbers(self.old())
        sections = list(dict.fromkeys(name.partition(".")[0] for name in old))
        for section in self.sections:
            if section not in sections:
                raise BadOption("error-unknown-section", wrong=section, known=sections)
        chosen = self.sections or sections
        names = [name for name, number in old.items() if number and name.partition(".")[0] in chosen]
        if len(names) < 2:
            raise BadOption("error-too-little", sections=", ".join(chosen))
        return names

    def population(self) -> int:
        """Trials per generation: CMA-ES's default, but at most the total number of trials."""
        return min(self.trials, 4 + int(3 * log(len(self.names()))))

    def generations(self) -> int:
        return -(-self.trials // self.population())

    def weights(self, point: Sequence[float]) -> DataclassInstance:
        """Rounded to the digits of the file, so that the evaluated weights are those that are written."""
        old = numbers(self.old())
        factors = zip(self.names(), point, strict=True)
        return changed(self.old(), {name: float(f"{old[name] * exp(value):.4g}") for name, value in factors})

    def settings(self) -> Json:
        """Everything that determines a trial's value. The size of a generation does; the number of trials doesn't, so
        that a tuning can be continued with more."""
        game = game_of(self.game, self.facts)
        return {
            "level": self.level,
            "sections": list(self.sections),
            "game": self.game,
            "rules": game.rules_version,
            "facts": game.facts_digest,
            "options": self.options,
            "games": self.games,
            "population": self.population(),
            "seed": self.seed,
            "old": numbers(self.old()),
        }

    def contest(self, weights: DataclassInstance, purpose: str) -> Contest:
        """New weights against the old ones. Each purpose has its own seeds."""
        others = [Entrant(self.level, self.level)] * (self.options["players"] - 1)
        entrants = (Entrant(f"{self.level} (new)", self.level, weights), *others)
        return Contest(self.game, self.facts, self.options, entrants, f"{purpose}/{self.seed}")


def success(game: Played) -> float:
    """How clearly the first entrant won, from 0 to 1. This carries more information than the winner alone."""
    ahead = game.points[0] - max(game.points[1:])
    return 1 / (1 + exp(-ahead / CLEAR))


def tune(tuning: Tuning, trials: Trials, pool: WorkerPool, tell: Callable[[int, float], None]) -> DataclassInstance:
    """Search for better weights. `tell` is called with the number and mean success of every generation."""
    import numpy
    from cmaes import CMA

    size, dimensions = tuning.population(), len(tuning.names())
    optimiser = CMA(
        mean=numpy.zeros(dimensions),
        sigma=SPREAD,
        bounds=numpy.array([[-FURTHEST, FURTHEST]] * dimensions),
        seed=int.from_bytes(hashlib.sha256(tuning.seed.encode()).digest()[:4], "big"),
        population_size=size,
    )
    for generation in range(tuning.generations()):
        points = [optimiser.ask() for _ in range(size)]
        _try_out(tuning, generation, points, trials, pool)
        values = [trials.values[generation * size + place] for place in range(size)]
        optimiser.tell([(point, -value) for point, value in zip(points, values, strict=True)])
        tell(generation, fmean(values))
    return tuning.weights(optimiser.mean.tolist())


def _try_out(
    tuning: Tuning, generation: int, points: list[NDArray[np.float64]], trials: Trials, pool: WorkerPool
) -> None:
    """Play all missing games of a generation's trials in one batch, so that no worker is idle."""
    first = generation * len(points)
    missing = [first + place for place in range(len(points)) if first + place not in trials.values]
    contests = {
        trial: tuning.contest(tuning.weights(points[trial - first].tolist()), f"tune/{generation}") for trial in missing
    }
    going: dict[int, list[Played]] = {trial: [] for trial in missing}
    inputs = [(trial, contests[trial], number) for trial in missing for number in range(tuning.games)]
    for trial, game in pool.each(_play_for, inputs):
        going[trial].append(game)
        if len(going[trial]) == tuning.games:
            in_order = sorted(going[trial], key=lambda one: one.number)
            trials.add(trial, fmean([success(one) for one in in_order]), points[trial - first].tolist())


def _play_for(given: tuple[int, Contest, int]) -> tuple[int, Played]:
    trial, contest, number = given
    return trial, play(contest, number)


def judge(
    tuning: Tuning,
    weights: DataclassInstance,
    games: int,
    pool: WorkerPool,
    tell: Callable[[Played], None] = lambda game: None,
) -> Results:
    """Evaluate the new weights against the old ones on separate seeds: the results of a contest."""
    contest = tuning.contest(weights, "judge")
    return results(contest, run(contest, games, pool, tell=tell))
