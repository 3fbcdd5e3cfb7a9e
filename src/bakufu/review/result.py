"""A review, put together from what its jobs found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bakufu.bots.job import game_of
from bakufu.kernel.records.replay import points, replay
from bakufu.review.jobs import Game, Judgement, Look
from bakufu.review.manifest import reviewing_of
from bakufu.review.timeline import Decision, Step

SHOWN: Final = 3  # the costliest decisions of a player, and the best ones
HOPELESS: Final = 0.03  # a chance to win that is as good as none
GOOD: Final = 0.02  # by which a good decision is better than what a Hard bot would do
NEARLY: Final = 0.01  # what a good decision may lose against the best
OWN: Final = "own"
RIVALS: Final = "rivals"
REST: Final = "rest"  # what the estimates before and after differ by where nothing was left to chance


@dataclass(frozen=True)
class Judged:
    decision: Decision
    judgement: Judgement

    def costly(self) -> bool:
        return self.judgement.costly()

    def good(self) -> bool:
        return self.judgement.gain > GOOD and self.judgement.loss <= max(NEARLY, self.judgement.error)


@dataclass(frozen=True)
class Moment:
    """The chance of each seat to win after so many moves."""

    at: int
    stage: str
    chances: list[float]


@dataclass(frozen=True)
class Player:
    """`changes` is by what the chance to win changed over the game: by the player's own decisions, by those of rivals,
    and by each kind of luck; together they lead from the first moment to the last. `accuracy` is the share of the
    chance to win that the player's decisions kept, of what the best ones would have: in all, by kind and by stage."""

    changes: dict[str, float]
    accuracy: float
    by_kind: dict[str, float]
    by_stage: dict[str, float]
    costly: list[Judged]
    good: list[Judged]


@dataclass(frozen=True)
class Review:
    points: tuple[int, ...]
    winners: tuple[int, ...]
    moments: list[Moment]
    players: list[Player]
    judged: list[Judged]


def judged_steps(steps: list[Step]) -> list[Step]:
    """Those in which something can be judged; nothing is known about chances before the first of them."""
    return [step for step in steps if any(decision.judged for decision in step.decisions)]


def assemble(game: Game, steps: list[Step], looks: list[Look], judgements: Mapping[Decision, Judgement]) -> Review:
    """`looks` are at the judged steps, in their order."""
    rules = game_of(game.name, game.facts)
    final = replay(rules, game.record)
    winners = tuple([row.seat for row in rules.standings(final) if row.place == 1])
    seats = rules.setting(game.options).players
    end = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    moments = [Moment(step.at, step.decisions[0].stage, look.before) for step, look in zip(steps, looks, strict=True)]
    moments.append(Moment(len(game.moves), steps[-1].decisions[-1].stage if steps else "", end))
    judged = [Judged(decision, judgements[decision]) for decision in sorted(judgements, key=lambda one: one.at)]
    changes = [_changes(game, seat, steps, looks, moments, judgements) for seat in range(seats)]
    players = [_player([one for one in judged if one.decision.seat == seat], changes[seat]) for seat in range(seats)]
    return Review(points(rules, final), winners, moments, players, judged)


def _changes(
    game: Game,
    seat: int,
    steps: list[Step],
    looks: list[Look],
    moments: list[Moment],
    judgements: Mapping[Decision, Judgement],
) -> dict[str, float]:
    # The Ghost has no choice: what it does is luck.
    choices = (OWN, RIVALS) if len(moments[0].chances) > 1 else (OWN,)
    found = dict.fromkeys((*choices, *reviewing_of(game.name).lucks, REST), 0.0)
    for number, (step, look) in enumerate(zip(steps, looks, strict=True)):
        before, after = look.before[seat], look.after[seat]
        reached = moments[number + 1].chances[seat]
        own = [decision for decision in step.decisions if decision.seat == seat]
        # Where all decide at the same time, what a player decided is worth what it was worth without knowing the rest.
        alone = after if len(step.decisions) == 1 else before
        if own and len(step.decisions) > 1 and own[0] in judgements:
            alone = judgements[own[0]].chance
        found[OWN] += alone - before if own else 0.0
        if RIVALS in found:
            found[RIVALS] += after - alone if own else after - before
        if look.partway is not None and step.luck not in ("", look.partway[0]):
            kind, chances = look.partway
            found[kind] += chances[seat] - after
            after = chances[seat]
        found[step.luck or REST] += reached - after
    return found


def others_of(review: Review, seat: int) -> list[Judged]:
    """The decisions of a seat that are neither among its costliest nor its best: clear losses, the largest first, then
    those that lost nothing but noise, in the order of the game."""
    player = review.players[seat]
    found = [one for one in review.judged if one.decision.seat == seat and one not in player.costly + player.good]
    lost = [one for one in found if not one.judgement.noise()]
    return sorted(lost, key=lambda one: -one.judgement.loss) + [one for one in found if one.judgement.noise()]


def _player(judged: list[Judged], changes: dict[str, float]) -> Player:
    costly = sorted([one for one in judged if one.costly()], key=lambda one: -one.judgement.loss)
    good = sorted([one for one in judged if one.good()], key=lambda one: -one.judgement.gain)
    kinds = list(dict.fromkeys([one.decision.kind for one in judged]))
    stages = list(dict.fromkeys([one.decision.stage for one in judged]))
    return Player(
        changes,
        _accuracy(judged),
        _kept({kind: [one for one in judged if one.decision.kind == kind] for kind in kinds}),
        _kept({stage: [one for one in judged if one.decision.stage == stage] for stage in stages}),
        costly[:SHOWN],
        good[:SHOWN],
    )


def _kept(groups: dict[str, list[Judged]]) -> dict[str, float]:
    """Without those in which there was next to no chance left to keep: a share of that is noise."""
    worth = {name: max([one.judgement.best_chance for one in judged]) for name, judged in groups.items()}
    return {name: _accuracy(judged) for name, judged in groups.items() if worth[name] >= HOPELESS}


def _accuracy(judged: list[Judged]) -> float:
    best = sum([one.judgement.best_chance for one in judged])
    return sum([one.judgement.chance for one in judged]) / best if best else 1.0
