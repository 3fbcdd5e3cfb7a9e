"""What a game adds to puzzles: which questions a position asks, how answers are tried, and what they are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bakufu.bots.hint import Reason
from bakufu.bots.manifest import Bot
from bakufu.games import of_game
from bakufu.kernel.contract import Move
from bakufu.text.renderer import Renderer

Answer = tuple[int, ...]
# The cards of a plan in which one space is open, or nothing: then the question is the decision itself.
Laid = tuple[int, ...]


class Asking(Protocol):
    """One question of one seat, tried in imagined worlds: it knows what the seat knows, and nothing else."""

    answers: list[Answer]

    def value(self, answer: Answer, world: int) -> float:
        """The chance to win after this answer in the world of this number, which has the same luck for all answers."""

    def reasons(self, answer: Answer) -> list[Reason]:
        """Why this answer, in the adviser's words."""


@dataclass(frozen=True)
class Effort:
    """In how many worlds all answers are tried, and then the better ones."""

    few: int
    many: int

    def times(self, effort: float) -> Effort:
        return Effort(max(2, round(self.few * effort)), max(4, round(self.many * effort)))


@dataclass(frozen=True)
class Puzzling:
    """`questions` are those that a view asks: nothing laid, or plans with one open space. `asking` gets a view, the
    question and a seed. `topic` is what has to be clearly best in an answer: not how many armies march, but where.
    `odds` is how likely a player who makes random moves gives one of these answers. `solve` is what a bot answers.
    `theme` gets the view, the question and the right answer. `then` are the moves that may follow the first one of an
    answer. `lay` puts the plan of a question onto the table; `ask` and `card` are that question and an answer in words.
    `place` is what a move is about on the board, or None where it can't be picked there; it gets the move and its word.
    `gain` is the least by which the best answer beats the best wrong one, of the chance to win. `levels` are the bots
    whose games are searched, with so many `players`. `themes` are all of them.
    """

    questions: Callable[[Any], list[Laid]]
    asking: Callable[[Any, Laid, bytes], Asking]
    topic: Callable[[Answer], int]
    odds: Callable[[Any, Laid, Sequence[Answer]], float]
    solve: Callable[[Any, Laid, Bot], Answer]
    theme: Callable[[Any, Laid, Answer], str]
    then: Callable[[Any, Laid, int], list[int]]
    lay: Callable[[Any, int, Laid], None]
    ask: Callable[[Renderer, Any], str]
    card: Callable[[Renderer, int], str]
    place: Callable[[Move, str], str | None]
    gain: float
    effort: Effort
    players: tuple[int, ...]
    levels: tuple[str, ...]
    themes: tuple[str, ...]


def puzzling_of(game: str) -> Puzzling:
    found: Puzzling = of_game("puzzles", game)
    return found
