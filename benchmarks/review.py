"""How sound reviews are: whether two of them agree on what was costly, and whether they find planted blunders.

    python -m benchmarks.review agreement --game shogun --games 30
    python -m benchmarks.review blunders --game shogun --blunders 100
    python -m benchmarks.review doubt --games 200

Games, blunders and reviews follow from numbers, so that a run can be repeated.
"""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import cache
from time import perf_counter
from typing import Any

from bakufu.arena.match import play_match
from bakufu.bots import Bot, make
from bakufu.bots.job import game_of
from bakufu.bots.workers import dismiss, process_pool
from bakufu.kernel.chance import Rng
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.replay import replay
from bakufu.review.jobs import Game, Judgement, judge, steps_of
from bakufu.review.katana.chances import expected_points
from bakufu.review.timeline import Decision

PLAYERS = 3
NOISE = 12  # one move in this many is any legal move
LEVELS = {"shogun": ("ashigaru", "samurai:any", "daimyo:60"), "katana": ("ashigaru", "samurai", "daimyo:60")}
STRONG = "daimyo:200"
LOST = 0.10  # what a blunder costs by the deep search
DEEP = 4.0  # its effort
OF_A_GAME = 8  # decisions that are tried in one game


class Noisy:
    """A bot that makes any legal move now and then."""

    def __init__(self, bot: Bot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng

    def decide(self, view: Any) -> int:
        if self.rng.below(NOISE) == 0:
            move: int = view.moves[self.rng.below(len(view.moves))]
            return move
        return self.bot.decide(view)


def record_of(game: str, seed: str, levels: tuple[str, ...], noisy: bool) -> Record:
    rules = game_of(game, None)
    options = rules.options(rules.start({"players": PLAYERS}, seed))
    bots = [make(game, level, f"{seed}/{seat}") for seat, level in enumerate(levels)]
    players = [Noisy(bot, Rng(f"{seed}/{seat}", "noise")) for seat, bot in enumerate(bots)] if noisy else bots
    return play_match(rules, options, seed, players, levels).record(rules, options, seed)


def noisy_game(game: str, number: int) -> Game:
    return Game.of(record_of(game, f"noisy {number}", LEVELS[game], noisy=True), None, "one")


def decisions_of(game: Game) -> list[Decision]:
    return [one for step in steps_of(game) for one in step.decisions if one.judged]


# Agreement


def both(game: Game, other: Game, decision: Decision) -> tuple[Judgement, Judgement]:
    return judge(game, decision), judge(other, decision)


def agreement(name: str, games: int, pool: Executor, effort: float) -> None:
    found_games = list(pool.map(noisy_game, [name] * games, range(games)))
    reviews = [(replace(game, effort=effort), replace(game, seed="two", effort=effort)) for game in found_games]
    jobs = [(one, two, decision) for one, two in reviews for decision in decisions_of(one)]
    begun = perf_counter()
    found = list(pool.map(both, *zip(*jobs, strict=True), chunksize=4))
    seconds = perf_counter() - begun
    either = [pair for pair in found if pair[0].costly() or pair[1].costly()]
    agreed = [pair for pair in either if pair[0].costly() and pair[1].costly()]
    called = sum([one.costly() for pair in found for one in pair])
    print(f"{name}: {games} games, {len(found)} decisions, each judged twice in {seconds:.0f} s")
    print(f"costly in a review: {called / 2 / games:.2f} per game")
    print(f"costly in either: {len(either)}; in both: {len(agreed)}")
    print(f"of those costly in one review, costly in the other: {2 * len(agreed) / max(1, called):.1%}")
    print(f"in both, of those in either: {len(agreed) / max(1, len(either)):.1%}")
    for one, two in sorted(either, key=lambda pair: -max(pair[0].loss, pair[1].loss)):
        if one.costly() != two.costly():
            print(f"  {one.loss:+.3f} ±{one.error:.3f}   {two.loss:+.3f} ±{two.error:.3f}")


# Blunders


@dataclass(frozen=True)
class Planted:
    deep: Judgement
    usual: Judgement


def planted(name: str, number: int) -> Planted | None:
    """A random decision in a game of strong bots, if it is a blunder by deep search: what a usual review says of it."""
    seed = f"blunder {number}"
    rng = Rng(seed, "blunder")
    record = strong_game(name, number // OF_A_GAME)
    game = Game.of(record, None, "deep", DEEP)
    decisions = decisions_of(game)
    decision = decisions[rng.below(len(decisions))]
    decision = replace(decision, moves=tuple(any_moves(record, decision, rng)))
    deep = judge(game, decision)
    if deep.loss <= LOST or not deep.costly():
        return None
    return Planted(deep, judge(Game.of(record, None, "usual"), decision))


@cache
def strong_game(name: str, number: int) -> Record:
    return record_of(name, f"strong {number}", (STRONG,) * PLAYERS, noisy=False)


def any_moves(record: Record, decision: Decision, rng: Rng) -> list[int]:
    """As many legal moves as the decision had, or until it is somebody else's turn."""
    rules = game_of(record.game, None)
    state = replay(rules, record, upto=decision.at)
    found: list[int] = []
    for _ in decision.moves:
        moves = rules.moves(state, decision.seat)
        found.append(moves[rng.below(len(moves))])
        before = state.copy()
        rules.play(state, decision.seat, found[-1])
        if decision.seat not in rules.to_move(state) or rules.irrevocable(before, state):
            break
    return found


def blunders(name: str, wanted: int, pool: Executor, at_most: int) -> None:
    begun = perf_counter()
    tried = 0
    found: list[Planted] = []
    # In the order of their numbers, so that it does not matter how many processes there are.
    for one in pool.map(planted, [name] * at_most, range(at_most), chunksize=OF_A_GAME):
        tried += 1
        if one is not None:
            found.append(one)
            print(f"\r{tried} tried, {len(found)} blunders", end="", flush=True)
        if len(found) == wanted:
            break
    caught = [one for one in found if one.usual.costly()]
    print(f"\r{name}: {tried} random decisions, {len(found)} of them blunders, in {perf_counter() - begun:.0f} s")
    print(f"found by a review: {len(caught)} of {len(found)}, {len(caught) / max(1, len(found)):.1%}")
    for one in found:
        if one not in caught:
            print(
                f"  deep {one.deep.loss:.3f} ±{one.deep.error:.3f}, usual {one.usual.loss:.3f} ±{one.usual.error:.3f}"
            )


# The doubt of expected points in SHOGUN NO KATANA


def expectations(number: int) -> list[tuple[int, list[float], list[int]]]:
    """Round, expected points and winners, at some positions of a game."""
    rules = game_of("katana", None)
    seats = 2 + number % 3
    options = rules.options(rules.start({"players": seats}, f"doubt {number}"))
    bots = [make("katana", "samurai", f"doubt {number}/{seat}") for seat in range(seats)]
    match = play_match(rules, options, f"doubt {number}", bots, ["samurai"] * seats)
    record = match.record(rules, options, f"doubt {number}")
    state = rules.start(options, record.seed)
    found = []
    for at, (seat, move) in enumerate(record.moves):
        if at % 12 == 0:
            found.append((int(state.round), expected_points(state), match.winners()))
        rules.play(state, seat, move)
    return found


def doubt(games: int, pool: Executor) -> None:
    """For each round, the doubt with which the winners were least surprising."""
    samples = [one for game in pool.map(expectations, range(games)) for one in game]
    for number in range(1, 5):
        rows = [(expected, winners) for round_, expected, winners in samples if round_ == number]
        best = min([half / 2 for half in range(2, 60)], key=lambda doubt: surprise(rows, doubt))
        print(f"round {number}: doubt {best:.1f}, surprise {surprise(rows, best):.3f}, {len(rows)} positions")


def surprise(rows: list[tuple[list[float], list[int]]], doubt: float) -> float:
    total = 0.0
    for expected, winners in rows:
        top = max(expected)
        shares = [math.exp((value - top) / doubt) for value in expected]
        chance = sum([shares[seat] for seat in winners]) / sum(shares)
        total -= math.log(max(chance, 1e-9))
    return total / max(1, len(rows))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("agreement", "blunders", "doubt"))
    parser.add_argument("--game", default="shogun", choices=sorted(LEVELS))
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--blunders", type=int, default=100)
    parser.add_argument("--tries", type=int, default=400)
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    pool = process_pool(given.jobs)
    runs: dict[str, Callable[[], None]] = {
        "agreement": lambda: agreement(given.game, given.games, pool, given.effort),
        "blunders": lambda: blunders(given.game, given.blunders, pool, given.tries),
        "doubt": lambda: doubt(given.games, pool),
    }
    try:
        runs[given.what]()
    finally:
        dismiss(pool)


if __name__ == "__main__":
    main()
