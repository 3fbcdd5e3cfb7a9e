"""Facts: component data as TOML with a source for every value, and a host's own corrections."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from bakufu.kernel.errors import BadFacts
from bakufu.kernel.patch import Json

LABELS = ("rulebook", "component", "inferred", "reconstructed", "corrected")
CERTAIN = ("rulebook", "component")
GAME = "game"

Table = Json


@dataclass(frozen=True)
class Source:
    """Where a value comes from: the pattern of paths it covers, a label, and for uncertain values the name of a note in
    the message catalogs."""

    of: str
    label: str
    note: str


@dataclass(frozen=True)
class Fact:
    """One value with its path and source, as `bakufu facts` lists it."""

    path: str
    value: str
    label: str
    note: str


class Facts:
    """All component data of a game. `table` is the merged data; every leaf of it has a source."""

    def __init__(self, table: Table, sources: list[Source], corrected: frozenset[str]) -> None:
        self.table = table
        self.sources = sources
        self.corrected = corrected

    def source(self, path: str) -> Source:
        """The last source that covers this path: later lines are exceptions to earlier ones."""
        if path in self.corrected:
            return Source(path, "corrected", "corrected")
        for source in reversed(self.sources):
            if fnmatchcase(path, source.of) or fnmatchcase(path, source.of + ".*"):
                return source
        raise BadFacts("error-fact-source", path=path)

    def listing(self, uncertain_only: bool) -> list[Fact]:
        found = []
        for path, value in leaves(self.table):
            source = self.source(path)
            if not uncertain_only or source.label not in CERTAIN:
                found.append(Fact(path, json.dumps(value), source.label, source.note))
        return found

    def doubts(self) -> list[Source]:
        """The uncertain sources, one per note."""
        return list({source.note: source for source in self.sources if source.label not in CERTAIN}.values())

    def digest(self) -> str:
        """A short hash of the values. Records store the one they were played with."""
        text = json.dumps(self.table, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def leaves(table: Table, path: str = "") -> list[tuple[str, object]]:
    found: list[tuple[str, object]] = []
    for key, value in table.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            found += leaves(value, here)
        else:
            found.append((here, value))
    return found


def shipped(*packages: str) -> Facts:
    """The facts in the `facts` folders of these packages, in the order of their files' names."""
    import tomllib  # here, like `files`: `import bakufu` alone reads no facts
    from importlib.resources import files

    table: Table = {}
    sources: list[Source] = []
    folders = [files(package).joinpath("facts") for package in packages]
    found = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    for file in sorted(found, key=lambda f: f.name):
        if file.name.endswith(".toml"):
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            for row in data.pop("source"):
                sources.append(Source(row["of"], row["label"], row.get("note", "")))
            table.update(data)
    return Facts(table, sources, frozenset())


def corrections(file: Path) -> Table:
    """A host's own values. The key `game` names the game they belong to."""
    import tomllib

    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
        leaves(found)
        return found
    except OSError as missing:
        raise BadFacts("file-unreadable", file=file, why=missing.strerror) from None
    except (ValueError, RecursionError) as error:  # TOML or text that isn't any, thousands of digits or levels
        raise BadFacts("error-no-toml", file=file, why=error) from None


def corrected(facts: Facts, file: Path) -> Facts:
    """The same facts with a host's own values replacing some. Unknown paths and other types are refused."""
    overlay = corrections(file)
    overlay.pop(GAME, None)
    changed = frozenset(path for path, _ in leaves(overlay))
    return Facts(_laid_over(facts.table, overlay, "", file), facts.sources, facts.corrected | changed)


def _alike(old: object, new: object) -> bool:
    """Whether both have the same type, including the items of lists."""
    if isinstance(old, list) and isinstance(new, list):
        return all([_alike(old[0], item) for item in new]) if old else not new
    return type(old) is type(new)


def _laid_over(table: Table, overlay: Table, path: str, file: Path) -> Table:
    merged = dict(table)
    for key, value in overlay.items():
        here = f"{path}.{key}" if path else key
        if key not in table:
            raise BadFacts("error-unknown-fact", file=file, path=here, wrong=key, known=table)
        old = table[key]
        if not _alike(old, value):
            raise BadFacts("error-fact-unlike", file=file, path=here, old=str(old)[:60], value=str(value)[:60])
        merged[key] = _laid_over(old, value, here, file) if isinstance(old, dict) else value
    return merged
