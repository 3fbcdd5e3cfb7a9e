"""The path of a lesson: what is suggested to a learner who has followed it so far."""

from __future__ import annotations

from itertools import chain

from bakufu.bots.hint import Advice, Ref
from bakufu.games import of_game
from bakufu.kernel.patch import Json
from bakufu.table.fold import Fold
from bakufu.table.manifest import Lesson, Lessons


def lesson_advice(game: str, name: str | None, fold: Fold, seat: int) -> Advice | None:
    """The rest of the group of moves that comes next; None off the path, and at tables that aren't lessons."""
    lessons: Lessons = of_game("table", game)
    lesson = lessons.lessons.get(name or "")
    words = next_words(lesson, fold, seat) if lesson is not None else ()
    if not words:
        return None
    state = fold.state.copy()
    moves: list[int] = []
    steps: list[Json] = []
    for word in words:
        offered = [move for move in fold.game.view(state, seat).to_plain()["moves"] if move["pick"] == word]
        if not offered:
            return None  # a bot has played something else
        steps += offered
        moves.append(offered[0]["move"])
        fold.game.play(state, seat, moves[-1])
    refs: list[Ref] = [{"kind": "pick", "name": words[0]}]
    return {
        "moves": moves,
        "reasons": [None] * len(moves),
        "steps": steps,
        "best": [{"moves": moves, "gain": 0.0, "refs": refs}],
        "against": None,
        "objections": [],
    }


def next_words(lesson: Lesson, fold: Fold, seat: int) -> tuple[str, ...]:
    """What is left of the group that comes next, in words; nothing off the path and at its end."""
    played = [fold.game.words[move] for mover, move in fold.moves if mover == seat]
    if seat != lesson.seat or list(chain(*lesson.path))[: len(played)] != played:
        return ()
    done = len(played)
    for group in lesson.path:
        if done < len(group):
            return group[done:]
        done -= len(group)
    return ()
