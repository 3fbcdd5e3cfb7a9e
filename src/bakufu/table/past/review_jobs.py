"""Reviews of finished games, as jobs for the worker processes of a host, and what is sent of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from bakufu.bots.job import game_of
from bakufu.review.jobs import Game
from bakufu.review.result import Judged, Review
from bakufu.review.running import Running
from bakufu.review.stages import stage_title
from bakufu.review.words import in_words, reasons, side_by_side, told
from bakufu.table.past.hindsight import Past
from bakufu.text import renderer_of
from bakufu.text.renderer import Renderer

SEED = "review"


class ReviewMoment(TypedDict):
    """The chance of each seat to win after an entry of the log, between 0 and 1."""

    seq: int
    stage: str
    chances: list[float]


class ReviewedCard(TypedDict):
    """A space of a plan, the card that was placed there, and the better one."""

    space: str
    played: str
    better: str


class ReviewedDecision(TypedDict):
    """A decision after an entry of the log: what was played and what would have been better, in words, and why; for a
    plan only the `cards` that differ, which other decisions don't have. `chance` is the chance to win after it, `best`
    after the better one. `change` is what it cost, or what it gained compared with a Hard bot's choice; `error` is the
    standard error of the cost."""

    seq: int
    seat: int
    stage: str
    played: str
    better: str
    cards: list[ReviewedCard]
    reasons: list[str]
    chance: float
    best: float
    change: float
    error: float


class ReviewedPlayer(TypedDict):
    """The costliest and the best decisions of a seat, the shares of its chance to win that its decisions kept, by kind
    and by stage, and by how much its chance changed through what."""

    costly: list[ReviewedDecision]
    good: list[ReviewedDecision]
    accuracy: float
    by_kind: dict[str, float]
    by_stage: dict[str, float]
    changes: dict[str, float]


class ReviewCard(TypedDict):
    """The titles of all stages, kinds and causes are by their names."""

    moments: list[ReviewMoment]
    players: list[ReviewedPlayer]
    stages: dict[str, str]
    kinds: dict[str, str]
    causes: dict[str, str]


class ReviewState(TypedDict):
    """How far a review is: jobs done, of how many; and the review once all are."""

    done: int
    total: int
    review: ReviewCard | None


@dataclass(frozen=True)
class Prepared:
    """A review whose jobs can be done, and for each number of moves the last entry of the log that led there."""

    running: Running
    entries: dict[int, int]


def prepare(past: Past, effort: float) -> Prepared:
    """Raises NoReview."""
    fold = past.fold()
    entries = {0: 0}
    for entry in past.entries:
        fold.apply(entry)
        entries[fold.played()] = entry.seq
    game = Game(past.game, dict(past.options), past.seed, tuple(fold.moves), past.facts, SEED, effort)
    return Prepared(Running(game), entries)


def tell(prepared: Prepared, language: str) -> ReviewCard:
    """The review in words, once all its jobs are done."""
    running = prepared.running
    game, review = running.game, running.review()
    renderer = renderer_of(game_of(game.name, game.facts), language).seated(game.options)
    stages = list(dict.fromkeys([moment.stage for moment in review.moments]))
    return {
        "moments": [
            {
                "seq": _entry(prepared, moment.at),
                "stage": moment.stage,
                "chances": [round(chance, 4) for chance in moment.chances],
            }
            for moment in review.moments
        ],
        "players": [_player(prepared, renderer, review, seat) for seat in range(len(review.players))],
        "stages": {stage: stage_title(renderer, stage) for stage in stages},
        "kinds": {kind: renderer.say(f"review-kind-{kind}") for one in review.players for kind in one.by_kind},
        "causes": {cause: renderer.say(f"review-change-{cause}") for cause in review.players[0].changes},
    }


def _player(prepared: Prepared, renderer: Renderer, review: Review, seat: int) -> ReviewedPlayer:
    player = review.players[seat]
    return {
        "costly": [_decision(prepared, renderer, one, -one.judgement.loss) for one in player.costly],
        "good": [_decision(prepared, renderer, one, one.judgement.gain) for one in player.good],
        "accuracy": round(player.accuracy, 4),
        "by_kind": {kind: round(share, 4) for kind, share in player.by_kind.items()},
        "by_stage": {stage: round(share, 4) for stage, share in player.by_stage.items()},
        "changes": {cause: round(change, 4) for cause, change in player.changes.items()},
    }


def _decision(prepared: Prepared, renderer: Renderer, judged: Judged, change: float) -> ReviewedDecision:
    words = told(prepared.running.game, judged)
    return {
        "seq": _entry(prepared, judged.decision.at),
        "seat": judged.decision.seat,
        "stage": judged.decision.stage,
        "played": in_words(renderer, words.played),
        "better": in_words(renderer, words.better),
        "cards": [
            {"space": space, "played": played, "better": better}
            for space, played, better in side_by_side(renderer, prepared.running.game, words)
        ],
        "reasons": reasons(renderer, judged),
        "chance": round(judged.judgement.chance, 4),
        "best": round(judged.judgement.best_chance, 4),
        "change": round(change, 4),
        "error": round(judged.judgement.error, 4),
    }


def _entry(prepared: Prepared, moves: int) -> int:
    """The entry before a decision; where several decisions are one entry, the one before all of them."""
    return prepared.entries[max(number for number in prepared.entries if number <= moves)]
