"""Games per second of each level against itself, compared with random players in the same run.

Machines are shared and noisy, so the levels take turns, and the ratios are what counts. All games run in one process.
"""

from __future__ import annotations

import argparse
import sys
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.table import Table

import bakufu
from bakufu.arena.contest import Contest, Played, play
from bakufu.arena.entrants import entrants
from bakufu.bots import levels_of

PLAYERS = 3


def turn(level: str, number: int, seconds: float) -> tuple[float, list[Played]]:
    """Games per second, and the games: as many as fit into the given seconds, but at least one."""
    game = bakufu.load("shogun")
    options = game.options(game.start({"players": PLAYERS}, 1))
    contest = Contest("shogun", None, options, entrants("shogun", ",".join([level] * PLAYERS)), f"bench/{number}")
    games: list[Played] = []
    begun = perf_counter()
    while not games or perf_counter() - begun < seconds:
        games.append(play(contest, len(games)))
    return len(games) / (perf_counter() - begun), games


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    chosen = parser.parse_args()
    if not bakufu.COMPILED:
        sys.exit("the compiled build is missing: install the package where a C compiler exists")
    rates: dict[str, list[float]] = {level: [] for level in levels_of("shogun")}
    played: dict[str, list[Played]] = {level: [] for level in levels_of("shogun")}
    for number in range(chosen.rounds):
        for level in rates:
            rate, games = turn(level, number, chosen.seconds)
            rates[level].append(rate)
            played[level] += games
    report(rates, played)
    return 0


def report(rates: dict[str, list[float]], played: dict[str, list[Played]]) -> None:
    table = Table(title=f"The arena: {PLAYERS} players of one level; medians of alternating turns, one process")
    for heading in ("", "games", "games/s", "× random", "ms a decision", "longest"):
        table.add_column(heading, justify="right" if heading else "left")
    for level, games in played.items():
        rate = median(rates[level])
        clock = [one for game in games for one in game.clock]
        mean = sum(one.seconds for one in clock) / sum(sum(game.decisions) for game in games)
        table.add_row(
            level,
            str(len(games)),
            f"{rate:.3g}",
            f"{rate / median(rates['random']):.3g}",
            f"{1000 * mean:.3g}",
            f"{1000 * max(one.longest for one in clock):.0f}",
        )
    Console(width=100).print(table)


if __name__ == "__main__":
    sys.exit(main())
