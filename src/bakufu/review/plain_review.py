"""A review as plain values, for programs and for the browser."""

from __future__ import annotations

from typing import TypedDict

from bakufu.bots.hint import AnyMove, Reason
from bakufu.kernel.plain import plain
from bakufu.review.jobs import Game
from bakufu.review.result import Judged, Review
from bakufu.review.words import told


class ReviewMoment(TypedDict):
    """The chance of each seat to win after so many moves, between 0 and 1, and the stage: "spring-1", "round-2"."""

    move: int
    stage: str
    chances: list[float]


class ReviewDecision(TypedDict):
    """A decision: the number of its first move, from 1, and all its moves. `chance` is the chance to win after it,
    `best_chance` after the best that was found; `loss` is the difference, `error` its standard error. `costly`: the
    loss is large and not noise. `good`: clearly better than what a Hard bot would do, by `gain`."""

    move: int
    seat: int
    kind: str
    stage: str
    moves: list[int]
    best: list[int]
    played_words: list[AnyMove]
    best_words: list[AnyMove]
    chance: float
    best_chance: float
    loss: float
    error: float
    costly: bool
    gain: float
    good: bool
    reasons: list[Reason]


class ReviewPlayer(TypedDict):
    """`changes` of the chance to win over the game by what caused them. `accuracy`: the share of it that decisions
    kept, in all, by kind and by stage. `costly` and `good` are the numbers of decisions in the list, the worst or best
    first."""

    changes: dict[str, float]
    accuracy: float
    by_kind: dict[str, float]
    by_stage: dict[str, float]
    costly: list[int]
    good: list[int]


class PlainReview(TypedDict):
    game: str
    points: list[int]
    winners: list[int]
    moments: list[ReviewMoment]
    decisions: list[ReviewDecision]
    players: list[ReviewPlayer]


def plain_review(game: Game, review: Review) -> PlainReview:
    return {
        "game": game.name,
        "points": list(review.points),
        "winners": list(review.winners),
        "moments": [
            {"move": moment.at, "stage": moment.stage, "chances": [round(one, 4) for one in moment.chances]}
            for moment in review.moments
        ],
        "decisions": [_decision(game, judged) for judged in review.judged],
        "players": [
            {
                "changes": _rounded(player.changes),
                "accuracy": round(player.accuracy, 4),
                "by_kind": _rounded(player.by_kind),
                "by_stage": _rounded(player.by_stage),
                "costly": [review.judged.index(judged) for judged in player.costly],
                "good": [review.judged.index(judged) for judged in player.good],
            }
            for player in review.players
        ],
    }


def _decision(game: Game, judged: Judged) -> ReviewDecision:
    decision, found = judged.decision, judged.judgement
    words = told(game, judged)
    return {
        "move": decision.at + 1,
        "seat": decision.seat,
        "kind": decision.kind,
        "stage": decision.stage,
        "moves": list(decision.moves),
        "best": list(found.best),
        "played_words": [plain(move) for move in words.played],
        "best_words": [plain(move) for move in words.better],
        "chance": round(found.chance, 4),
        "best_chance": round(found.best_chance, 4),
        "loss": round(found.loss, 4),
        "error": round(found.error, 4),
        "costly": judged.costly(),
        "gain": round(found.gain, 4),
        "good": judged.good(),
        "reasons": [reason for _, reason in found.reasons],
    }


def _rounded(shares: dict[str, float]) -> dict[str, float]:
    return {name: round(share, 4) for name, share in shares.items()}
