"""Migrations lead to the tables that the code expects, on both databases."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select, text

from bakufu.server.store import database as databases
from bakufu.server.store.schema import metadata, tables
from tests.server.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of one that nobody has set up, of one kind and then of the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bakufu.sqlite'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.empty_database()


def test_the_newest_migration_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", "bakufu.server.store:migrations")
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


def stored_by(connection: Connection, revision: str) -> None:
    """A database as an earlier version left it, with one table in it."""
    config = Config()
    config.set_main_option("script_location", "bakufu.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    connection.execute(text("INSERT INTO people (id, name, created_at) VALUES ('ann', 'Ann', 1)"))
    connection.execute(
        text(
            "INSERT INTO tables (id, link, game, options, facts, host, status, visible, hints, pace, seconds, secret,"
            " commitment, seq, created_at, names) VALUES ('old', 'link', 'katana', '{}', 'digest', 'ann', 'running',"
            " true, true, 'live', 300, 'secret', 'commitment', 0, 1, 'ann')"
        )
    )


@pytest.mark.anyio
@pytest.mark.parametrize("revision", ["0001", "0002", "0003"])
async def test_tables_stored_before_rules_had_versions_are_of_the_first(database: str, revision: str) -> None:
    engine = databases.connect(databases.address(database))
    async with engine.begin() as connection:
        await connection.run_sync(stored_by, revision)
    await databases.migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        [row] = (await connection.execute(select(tables.c.id, tables.c.rules))).all()
        assert tuple(row) == ("old", 1)
    await engine.dispose()


@pytest.mark.anyio
async def test_games_that_finished_before_winners_were_stored_keep_those_with_most_points(database: str) -> None:
    engine = databases.connect(databases.address(database))
    async with engine.begin() as connection:
        await connection.run_sync(stored_by, "0004")
        await connection.execute(text("UPDATE tables SET status = 'finished', result = '[9, 12, 12]'"))
    await databases.migrate(engine)
    async with engine.connect() as connection:
        [row] = (await connection.execute(select(tables.c.result, tables.c.winners))).all()
        assert tuple(row) == ([9, 12, 12], [1, 2])
    await engine.dispose()
