"""Transactions: reading and changing the database.

Database work is a plain function of a connection. On SQLite it runs in a thread as a whole: statement by statement,
each would have to wait for the busy event loop twice. SQLite has one writer at a time and lets a second one sleep and
retry; a single writer thread queues them instead. On PostgreSQL the same function runs on the event loop, with as many
in parallel as there are connections.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.server.store.database import beside

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
READERS = 4  # threads; SQLite reads from memory, so more would only wait for each other


class Transactions:
    def __init__(self, engine: AsyncEngine) -> None:
        self.dialect = engine.dialect.name
        self._engine = engine
        self._beside: Engine | None = beside(engine)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        if self._beside is not None:
            return await _in(self._readers, _looked_up, self._beside, work)
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Callable[[Connection], Answer]) -> Answer:
        """Everything that the work does, or nothing if it raises an error."""
        if self._beside is not None:
            return await _in(self._writer, _carried_out, self._beside, work)
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        if self._beside is not None:
            self._beside.dispose()
        await self._engine.dispose()


def _in(
    threads: ThreadPoolExecutor,
    way: Callable[[Engine, Callable[[Connection], Answer]], Answer],
    engine: Engine,
    work: Callable[[Connection], Answer],
) -> asyncio.Future[Answer]:
    return asyncio.get_running_loop().run_in_executor(threads, way, engine, work)


def _looked_up(engine: Engine, work: Callable[[Connection], Answer]) -> Answer:
    with engine.connect() as connection:
        return work(connection)


def _carried_out(engine: Engine, work: Callable[[Connection], Answer]) -> Answer:
    with engine.begin() as connection:
        return work(connection)


class HasDatabase(Protocol):
    """An object whose methods use the database."""

    @property
    def database(self) -> Transactions: ...


Of = TypeVar("Of", bound=HasDatabase)
Work = Callable[Concatenate[Of, Connection, Asked], Answer]
Waiting = Callable[Concatenate[Of, Asked], Coroutine[object, None, Answer]]


def reads(work: Work[Of, Asked, Answer]) -> Waiting[Of, Asked, Answer]:
    """Decorate a read: the method is called without the connection, and awaited."""

    @wraps(work)
    async def asked(owner: Of, /, *given: Asked.args, **named: Asked.kwargs) -> Answer:
        return await owner.database.read(lambda connection: work(owner, connection, *given, **named))

    return asked


def changes(work: Work[Of, Asked, Answer]) -> Waiting[Of, Asked, Answer]:
    """Decorate a write: the method runs in its own transaction."""

    @wraps(work)
    async def asked(owner: Of, /, *given: Asked.args, **named: Asked.kwargs) -> Answer:
        return await owner.database.change(lambda connection: work(owner, connection, *given, **named))

    return asked
