"""The dataset as a folder: records by game and options, who sat where, and a card that says what it is."""

from __future__ import annotations

import csv
import hashlib
import os
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bakufu.kernel.errors import BakufuError
from bakufu.kernel.records.json_form import to_json
from bakufu.server.research.card import card
from bakufu.server.research.shared_games import PERSON, SharedGame

HEADING = ("file", "seat", "player", "stood_in", "points")


class BadFolder(BakufuError):
    """The dataset can't be written there."""


class Written(NamedTuple):
    games: int
    people: int  # seats that people had


def write_folder(target: Path, games: Iterable[SharedGame], made: str) -> Written:
    """Write a new folder, all of it or nothing. Files are named by what is in them, so their order says nothing of
    when a game was played, and a game keeps its name in the next dataset."""
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise BadFolder("file-not-empty", folder=target)
    try:
        with TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as draft:
            folder = Path(draft) / target.name
            folder.mkdir()
            written = _write(folder, games, made)
            if target.exists():
                target.rmdir()
            os.replace(folder, target)
    except OSError as error:
        raise BadFolder("file-unwritable", file=target, why=error.strerror) from None
    return written


def _write(folder: Path, games: Iterable[SharedGame], made: str) -> Written:
    counts: Counter[str] = Counter()
    rows: dict[str, list[tuple[object, ...]]] = {}
    for game in games:
        kind, text = kind_of(game), to_json(game.record)
        file = f"{kind}/{hashlib.sha256(text.encode()).hexdigest()[:16]}.json"
        if file in rows:
            continue  # the same deal, played in the same way
        (folder / kind).mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text + "\n", encoding="utf-8")
        points = game.record.result or ()
        rows[file] = [(file, one.seat, one.player, one.stood_in, points[one.seat]) for one in game.seats]
        counts[kind] += 1
    with (folder / "players.csv").open("w", encoding="utf-8", newline="") as table:
        csv.writer(table).writerows([HEADING, *(row for file in sorted(rows) for row in rows[file])])
    people = sum(row[2] == PERSON for seats in rows.values() for row in seats)
    (folder / "README.md").write_text(card(counts, people, made), encoding="utf-8")
    return Written(len(rows), people)


def kind_of(game: SharedGame) -> str:
    """The folder of all games with the same options, whose observations are of the same size."""
    return f"{game.record.game}/{_named(game.record.options)}"


def _named(options: Mapping[str, object]) -> str:
    values = {name: "+".join(value) if isinstance(value, list) else str(value) for name, value in options.items()}
    return ",".join(f"{name}={value or 'none'}" for name, value in values.items())
