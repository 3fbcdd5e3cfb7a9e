"""Reviews of finished games, as jobs for the worker processes of a host, and what is sent of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict

from bakufu.bots.job import game_of
from bakufu.review.jobs import Game
from bakufu.review.manifest import Mark
from bakufu.review.result import Judged, Review, others_of
from bakufu.review.running import Running
from bakufu.review.stages import stage_title
from bakufu.review.words import Positions, in_words, marks, reasons, side_by_side, told
from bakufu.table.past.hindsight import Past
from bakufu.text import renderer_of
from bakufu.text.renderer import Renderer

SEED = "review"


Verdict = Literal["costly", "good", "small", "noise"]


class ReviewMoment(TypedDict):
    """The chance of each seat to win after an entry of the log, between 0 and 1."""

    seq: int
    stage: str
    chances: list[float]


class ReviewedCard(TypedDict):
    """A space of a plan (`at`), the card that was placed there, and the better one, by their names and in words. Rows
    of one `change`, from 0, change places, what gains most first; `gain` is what that change alone would have gained,
    null where that is within noise. Cards that are the same have no change."""

    at: str
    space: str
    played_card: str
    better_card: str
    played: str
    better: str
    change: int | None
    gain: float | None


class ReviewedDecision(TypedDict):
    """A decision after an entry of the log: what was played and what would have been better, in words, and why; for a
    plan only the cards that differ, and all of them as `cards`, those that differ first. `played_at` and `better_at`
    are the places on the board that either names. `chance` is the chance to win after it, `best` after the better one.
    `verdict`: costly, good, a small loss, or nothing better than noise. `change` is what it cost, or what a good one
    gained compared with a Hard bot's choice; `error` is the standard error of the cost."""

    seq: int
    seat: int
    stage: str
    kind: str
    verdict: Verdict
    played: str
    better: str
    played_at: list[Mark]
    better_at: list[Mark]
    cards: list[ReviewedCard]
    reasons: list[str]
    chance: float
    best: float
    change: float
    error: float


class ReviewedPlayer(TypedDict):
    """The costliest and the best decisions of a seat and all `others`, clear losses first; the shares of its chance to
    win that its decisions kept, by kind and by stage, and by how much its chance changed through what."""

    costly: list[ReviewedDecision]
    good: list[ReviewedDecision]
    others: list[ReviewedDecision]
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
    renderer = renderer_of(game_of(game.name, game.facts), language).seated(game.options).on_the_board()
    stages = list(dict.fromkeys([moment.stage for moment in review.moments]))
    kinds = list(dict.fromkeys([one.decision.kind for one in review.judged]))
    return {
        "moments": [
            {
                "seq": _entry(prepared, moment.at),
                "stage": moment.stage,
                "chances": [round(chance, 4) for chance in moment.chances],
            }
            for moment in review.moments
        ],
        "players": _players(prepared, renderer, review),
        "stages": {stage: stage_title(renderer, stage) for stage in stages},
        "kinds": {kind: renderer.say(f"review-kind-{kind}") for kind in kinds},
        "causes": {cause: renderer.say(f"review-change-{cause}") for cause in review.players[0].changes},
    }


def _players(prepared: Prepared, renderer: Renderer, review: Review) -> list[ReviewedPlayer]:
    """Decisions are told in the order of the game, and then sorted: positions are reached one after the other."""
    positions = Positions(prepared.running.game)
    told_all = {one.decision: _decision(prepared, renderer, one, positions) for one in review.judged}

    def decisions(judged: list[Judged]) -> list[ReviewedDecision]:
        return [told_all[one.decision] for one in judged]

    return [
        {
            "costly": decisions(player.costly),
            "good": decisions(player.good),
            "others": decisions(others_of(review, seat)),
            "accuracy": round(player.accuracy, 4),
            "by_kind": {kind: round(share, 4) for kind, share in player.by_kind.items()},
            "by_stage": {stage: round(share, 4) for stage, share in player.by_stage.items()},
            "changes": {cause: round(change, 4) for cause, change in player.changes.items()},
        }
        for seat, player in enumerate(review.players)
    ]


def _decision(prepared: Prepared, renderer: Renderer, judged: Judged, positions: Positions) -> ReviewedDecision:
    game, found = prepared.running.game, judged.judgement
    words = told(game, judged, positions)
    verdict: Verdict = "small"
    if judged.costly():
        verdict = "costly"
    elif judged.good():
        verdict = "good"
    elif found.noise():
        verdict = "noise"
    return {
        "seq": _entry(prepared, judged.decision.at),
        "seat": judged.decision.seat,
        "stage": judged.decision.stage,
        "kind": judged.decision.kind,
        "verdict": verdict,
        "played": in_words(renderer, words.played),
        "better": in_words(renderer, words.better),
        "played_at": marks(game, words.played),
        "better_at": marks(game, words.better),
        "cards": [
            {
                "at": row.at,
                "space": row.space,
                "played_card": row.played_card,
                "better_card": row.better_card,
                "played": row.played,
                "better": row.better,
                "change": row.change,
                "gain": None if row.gain is None else round(row.gain, 4),
            }
            for row in side_by_side(renderer, game, judged, positions)
        ],
        "reasons": reasons(renderer, game, judged, positions),
        "chance": round(found.chance, 4),
        "best": round(found.best_chance, 4),
        "change": round(found.gain if verdict == "good" else -found.loss, 4),
        "error": round(found.error, 4),
    }


def _entry(prepared: Prepared, moves: int) -> int:
    """The entry before a decision; where several decisions are one entry, the one before all of them."""
    return prepared.entries[max(number for number in prepared.entries if number <= moves)]
