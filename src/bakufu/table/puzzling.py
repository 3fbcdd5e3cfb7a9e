"""Puzzles as jobs for the workers of a host, and what is sent of them: the question, the answers, and the verdict.

The right answers are sent only after somebody has answered.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, TypedDict

from bakufu.bots.job import game_of
from bakufu.games import GAMES, AnyGame
from bakufu.kernel.patch import Json
from bakufu.puzzles.library import shipped
from bakufu.puzzles.manifest import Answer, puzzling_of
from bakufu.puzzles.progress import Progress, next_puzzle
from bakufu.puzzles.puzzle import LEVELS, Puzzle
from bakufu.table.fold import Fold
from bakufu.table.past.opened_record import log_of
from bakufu.table.projection import AnyView, table_view
from bakufu.table.refusal import Refusal
from bakufu.table.table_card import TableCard, table_card
from bakufu.text import renderer_of
from bakufu.text.manifest import game_text
from bakufu.text.reasons import reason_words
from bakufu.text.renderer import Renderer


class PuzzleStep(TypedDict):
    """A move by its number, and in words. `place` is what it is about on the board, where that can be picked there."""

    move: int
    words: str
    place: str | None


class PuzzleMove(PuzzleStep):
    """The first move of an answer, and the moves that may follow it: how many armies march."""

    then: list[PuzzleStep]


class PuzzleCard(TypedDict):
    """A puzzle without its solution: the table, and the `view` of the seat to decide."""

    name: str
    card: TableCard
    seat: int
    theme: str
    theme_title: str
    level: str
    rating: int
    question: str
    hint: str
    answers: list[PuzzleMove]
    view: AnyView


class PuzzleTheme(TypedDict):
    """`count` is how many puzzles it has, `solved` how many of them you have solved."""

    theme: str
    title: str
    count: int
    solved: int


class PuzzleProgress(TypedDict):
    rating: int
    solved: int
    tried: int
    streak: int
    best: int


class PuzzleState(TypedDict):
    """The next puzzle; null if all that fit are solved."""

    puzzle: PuzzleCard | None
    themes: list[PuzzleTheme]
    progress: PuzzleProgress


class PuzzleVerdict(TypedDict):
    """Whether the answer is right, the best one in words, and why. `chance` is the chance to win after it, `gain` by
    how much it beats the best wrong answer, and `change` by how much your rating changed."""

    right: bool
    answer: str
    best: str
    reasons: list[str]
    chance: float
    gain: float
    change: int
    progress: PuzzleProgress


@dataclass(frozen=True)
class NobodysSeat:
    seat: int
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    program: bool = False
    entropy: str = ""
    sealed: str = ""
    invited: str | None = None
    invited_name: str | None = None


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    if game not in GAMES:
        raise Refusal("no-such-game")
    return shipped(game)


def find(game: str, name: str) -> Puzzle:
    for puzzle in puzzles_of(game):
        if puzzle.name == name:
            return puzzle
    raise Refusal("no-such-puzzle")


def chosen(game: str, progress: Progress, theme: str, level: str) -> Puzzle | None:
    if theme not in ("", *puzzling_of(game).themes) or level not in ("", *LEVELS):
        raise Refusal("bad-request")
    return next_puzzle(puzzles_of(game), progress, theme, level)


def state_of(game: str, progress: Progress, theme: str, level: str, language: str) -> PuzzleState:
    puzzle = chosen(game, progress, theme, level)
    return {
        "puzzle": None if puzzle is None else card(puzzle, language),
        "themes": themes(game, progress, language),
        "progress": plain_progress(progress),
    }


def plain_progress(progress: Progress) -> PuzzleProgress:
    return {
        "rating": round(progress.rating),
        "solved": progress.solved,
        "tried": len(progress.tried),
        "streak": progress.streak,
        "best": progress.best,
    }


def themes(game: str, progress: Progress, language: str) -> list[PuzzleTheme]:
    """Those of the shipped puzzles, the most frequent first."""
    renderer = renderer_of(game_of(game, None), language)
    puzzles = puzzles_of(game)
    solved = Counter([one.theme for one in puzzles if progress.tried.get(one.name)])
    counts = Counter([one.theme for one in puzzles]).most_common()
    return [
        {"theme": theme, "title": renderer.say(f"puzzle-{theme}"), "count": count, "solved": solved[theme]}
        for theme, count in counts
    ]


class Position:
    """The position of a puzzle, in a language."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.rules: AnyGame = game_of(puzzle.game, None)
        self.puzzling = puzzling_of(puzzle.game)
        source = puzzle.source
        self.renderer: Renderer = renderer_of(self.rules, language).seated(source.options)
        self.fold = Fold(self.rules, source.options, source.seed)
        for entry in log_of(self.rules, puzzle.record(self.rules), 0):
            self.fold.apply(entry)
        self.before: Any = self.rules.view(self.fold.state, puzzle.seat)
        self.puzzling.lay(self.fold.state, puzzle.seat, puzzle.laid)
        self.view: Any = self.rules.view(self.fold.state, puzzle.seat)

    def answers(self) -> list[PuzzleMove]:
        """All answers, by their moves."""
        return [self._answer(move) for move in self.view.moves]

    def _answer(self, move: int) -> PuzzleMove:
        then = self.puzzling.then(self.before, self.puzzle.laid, move)
        state = self._after(move) if then else None
        described = self.rules.describe(self.fold.state, self.puzzle.seat, move)
        return {
            "move": move,
            "words": self._label(self.view, move),
            "place": self.puzzling.place(described, self.rules.words[move]),
            "then": [{"move": n, "words": self._label(state, n), "place": None} for n in then],
        }

    def _after(self, move: int) -> Any:
        state = self.fold.state.copy()
        self.rules.play(state, self.puzzle.seat, move)
        return self.rules.view(state, self.puzzle.seat)

    def _label(self, view: Any, move: int) -> str:
        if self.puzzle.laid:
            return self.puzzling.card(self.renderer, move)
        return game_text(self.puzzle.game).option(self.renderer, view, move).label

    def question(self) -> str:
        if self.puzzle.laid:
            return self.puzzling.ask(self.renderer, self.view)
        return game_text(self.puzzle.game).question(self.renderer, self.view, "")

    def words(self, answer: Answer) -> str:
        """An answer in a sentence."""
        state = self.fold.state.copy()
        told: list[str] = []
        for move in answer:
            told.append(self.renderer.move(self.rules.describe(state, self.puzzle.seat, move)))
            self.rules.play(state, self.puzzle.seat, move)
        return told[-1]

    def legal(self, answer: Answer) -> bool:
        """Whether it is one of the answers."""
        if not answer or answer[0] not in self.view.moves:
            return False
        then = self.puzzling.then(self.before, self.puzzle.laid, answer[0])
        return answer[1:] in [(number,) for number in then] if then else len(answer) == 1

    def reasons(self) -> list[str]:
        """Why the best answer is best; each only once."""
        asking = self.puzzling.asking(self.before, self.puzzle.laid, b"why")
        found = asking.reasons(self.puzzle.right[0])
        return list(dict.fromkeys([reason_words(self.renderer, one["id"], one["args"]) for one in found]))


def card(puzzle: Puzzle, language: str) -> PuzzleCard:
    position = Position(puzzle, language)
    return {
        "name": puzzle.name,
        "card": _table(puzzle, position.rules),
        "seat": puzzle.seat,
        "theme": puzzle.theme,
        "theme_title": position.renderer.say(f"puzzle-{puzzle.theme}"),
        "level": puzzle.level,
        "rating": puzzle.rating,
        "question": position.question(),
        "hint": position.renderer.say(f"puzzle-{puzzle.theme}.hint"),
        "answers": position.answers(),
        "view": table_view(position.fold, puzzle.seat),
    }


def _table(puzzle: Puzzle, rules: AnyGame) -> TableCard:
    """As of a game from a file: nobody sits there."""
    row: Json = {"id": puzzle.name, "game": puzzle.game, "options": puzzle.source.options, "status": "running"}
    row |= dict.fromkeys(("reveal_by", "deadline_at", "finished_at", "result", "winners", "rematch_of", "branch_of"))
    row |= {"lesson": None, "link": "", "secret": "", "commitment": "", "host": ""}
    row |= {"facts": rules.facts_digest, "rules": rules.rules_version, "created_at": 0, "started_at": 0}
    row |= {"visible": False, "spectators": False, "talk": "nobody", "hints": False}
    row |= {"pace": "days", "seconds": 0, "interrupt_seconds": 0}
    players = rules.setting(puzzle.source.options).players
    return table_card(row, [NobodysSeat(seat) for seat in range(players)], None)


def verdict(puzzle: Puzzle, answer: Answer, progress: Progress, language: str) -> tuple[PuzzleVerdict, Progress] | None:
    """Also the progress after it; None for what is no answer at all."""
    position = Position(puzzle, language)
    if not position.legal(answer):
        return None
    right = answer in puzzle.right
    after = progress.after(puzzle, right)
    found: PuzzleVerdict = {
        "right": right,
        "answer": position.words(answer),
        "best": position.words(answer if right else puzzle.right[0]),
        "reasons": position.reasons(),
        "chance": puzzle.chance,
        "gain": puzzle.gain,
        "change": round(after.rating) - round(progress.rating),
        "progress": plain_progress(after),
    }
    return found, after
