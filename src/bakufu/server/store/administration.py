"""Changing a server's database from the command line, beside a server that may be running."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy import Connection

from bakufu.server.settings import Settings
from bakufu.server.store import database as databases


def change(address: str, what: Callable[[Connection], None]) -> None:
    """Do something in one transaction, with the schema that this version expects."""
    asyncio.run(_change(Settings(database=address).database_address(), what))


async def _change(address: str, what: Callable[[Connection], None]) -> None:
    engine = databases.connect(databases.address(address))
    try:
        await databases.migrate(engine)
        async with engine.begin() as connection:
            await connection.run_sync(what)
    finally:
        await engine.dispose()
