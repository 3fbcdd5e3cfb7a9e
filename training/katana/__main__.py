"""Plays games of SHOGUN NO KATANA and learns weights from their results: see `docs/learning.md`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic

import numpy as np

from bakufu.bots.katana.learned_weights import digest_of
from training.katana.games import GAME, Learner
from training.katana.lessons import AMONG_PLAYERS, SOLO, Lesson
from training.katana.numbers import Row, tables_of, weights_of

WEIGHTS = Path(__file__).parent.parent.parent / "src/bakufu/bots/katana/weights"
DIGITS = 4  # of a weight


def lesson_of(chosen: argparse.Namespace) -> Lesson:
    return SOLO if chosen.solo else AMONG_PLAYERS


def played(lesson: Lesson, seed: str, number: int, end: float) -> list[Row]:
    return Learner(lesson, seed, number).play() if monotonic() < end else []


def make_data(chosen: argparse.Namespace) -> None:
    end = monotonic() + chosen.seconds
    with ProcessPoolExecutor(chosen.jobs or os.cpu_count()) as pool:
        jobs = [(lesson_of(chosen), chosen.seed, number, end) for number in range(chosen.games)]
        games = pool.map(played, *zip(*jobs, strict=True), chunksize=4)
        rows = [row for game in games for row in game]
    np.savez_compressed(chosen.file, rows=np.array(rows, dtype=np.float32))
    print(f"{len({row[0] for row in rows})} games, {len(rows)} positions")


def fit_weights(chosen: argparse.Namespace) -> None:
    from training.katana.fit import fit

    lesson = lesson_of(chosen)
    found = fit(lesson, np.load(chosen.file)["rows"].astype(np.float64))
    rounded = [np.array([float(f"{number:.{DIGITS}g}") for number in row]) for row in found]
    rounds = [tables_of(weights_of(row, lesson.weights)) for row in rounded]
    table = {
        "game": GAME.name,
        "rules_version": GAME.rules_version,
        "facts_digest": GAME.facts_digest,
        "digest": digest_of(rounds),
        "rounds": rounds,
    }
    file = chosen.out or WEIGHTS / f"{lesson.name}.json"
    file.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m training.katana", description=__doc__)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("data", help="play games to learn from")
    command.add_argument("file", type=Path, help="such as games.npz")
    command.add_argument("--seed", default="learn")
    command.add_argument("--games", type=int, default=4_000)
    command.add_argument("--jobs", type=int, default=0, help="processes; 0 for one per core")
    command.add_argument("--seconds", type=float, default=float("inf"), help="begin no more games after this time")
    command.set_defaults(act=make_data)
    command = commands.add_parser("fit", help="learn the weights and write them")
    command.add_argument("file", type=Path)
    command.add_argument("--out", type=Path, help="the file that the bots read, unless named")
    command.set_defaults(act=fit_weights)
    for command in commands.choices.values():
        command.add_argument("--solo", action="store_true", help="against the Ghost instead of among players")
    chosen = parser.parse_args()
    chosen.act(chosen)
    return 0


if __name__ == "__main__":
    sys.exit(main())
