"""A review in words: what was decided, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bakufu.bots.job import game_of
from bakufu.kernel.contract import Move
from bakufu.review.jobs import Game
from bakufu.review.manifest import Mark, reviewing_of
from bakufu.review.result import Judged
from bakufu.review.timeline import Decision
from bakufu.text.reasons import reason_words
from bakufu.text.renderer import Renderer

PERCENT: Final = 100


@dataclass(frozen=True)
class Told:
    """What was played and what was better, as moves; for a plan only the cards that differ, what matters most first."""

    played: list[Move]
    better: list[Move]


@dataclass(frozen=True)
class PlanRow:
    """A space of a plan and the cards there, by their names and in words. Rows of one `change`, from 0, change
    places; those that are the same have none. `gain` is what the change gains alone."""

    at: str
    space: str
    played_card: str
    better_card: str
    played: str
    better: str
    change: int | None
    gain: float | None


class Positions:
    """The states before some decisions, in the order in which they are asked for; back to the beginning is slow."""

    def __init__(self, game: Game) -> None:
        self.rules = game_of(game.name, game.facts)
        self.record = game.record
        self._begin()

    def _begin(self) -> None:
        self.state: Any = self.rules.start(self.record.options, self.record.seed)
        self.at = 0

    def before(self, decision: Decision) -> Any:
        if decision.at < self.at:
            self._begin()
        for seat, move in self.record.moves[self.at : decision.at]:
            self.rules.play(self.state, seat, move)
        self.at = decision.at
        return self.state.copy()

    def described(self, decision: Decision, moves: Sequence[int]) -> list[Move]:
        """The moves by their names, as they are called where they are made."""
        state, found = self.before(decision), []
        for move in moves:
            found.append(self.rules.describe(state, decision.seat, move))
            self.rules.play(state, decision.seat, move)
        return found


def told(game: Game, judged: Judged, positions: Positions | None = None) -> Told:
    positions = positions or Positions(game)
    decision, judgement = judged.decision, judged.judgement
    played = positions.described(decision, decision.moves)
    better = positions.described(decision, judgement.best)
    if _planned(game, played) and played != better:
        order = [number for change in judgement.changes for number in change.moves]
        return Told([played[number] for number in order], [better[number] for number in order])
    essence = reviewing_of(game.name).essence
    return Told(essence(played), essence(better))


def _planned(game: Game, moves: list[Move]) -> bool:
    """Whether it is a sealed plan."""
    fields = reviewing_of(game.name).plan
    return fields is not None and all([hasattr(move, name) for move in moves for name in fields])


def marks(game: Game, moves: list[Move]) -> list[Mark]:
    """The places on the board that moves name, each once."""
    found = [reviewing_of(game.name).mark(move) for move in moves]
    return [mark for number, mark in enumerate(found) if mark is not None and mark not in found[:number]]


def in_words(renderer: Renderer, moves: list[Move]) -> str:
    return renderer.joined([renderer.move(move) for move in moves])


def side_by_side(renderer: Renderer, game: Game, judged: Judged, positions: Positions) -> list[PlanRow]:
    """A plan as rows, those that differ first. Empty for what is told in a sentence."""
    decision, judgement = judged.decision, judged.judgement
    played, better = [positions.described(decision, moves) for moves in (decision.moves, judgement.best)]
    if not _planned(game, played):
        return []
    where, what = reviewing_of(game.name).plan or ("", "")

    def row(number: int, change: int | None, gain: float | None) -> PlanRow:
        space, card, other = (
            getattr(played[number], where),
            getattr(played[number], what),
            getattr(better[number], what),
        )
        words = [
            renderer.word(renderer.kinds[name], value) for name, value in ((where, space), (what, card), (what, other))
        ]
        return PlanRow(space, words[0], card, other, words[1], words[2], change, gain)

    rows = [row(move, number, change.gain) for number, change in enumerate(judgement.changes) for move in change.moves]
    return rows + [row(number, None, None) for number, card in enumerate(played) if card == better[number]]


def reasons(renderer: Renderer, game: Game, judged: Judged, positions: Positions | None = None) -> list[str]:
    """Each only once; in a plan with the space that it is about."""
    found = judged.judgement.reasons
    words = [reason_words(renderer, reason["id"], reason["args"]) for _, reason in found]
    if not judged.judgement.changes:
        return list(dict.fromkeys(words))
    played = (positions or Positions(game)).described(judged.decision, judged.decision.moves)
    where, _ = reviewing_of(game.name).plan or ("", "")
    spaces = [renderer.word(renderer.kinds[where], getattr(played[number], where)) for number, _ in found]
    return [renderer.say("review-reason", space=space, reason=word) for space, word in zip(spaces, words, strict=True)]


def percent(share: float) -> int:
    return round(PERCENT * share)


def signed(renderer: Renderer, share: float) -> str:
    """A change, with its sign."""
    points = percent(share)
    return renderer.say("review-percent", percent=f"+{points}" if points > 0 else f"\u2212{-points}" if points else "0")
