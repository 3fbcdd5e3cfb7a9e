"""Changing a server's database from the command line, beside a server that may be running."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from bakufu.server.settings import Settings
from bakufu.server.store import database as databases

Answer = TypeVar("Answer")


def change(address: str, what: Callable[[Connection], Answer]) -> Answer:
    """Do something in one transaction, with the schema that this version expects."""
    return asyncio.run(_done(address, what, True))


def look(address: str, what: Callable[[Connection], Answer]) -> Answer:
    """Look something up, however long it takes: nobody who writes has to wait."""
    return asyncio.run(_done(address, what, False))


async def _done(address: str, what: Callable[[Connection], Answer], changes: bool) -> Answer:
    engine = databases.connect(databases.address(Settings(database=address).database_address()))
    try:
        await databases.migrate(engine)
        async with engine.connect() as connection:
            answer = await connection.run_sync(what)
            if changes:
                await connection.commit()
            return answer
    finally:
        await engine.dispose()
