"""Puzzles in the terminal: one after the other, until somebody has had enough."""

from __future__ import annotations

from pathlib import Path

import click

from bakufu.cli.files import write_whole
from bakufu.cli.speech import language, say
from bakufu.kernel.errors import BadOption
from bakufu.puzzles.manifest import Answer, puzzling_of
from bakufu.puzzles.progress import Progress, next_puzzle, progress_in
from bakufu.puzzles.puzzle import Puzzle
from bakufu.table.puzzling import Position, PuzzleMove, PuzzleStep, puzzles_of, verdict
from bakufu.text.manifest import game_text

HINT, SOLUTION, QUIT = "h", "s", "q"
PERCENT = 100


def play(game: str, theme: str, level: str) -> None:
    if theme not in ("", *puzzling_of(game).themes):
        raise BadOption("error-puzzles-theme", wrong=theme, known=puzzling_of(game).themes)
    kept = _file(game)
    progress = progress_in(kept.read_text("utf-8") if kept.exists() else None)
    while (puzzle := next_puzzle(puzzles_of(game), progress, theme, level)) is not None:
        answer = _asked(puzzle, Position(puzzle, language()))
        if answer is None:
            return
        progress = _told(puzzle, answer, progress)
        kept.parent.mkdir(parents=True, exist_ok=True)
        write_whole(kept, progress.as_json())
    click.echo(say("review-puzzles-none"))


def _file(game: str) -> Path:
    """Where the progress of whoever sits here is kept."""
    return Path(click.get_app_dir("bakufu")) / f"puzzles-{game}.json"


def _asked(puzzle: Puzzle, position: Position) -> Answer | None:
    """None to leave. Asking for the solution is an answer without moves, which is never right."""
    renderer = position.renderer
    click.echo("\n".join(game_text(puzzle.game).board(renderer, position.view)))
    click.echo()
    level = say("review-puzzles-level", level=puzzle.level)
    click.echo(f"{renderer.say(f'puzzle-{puzzle.theme}')} ({level}, {puzzle.rating})")
    click.echo(say("review-puzzles-seat", player=renderer.player(puzzle.seat)))
    click.echo(position.question())
    answers = position.answers()
    first = _chosen(renderer.say(f"puzzle-{puzzle.theme}.hint"), answers)
    if isinstance(first, str):
        return None if first == QUIT else ()
    then = answers[first]["then"]
    if not then:
        return (answers[first]["move"],)
    second = _chosen(renderer.say(f"puzzle-{puzzle.theme}.hint"), then)
    if isinstance(second, str):
        return None if second == QUIT else ()
    return answers[first]["move"], then[second]["move"]


def _chosen(hint: str, offered: list[PuzzleStep] | list[PuzzleMove]) -> int | str:
    """Which of them, or to quit, or to see the solution."""
    for number, one in enumerate(offered, start=1):
        click.echo(f"{number:4}  {one['words']}")
    while True:
        typed = _typed()
        if typed in (QUIT, SOLUTION):
            return typed
        if typed == HINT:
            click.echo(hint)
        elif typed.isdecimal() and 1 <= int(typed) <= len(offered):
            return int(typed) - 1
        else:
            click.echo(say("review-puzzles-what"))


def _typed() -> str:
    try:
        typed: str = click.prompt(say("review-puzzles-prompt"), prompt_suffix=" ", show_default=False)
    except click.Abort:
        return QUIT
    return typed.strip().lower()


def _told(puzzle: Puzzle, answer: Answer, progress: Progress) -> Progress:
    judged = verdict(puzzle, answer or puzzle.right[0], progress, language())
    assert judged is not None, "only answers were offered"
    found, after = judged
    if not answer:
        after = progress.after(puzzle, False)
    click.echo(say("review-puzzles-right" if answer and found["right"] else "review-puzzles-wrong"))
    click.echo(say("review-puzzles-best", move=found["best"]))
    for reason in found["reasons"]:
        click.echo(f"  {reason}")
    click.echo(say("review-puzzles-gain", chance=round(PERCENT * puzzle.chance), gain=round(PERCENT * puzzle.gain)))
    tried, rating = len(after.tried), round(after.rating)
    click.echo(say("review-puzzles-mine", rating=rating, streak=after.streak, solved=after.solved, tried=tried))
    click.echo()
    return after
