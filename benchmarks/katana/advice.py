"""How good hints are, and how many clicks they save: games in which one seat does whatever it is advised.

    python -m benchmarks.katana.advice --games 40 --jobs 2

Against two Samurai, with the seats rotated: how often the advised seat ends above both, and how long a hint takes.
Solo: how many hints a whole game needs, of which each is two clicks, one to ask and one to do it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import mean
from time import perf_counter

import bakufu
from bakufu.bots.job import advice
from bakufu.bots.levels import make, players_of

GAME = bakufu.load("katana")
RIVALS = 2
RIVAL = "samurai"
CLICKS = 2  # for a hint: one to ask for it, one to do it


@dataclass(frozen=True)
class Result:
    """`answered` counts the questions that were answered without a hint, because they had one sensible answer."""

    above: bool
    points: int
    others: float
    hints: int
    answered: int
    seconds: list[float]


def play(number: int, rivals: int, adviser: str) -> Result:
    """One game; the advised seat goes by its number."""
    players = 1 + rivals
    seat = number % players
    state = GAME.start({"players": players}, f"advice {number}")
    bots = {other: make("katana", RIVAL, f"{number} {other}") for other in range(players) if other != seat}
    hints = answered = 0
    seconds: list[float] = []
    while awaited := GAME.to_move(state):
        if seat not in awaited:
            GAME.play(state, awaited[0], bots[awaited[0]].decide(GAME.view(state, awaited[0])))
            continue
        seen = GAME.view(state, seat)
        obvious = GAME.obvious(seen)
        if obvious is not None:
            answered += 1
            GAME.play(state, seat, obvious)
            continue
        begun = perf_counter()
        moves = advice(GAME, seen, adviser, f"{number} {hints}")["moves"]
        seconds.append(perf_counter() - begun)
        hints += 1
        for move in moves:
            GAME.play(state, seat, move)
    rows = {row.seat: row.points for row in GAME.sides(state)}
    rest = [points for other, points in rows.items() if other != seat]
    return Result(rows[seat] > max(rest), rows[seat], mean(rest), hints, answered, seconds)


def report(title: str, results: list[Result]) -> str:
    times = sorted(second for result in results for second in result.seconds)
    hints = mean(result.hints for result in results)
    points, others = mean(result.points for result in results), mean(result.others for result in results)
    return (
        f"{title}: above all others in {mean(result.above for result in results):.0%} of {len(results)} games, "
        f"{points:.1f} points against {others:.1f}; "
        f"{hints:.1f} hints or {CLICKS * hints:.0f} clicks a game (at most {CLICKS * max(r.hints for r in results)}), "
        f"{mean(result.answered for result in results):.1f} questions answered by themselves; "
        f"a hint takes {mean(times):.2f} s, {times[int(0.95 * len(times))]:.2f} s at the 95th percentile, "
        f"{times[-1]:.2f} s at most"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--adviser", default=players_of("katana").adviser, help="level whose advice is followed")
    chosen = parser.parse_args()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        tables: dict[str, Callable[[int], Result]] = {
            "Against two Samurai": partial(play, rivals=RIVALS, adviser=chosen.adviser),
            "Solo": partial(play, rivals=0, adviser=chosen.adviser),
        }
        for title, one in tables.items():
            print(report(title, list(pool.map(one, range(chosen.games)))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
