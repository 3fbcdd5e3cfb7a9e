"""Databases that are already set up, to copy: migrating an empty one takes longer than most tests. What migrations do
has tests of its own, in tests/server/store/."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bakufu.server.store.database import address, connect, migrate


def migrated(database: str) -> None:
    """In a thread of its own: a test with a browser already has an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _migrated(database)).result()


async def _migrated(database: str) -> None:
    engine = connect(address(database))
    await migrate(engine)
    await engine.dispose()


@cache
def _blank() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder, "blank.sqlite")
        migrated(f"sqlite:///{file}")
        return file.read_bytes()


def sqlite_in(file: Path) -> str:
    """The address of a database; a new one has no table or person in it."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_bytes(_blank())
    return f"sqlite:///{file}"
