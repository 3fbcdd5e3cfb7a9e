"""`bakufu arena`: play many games between bots and compare their results."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.parser.options import SECTIONS, chosen
from bakufu.cli.parser.shared_options import GameChoice, Workers
from bakufu.cli.progress import progress
from bakufu.cli.speech import language, say

if TYPE_CHECKING:
    from bakufu.arena.contest import Contest, Played
    from bakufu.arena.folder import Folder
    from bakufu.arena.record_folder import RecordFolder
    from bakufu.cli.reports.arena import ArenaReport, Timing


@dataclass(frozen=True)
class Folders:
    """Where the results are kept, and where the records of the games."""

    folder: Path | None
    records: Path | None


@click.command(cls=CatalogCommand, sections=SECTIONS)
@shared_options.game
@shared_options.entrants
@shared_options.option("--games", type=click.IntRange(1), default=60, show_default=True)
@shared_options.options_of_games(but=("players",))
@shared_options.seed("1")
@shared_options.facts
@shared_options.jobs
@shared_options.dask
@shared_options.option("--out", "folder", type=click.Path(path_type=Path), metavar="FOLDER")
@shared_options.records
@shared_options.as_json
@shared_options.grouped(choice=GameChoice, workers=Workers, folders=Folders)
def arena(
    choice: GameChoice,
    entrants: str,
    games: int,
    workers: Workers,
    folders: Folders,
    as_json: bool,
    **of_the_table: object,
) -> None:
    from bakufu.arena import tally
    from bakufu.arena.contest import Contest
    from bakufu.arena.entrants import entrants as entered
    from bakufu.arena.folder import Folder
    from bakufu.arena.record_folder import RecordFolder
    from bakufu.cli.reports.arena import report

    import_module("openskill")  # for the ratings in the end; a missing library is told before any game is played
    rules = shared_options.load_game(choice.facts, choice.game)
    taking_part = entered(choice.game, entrants)
    wanted = chosen(choice.game, {"players": len(taking_part), **of_the_table})
    options = rules.options(rules.start(wanted, choice.seed))
    corrections = shared_options.corrections(choice.facts)
    contest = Contest(choice.game, corrections, options, taking_part, choice.seed)
    kept = Folder(folders.folder, contest) if folders.folder is not None else None
    recorded = RecordFolder(folders.records) if folders.records is not None else None
    begun = time.perf_counter()
    played, new = _play(contest, games, workers, kept, recorded)
    seconds = time.perf_counter() - begun
    results = tally.results(contest, played)
    timing: Timing = {
        "bots": tally.timing(contest, played),
        "seconds": round(seconds, 3),
        "games_per_second": round(new / seconds, 3) if new else None,
    }
    if as_json:
        click.echo(json.dumps({"results": results, "timing": timing}, indent=2))
    else:
        report(rules, results, timing)
    if kept is not None:
        _write(kept, contest, played, {"results": results, "timing": timing}, as_json)


def _play(
    contest: Contest, games: int, workers: Workers, folder: Folder | None, records: RecordFolder | None
) -> tuple[list[Played], int]:
    """All games, and how many of them were played in this run."""
    from bakufu.arena.run import missing_games, run
    from bakufu.arena.worker_pool import WorkerPool

    there = games - len(missing_games(games, folder, records))
    try:
        with (
            WorkerPool(min(workers.processes(), max(1, games - there)), workers.dask) as pool,
            progress(say("arena-playing"), games) as bar,
        ):
            if there:
                bar.tell(say("arena-going-on", games=there))
                bar.advance(there)
            return run(contest, games, pool, folder, lambda game: bar.advance(1), records), games - there
    except KeyboardInterrupt:
        if folder is None:
            raise
        raise click.ClickException(say("arena-stopped", games=len(folder.played), folder=str(folder.path))) from None


def _write(folder: Folder, contest: Contest, played: list[Played], told: ArenaReport, quiet: bool) -> None:
    from bakufu.arena import plot, tally
    from bakufu.arena.sources import sources_of
    from bakufu.cli.files import write_whole
    from bakufu.text import Catalogue

    write_whole(folder.path / "results.json", json.dumps(told, indent=2) + "\n")
    write_whole(folder.path / "games.csv", tally.as_csv(contest, played))
    files = ["results.json", "games.csv"]
    if plot.can_draw():
        colours = sources_of(contest.game).colours
        told_of = Catalogue(language(), contest.game)
        words = {source: told_of.say(f"arena-source-{source}") for source in colours}
        words |= {"victories": say("arena-plot-victories"), "points": say("arena-plot-points")}
        write_whole(folder.path / "contest.svg", plot.drawn(told["results"], words, colours))
        files.append("contest.svg")
    else:
        click.echo(say("arena-no-plot"), err=True)
    if not quiet:
        click.echo(say("arena-written", folder=str(folder.path), files=", ".join(files)))
