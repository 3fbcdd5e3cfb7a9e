"""Strength of the search by budget: Daimyo with increasing numbers of playouts against two Samurai.

Writes a plot of the win rates. Budgets are in playouts, so that the games are the same on every machine.
"""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

import bakufu
from bakufu.arena.contest import Contest, Played, play
from bakufu.arena.entrants import entrants

PLAYERS = 3
BUDGETS = (25, 50, 100, 200, 400, 800, 1600)
PICTURE = Path(__file__).parent.parent / "docs/pictures/strength.svg"
TWO_SIDES = 1.96  # standard errors of a 95% interval


class Row:
    """The result of one budget."""

    def __init__(self, playouts: int, games: list[Played]) -> None:
        self.playouts = playouts
        count = len(games)
        self.share = sum([game.wins()[0] for game in games]) / count
        self.error = TWO_SIDES * (self.share * (1 - self.share) / count) ** 0.5
        self.margin = sum([game.points[0] - sum(game.points[1:]) / (PLAYERS - 1) for game in games]) / count
        self.seconds = max([game.clock[0].longest for game in games])


def judged(playouts: int, games: int, console: Console) -> Row:
    game = bakufu.load("shogun")
    options = game.options(game.start({"players": PLAYERS}, 1))
    names = ",".join([f"daimyo:{playouts}"] + ["samurai"] * (PLAYERS - 1))
    contest = Contest("shogun", None, options, entrants("shogun", names), "strength")
    numbers = track(range(games), f"{playouts} playouts", console=console)
    return Row(playouts, [play(contest, number) for number in numbers])


def drawn(rows: list[Row], games: int) -> str:
    """The same results give the same file."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "bakufu", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(6, 3.4), layout="constrained")
        axes = figure.subplots()
        budgets = [row.playouts for row in rows]
        axes.axhline(100 / PLAYERS, color="#999999", linestyle="--", linewidth=1)
        errors = [100 * row.error for row in rows]
        axes.errorbar(budgets, [100 * row.share for row in rows], yerr=errors, fmt="o-", color="#222222", capsize=3)
        axes.set_xscale("log", base=2)
        axes.set_xticks(budgets, [str(budget) for budget in budgets])
        axes.set_ylim(0, 100)
        axes.set_xlabel("playouts for a plan")
        axes.set_ylabel("victories, %")
        axes.set_title(f"Daimyo against two Samurai, {games} games each; dashed: a fair share", fontsize=9)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--budgets", type=int, nargs="+", default=list(BUDGETS))
    parser.add_argument("--picture", type=Path, default=PICTURE)
    chosen = parser.parse_args()
    console = Console(width=100)
    begun = perf_counter()
    rows = [judged(playouts, chosen.games, console) for playouts in chosen.budgets]
    table = Table(title=f"Daimyo against two Samurai, {chosen.games} games each; a fair share is {1 / PLAYERS:.0%}")
    for heading in ("playouts", "victories", "±", "points ahead", "longest decision"):
        table.add_column(heading, justify="right")
    for row in rows:
        share, error = f"{row.share:.0%}", f"{row.error:.0%}"
        table.add_row(str(row.playouts), share, error, f"{row.margin:+.1f}", f"{row.seconds:.2f} s")
    console.print(table)
    chosen.picture.parent.mkdir(parents=True, exist_ok=True)
    chosen.picture.write_text(drawn(rows, chosen.games), encoding="utf-8")
    console.print(f"{chosen.picture} written after {perf_counter() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
