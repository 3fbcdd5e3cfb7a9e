"""`bakufu review`: what decided a recorded game, decision by decision."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bakufu.cli.files import check_replays, check_target, read_record, write_whole
from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.parser.shared_options import Workers
from bakufu.cli.processes import executor_of
from bakufu.cli.progress import progress
from bakufu.cli.speech import language, say

if TYPE_CHECKING:
    from bakufu.review.jobs import Game
    from bakufu.review.result import Review


@dataclass(frozen=True)
class Output:
    """In which form the review is printed, and the file for the page."""

    as_json: bool
    page: Path | None
    reviewed: int | None


@dataclass(frozen=True)
class How:
    """How long it may take, and by which chance the worlds are drawn."""

    jobs: int | None
    effort: float
    other_worlds: str


@click.command(cls=CatalogCommand)
@click.argument("file", type=click.Path(path_type=Path))
@shared_options.option("--seat", "reviewed", type=click.IntRange(1, 5), metavar="N")
@shared_options.option("--html", "page", type=click.Path(path_type=Path), metavar="FILE")
@shared_options.as_json
@shared_options.option("--jobs", type=click.IntRange(1), metavar="N")
@shared_options.option(
    "--effort", type=click.FloatRange(0, 100, min_open=True), default=1.0, show_default=True, metavar="N"
)
@shared_options.option("--seed", "other_worlds", default="1", show_default=True, metavar="TEXT")
@shared_options.facts
@shared_options.grouped(output=Output, how=How)
def review(file: Path, output: Output, how: How, facts: Path | None) -> None:
    from bakufu.cli.reports.review import report
    from bakufu.review.jobs import Game
    from bakufu.review.page import page
    from bakufu.review.plain_review import plain_review
    from bakufu.text import renderer_of

    record = read_record(file)
    rules = shared_options.load_game(facts, record.game)
    check_replays(rules, record, file)
    players = rules.setting(record.options).players
    if output.reviewed is not None and output.reviewed > players:
        raise click.UsageError(say("help-seat-too-high", seat=output.reviewed, players=players))
    if output.page is not None:
        check_target(output.page)
    game = Game.of(record, shared_options.corrections(facts), how.other_worlds, how.effort)
    found = _reviewed(game, Workers(how.jobs, None).processes())
    renderer = renderer_of(rules, language()).seated(record.options).on_the_board()
    seats = range(players) if output.reviewed is None else [output.reviewed - 1]
    if output.page is not None:
        write_whole(output.page, page(renderer, game, found, seats))
    if output.as_json:
        click.echo(json.dumps(plain_review(game, found), indent=2))
    elif output.page is None:
        report(renderer, game, found, seats)


def _reviewed(game: Game, processes: int) -> Review:
    from bakufu.review.running import Running, run

    running = Running(game)
    with executor_of(processes) as executor, progress(say("review-running"), len(running.tasks())) as bar:
        return run(running, executor, bar.advance)
