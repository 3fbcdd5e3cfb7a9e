"""What all tests of the server stand on: real databases, real processes, and a clock where time matters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bakufu.server.settings import Settings
from tests.server.houses import UNLIMITED, House, Nursery
from tests.server.postgres import Postgres, running
from tests.server.templates import sqlite_in

Houses = Callable[..., House]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture
def new_sqlite(tmp_path: Path) -> str:
    return sqlite_in(tmp_path / "bakufu.sqlite")


@pytest.fixture
def new_postgres(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of one kind and then of the other."""
    address: str = request.getfixturevalue("new_sqlite" if request.param == "sqlite" else "new_postgres")
    return address


@pytest.fixture
def houses(nursery: Nursery, tmp_path: Path) -> Iterator[Houses]:
    """Servers by the number. Whatever they are put through, none may leave a traceback in its log."""
    started: list[House] = []

    def new(database: str, settings: Settings = UNLIMITED) -> House:
        house = House(nursery, tmp_path, replace(settings, database=database))
        started.append(house)
        return house.start()

    yield new
    for house in started:
        assert not house.tracebacks()
        if house.pid is not None:
            house.kill()
