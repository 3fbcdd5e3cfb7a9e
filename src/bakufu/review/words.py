"""A review in words: what was decided, what would have been better, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bakufu.bots.job import game_of
from bakufu.kernel.contract import Move
from bakufu.kernel.records.replay import replay
from bakufu.review.jobs import Game
from bakufu.review.manifest import reviewing_of
from bakufu.review.result import Judged
from bakufu.text.reasons import reason_words
from bakufu.text.renderer import Renderer

PERCENT: Final = 100


@dataclass(frozen=True)
class Told:
    """What was played and what was better, as moves; for a plan only the cards that differ."""

    played: list[Move]
    better: list[Move]


def told(game: Game, judged: Judged) -> Told:
    """The moves by their names, as they are called where they are made."""
    decision = judged.decision
    played = _described(game, judged, list(decision.moves))
    better = _described(game, judged, list(judged.judgement.best))
    rules = game_of(game.name, game.facts)
    if rules.sealed(replay(rules, game.record, upto=decision.at)) and played != better:
        pairs = [(one, other) for one, other in zip(played, better, strict=True) if one != other]
        return Told([one for one, _ in pairs], [other for _, other in pairs])
    essence = reviewing_of(game.name).essence
    return Told(essence(played), essence(better))


def _described(game: Game, judged: Judged, moves: list[int]) -> list[Move]:
    rules = game_of(game.name, game.facts)
    state = replay(rules, game.record, upto=judged.decision.at)
    seat = judged.decision.seat
    found: list[Move] = []
    for move in moves:
        found.append(rules.describe(state, seat, move))
        rules.play(state, seat, move)
    return found


def in_words(renderer: Renderer, moves: list[Move]) -> str:
    return renderer.joined([renderer.move(move) for move in moves])


def side_by_side(renderer: Renderer, game: Game, moves: Told) -> list[tuple[str, str, str]]:
    """A plan as rows: where a card goes, which one was placed there, and which one was better. Empty for what is told
    in a sentence."""
    fields = reviewing_of(game.name).plan
    if fields is None or not all([hasattr(move, name) for move in moves.played for name in fields]):
        return []
    where, what = fields

    def word(move: Move, name: str) -> str:
        return renderer.word(renderer.kinds[name], getattr(move, name))

    pairs = zip(moves.played, moves.better, strict=True)
    return [(word(one, where), word(one, what), word(other, what)) for one, other in pairs]


def reasons(renderer: Renderer, judged: Judged) -> list[str]:
    """Each only once."""
    found = [reason_words(renderer, reason["id"], reason["args"]) for reason in judged.judgement.reasons]
    return list(dict.fromkeys(found))


def percent(share: float) -> int:
    return round(PERCENT * share)


def signed(renderer: Renderer, share: float) -> str:
    """A change, with its sign."""
    points = percent(share)
    return renderer.say("review-percent", percent=f"+{points}" if points > 0 else f"\u2212{-points}" if points else "0")
