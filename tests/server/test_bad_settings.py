"""Settings that cannot work: one clear line, before anything has started."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from sqlalchemy import text

from bakufu.server.serve import serve
from bakufu.server.settings import BadSetting, Settings
from bakufu.server.store import database as databases
from bakufu.server.store.database import BadDatabase
from tests.server.conftest import Houses
from tests.server.ports import free_port
from tests.server.postgres import Postgres


@pytest.fixture(autouse=True)
def _data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAKUFU_DATA", str(tmp_path))


def one_line(error: pytest.ExceptionInfo[Exception], *words: str) -> bool:
    said = str(error.value)
    return "\n" not in said and all(word in said for word in words)


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nonsense", ("not a database address", "expected sqlite:///FILE or postgresql://")),
        ("postgresql://host:port/x", ("not a database address", "expected ")),
        ("mysql://root@localhost/bakufu", ("unknown database 'mysql'", "expected ")),
        ("postgresql://bakufu@127.0.0.1:1/bakufu", ("can't open", "127.0.0.1:1", "refused")),
        ("postgresql://bakufu@no.such.host.invalid/bakufu", ("can't open", "no.such.host.invalid")),
        ("sqlite:////proc/nowhere/bakufu.sqlite", ("can't open", "/proc/nowhere")),
        ("sqlite:////dev/null", ("can't open", "/dev/null")),
    ],
)
def test_a_wrong_address(address: str, words: tuple[str, ...]) -> None:
    with pytest.raises(BadDatabase) as error:
        serve(Settings(port=free_port(), database=address))
    assert one_line(error, *words)


def test_a_database_that_is_not_there(postgres: Postgres) -> None:
    with pytest.raises(BadDatabase) as error:
        serve(Settings(port=free_port(), database=postgres.address("nowhere")))
    assert one_line(error, 'database "nowhere" does not exist')


def test_passwords_are_not_told() -> None:
    with pytest.raises(BadDatabase) as error:
        serve(Settings(port=free_port(), database="postgresql://bakufu:sesame@127.0.0.1:1/bakufu"))
    assert one_line(error, "bakufu:***@127.0.0.1")
    assert "sesame" not in str(error.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear friends, " * 100)
    with pytest.raises(BadDatabase) as error:
        serve(Settings(port=free_port(), database=f"sqlite:///{tmp_path / 'letter.txt'}"))
    assert one_line(error, "letter.txt", "not a database")


@pytest.mark.anyio
async def test_a_database_from_a_newer_version(database: str) -> None:
    engine = databases.connect(databases.address(database))
    await databases.migrate(engine)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase) as error:
        await databases.migrate(engine)
    await engine.dispose()
    assert one_line(error, "newer version of Bakufu", "9999", "update Bakufu")


def test_a_busy_port() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadSetting) as error:
            serve(Settings(port=port))
    assert one_line(error, f"can't listen on 127.0.0.1:{port}", "in use", "--port")


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 8600), ("192.0.2.1", 8600), ("127.0.0.1", 99999)])
def test_an_address_that_is_not_ours(host: str, port: int) -> None:
    with pytest.raises(BadSetting) as error:
        serve(Settings(host=host, port=port))
    assert one_line(error, f"can't listen on {host}:{port}")


def test_several_processes_need_postgresql() -> None:
    with pytest.raises(BadSetting) as error:
        serve(Settings(workers=2))
    assert one_line(error, "--workers", "needs PostgreSQL", "--database postgresql://")


def test_the_process_ends_with_2(houses: Houses) -> None:
    house = houses("postgresql://bakufu@127.0.0.1:1/bakufu")
    assert house.pid is not None
    assert house.nursery.wait(house.pid) == 2
    house.pid = None
    assert house.said().count("\n") == 1
