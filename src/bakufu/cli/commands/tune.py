"""`bakufu tune`: search for better weights of a level by self-play, and evaluate them on separate seeds."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

import click

from bakufu.cli import extras
from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.parser.options import SECTIONS, chosen
from bakufu.cli.parser.shared_options import GameChoice, Workers
from bakufu.cli.progress import progress
from bakufu.cli.speech import say

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from bakufu.arena.tally import BotRow, Results
    from bakufu.arena.trials import Trials
    from bakufu.arena.tuning import Tuning
    from bakufu.arena.weights import Number
    from bakufu.arena.worker_pool import WorkerPool

SHOWN = 8  # changed weights in the report


class Change(TypedDict):
    old: Number
    new: Number


class TuningReport(TypedDict):
    weights: dict[str, Change]
    judged: BotRow
    games: int
    fair_share: float
    verdict: str


@dataclass(frozen=True)
class Search:
    """The level to tune and the sections of its weights, all by default; the number of trials and of games in each; and
    the number of games in which the result plays against the old weights."""

    level: str
    sections: str | None
    per_trial: int
    trials: int
    judged: int


@click.command(cls=CatalogCommand, sections=SECTIONS)
@click.argument("level")
@shared_options.option("--only", "sections", metavar="NAME[,NAME...]")
@shared_options.option("--games", "per_trial", type=click.IntRange(1), default=24, show_default=True)
@shared_options.option("--trials", type=click.IntRange(4), default=120, show_default=True)
@shared_options.option("--judge", "judged", type=click.IntRange(1), default=300, show_default=True)
@shared_options.game
@shared_options.options_of_games()
@shared_options.seed("1")
@shared_options.facts
@shared_options.jobs
@shared_options.dask
@shared_options.option("--out", "weights_file", type=click.Path(path_type=Path), metavar="FILE", required=True)
@shared_options.as_json
@shared_options.grouped(search=Search, choice=GameChoice, workers=Workers)
def tune(
    search: Search,
    choice: GameChoice,
    workers: Workers,
    weights_file: Path,
    as_json: bool,
    **of_the_table: object,
) -> None:
    from bakufu.arena.trials import Trials
    from bakufu.arena.tuning import Tuning, judge
    from bakufu.arena.weights import as_toml
    from bakufu.arena.worker_pool import WorkerPool
    from bakufu.cli.files import check_target, write_whole

    extras.check("arena")
    check_target(weights_file)
    rules = shared_options.load_game(choice.facts, choice.game)
    options = rules.options(rules.start(chosen(choice.game, of_the_table), choice.seed))
    varied = tuple(name.strip() for name in search.sections.split(",")) if search.sections else ()
    corrections = shared_options.corrections(choice.facts)
    level, judged = search.level, search.judged
    tuning = Tuning(level, varied, rules.name, corrections, options, search.per_trial, search.trials, choice.seed)
    kept = Trials(weights_file.with_name(f"{weights_file.name}.trials"), tuning.settings())
    try:
        with WorkerPool(workers.processes(), workers.dask) as pool:
            found = _tuned(tuning, kept, pool, quiet=as_json)
            with progress(say("tune-judging"), judged) as bar:
                results = judge(tuning, found, judged, pool, lambda game: bar.advance(1))
    except KeyboardInterrupt:
        raise click.ClickException(say("tune-stopped", trials=len(kept.values), file=str(kept.path))) from None
    write_whole(weights_file, as_toml(rules.name, level, found))
    told: TuningReport = {
        "weights": _changes(tuning, found),
        "judged": results["bots"][0],
        "games": judged,
        "fair_share": results["fair_share"],
        "verdict": _verdict(results),
    }
    if as_json:
        click.echo(json.dumps(told, indent=2))
    else:
        _report(told, weights_file)


def _tuned(tuning: Tuning, kept: Trials, pool: WorkerPool, quiet: bool) -> DataclassInstance:
    from bakufu.arena.tuning import tune

    size, generations = tuning.population(), tuning.generations()
    if not quiet:
        click.echo(
            say(
                "tune-begun",
                weights=len(tuning.names()),
                level=tuning.level,
                generations=generations,
                population=size,
                there=len(kept.values),
            )
        )
    with progress(say("tune-trying"), size * generations) as bar:

        def tell(generation: int, value: float) -> None:
            bar.advance(size)
            if not quiet:
                bar.tell(say("tune-generation", number=generation + 1, value=value))

        return tune(tuning, kept, pool, tell)


def _changes(tuning: Tuning, found: DataclassInstance) -> dict[str, Change]:
    """Old and new value of each tuned weight, largest relative change first."""
    from bakufu.arena.weights import numbers

    old, new = numbers(tuning.old()), numbers(found)
    names = sorted(tuning.names(), key=lambda name: -abs(new[name] / old[name] - 1))
    return {name: {"old": old[name], "new": new[name]} for name in names}


def _verdict(results: Results) -> str:
    low, high = results["bots"][0]["interval"]
    fair = results["fair_share"]
    return "better" if low > fair else "worse" if high < fair else "open"


def _report(told: TuningReport, file: Path) -> None:
    click.echo(say("tune-changed"))
    for name, row in list(told["weights"].items())[:SHOWN]:
        click.echo("  " + say("tune-change", weight=name, old=str(row["old"]), new=str(row["new"])))
    judged = told["judged"]
    low, high = judged["interval"]
    fair = told["fair_share"]
    click.echo(say("tune-judged", games=told["games"], share=judged["share"], low=low, high=high, fair=fair))
    click.echo(say("tune-verdict", verdict=told["verdict"]))
    click.echo(say("tune-written", file=str(file)))
