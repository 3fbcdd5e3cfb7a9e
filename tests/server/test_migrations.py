"""Migrations lead to the tables that the code expects, on both databases."""

from __future__ import annotations

from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bakufu.server import database as databases
from bakufu.server.schema import metadata


def test_the_newest_migration_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", "bakufu.server:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == databases.HEAD


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


@pytest.mark.anyio
async def test_an_empty_database_becomes_what_the_code_expects(database: str) -> None:
    engine = databases.connect(databases.address(database))
    await databases.migrate(engine)
    await databases.migrate(engine)  # a second time changes nothing
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()
