"""The fuzzer: plays and checks thousands of random games with all kinds of options.

    python -m benchmarks.fuzz --games 20000 --jobs 2 --seed 1

Checks for crashes, dead ends, endless games, lost pieces, accepted illegal moves, and rules of the ledger that are
never hit. If a check fails, prints a record that replays the game and exits with 1. `--game katana --only N` replays
one game and checks it after every move.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from bisect import bisect
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

import bakufu
from bakufu.kernel.contract import Game
from bakufu.kernel.event import Event
from bakufu.kernel.playout import random_game
from bakufu.kernel.records.json_form import to_json
from bakufu.kernel.records.record import Record
from benchmarks.random_players import company, pick
from benchmarks.subjects import SUBJECTS, Subject

State = Any  # of any game

CHUNK = 50  # games per task of the pool

# How often to check: once in this many moves.
LOOK_AT_ACCOUNTS = 24
LOOK_AT_VIEWS = 96
LOOK_AT_MOVES = 64
LOOK_AT_UNDO = 48
TRY_ILLEGAL = 4
TRY_ILLEGAL_IF_DULL = 24

UNDO = "table.undo"  # the rule that a move stands

_games: dict[tuple[str, str], Game[Any, Any]] = {}  # by name and box


class Suspicion(Exception):
    """A failed check."""


@dataclass
class Tally:
    games: int = 0
    decisions: int = 0
    longest: int = 0
    hits: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)  # games by options

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.hits.update(other.hits)
        self.kinds.update(other.kinds)


class Fuzz:
    """One random game, determined by its number and the run's seed."""

    def __init__(self, subject: Subject, seed: str, number: int, thorough: bool) -> None:
        self.subject = subject
        self.rng = bakufu.Rng(f"{seed}/{number}", "players")
        self.eye = bakufu.Rng(f"{seed}/{number}", "looks")  # a separate stream, so that checks don't change the game
        self.options = subject.options[number % len(subject.options)]  # in turn, so that no box is left out
        self.box = subject.shares[self.rng.below(len(subject.shares))]
        self.game = _games[subject.name, self.box]
        self.run_seed = seed
        self.seed = f"{seed}/{number}"
        self.number = number
        self.thorough = thorough
        self.moves: list[tuple[int, int]] = []
        self.hits: Counter[str] = Counter()
        self.stale: dict[int, list[int]] = {}  # by seat: the legal moves of its last decision

    def run(self) -> Tally:
        game = self.game
        events: list[Event] = []
        state = game.start(self.options, self.seed, events)
        players = company(state.setting.players, self.subject.leanings(self.options), self.rng)
        most = self.subject.most_decisions(state, game.facts.table)
        while awaited := game.to_move(state):
            self.look(state)
            seat = awaited[self.rng.below(len(awaited))]
            legal = game.moves(state, seat)
            expect(legal, f"seat {seat} is awaited and has no move")
            self.stale[seat] = legal
            move = pick(players[seat], state, seat, legal, self.rng)
            self.moves.append((seat, move))
            if self.now(LOOK_AT_UNDO):
                self.check_undo(state, seat, move)
            game.play(state, seat, move, events)
            expect(len(self.moves) <= most, f"more than {most} decisions")
        expect(state.over(), "nobody is awaited, and the game is not over")
        self.check_accounts(state)
        self.check_views(state)
        self.hits.update(event.rule for event in events)
        unknown = set(self.hits) - set(game.ledger)
        expect(not unknown, f"not in the ledger: {unknown}")
        return Tally(1, len(self.moves), len(self.moves), self.hits, Counter([str(self.options)]))

    def look(self, state: State) -> None:
        """Run one of the checks now and then; in a thorough game, run all of them."""
        if self.now(LOOK_AT_ACCOUNTS):
            self.check_accounts(state)
        if self.now(LOOK_AT_VIEWS):
            self.check_views(state)
        if self.now(LOOK_AT_MOVES):
            self.check_moves(state)
        if self.now(TRY_ILLEGAL_IF_DULL if state.decision == self.subject.dull else TRY_ILLEGAL):
            self.try_illegal(state)

    def now(self, one_in: int) -> bool:
        return self.eye.below(one_in) == 0 or self.thorough

    def check_accounts(self, state: State) -> None:
        wrong = self.subject.audit(state, self.game.facts.table)
        expect(not wrong, "; ".join(wrong))

    def check_views(self, state: State) -> None:
        """A determinization of a view has the same view and can be played, and the view can be saved and restored."""
        place = self.eye.below(state.setting.players + 1)
        seat = place if place < state.setting.players else None
        seen = self.game.view(state, seat)
        imagined = self.game.imagine(seen, bakufu.Rng(self.eye.next()))
        expect(self.game.view(imagined, seat) == seen, f"the imagined state looks different to seat {seat}")
        self.check_accounts(imagined)
        told = json.loads(json.dumps(bakufu.plain(seen)))
        expect(self.game.read_view(told) == seen, f"the view of seat {seat} reads otherwise than it was written")
        if self.eye.below(8) == 0:
            random_game(imagined, self.eye)
            self.check_accounts(imagined)
        saved = self.game.save(state)
        again = self.game.restore(self.options, json.loads(json.dumps(saved)))
        expect(self.game.save(again) == saved, "saved and restored, the state is another")

    def check_moves(self, state: State) -> None:
        """Exactly the listed moves are not refused."""
        for seat in range(state.setting.players):
            legal = self.game.moves(state, seat)
            allowed = [move for move in range(len(self.game.words)) if not self.game.refusal(state, seat, move)]
            expect(sorted(legal) == allowed, f"seat {seat} is offered {legal} and allowed {allowed}")

    def check_undo(self, state: State, seat: int, move: int) -> None:
        """A move that can be taken back shows its player nothing: what they did not know may as well be otherwise."""
        after = state.copy()
        imagined = self.game.imagine(self.game.view(state, seat), bakufu.Rng(self.eye.next()))
        self.game.play(after, seat, move)
        self.game.play(imagined, seat, move)
        if self.game.irrevocable(state, after):
            self.hits[UNDO] += 1
        else:
            same = self.game.view(imagined, seat) == self.game.view(after, seat)
            expect(same, f"the move {move} of seat {seat} can be taken back, and shows something")

    def try_illegal(self, state: State) -> None:
        """Try a move of the expected kind, one close to a legal move or legal before, any move, or no move at all.

        Sometimes the wrong seat tries it.
        """
        awaited = self.game.to_move(state)
        wrong_seat = self.eye.below(8) == 0
        seat = self.eye.below(8) - 1 if wrong_seat else awaited[self.eye.below(len(awaited))]
        legal = self.game.moves(state, seat)
        picks = len(self.game.words)
        chance = self.eye.below(16)
        if chance > 7 and legal:
            stretches = (*self.subject.stretches, picks)
            first, end = stretches[bisect(stretches, legal[self.eye.below(len(legal))]) - 1 :][:2]
            move = first + self.eye.below(end - first)
        elif chance > 3 and seat in self.stale:
            tried = (self.subject.suspects(state, seat) if chance > 4 else []) or self.stale[seat]
            move = tried[self.eye.below(len(tried))]
        elif chance:
            move = self.eye.below(picks)
        else:
            move = (self.eye.next() << self.eye.below(64)) - (1 << 40)
        if move in legal:
            return
        before = self.game.save(state)
        events: list[Event] = []
        try:
            self.game.play(state, seat, move, events)
        except bakufu.IllegalMove as refused:
            expect(refused.rule in self.game.ledger, f"refused by a rule of no ledger: {refused.rule}")
            self.hits[refused.rule] += 1
        else:
            raise Suspicion(f"seat {seat} was let through with the illegal move {move}")
        expect(self.game.save(state) == before and not events, f"the refused move {move} of seat {seat} left a trace")

    def story(self, error: Exception) -> str:
        """What is needed to reproduce the failure."""
        rules, facts = self.game.rules_version, self.game.facts_digest
        record = Record(self.subject.name, rules, self.options, facts, self.seed, tuple(self.moves))
        return "\n".join(
            [
                f"{self.subject.name}, game {self.number} with the {self.box} box, after move {len(self.moves)}: "
                f"{type(error).__name__}: {error}",
                f"options {self.options}, seed {self.seed}",
                f"the same game again: --game {self.subject.name} --seed {self.run_seed} --only {self.number}",
                to_json(record),
            ]
        )


def expect(holds: object, otherwise: str) -> None:
    if not holds:
        raise Suspicion(otherwise)


def unpack_boxes() -> None:
    """Load every box once per process."""
    for name, subject in SUBJECTS.items():
        for box in subject.boxes:
            _games[name, box] = subject.load(box)


def play_many(name: str, seed: str, numbers: list[int], thorough: bool = False) -> Tally | str:
    """The tally of these games, or the report of the first failure."""
    tally = Tally()
    for number in numbers:
        fuzz = Fuzz(SUBJECTS[name], seed, number, thorough)
        try:
            tally.add(fuzz.run())
        except Exception as error:
            return fuzz.story(error)
    return tally


def results(name: str, args: argparse.Namespace) -> Iterator[Tally | str]:
    if args.only is not None:
        unpack_boxes()
        yield play_many(name, args.seed, [args.only], thorough=True)
        return
    numbers = list(range(args.games))
    with ProcessPoolExecutor(args.jobs, initializer=unpack_boxes) as pool:
        chunks = [numbers[at : at + CHUNK] for at in range(0, len(numbers), CHUNK)]
        try:
            for done in as_completed([pool.submit(play_many, name, args.seed, chunk) for chunk in chunks]):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def report(name: str, tally: Tally, seconds: float) -> list[str]:
    """Print how often each rule was hit; returns the rules that were never hit."""
    ledger = bakufu.load(name).ledger
    for rule in ledger:
        print(f"{rule:36}{tally.hits[rule]:>12,}")
    build = "compiled" if bakufu.COMPILED else "source"
    print(
        f"{name}: {tally.games:,} games of {len(tally.kinds)} kinds out of {len(SUBJECTS[name].options)}, "
        f"{tally.decisions:,} decisions, the longest game {tally.longest}; "
        f"{seconds:.0f} s, {tally.games / seconds:.0f} games/s ({build})"
    )
    return [rule for rule in ledger if not tally.hits[rule]]


def fuzz(name: str, args: argparse.Namespace) -> int:
    """Run all games; returns the exit code."""
    began = time.perf_counter()
    tally = Tally()
    for result in results(name, args):
        if isinstance(result, str):
            print(f"\n{result}")
            return 1
        tally.add(result)
        if sys.stderr.isatty():
            print(f"\r{name}: {tally.games:,} of {args.games:,} games", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    never = report(name, tally, time.perf_counter() - began)
    if never and args.only is None:
        print(f"never hit: {', '.join(never)}")
        return 1
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games of every kind, checked.")
    parser.add_argument("--game", choices=SUBJECTS, action="append", help="one game alone; without it, all of them")
    parser.add_argument("--games", type=int, default=20000, help="how many of each")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", type=int, metavar="N", help="play game N again and check it after every move")
    args = parser.parse_args()
    return max([fuzz(name, args) for name in args.game or SUBJECTS])


if __name__ == "__main__":
    sys.exit(main())
