"""The best of several files of puzzles: those that pass all checks again, themes and difficulty judged anew.

    python -m benchmarks.sift_puzzles --game shogun --out best.jsonl first.jsonl second.jsonl

A puzzle stays if its question would still be asked, and if a deeper search and several Daimyos find the same answer,
all with seeds of their own. In each level so many of those that nearly all Samurai find, or nearly none, are left out
that Samurai solve between a fifth and four fifths of the level.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from bakufu.bots import make
from bakufu.bots.job import game_of
from bakufu.bots.workers import dismiss, process_pool
from bakufu.puzzles.finding import find
from bakufu.puzzles.making import DAIMYO, DEEPER, FEWEST, MOST_OF_THEM, SAMURAIS, hard_bot, share
from bakufu.puzzles.manifest import puzzling_of
from bakufu.puzzles.puzzle import LEVELS, Puzzle, header, lines, read

DAIMYOS = 4


def sifted(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with its theme and difficulty, if it is still one."""
    rules, puzzling = game_of(puzzle.game, None), puzzling_of(puzzle.game)
    view: Any = rules.view(puzzle.state(rules), puzzle.seat)
    if tuple(puzzle.laid) not in [tuple(laid) for laid in puzzling.questions(view)]:
        return None
    for number in range(DAIMYOS):
        bot = make(puzzle.game, DAIMYO, f"{puzzle.name}/sift {number}")
        if puzzling.solve(view, puzzle.laid, bot) not in puzzle.right:
            return None
    found = find(
        puzzling.asking(view, puzzle.laid, f"{puzzle.name}/sift".encode()), puzzling, puzzling.effort.times(DEEPER)
    )
    if found is None or found.right[0] not in puzzle.right:
        return None
    hard_bots = [
        puzzling.solve(view, puzzle.laid, hard_bot(puzzle.game, f"{puzzle.name}/{n}")) for n in range(SAMURAIS)
    ]
    theme = puzzling.theme(view, puzzle.laid, puzzle.right[0])
    return replace(puzzle, theme=theme, found=share(hard_bots, puzzle.right))


def balanced(level: list[Puzzle]) -> list[Puzzle]:
    """Without so many of the extreme ones that the mean lies between the limits."""
    kept = sorted(level, key=lambda puzzle: puzzle.found)
    while kept and sum([puzzle.found for puzzle in kept]) < FEWEST * len(kept):
        kept.pop(0)
    while kept and sum([puzzle.found for puzzle in kept]) > MOST_OF_THEM * len(kept):
        kept.pop()
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="shogun", choices=("shogun", "katana"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("files", type=Path, nargs="+")
    given = parser.parse_args()
    rules = game_of(given.game, None)
    puzzles = [puzzle for file in given.files for puzzle in read(rules, file.read_text("utf-8"))]
    pool = process_pool(given.jobs)
    try:
        passed = [puzzle for puzzle in pool.map(sifted, puzzles, chunksize=4) if puzzle is not None]
    finally:
        dismiss(pool)
    kept = {puzzle.name for level in LEVELS for puzzle in balanced([one for one in passed if one.level == level])}
    best = [puzzle for puzzle in passed if puzzle.name in kept]
    given.out.write_text(header(rules) + "".join(lines(best)), "utf-8")
    print(f"{given.game}: {len(puzzles)} puzzles, {len(passed)} passed, {len(best)} kept")


if __name__ == "__main__":
    main()
