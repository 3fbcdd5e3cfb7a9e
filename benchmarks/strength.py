"""Strength of the search by time: Daimyo and Shogun, with more and more of it for a plan, against two Samurai.

Writes a plot of the win rates. Every level and time plays the same deals, one game on each core.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from functools import partial
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

import bakufu
from bakufu.arena.contest import Contest, Played, play
from bakufu.arena.entrants import entrants
from bakufu.arena.worker_pool import WorkerPool

PLAYERS = 3
LEVELS = ("daimyo", "shogun")
SECONDS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
PICTURE = Path(__file__).parent.parent / "docs/pictures/strength.svg"
TWO_SIDES = 1.96  # standard errors of a 95% interval


class Row:
    """The result of a level with some time."""

    def __init__(self, level: str, seconds: float, games: list[Played]) -> None:
        self.level = level
        self.seconds = seconds
        count = len(games)
        self.share = sum([game.wins()[0] for game in games]) / count
        self.error = TWO_SIDES * (self.share * (1 - self.share) / count) ** 0.5
        self.margin = sum([game.points[0] - sum(game.points[1:]) / (PLAYERS - 1) for game in games]) / count
        self.longest = max([game.clock[0].longest for game in games])


def judged(level: str, seconds: float, games: int, pool: WorkerPool, console: Console) -> Row:
    game = bakufu.load("shogun")
    options = game.options(game.start({"players": PLAYERS}, 1))
    names = ",".join([f"{level}:{seconds:g}s"] + ["samurai"] * (PLAYERS - 1))
    contest = Contest("shogun", None, options, entrants("shogun", names), "strength")
    played = pool.each(partial(play, contest), list(range(games)))
    return Row(level, seconds, list(track(played, f"{level}, {seconds:g} s", games, console=console)))


def drawn(rows: list[Row], games: int) -> str:
    """The same results give the same file."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "bakufu", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(6, 3.4), layout="constrained")
        axes = figure.subplots()
        axes.axhline(100 / PLAYERS, color="#999999", linestyle="--", linewidth=1)
        for level, line in zip(LEVELS, ("o--", "s-"), strict=True):
            own = [row for row in rows if row.level == level]
            errors = [100 * row.error for row in own]
            shares = [100 * row.share for row in own]
            times = [row.seconds for row in own]
            axes.errorbar(times, shares, yerr=errors, fmt=line, color="#222222", capsize=3, label=level.title())
        times = sorted({row.seconds for row in rows})
        axes.set_xscale("log", base=2)
        axes.set_xticks(times, [f"{seconds:g}" for seconds in times])
        axes.set_ylim(0, 100)
        axes.set_xlabel("seconds for a plan")
        axes.set_ylabel("victories, %")
        axes.set_title(f"Against two Samurai, {games} games each; dashed line: a fair share", fontsize=9)
        axes.legend(loc="lower right")
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seconds", type=float, nargs="+", default=list(SECONDS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--picture", type=Path, default=PICTURE)
    chosen = parser.parse_args()
    console = Console(width=100)
    begun = perf_counter()
    with WorkerPool(chosen.jobs) as pool:
        rows = [judged(level, seconds, chosen.games, pool, console) for seconds in chosen.seconds for level in LEVELS]
    table = Table(title=f"Against two Samurai, {chosen.games} games each; a fair share is {1 / PLAYERS:.0%}")
    for heading in ("level", "time", "victories", "±", "points ahead", "longest decision"):
        table.add_column(heading, justify="right")
    for row in rows:
        share, error = f"{row.share:.0%}", f"{row.error:.0%}"
        table.add_row(row.level, f"{row.seconds:g} s", share, error, f"{row.margin:+.1f}", f"{row.longest:.2f} s")
    console.print(table)
    chosen.picture.parent.mkdir(parents=True, exist_ok=True)
    chosen.picture.write_text(drawn(rows, chosen.games), encoding="utf-8")
    console.print(f"{chosen.picture} written after {perf_counter() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
