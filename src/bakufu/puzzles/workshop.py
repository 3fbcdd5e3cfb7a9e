"""Many games in worker processes, until enough puzzles are found. Every find is in the file at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from pathlib import Path

from bakufu.games import AnyGame
from bakufu.puzzles.making import puzzles_of
from bakufu.puzzles.puzzle import Puzzle, header, lines, read


@dataclass(frozen=True)
class Batch:
    """What one game yields, and the seconds of one core that it took."""

    puzzles: list[Puzzle]
    seconds: float


def batch(game: str, seed: str) -> Batch:
    """One job."""
    begun = time.process_time()
    found = puzzles_of(game, seed)
    return Batch(found, time.process_time() - begun)


class Workshop:
    """The file and what is in it. A file from an earlier run with the same seed is continued with further games."""

    def __init__(self, rules: AnyGame, path: Path, seed: str) -> None:
        self.rules = rules
        self.path = path
        self.seed = seed
        self.puzzles: list[Puzzle] = []
        self.seconds = 0.0
        if path.exists():
            text = path.read_text("utf-8")
            self.puzzles = read(rules, text)
            if not text.endswith("\n"):  # the last line was cut off
                path.write_text(text[: text.rfind("\n") + 1], "utf-8")
        else:
            path.write_text(header(rules), "utf-8")

    def run(self, count: int, jobs: int, executor: Executor | None, told: Callable[[list[Puzzle]], None]) -> None:
        """Until the file holds this many puzzles; `told` gets those of each game."""
        if len(self.puzzles) >= count:
            return
        for found in self._batches(jobs, executor):
            self.seconds += found.seconds
            with self.path.open("a", encoding="utf-8") as file:
                file.write("".join(lines(found.puzzles)))
            self.puzzles += found.puzzles
            told(found.puzzles)
            if len(self.puzzles) >= count:
                return

    def _seeds(self) -> Iterator[str]:
        seen = {puzzle.source.seed for puzzle in self.puzzles}
        number = max([int(seed.rpartition("/")[2]) for seed in seen if seed.startswith(f"{self.seed}/")], default=0)
        while True:
            number += 1
            yield f"{self.seed}/{number}"

    def _batches(self, jobs: int, executor: Executor | None) -> Iterator[Batch]:
        seeds = self._seeds()
        if executor is None:
            for seed in seeds:
                yield batch(self.rules.name, seed)
        assert executor is not None
        waiting: set[Future[Batch]] = set()
        while True:
            while len(waiting) < 2 * jobs:
                waiting.add(executor.submit(batch, self.rules.name, next(seeds)))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
