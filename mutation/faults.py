"""The faults, as data: `faults/AREA.toml` lists them by file. Each replaces a text that occurs once in it."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = Path(__file__).with_name("faults")


class NoPlace(Exception):
    """The text that a fault replaces isn't in its file, or isn't there just once."""


@dataclass(frozen=True)
class Fault:
    """`was` is the text as it should be, `now` what is planted instead; `what` says what goes wrong then."""

    area: str
    name: str
    file: str
    what: str
    was: str
    now: str

    def digest(self) -> str:
        """What a result is good for: another text is another fault."""
        return hashlib.sha256("\0".join((self.file, self.was, self.now)).encode()).hexdigest()[:12]

    def planted(self, text: str) -> str:
        """The content of its file with the fault in it."""
        found = text.count(self.was)
        if found != 1:
            raise NoPlace(f"{self.name}: {self.file} has its text {found} times, not once")
        return text.replace(self.was, self.now)


def load() -> list[Fault]:
    """All faults, area by area. A table of a file's faults has `name = [what, was, now]`."""
    found: list[Fault] = []
    for file in sorted(FOLDER.glob("*.toml")):
        for path, faults in tomllib.loads(file.read_text(encoding="utf-8")).items():
            found += [Fault(file.stem, name, path, *texts) for name, texts in faults.items()]
    return found
