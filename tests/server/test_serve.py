"""`bakufu serve`: its address on one line, settings from the environment, an orderly end, one line for mistakes."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

import bakufu
from bakufu.client import Client
from tests.cli import running
from tests.patience import PATIENCE
from tests.server.client.commands import run
from tests.server.client.commands import running as started

pytestmark = pytest.mark.anyio


async def address_of(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        line = (await process.stdout.readline()).decode()
    told = re.fullmatch(r"Bakufu is running at (http://\S+)\n", line)
    assert told, line
    return told[1]


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "Ctrl-C"])
async def test_it_serves_at_once_and_stops_in_order(stop: signal.Signals, tmp_path: Path) -> None:
    async with started(tmp_path, "serve", "--port", 0) as process:
        async with Client(await address_of(process)) as client:
            await client.take_name("Ann")
            assert await client.tables() == []
        process.send_signal(stop)
        async with asyncio.timeout(PATIENCE):
            out, err = await process.communicate()
    assert (process.returncode, out) == (0, b"")
    assert b"Traceback" not in err
    assert (tmp_path / "bakufu.sqlite").is_file()


async def test_several_processes_serve_one_address(new_postgres: str, tmp_path: Path) -> None:
    async with started(tmp_path, "serve", "--port", 0, "--workers", 2, "--database", new_postgres) as process:
        async with Client(await address_of(process)) as client:
            await client.take_name("Ann")
            card = await client.create(options={"players": 3}, seat=None, bots=dict.fromkeys("012", "random"))
            await client.start(card["id"])
            async with client.follow(card["id"]) as table, asyncio.timeout(PATIENCE):
                while not table.over:
                    await table.news()
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            out, err = await process.communicate()
    assert (process.returncode, out) == (0, b"")
    assert b"Traceback" not in err
    assert err.count(b'"serving"') == 2


async def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    facts = tmp_path / "mine.toml"
    facts.write_text("[price]\ncastle = 2\n")
    more = {
        "BAKUFU_PORT": "0",
        "BAKUFU_HOST": "localhost",
        "BAKUFU_DATABASE": f"sqlite:///{tmp_path / 'elsewhere.sqlite'}",
        "BAKUFU_FACTS": str(facts),
        "BAKUFU_SECRET": "a secret of the test",
        "BAKUFU_ORIGIN": "https://one.example https://two.example/",
    }
    async with started(tmp_path, "serve", **more) as process:
        url = await address_of(process)
        assert url.startswith("http://localhost:")
        async with Client(url) as client:
            await client.take_name("Ann")
            assert (await client.create())["facts"] != bakufu.load("shogun").facts_digest
        async with httpx.AsyncClient(verify=False, trust_env=False, timeout=PATIENCE) as browser:
            for page, answer in (("https://two.example", 200), ("https://three.example", 403)):
                posted = await browser.post(f"{url}/api/me", json={"name": "Ben"}, headers={"Origin": page})
                assert posted.status_code == answer
    assert (tmp_path / "elsewhere.sqlite").is_file()
    assert not (tmp_path / "cookie-secret").exists()


@pytest.fixture
def busy_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def refused(*words: object) -> str:
    """The one line that `bakufu serve` says instead of serving."""
    ran = running.run("serve", "--port", 0, *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("bakufu: ")
    assert ran.err.count("\n") == 1
    return ran.err


WRONG = [
    (("--host", "192.0.2.1"), "can't listen on 192.0.2.1:"),
    (("--port", "65536"), "65536 isn't in the range"),
    (("--port", "http"), "'http' is not a valid integer"),
    (("--workers", "0"), "0 isn't in the range"),
    (("--workers", "2"), "--workers above 1 needs PostgreSQL"),
    (("--database", "games.sqlite"), "not a database address: 'games.sqlite'; expected sqlite:///FILE"),
    (("--database", "mysql://localhost/games"), "unknown database 'mysql'"),
    (("--database", "sqlite:////dev/null/games.sqlite"), "can't open the database"),
    (("--database", "postgresql://nobody@127.0.0.1:1/games"), "can't open the database postgresql"),
    (("--facts", "nothing.toml"), "nothing.toml: No such file"),
    (("--dask", "nonsense://1"), "no Dask scheduler at nonsense://1"),
    (("--archive-days", "soon"), "'soon' is not a valid integer"),
]


@pytest.mark.parametrize(("words", "said"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
async def test_what_is_wrong_is_said_in_one_line(
    words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BAKUFU_DATA", str(tmp_path))
    assert said in await asyncio.to_thread(refused, *words)


async def test_a_busy_port(busy_port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAKUFU_DATA", str(tmp_path))
    said = await asyncio.to_thread(refused, "--port", busy_port)
    assert f"can't listen on 127.0.0.1:{busy_port}: Address already in use" in said


async def test_facts_with_a_typing_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAKUFU_DATA", str(tmp_path))
    facts = tmp_path / "mine.toml"
    facts.write_text("[price]\ncastel = 2\n")
    assert "did you mean castle?" in await asyncio.to_thread(refused, "--facts", facts)


async def test_a_database_from_a_newer_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAKUFU_DATA", str(tmp_path))
    with closing(sqlite3.connect(tmp_path / "bakufu.sqlite")) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    said = await asyncio.to_thread(refused, "--port", 0)
    assert "the database is from a newer version of Bakufu (revision 9999); update Bakufu" in said


async def test_a_second_server_of_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAKUFU_DATA", str(tmp_path))
    async with started(tmp_path, "serve", "--port", 0) as process:
        await address_of(process)
        said = await asyncio.to_thread(refused, "--port", 0)
        assert f"another server already uses the database {tmp_path / 'bakufu.sqlite'}" in said
        process.kill()
        await process.wait()
    async with started(tmp_path, "serve", "--port", 0) as process:  # a killed one leaves nothing behind
        await address_of(process)
        process.kill()


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
async def test_nobody_else_can_read_the_data(tmp_path: Path) -> None:
    async with started(tmp_path, "serve", "--port", 0) as process:
        await address_of(process)
        files = {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.iterdir() if file.is_file()}
        assert {"bakufu.sqlite", "bakufu.sqlite-serving", "cookie-secret"} <= files.keys()
        assert set(files.values()) == {"0o600"}, files
        process.kill()


async def test_the_same_line_from_a_process_of_its_own(busy_port: int, tmp_path: Path) -> None:
    code, out, err = await run(tmp_path, "serve", BAKUFU_PORT=str(busy_port))
    assert (code, out) == (2, "")
    assert err.startswith(f"bakufu: can't listen on 127.0.0.1:{busy_port}: ")
    assert err.count("\n") == 1
