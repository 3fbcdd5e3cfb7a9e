"""The arena's report in the terminal: win rates, points by source, time per decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

import click

from bakufu.cli.speech import language, say
from bakufu.games import AnyGame
from bakufu.text import Renderer, renderer_of
from bakufu.text.columns import columns

if TYPE_CHECKING:
    from bakufu.arena.tally import BotRow, Results, TimingRow


class Timing(TypedDict):
    bots: list[TimingRow]
    seconds: float
    games_per_second: float | None


class ArenaReport(TypedDict):
    results: Results
    timing: Timing


def report(rules: AnyGame, results: Results, timing: Timing) -> None:
    seats = len(results["seats"])
    renderer = renderer_of(rules, language())
    game = renderer.say("report-game")
    click.echo(say("arena-played", game=game, games=results["games"], players=seats, seed=results["seed"]))
    _print(_victories(results))
    click.echo(say("arena-fair", share=1 / seats))
    _print(_sources(renderer, results))
    _print(_seats(renderer, results))
    _print(_clock(timing))
    if timing["games_per_second"] is not None:
        click.echo(say("arena-speed", rate=timing["games_per_second"]))


def _print(rows: list[list[str]]) -> None:
    for line in columns(rows, right=range(1, len(rows[0]))):
        click.echo(line)


def _victories(results: Results) -> list[list[str]]:
    rows = [
        [
            say("arena-column-bot"),
            say("arena-column-wins"),
            say("arena-column-share"),
            say("arena-column-interval"),
            say("arena-column-rating"),
        ]
    ]
    for row in results["bots"]:
        low, high = row["interval"]
        rows.append(
            [
                _name(row),
                say("arena-wins", wins=row["wins"]),
                say("arena-share", share=row["share"]),
                say("arena-interval", low=low, high=high),
                say("arena-rating", mu=row["rating"]["mu"], sigma=row["rating"]["sigma"]),
            ]
        )
    return rows


def _name(row: BotRow) -> str:
    """A bot with several seats is listed once; its share is per seat."""
    return row["bot"] if row["seats"] == 1 else f"{row['bot']} × {row['seats']}"


def _sources(renderer: Renderer, results: Results) -> list[list[str]]:
    sources = list(results["bots"][0]["sources"])
    rows = [
        [
            say("arena-column-bot"),
            say("arena-column-points"),
            *[renderer.say(f"arena-source-{name}") for name in sources],
        ]
    ]
    for row in results["bots"]:
        amounts = [row["points"], *row["sources"].values()]
        rows.append([_name(row), *[say("arena-points", points=amount) for amount in amounts]])
    return rows


def _seats(renderer: Renderer, results: Results) -> list[list[str]]:
    rows = [[say("arena-column-seat"), say("arena-column-share"), say("arena-column-points")]]
    for row in results["seats"]:
        name = say("arena-seat", seat=row["seat"], player=renderer.player(row["seat"] - 1))
        rows.append([name, say("arena-share", share=row["share"]), say("arena-points", points=row["points"])])
    return rows


def _clock(timing: Timing) -> list[list[str]]:
    rows = [[say("arena-column-bot"), say("arena-column-mean"), say("arena-column-longest")]]
    for row in timing["bots"]:
        mean, longest = (say("arena-milliseconds", amount=1000 * row[key]) for key in ("mean", "longest"))
        rows.append([row["bot"], mean, longest])
    return rows
