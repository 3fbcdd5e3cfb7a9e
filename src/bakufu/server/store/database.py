"""The database: SQLite in a file by default, PostgreSQL by address. Migrations run on start."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bakufu.kernel.errors import BakufuError

# Everything a missing, full or unreachable database may raise.
FAILURES: tuple[type[Exception], ...] = (SQLAlchemyError, OSError)
try:
    import asyncpg  # the extra `postgres`; its own errors come through on connecting
except ModuleNotFoundError:
    pass
else:
    FAILURES += (asyncpg.PostgresError, asyncpg.InterfaceError)
HEAD = "0021"  # the newest migration
CONNECT_SECONDS = 10
COMMAND_SECONDS = 30
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


class BadDatabase(BakufuError):
    """The database cannot be used; the message says why, in one line."""


def address(named: str) -> URL:
    """A database address with the driver we use. `postgres://` is understood too."""
    try:
        url = make_url(named.replace("postgres://", "postgresql://", 1))
    except (ArgumentError, ValueError):
        raise BadDatabase("error-database-address", address=repr(named)) from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise BadDatabase("error-database-unknown", kind=repr(kind))
    return url.set(drivername=DRIVERS[kind])


# Errors never print the values of a statement: moves and entropy are among them.
ALWAYS: dict[str, object] = {
    "hide_parameters": True,
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
}


def connect(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "sqlite":
        if url.database and url.database != ":memory:":
            try:
                _create_private(Path(url.database))
            except OSError as error:
                raise BadDatabase("error-database-closed", database=url.database, why=error.strerror) from None
        engine = create_async_engine(url, **ALWAYS)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    limits = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS}
    # No overflow: under load it would open and close connections all the time.
    return create_async_engine(url, pool_size=16, max_overflow=0, pool_pre_ping=True, connect_args=limits, **ALWAYS)


def _create_private(file: Path) -> None:
    """An empty database that only its owner can read; SQLite gives its other files the same permissions."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def serve_alone(url: URL) -> sqlite3.Connection | None:
    """Be the only server of a SQLite file until this connection closes; None for a database that several may serve.

    The file's own lock would stop backups as well, so a second, empty database beside it is locked instead. However
    this process ends, the system releases the lock.
    """
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    held = Path(f"{url.database}-serving")
    try:
        _create_private(held)
        lock = sqlite3.connect(held, timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("PRAGMA journal_mode = MEMORY")
        lock.execute("BEGIN EXCLUSIVE")
    except OSError as error:
        raise BadDatabase("error-database-closed", database=url.database, why=error.strerror) from None
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise BadDatabase("error-database-closed", database=url.database, why=_reason(error)) from None
        raise BadDatabase("error-database-served", database=url.database) from None
    return lock


def beside(engine: AsyncEngine) -> Engine | None:
    """The same SQLite file for use in a thread; None for other databases, and for one in memory: it is not shared."""
    if engine.dialect.name != "sqlite" or engine.url.database in (None, "", ":memory:"):
        return None
    twin = create_engine(engine.url.set(drivername="sqlite"), **ALWAYS)
    event.listen(twin, "connect", _set_up_sqlite)
    return twin


def _set_up_sqlite(connection: DBAPIConnection, _: object) -> None:
    """Readers never wait for the writer, and a commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to this version. A database from a newer version is refused."""
    try:
        async with engine.connect() as connection:
            if await connection.run_sync(_version) != HEAD:
                await connection.run_sync(_upgrade)
            await connection.commit()
    except FAILURES as error:
        named = engine.url.set(drivername=engine.url.get_backend_name()).render_as_string()
        raise BadDatabase("error-database-closed", database=named, why=_reason(error)) from None


def _reason(error: Exception) -> str:
    """Why a database failed, in one line."""
    if isinstance(error, OSError) and error.errno in errno.errorcode:
        return os.strerror(error.errno or 0).lower()
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def _version(connection: Connection) -> str | None:
    """The migration the database is at; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return version


def _upgrade(connection: Connection) -> None:
    # Imported here: starting with an up-to-date database doesn't have to wait for Alembic.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", "bakufu.server.store:migrations")
    config.attributes["connection"] = connection
    found = _version(connection)
    try:
        if found is not None:
            ScriptDirectory.from_config(config).get_revision(found)
    except CommandError:
        raise BadDatabase("error-database-newer", revision=found) from None
    command.upgrade(config, "head")
