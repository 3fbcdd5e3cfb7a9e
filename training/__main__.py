"""Plays games to learn from, trains the network, and measures it: see `docs/learning.md`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from training import data
from training.games import Mix

ROOT = Path(__file__).parent.parent
WEIGHTS = ROOT / "src/bakufu/bots/shogun/weights/shogun.json"
REPORT = ROOT / "training/report.json"
PICTURE = ROOT / "docs/pictures/judgement.svg"


def make_data(chosen: argparse.Namespace) -> None:
    chunks = range(chosen.first // data.CHUNK, (chosen.first + chosen.games) // data.CHUNK)
    mix = Mix(chosen.alone, chosen.all, chosen.learned, chosen.futures)
    data.make(chosen.folder, chosen.seed, chunks, mix, chosen.jobs, chosen.seconds)


def train(chosen: argparse.Namespace) -> None:
    from training.experiment import run

    run(chosen.folder, chosen.set, chosen.jobs, chosen.out, chosen.report, chosen.further)


def plot(chosen: argparse.Namespace) -> None:
    from training.plot import drawn

    chosen.picture.write_text(drawn(chosen.report), encoding="utf-8")


def judge(chosen: argparse.Namespace) -> None:
    from bakufu.bots.network import Network
    from training.report import judged

    print(judged(Network(chosen.weights.read_text(encoding="utf-8")), chosen.folder, chosen.positions))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("data", help="play games to learn from")
    command.add_argument("folder", type=Path)
    command.add_argument("--seed", default="learn")
    command.add_argument("--first", type=int, default=0, help="number of the first game")
    command.add_argument("--games", type=int, default=40_000)
    command.add_argument("--jobs", type=int, default=0, help="processes; 0 for one per core")
    command.add_argument("--alone", type=int, default=8, help="of a hundred games: one player searches")
    command.add_argument("--all", type=int, default=1, help="of a hundred games: all players search")
    command.add_argument("--learned", action="store_true", help="they search with the present weights")
    command.add_argument("--futures", type=int, default=0, help="play each season on this often, to learn from it")
    command.add_argument("--seconds", type=float, default=float("inf"), help="begin no more games after this time")
    command.set_defaults(act=make_data)
    command = commands.add_parser("train", help="train a network and write its weights")
    command.add_argument("folder", type=Path)
    command.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="of `training.network.Settings`")
    command.add_argument("--further", action="store_true", help="begin with the present weights")
    command.add_argument("--out", type=Path, default=WEIGHTS)
    command.add_argument("--report", type=Path, default=REPORT)
    command.add_argument("--jobs", type=int, default=0)
    command.set_defaults(act=train)
    command = commands.add_parser("judge", help="measure weights as the package computes them")
    command.add_argument("folder", type=Path)
    command.add_argument("--weights", type=Path, default=WEIGHTS)
    command.add_argument("--positions", type=int, default=10_000)
    command.set_defaults(act=judge)
    command = commands.add_parser("plot", help="plot the report of a training")
    command.add_argument("--report", type=Path, default=REPORT)
    command.add_argument("--picture", type=Path, default=PICTURE)
    command.set_defaults(act=plot)
    chosen = parser.parse_args()
    chosen.act(chosen)
    return 0


if __name__ == "__main__":
    sys.exit(main())
