"""Record files: any damage is reported in one line, and writing is atomic."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from bakufu.games import WORDS, AnyGame
from bakufu.kernel.errors import BadRecord, BakufuError
from bakufu.kernel.fairness import Receipt
from bakufu.kernel.records.json_form import to_json
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.receipt import receipt_from_json
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.replay import replay
from bakufu.kernel.records.text_form import to_text
from bakufu.kernel.rules_version import check_rules


class BadFile(BakufuError):
    """A file that cannot be read or written."""


def read_record(path: Path) -> Record:
    text = _read(path)
    try:
        return read(text, WORDS)
    except BadRecord as error:
        raise BadFile("file-damaged", file=path, why=error) from None
    except (OverflowError, RecursionError, IndexError):
        raise BadFile("file-damaged", file=path, why=BadFile("file-nonsense")) from None


def read_receipt(path: Path) -> Receipt:
    try:
        return receipt_from_json(_read(path))
    except BadRecord as error:
        raise BadFile("file-damaged", file=path, why=error) from None


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile("file-not-text", file=path) from None
    except OSError as error:
        raise BadFile("file-unreadable", file=path, why=error.strerror) from None


def check_target(path: Path) -> None:
    """Raise an error early if the file can't be written later."""
    if path.is_dir():
        raise BadFile("file-is-folder", file=path)
    folder = path.parent
    if not folder.is_dir():
        raise BadFile("file-no-folder", file=path, folder=folder)
    if not os.access(folder, os.W_OK):
        raise BadFile("file-unwritable", file=path, why=BadFile("file-no-access"))


def write_record(path: Path, record: Record, words: tuple[str, ...], headings: dict[int, str]) -> None:
    """Write JSON to a file named .json, and the text notation to any other."""
    if path.suffix == ".json":
        write_whole(path, to_json(record) + "\n")
    else:
        write_whole(path, to_text(record, words, headings))


def write_whole(path: Path, text: str) -> None:
    """Write to a temporary file in the same folder and rename it, so that no partial file is ever visible."""
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
    """The process's umask: temporary files are created readable by their owner only."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def check_facts(game: AnyGame, record: Record, path: Path) -> None:
    """Raise an error if the record was played with different component data."""
    if record.facts != game.facts_digest:
        raise BadFile("file-other-facts", file=path)


def check_replays(game: AnyGame, record: Record, path: Path) -> None:
    """Raise an error if the record can't be replayed."""
    try:
        # Check the rules version first: if it differs, the facts may differ too, and --facts would not help.
        check_rules(game.name, game.rules_version, record.rules)
        check_facts(game, record, path)
        replay(game, record)
    except BadRecord as error:
        raise BadFile("file-damaged", file=path, why=error) from None
