"""Speed of the rules of both games, compiled and pure and with all modules, compared with a well-known peer.

Machines are shared and noisy, so the contenders take turns, each in its own process, time is that of the processor, and
the thresholds are ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from bakufu.shogun.modules.names import NAMES

ALL_MODULES = "SHOGUN, all modules"
KATANA = "SHOGUN NO KATANA"
CONTENDERS = {
    "SHOGUN": ["ours.py", "shogun"],
    ALL_MODULES: ["ours.py", "shogun", *NAMES],
    "SHOGUN, pure": ["ours.py", "shogun"],
    KATANA: ["ours.py", "katana"],
    f"{KATANA}, pure": ["ours.py", "katana"],
    "catanatron": ["peer.py"],
}
# (measure, contender, minimum ratio to the peer)
BARS = (
    ("decisions/s", "SHOGUN", 16.0),
    ("decisions/s", "SHOGUN, pure", 1.7),
    ("copy", "SHOGUN", 50.0),
    ("copy", ALL_MODULES, 30.0),
    ("decisions/s", KATANA, 8.0),
    ("copy", KATANA, 30.0),
)
MODULES_BAR = 0.5  # of the base game's decisions per second
MEMORY_BAR_MB = 100


def measured(contender: str, seconds: float) -> dict[str, float]:
    """Measure one contender once, in a new process."""
    environment = {**os.environ, "BAKUFU_PURE": "1" if contender.endswith("pure") else "0"}
    script, *played = CONTENDERS[contender]
    command = [sys.executable, str(Path(__file__).with_name(script)), str(seconds), *played]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{contender} could not be measured: {done.stderr.strip().splitlines()[-1]}")
    measures: dict[str, float] = json.loads(done.stdout)
    return measures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0)
    chosen = parser.parse_args()
    turns: dict[str, list[dict[str, float]]] = {name: [] for name in CONTENDERS}
    for _ in range(chosen.rounds):
        for name in CONTENDERS:
            turns[name].append(measured(name, chosen.seconds))
    figures = {name: {key: median(turn[key] for turn in rows) for key in rows[0]} for name, rows in turns.items()}
    if not figures["SHOGUN"]["compiled"]:
        sys.exit("the compiled build is missing: install the package where a C compiler exists")
    return report(figures)


def report(figures: dict[str, dict[str, float]]) -> int:
    console = Console(width=100)
    table = Table(title="4 random players, a plain loop in Python; medians of alternating turns")
    for heading in ("", "decisions/s", "compiled loop", "µs per copy", "× decisions/s", "× copy"):
        table.add_column(heading, justify="right" if heading else "left")
    peer = figures["catanatron"]
    for name, row in figures.items():
        times = row["decisions"] / peer["decisions"]
        copies = peer["copy"] / row["copy"]
        table.add_row(
            name,
            f"{row['decisions']:,.0f}",
            f"{row['playouts']:,.0f}",
            f"{row['copy']:.2f}",
            f"{times:.1f}",
            f"{copies:.1f}",
        )
    console.print(table)
    met = True
    for what, whose, bar in BARS:
        ours, theirs = figures[whose], peer
        ratio = theirs["copy"] / ours["copy"] if what == "copy" else ours["decisions"] / theirs["decisions"]
        met &= ratio >= bar
        console.print(
            f"{whose}, {what}: {ratio:.1f} times the peer (bar: {bar:g}) {'met' if ratio >= bar else 'MISSED'}"
        )
    ratio = figures[ALL_MODULES]["decisions"] / figures["SHOGUN"]["decisions"]
    met &= ratio >= MODULES_BAR
    console.print(
        f"{ALL_MODULES}, decisions/s: {ratio:.2f} of the base game's (bar: {MODULES_BAR:g}) "
        f"{'met' if ratio >= MODULES_BAR else 'MISSED'}"
    )
    for whose in ("SHOGUN", KATANA):
        memory = figures[whose]["memory"]
        met &= memory < MEMORY_BAR_MB
        said = "met" if memory < MEMORY_BAR_MB else "MISSED"
        console.print(f"{whose}, 10,000 live states: {memory:.0f} MB (bar: {MEMORY_BAR_MB}) {said}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
