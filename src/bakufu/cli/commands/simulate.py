"""`bakufu simulate`: play many games between bots and count the wins."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.parser.options import SECTIONS, chosen
from bakufu.cli.parser.shared_options import GameChoice
from bakufu.cli.speech import language, say
from bakufu.games import AnyGame
from bakufu.kernel.patch import Json

if TYPE_CHECKING:
    from bakufu.arena.match import Match
    from bakufu.text.renderer import Renderer


@click.command(cls=CatalogCommand, sections=SECTIONS)
@shared_options.game
@shared_options.options_of_games()
@shared_options.option("--games", type=click.IntRange(1), default=20, show_default=True)
@shared_options.seed("1")
@shared_options.bots
@shared_options.facts
@shared_options.records
@shared_options.as_json
@shared_options.grouped(choice=GameChoice)
def simulate(
    choice: GameChoice,
    games: int,
    bots: str | None,
    records: Path | None,
    as_json: bool,
    **of_the_table: object,
) -> None:
    from bakufu.arena.record_folder import RecordFolder

    game, seed = choice.game, choice.seed
    rules = shared_options.load_game(choice.facts, game)
    options = rules.options(rules.start(chosen(game, of_the_table), seed))
    levels = shared_options.levels(game, bots, rules.setting(options).players)
    tally = Tally(levels)
    folder = RecordFolder(records) if records is not None else None
    start = time.perf_counter()
    for number in range(games):
        seated, match = play_one(rules, options, f"{seed}/{number}", levels, number)
        points = [row.points for row in match.standings]
        tally.add(seated, points, match.winners(), sum(match.decisions))
        if folder is not None:
            folder.add(number, match.record(rules, options, f"{seed}/{number}"))
    seconds = time.perf_counter() - start
    results = {"game": game, "seed": seed, "options": options, **tally.results()}
    timing = {"seconds": round(seconds, 3), "games_per_second": round(games / seconds, 3)}
    if as_json:
        click.echo(json.dumps({"results": results, "timing": timing}, indent=2))
    else:
        from bakufu.text import renderer_of

        _report(renderer_of(rules, language()), results, timing)


def play_one(game: AnyGame, options: Json, seed: str, levels: list[str], turn: int) -> tuple[list[str], Match]:
    """Play one game; returns the levels by seat, and how it went."""
    from bakufu.arena.match import play_match
    from bakufu.bots import make

    seats = len(levels)
    seated = [levels[(seat + turn) % seats] for seat in range(seats)]
    bots = [make(game.name, level, f"{seed}/{seat}") for seat, level in enumerate(seated)]
    return seated, play_match(game, options, seed, bots, seated)


class Tally:
    """Results by level and by seat. A shared victory counts as a fraction for each winner."""

    def __init__(self, levels: list[str]) -> None:
        self.games = 0
        self.decisions = 0
        self.by_level: dict[str, list[float]] = {level: [0, 0.0, 0] for level in levels}
        self.by_seat: list[list[float]] = [[0, 0.0, 0] for _ in levels]

    def add(self, seated: list[str], points: list[int], winners: list[int], decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        for seat, level in enumerate(seated):
            won = 1 / len(winners) if seat in winners else 0.0
            for row in (self.by_level[level], self.by_seat[seat]):
                row[0] += 1
                row[1] += won
                row[2] += points[seat]

    def results(self) -> Json:
        return {
            "games": self.games,
            "decisions_per_game": round(self.decisions / self.games, 3),
            "bots": [{"bot": level, **_row(row)} for level, row in self.by_level.items()],
            "seats": [{"seat": seat + 1, **_row(row)} for seat, row in enumerate(self.by_seat)],
        }


def _row(row: list[float]) -> dict[str, float]:
    played, wins, points = row
    return {"played": int(played), "wins": round(wins, 3), "points": round(points / played, 3)}


def _report(renderer: Renderer, results: Json, timing: dict[str, float]) -> None:
    from bakufu.text.columns import columns

    players = results["options"]["players"]
    decisions = results["decisions_per_game"]
    click.echo(
        say(
            "report-simulated",
            game=renderer.say("report-game"),
            games=results["games"],
            players=players,
            seed=results["seed"],
            decisions=decisions,
        )
    )
    for head, key, names in (
        (say("report-column-bot"), "bots", [row["bot"] for row in results["bots"]]),
        (
            say("report-column-seat"),
            "seats",
            [say("report-seat", seat=row["seat"], player=renderer.player(row["seat"] - 1)) for row in results["seats"]],
        ),
    ):
        table_rows = [
            (
                head,
                say("report-column-played"),
                say("report-column-wins"),
                say("report-column-share"),
                say("report-column-points"),
            )
        ]
        for name, row in zip(names, results[key], strict=True):
            table_rows.append(
                (
                    name,
                    str(row["played"]),
                    say("report-wins", wins=row["wins"]),
                    say("report-share", share=row["wins"] / row["played"]),
                    say("report-points", points=row["points"]),
                )
            )
        for line in columns(table_rows, right=(1, 2, 3, 4)):
            click.echo(line)
    click.echo(say("report-speed", rate=timing["games_per_second"]))
