"""Shogun against Daimyo at equal time. Each deal is played once for each seat of the challenger, with the same luck."""

from __future__ import annotations

import json
import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bakufu import Rng
from bakufu.arena.match import play_match
from bakufu.bots.budget import Allowance
from bakufu.bots.shogun.daimyo import Daimyo
from bakufu.bots.shogun.shogun import Shogun
from training.positions import GAME


@dataclass(frozen=True)
class Contest:
    name: str
    options: dict[str, object]
    seconds: float
    moods: int = 3


def play(contest: Contest, seed: str, number: int) -> dict[str, object]:
    players = int(str(contest.options["players"]))
    deal, own = divmod(number, players)
    allowance = Allowance(None, contest.seconds)
    bots: list[Daimyo] = []
    for seat in range(players):
        rng = Rng(f"{seed}/{deal}/{seat}/{own}")
        bots.append(Shogun(rng, allowance, moods=contest.moods) if seat == own else Daimyo(rng, allowance))
    match = play_match(GAME, contest.options, f"{seed}/{deal}", bots, ["a"] * players, [])
    winners = match.winners()
    return {
        "contest": contest.name,
        "number": number,
        "won": 1 / len(winners) if own in winners else 0.0,
        "points": [standing.points for standing in match.standings],
        "own": own,
        "longest": [round(one, 3) for one in match.longest],
        "spent": [round(one, 3) for one in match.seconds],
    }


def measure(contests: list[Contest], seed: str, games: int, jobs: int, seconds: float, out: Path) -> None:
    """Games of all contests by turns, until the time is over."""
    begun = perf_counter()
    out.parent.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[float]] = {contest.name: [] for contest in contests}
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool, out.open("a", encoding="utf-8") as file:
        waiting = [
            pool.submit(play_until, contest, seed, number, begun + seconds)
            for number in range(games)
            for contest in contests
        ]
        for future in as_completed(waiting):
            played = future.result()
            if played is not None:
                file.write(json.dumps(played) + "\n")
                file.flush()
                found[str(played["contest"])].append(float(str(played["won"])))
    for contest in contests:
        won = found[contest.name]
        share = sum(won) / max(1, len(won))
        error = 1.96 * (share * (1 - share) / max(1, len(won))) ** 0.5
        print(f"{contest.name}: {share:.1%} ± {error:.1%} of {len(won)} games at {contest.seconds} s", flush=True)
    print(f"{perf_counter() - begun:.0f} s", flush=True)


def play_until(contest: Contest, seed: str, number: int, end: float) -> dict[str, object] | None:
    """Nothing after the end of the time; clocks of processes agree."""
    return None if perf_counter() > end else play(contest, seed, number)
