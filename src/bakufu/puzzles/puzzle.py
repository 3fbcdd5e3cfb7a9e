"""A puzzle, and the file of many: one line about the game, then lines of recorded games, each before its puzzles."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from bakufu.games import AnyGame
from bakufu.kernel.records.record import Record
from bakufu.puzzles.manifest import Answer, Laid
from bakufu.puzzles.source import BadPuzzles, Source, unpacked

VERSION: Final = 2
EASY: Final = 0.6  # of Hard bots, who find the answer
MEDIUM: Final = 0.4
LEVELS: Final = ("easy", "medium", "hard")
LOWEST: Final = 1000
RANGE: Final = 1000
DIGITS: Final = 4
NAME: Final = 8


@dataclass(frozen=True)
class Puzzle:
    """`at` is the number of moves before the question, `laid` the plan with its open space where that is the question.

    `right` are the answers that count, the best first. `chance` is the chance to win after it, `gain` by how much it
    beats the best wrong answer, `error` the standard error of that. `found` is the share of Hard bots that find it.
    """

    game: str
    source: Source
    at: int
    seat: int
    laid: Laid
    theme: str
    right: tuple[Answer, ...]
    chance: float
    gain: float
    error: float
    found: float

    @property
    def name(self) -> str:
        """The same wherever the puzzle is stored."""
        words = json.dumps([self.game, self.source.options, self.source.seed, self.at, self.seat, self.laid])
        return hashlib.sha256(words.encode()).hexdigest()[:NAME]

    @property
    def level(self) -> str:
        return LEVELS[0] if self.found >= EASY else LEVELS[1] if self.found >= MEDIUM else LEVELS[2]

    @property
    def rating(self) -> int:
        """What a solver has who finds it every other time."""
        return round(LOWEST + RANGE * (1 - self.found))

    def state(self, rules: AnyGame) -> Any:
        """The position."""
        return self.source.follow(rules, self.at)[0]

    def record(self, rules: AnyGame) -> Record:
        """The game until the question."""
        source = self.source
        _, moves = source.follow(rules, self.at)
        return Record(self.game, rules.rules_version, source.options, rules.facts_digest, source.seed, moves)


def header(rules: AnyGame) -> str:
    return _line({"puzzles": VERSION, "game": rules.name, "rules": rules.rules_version, "facts": rules.facts_digest})


def lines(puzzles: Iterable[Puzzle]) -> Iterator[str]:
    """Puzzles of one game after the other; what they share is written once."""
    last: Source | None = None
    for puzzle in puzzles:
        if puzzle.source != last:
            last = puzzle.source
            yield _line({"options": last.options, "seed": last.seed, "choices": last.choices})
        row: dict[str, object] = {"at": puzzle.at, "seat": puzzle.seat}
        if puzzle.laid:
            row["laid"] = puzzle.laid
        row |= {"theme": puzzle.theme, "right": puzzle.right}
        numbers = {name: round(getattr(puzzle, name), DIGITS) for name in ("chance", "gain", "error", "found")}
        yield _line(row | numbers)


def read(rules: AnyGame, text: str) -> list[Puzzle]:
    """The puzzles in such a file. Raises BadPuzzles."""
    rows = _rows(text)
    if not rows or rows[0].get("puzzles") != VERSION or rows[0].get("game") != rules.name:
        raise BadPuzzles("error-puzzles-file")
    if rows[0].get("rules") != rules.rules_version or rows[0].get("facts") != rules.facts_digest:
        raise BadPuzzles("error-puzzles-rules")
    found: list[Puzzle] = []
    source: Source | None = None
    try:
        for row in rows[1:]:
            if "choices" in row:
                unpacked(row["choices"])  # that it can be
                source = Source(row["options"], row["seed"], row["choices"])
            elif source is not None:
                found.append(_puzzle(rules.name, source, row))
    except (KeyError, TypeError, ValueError, zlib.error):
        raise BadPuzzles("error-puzzles-file") from None
    return found


def _rows(text: str) -> list[dict[str, Any]]:
    """Without a last line that was cut off."""
    whole = text[: text.rfind("\n") + 1]
    try:
        rows = [json.loads(line) for line in whole.splitlines()]
    except ValueError:
        raise BadPuzzles("error-puzzles-file") from None
    if not all(isinstance(row, dict) for row in rows):
        raise BadPuzzles("error-puzzles-file")
    return rows


def _puzzle(game: str, source: Source, row: dict[str, Any]) -> Puzzle:
    return Puzzle(
        game=game,
        source=source,
        at=row["at"],
        seat=row["seat"],
        laid=tuple(row.get("laid", ())),
        theme=row["theme"],
        right=tuple([tuple(answer) for answer in row["right"]]),
        chance=row["chance"],
        gain=row["gain"],
        error=row["error"],
        found=row["found"],
    )


def _line(row: dict[str, object]) -> str:
    return json.dumps(row, separators=(",", ":")) + "\n"
