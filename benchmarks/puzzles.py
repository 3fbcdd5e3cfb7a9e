"""How good puzzles are: whether a deeper search agrees, and how often bots of each level and random players solve them.

    python -m benchmarks.puzzles --game shogun
    python -m benchmarks.puzzles --game katana --file new.jsonl --jobs 16

All seeds differ from those with which puzzles are made.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from bakufu.bots import Bot, make
from bakufu.bots.job import game_of
from bakufu.bots.workers import dismiss, process_pool
from bakufu.puzzles.finding import find
from bakufu.puzzles.library import shipped
from bakufu.puzzles.making import DAIMYO, DEEPER, SAMURAI, hard_bot
from bakufu.puzzles.manifest import puzzling_of
from bakufu.puzzles.puzzle import LEVELS, Puzzle, read

SAMURAIS = 6
AGAIN = 2 * DEEPER  # twice the effort of the search that checked them


@dataclass(frozen=True)
class Measured:
    stable: bool
    daimyo: bool
    samurai: bool
    hard_bots: float
    chance: float


def measure(puzzle: Puzzle) -> Measured:
    rules, puzzling = game_of(puzzle.game, None), puzzling_of(puzzle.game)
    view: Any = rules.view(puzzle.state(rules), puzzle.seat)
    asking = puzzling.asking(view, puzzle.laid, f"{puzzle.name}/benchmark".encode())
    found = find(asking, puzzling, puzzling.effort.times(AGAIN))

    def solves(bot: Bot) -> bool:
        return puzzling.solve(view, puzzle.laid, bot) in puzzle.right

    return Measured(
        found is not None and found.right[0] in puzzle.right,
        solves(make(puzzle.game, DAIMYO, f"{puzzle.name}/benchmark")),
        solves(make(puzzle.game, SAMURAI, f"{puzzle.name}/benchmark")),
        sum([solves(hard_bot(puzzle.game, f"{puzzle.name}/benchmark {n}")) for n in range(SAMURAIS)]) / SAMURAIS,
        puzzling.odds(view, puzzle.laid, puzzle.right),
    )


def mean(values: list[float]) -> float:
    return sum(values) / max(1, len(values))


def report(puzzles: list[Puzzle], found: list[Measured]) -> None:
    print(f"stable under twice the search: {mean([one.stable for one in found]):.1%}")
    print(f"Daimyo solves: {mean([one.daimyo for one in found]):.1%}")
    print(f"random play solves: {mean([one.chance for one in found]):.1%}")
    for level in (*LEVELS, "all"):
        rows = [one for puzzle, one in zip(puzzles, found, strict=True) if level in (puzzle.level, "all")]
        hard_bots, samurai = mean([one.hard_bots for one in rows]), mean([one.samurai for one in rows])
        print(f"{level}: {len(rows)}; Samurai of various tastes solve {hard_bots:.1%}, the usual one {samurai:.1%}")
    print(", ".join([f"{theme} {count}" for theme, count in Counter([one.theme for one in puzzles]).most_common()]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="shogun", choices=("shogun", "katana"))
    parser.add_argument("--file", type=Path)
    parser.add_argument("--most", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    rules = game_of(given.game, None)
    puzzles = read(rules, given.file.read_text("utf-8")) if given.file else list(shipped(given.game))
    puzzles = puzzles[:: max(1, len(puzzles) // given.most)]
    begun = perf_counter()
    pool = process_pool(given.jobs)
    try:
        found = list(pool.map(measure, puzzles))
    finally:
        dismiss(pool)
    print(f"{given.game}: {len(puzzles)} puzzles measured in {perf_counter() - begun:.0f} s")
    report(puzzles, found)


if __name__ == "__main__":
    main()
