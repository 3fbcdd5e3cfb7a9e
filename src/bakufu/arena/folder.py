"""The folder of a contest: its settings, and a line for every game as soon as it is played. An interrupted
contest resumes from there."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from bakufu.arena.contest import Clocked, Contest, Played
from bakufu.bots.job import game_of
from bakufu.bots.outside import is_import_path, is_net, net_file
from bakufu.kernel.errors import BakufuError
from bakufu.kernel.patch import Json
from bakufu.kernel.rules_version import UNSTATED

SETTINGS = "settings.json"
GAMES = "games.jsonl"


class BadFolder(BakufuError):
    """A folder that belongs to something else or can't be used."""


def settings(contest: Contest) -> Json:
    """Everything that determines a game. The number of games and the workers don't."""
    game = game_of(contest.game, contest.facts)
    return {
        "game": contest.game,
        "rules": game.rules_version,
        "facts": game.facts_digest,
        "options": contest.options,
        "bots": [entrant.name for entrant in contest.entrants],
        "weights": [None if one.weights is None else asdict(one.weights) for one in contest.entrants],
        "seed": contest.seed,
        "players": players_digest(contest),
    }


def players_digest(contest: Contest) -> str:
    """Changes with the bots, so that games of different bots with the same names are not mixed."""
    digest = hashlib.sha256()
    room = files("bakufu.bots")
    for file in [*_sources(room, deep=False), *_sources(room.joinpath(contest.game), deep=True)]:
        digest.update(file.read_bytes())
    for entrant in contest.entrants:
        if is_import_path(entrant.level):
            source = getattr(sys.modules.get(entrant.level.partition(":")[0]), "__file__", None)
            digest.update(Path(source).read_bytes() if source else b"")
        elif is_net(entrant.level):
            digest.update(Path(net_file(entrant.level)).read_bytes())
    return digest.hexdigest()[:12]


def _sources(folder: Traversable, deep: bool) -> Iterator[Traversable]:
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith((".py", ".toml")):
            yield file
        elif deep and file.is_dir():
            yield from _sources(file, deep)


class Folder:
    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._check(settings(contest))
            self.played = self._read()
        except (FileExistsError, NotADirectoryError):
            raise BadFolder("error-folder-is-file", file=path) from None
        except OSError as error:
            raise BadFolder("error-folder-unusable", folder=path, why=error.strerror) from None

    def _check(self, wanted: Json) -> None:
        file = self.path / SETTINGS
        if not file.exists():
            draft = file.with_suffix(".draft")
            draft.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
            os.replace(draft, file)  # atomic: a partial file is never visible
            return
        try:
            found = {"rules": UNSTATED, **json.loads(file.read_text(encoding="utf-8"))}
            other = [key for key in wanted if found[key] != wanted[key]]
        except (ValueError, KeyError, TypeError, AttributeError, ArithmeticError, RecursionError):
            raise BadFolder("error-folder-damaged", file=file) from None
        if other[:1] == ["rules"]:
            needed, has = str(found["rules"]), wanted["rules"]
            raise BadFolder("error-folder-rules", folder=self.path, game=wanted["game"], needed=needed, has=has)
        if other:
            raise BadFolder("error-folder-other", folder=self.path, what=other[0])

    def _read(self) -> dict[int, Played]:
        """The stored games. A last line that was cut off is removed."""
        file = self.path / GAMES
        if not file.exists():
            return {}
        text = file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            with file.open("r+b") as handle:
                handle.truncate(len(whole))
        try:
            games = [_played(json.loads(line)) for line in whole.splitlines()]
        except (ValueError, KeyError, TypeError, AttributeError, ArithmeticError, RecursionError):
            raise BadFolder("error-folder-damaged", file=file) from None
        return {game.number: game for game in games}

    def add(self, game: Played) -> None:
        """Append a game as one line, and flush it immediately."""
        with (self.path / GAMES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(game)) + "\n")
        self.played[game.number] = game


def _played(data: Json) -> Played:
    clock = [Clocked(**row) for row in data.pop("clock")]
    return Played(**data, clock=clock)
