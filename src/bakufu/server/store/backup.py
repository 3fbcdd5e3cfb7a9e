"""Backups: a complete copy of a server's SQLite database, without blocking it while it runs."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from bakufu.server.store.database import BadDatabase, address

WAIT_SECONDS = 30.0


def back_up(database: str, target: Path) -> int:
    """Write a copy of the database at this address to a file, all of it or nothing; its size in bytes."""
    source = _file_of(database)
    if target.is_dir():
        raise BadDatabase("file-is-folder", file=target)
    if target.exists() and target.samefile(source):
        raise BadDatabase("error-backup-itself", file=target)
    try:
        handle, draft = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise BadDatabase("file-unwritable", file=target.parent, why=error.strerror) from None
    os.close(handle)
    try:
        _copy(source, Path(draft))
        _to_disk(draft)
        os.replace(draft, target)
        _to_disk(target.parent)
    except sqlite3.Error as error:
        raise BadDatabase("error-backup-copy", file=source, why=error) from None
    except OSError as error:
        raise BadDatabase("file-unwritable", file=target, why=error.strerror) from None
    finally:
        for left in (draft, f"{draft}-wal", f"{draft}-shm"):
            Path(left).unlink(missing_ok=True)
    return target.stat().st_size


def _file_of(database: str) -> Path:
    url = address(database)
    if url.get_backend_name() != "sqlite":
        raise BadDatabase("error-backup-postgres")
    file = Path(url.database or "")
    if not file.is_file():
        raise BadDatabase("error-backup-none", file=file)
    return file


def _copy(source: Path, draft: Path) -> None:
    """SQLite's own backup: all pages in one step, as of one moment, while the server continues writing."""
    readable = f"file:{quote(str(source.absolute()))}?mode=rw"
    with closing(sqlite3.connect(readable, uri=True, timeout=WAIT_SECONDS)) as live:
        if not live.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            raise BadDatabase("error-backup-other", file=source)
        with closing(sqlite3.connect(draft)) as copy:
            live.backup(copy)
            # A single file, without a write-ahead log; the server that opens it sets this back.
            copy.execute("PRAGMA journal_mode = DELETE")
            (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise BadDatabase("error-backup-damaged", file=source, why=found)


def _to_disk(path: str | Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
