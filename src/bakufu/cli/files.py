"""Files of records: read with every kind of damage told in one line, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from bakufu.games import WORDS, AnyGame
from bakufu.kernel.errors import BadRecord, BakufuError
from bakufu.kernel.records.json_form import to_json
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.replay import replay
from bakufu.kernel.records.text_form import to_text
from bakufu.kernel.rules_version import check_rules


class BadFile(BakufuError):
    """A file that cannot be read or written."""


def read_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile("file-not-text", file=path) from None
    except OSError as error:
        raise BadFile("file-unreadable", file=path, why=error.strerror) from None
    try:
        return read(text, WORDS)
    except BadRecord as error:
        raise BadFile("file-damaged", file=path, why=error) from None
    except (OverflowError, RecursionError, IndexError):
        raise BadFile("file-damaged", file=path, why=BadFile("file-nonsense")) from None


def check_target(path: Path) -> None:
    """Refuse early what could not be written later."""
    if path.is_dir():
        raise BadFile("file-is-folder", file=path)
    folder = path.parent
    if not folder.is_dir():
        raise BadFile("file-no-folder", file=path, folder=folder)
    if not os.access(folder, os.W_OK):
        raise BadFile("file-unwritable", file=path, why=BadFile("file-no-access"))


def write_record(path: Path, record: Record, words: tuple[str, ...], headings: dict[int, str]) -> None:
    """JSON for a name ending in .json, the text notation for any other."""
    if path.suffix == ".json":
        write_whole(path, to_json(record) + "\n")
    else:
        write_whole(path, to_text(record, words, headings))


def write_whole(path: Path, text: str) -> None:
    """Beside the old file first, and then in its place: nobody ever sees half of it."""
    check_target(path)
    try:
        handle, draft = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(draft, 0o666 & ~_umask())
            os.replace(draft, path)
        except BaseException:
            os.unlink(draft)
            raise
    except OSError as error:
        raise BadFile("file-unwritable", file=path, why=error.strerror) from None


def _umask() -> int:
    """The rights new files get; a temporary file is readable for its owner alone."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def check_facts(game: AnyGame, record: Record, path: Path) -> None:
    """A record is told right only with the facts it was played with."""
    if record.facts != game.facts_digest:
        raise BadFile("file-other-facts", file=path)


def check_replays(game: AnyGame, record: Record, path: Path) -> None:
    """Refuse a record that cannot be played again."""
    try:
        # Before the facts: those of a record of other rules might differ as well, and --facts would not help.
        check_rules(game.name, game.rules_version, record.rules)
        check_facts(game, record, path)
        replay(game, record)
    except BadRecord as error:
        raise BadFile("file-damaged", file=path, why=error) from None
