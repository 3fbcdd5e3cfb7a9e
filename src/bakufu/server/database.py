"""The database: SQLite in a file by default, PostgreSQL by address. Migrations run on start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bakufu.kernel.errors import BakufuError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


class BadDatabase(BakufuError):
    """The database cannot be used; the message says why, in one line."""


def address(text: str) -> URL:
    """A database address with the driver we use. `postgres://` is understood too."""
    try:
        url = make_url(text.replace("postgres://", "postgresql://", 1))
    except ArgumentError:
        raise BadDatabase(f"not a database address: {text!r}; possible: sqlite:///FILE, postgresql://...") from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise BadDatabase(f"unknown database {kind!r}; possible: sqlite:///FILE, postgresql://USER@HOST/NAME")
    return url.set(drivername=DRIVERS[kind])


def connect(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "sqlite":
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)


def _set_up_sqlite(connection: Any, _: object) -> None:
    """Readers never wait for the writer, and a commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to this version. A database from a newer version is refused."""
    try:
        async with engine.connect() as connection:
            await connection.run_sync(_upgrade)
            await connection.commit()
    except BadDatabase:
        raise
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadDatabase(f"cannot open the database {engine.url.render_as_string()}: {reason}") from None


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "bakufu.server:migrations")
    config.attributes["connection"] = connection
    found = MigrationContext.configure(connection).get_current_revision()
    try:
        if found is not None:
            ScriptDirectory.from_config(config).get_revision(found)
    except CommandError:
        raise BadDatabase(f"the database is from a newer version of Bakufu (revision {found}); update Bakufu") from None
    command.upgrade(config, "head")
