"""Speed of the environments with observations and masks, compared with RLCard's uno and PettingZoo's classic games.

The contenders take turns, each in its own process; ours also in one process per core. Figures are medians, thresholds
are ratios.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

OURS = "shogun"
AT_ONCE = "vector:shogun"  # many games in one call
ALL_CORES = "cores:shogun"  # in one process per core: our fastest environment
ALL_OURS = tuple(f"{way}{game}" for way in ("", "vector:", "cores:") for game in (OURS, "shogun-all-modules", "katana"))
UNO = "uno"
UNO_BAR = 1.0
CLASSIC_BAR = 10.0
# PettingZoo's classic games; the last one has neither a mask nor an array to observe.
WITH_MASKS = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "hanabi_v5",
    "go_v5",
    "chess_v6",
)
WITHOUT_MASKS = ("rps_v2",)
WAYS = (OURS, AT_ONCE, ALL_CORES)
QUICK = ("raw:tictactoe_v3", "raw:rps_v2")  # without wrappers, for information only


def measured(name: str, seconds: float) -> float | None:
    command = [
        sys.executable,
        "-W",
        "ignore",
        str(Path(__file__).with_name("steps.py")),
        str(seconds),
        name,
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(
            f"{name} could not be measured: {(done.stderr.strip().splitlines() or ['no word'])[-1]}",
            file=sys.stderr,
        )
        return None
    return float(json.loads(done.stdout.splitlines()[-1])["steps"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.5)
    chosen = parser.parse_args()
    turns: dict[str, list[float]] = {name: [] for name in (*ALL_OURS, UNO, *WITH_MASKS, *WITHOUT_MASKS, *QUICK)}
    for _ in range(chosen.rounds):
        for name in list(turns):
            steps = measured(name, chosen.seconds)
            if steps is None:
                del turns[name]
            else:
                turns[name].append(steps)
    figures = {name: median(row) for name, row in turns.items()}
    missing = [name for name in (*ALL_OURS, UNO, WITH_MASKS[0]) if name not in figures]
    if missing:
        sys.exit(f"nothing to compare: {', '.join(missing)} did not run")
    return report(figures)


def report(figures: dict[str, float]) -> int:
    console = Console(width=100)
    table = Table(title="Environment steps/s with random legal moves, observations and masks included")
    table.add_column("")
    table.add_column("steps/s", justify="right")
    for way in WAYS:
        table.add_column(f"{way}: times as fast", justify="right")
    for name, steps in figures.items():
        table.add_row(name, f"{steps:,.0f}", *[f"{figures[way] / steps:.1f}" for way in WAYS])
    console.print(table)
    with_masks = quickest(figures, WITH_MASKS)
    of_all = quickest(figures, WITH_MASKS + WITHOUT_MASKS)
    bars = [
        (OURS, UNO, "RLCard's", UNO_BAR),
        (OURS, with_masks, "PettingZoo's best with masks", CLASSIC_BAR),
        (AT_ONCE, with_masks, "PettingZoo's best with masks", CLASSIC_BAR),
        (ALL_CORES, of_all, "PettingZoo's best of all", CLASSIC_BAR),
    ]
    met = True
    for way, peer, whose, bar in bars:
        ratio = figures[way] / figures[peer]
        met &= ratio >= bar
        console.print(f"{way}: {ratio:.1f} times {peer}, {whose} (bar: {bar:g}) {'met' if ratio >= bar else 'MISSED'}")
    # A single process is compared with the peers that also provide mask and array; the other one is for information.
    for way in (OURS, AT_ONCE):
        console.print(f"{way}: {figures[way] / figures[of_all]:.1f} times {of_all}, PettingZoo's best of all (no bar)")
    return 0 if met else 1


def quickest(figures: dict[str, float], games: tuple[str, ...]) -> str:
    return max((name for name in games if name in figures), key=figures.__getitem__)


if __name__ == "__main__":
    sys.exit(main())
