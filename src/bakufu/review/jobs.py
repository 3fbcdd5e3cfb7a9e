"""A review as many small jobs: plain values in and out, so that they can run in other processes, in any order.

A job looks at one step of the game, or judges one decision. What a job finds follows from the record and the seed.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any, Final

from bakufu.bots.job import game_of
from bakufu.kernel.errors import BakufuError
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.replay import replay
from bakufu.review.comparing import COSTLY, MOST, SURE, Comparison, Difference, scaled
from bakufu.review.manifest import Why, reviewing_of
from bakufu.review.timeline import Decision, Step, Timeline

USUAL: Final = 96  # worlds at most for the comparison with a Hard bot
ALONE: Final = 64  # worlds at most for each change of a plan alone


class NoReview(BakufuError):
    """This game can't be reviewed."""


@dataclass(frozen=True)
class Game:
    """A finished game, with the host's facts, the seed of its review, and the effort: 1 is usual, 2 takes about twice
    as long. Not a record, because those can't be sent to other processes."""

    name: str
    options: dict[str, object]
    chance: str  # the seed of the game itself
    moves: tuple[tuple[int, int], ...]
    facts: str | None
    seed: str
    effort: float = 1.0

    @staticmethod
    def of(record: Record, facts: str | None, seed: str, effort: float = 1.0) -> Game:
        return Game(record.game, record.options, record.seed, record.moves, facts, seed, effort)

    @property
    def record(self) -> Record:
        rules = game_of(self.name, self.facts)
        return Record(self.name, rules.rules_version, self.options, rules.facts_digest, self.chance, self.moves)


@dataclass(frozen=True)
class Look:
    """The chances to win of all seats before a step, after its decisions, and after all the chance that followed."""

    before: list[float]
    after: list[float]
    partway: tuple[str, list[float]] | None


@dataclass(frozen=True)
class Change:
    """A change of what was played: the numbers of the moves that are as they should be then, and what it would have
    gained alone; None where that is noise, where it would lose, or where it can't be made alone."""

    moves: tuple[int, ...]
    gain: float | None


@dataclass(frozen=True)
class Judgement:
    """What was played and what would have been best, with the chance to win after either; the same if nothing better
    was found. `gain` is by how much what was played is better than what a Hard bot would do, 0 within noise. `changes`
    lead from a costly plan to the best one, what gains most alone first."""

    best: tuple[int, ...]
    chance: float
    best_chance: float
    error: float
    gain: float
    gain_error: float
    reasons: list[Why]
    changes: tuple[Change, ...] = ()

    @property
    def loss(self) -> float:
        return self.best_chance - self.chance

    def costly(self) -> bool:
        """Whether the loss is large, and more than noise."""
        return self.loss > COSTLY and not self.noise()

    def noise(self) -> bool:
        """Whether the loss can't be told from none."""
        return self.loss <= SURE * self.error


def steps_of(game: Game) -> list[Step]:
    """The steps of a finished game. Raises NoReview."""
    rules = game_of(game.name, game.facts)
    reviewing = reviewing_of(game.name)
    timeline = Timeline(rules, game.record, reviewing)
    if rules.to_move(timeline.state):
        raise NoReview("review-unfinished")
    return timeline.steps


def look(game: Game, step: Step) -> Look:
    """The chances around a step."""
    outlook = reviewing_of(game.name).outlook(_state(game, step.at), _seed(game, step.at), game.effort)
    moves = game.moves[step.at : step.until]
    reached = _state(game, step.until)
    return Look(outlook.before(), outlook.after(moves), outlook.partway(moves, reached))


def judge(game: Game, decision: Decision) -> Judgement:
    """A decision against the best that a search finds, in worlds that the seat could imagine."""
    rules = game_of(game.name, game.facts)
    view = rules.view(_state(game, decision.at), decision.seat)
    trial = reviewing_of(game.name).trial(view, _seed(game, decision.at), game.effort)
    played = list(decision.moves)
    found = trial.alternatives(played)
    # The worlds in which an alternative was chosen flatter it: it is compared with what was played in others.
    choosing = scaled(trial.worlds, game.effort)
    comparison = Comparison(trial, choosing, game.effort)
    usual = trial.usual()
    others = found if usual in (*found, played) else [*found, usual]
    if not others:
        values = comparison.values(played, choosing)
        chance = sum(values) / len(values)
        return Judgement(decision.moves, chance, chance, 0.0, 0.0, 0.0, [])
    best = Comparison(trial, 0, game.effort).best(others, choosing)
    lost = comparison.difference(best, played, MOST)
    gained = comparison.difference(played, usual, USUAL) if usual != played else Difference(0.0, 0.0, 0.0)
    gain = gained.gain if gained.sure() else 0.0
    if lost.gain <= 0:
        return Judgement(decision.moves, lost.worse, lost.worse, lost.error, gain, gained.error, [])
    found_best = Judgement(tuple(best), lost.worse, lost.better, lost.error, gain, gained.error, [])
    steps = trial.steps(best, played)
    changes = _changes(game, decision, found_best, comparison, steps) if steps else ()
    order = [move for change in changes for move in change.moves] or range(len(best))
    return replace(found_best, reasons=trial.reasons(best, order), changes=changes)


def _changes(
    game: Game, decision: Decision, found: Judgement, comparison: Comparison, steps: list[list[int]]
) -> tuple[Change, ...]:
    """What gains most first. Every move is in one change: emptying a space is a part of several."""
    gains: list[tuple[float, list[int]]] = []
    for step in steps:
        whole = step == list(found.best)
        alone = _gain_alone(game, decision, comparison, step) if found.costly() and not whole else None
        gains.append((-math.inf if alone is None else alone, step))
    left = {number for number, move in enumerate(found.best) if move != decision.moves[number]}
    changes: list[Change] = []
    for gain, step in sorted(gains, key=lambda pair: -pair[0]):
        moves = [number for number in sorted(left) if step[number] == found.best[number]]
        left.difference_update(moves)
        if moves:
            changes.append(Change(tuple(moves), None if gain == -math.inf else gain))
    return tuple(changes)


def _gain_alone(game: Game, decision: Decision, comparison: Comparison, choice: list[int]) -> float | None:
    """What a change gains without the others, in the worlds of the whole comparison."""
    if not _legal(game, decision, choice):
        return None
    found = comparison.difference(choice, list(decision.moves), ALONE)
    return found.gain if found.sure() else None


def _legal(game: Game, decision: Decision, choice: list[int]) -> bool:
    rules, state = game_of(game.name, game.facts), _state(game, decision.at)
    for move in choice:
        if rules.refusal(state, decision.seat, move):
            return False
        rules.play(state, decision.seat, move)
    return True


def _state(game: Game, moves: int) -> Any:
    return replay(game_of(game.name, game.facts), game.record, upto=moves)


def _seed(game: Game, at: int) -> bytes:
    return f"{game.seed}/{at}".encode()
