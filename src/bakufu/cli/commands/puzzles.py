"""`bakufu puzzles`: solve puzzles in the terminal, or find more of them in games of bots."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bakufu.cli.files import check_target
from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.parser.shared_options import Workers
from bakufu.cli.processes import executor_of
from bakufu.cli.progress import progress
from bakufu.cli.speech import say

if TYPE_CHECKING:
    from bakufu.puzzles.puzzle import Puzzle

FOUND = 300


@dataclass(frozen=True)
class Making:
    """How many puzzles are wanted, in which file, and how they are found."""

    wanted: int
    puzzle_file: Path | None
    jobs: int | None
    seed: str


@click.command(cls=CatalogCommand)
@click.argument("action", type=click.Choice(["make"]), required=False)
@shared_options.game
@shared_options.option("--theme", metavar="NAME", default="")
@shared_options.option("--level", "difficulty", type=click.Choice(["easy", "medium", "hard"]))
@shared_options.option("--count", "wanted", type=click.IntRange(1), default=FOUND, show_default=True)
@shared_options.option("--out", "puzzle_file", type=click.Path(path_type=Path), metavar="FILE")
@shared_options.jobs
@shared_options.seed("1")
@shared_options.grouped(making=Making)
def puzzles(action: str | None, game: str, theme: str, difficulty: str | None, making: Making) -> None:
    if action is None:
        from bakufu.cli.terminal.puzzles import play

        play(game, theme, difficulty or "")
        return
    if making.puzzle_file is None:
        raise click.UsageError(say("review-puzzles-no-file", option="--out"))
    _make(game, making, making.puzzle_file)


def _make(game: str, making: Making, path: Path) -> None:
    from bakufu.puzzles.workshop import Workshop

    check_target(path)
    workshop = Workshop(shared_options.load_game(None, game), path, making.seed)
    processes = Workers(making.jobs, None).processes()
    with executor_of(processes) as executor, progress(say("review-puzzles-making"), making.wanted) as bar:
        bar.advance(len(workshop.puzzles))
        try:
            workshop.run(making.wanted, processes, executor, lambda found: bar.advance(len(found)))
        except KeyboardInterrupt:
            stopped = say("review-puzzles-stopped", count=len(workshop.puzzles), file=str(path))
            raise click.ClickException(stopped) from None
    _report(workshop.puzzles, workshop.seconds, path)


def _report(found: list[Puzzle], seconds: float, path: Path) -> None:
    each = round(seconds / len(found), 1) if found else 0.0
    click.echo(say("review-puzzles-made", count=len(found), file=str(path), seconds=each))
    for theme, count in Counter([puzzle.theme for puzzle in found]).most_common():
        click.echo(f"{count:6} {theme}")
