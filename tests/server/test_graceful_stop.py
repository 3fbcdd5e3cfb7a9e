"""Told to stop: everyone at a table is told too, what was acknowledged is kept, and the process ends without a word."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.conftest import Houses
from tests.server.guests import Person
from tests.server.houses import ROOT, UNLIMITED
from tests.server.laid_tables import table_of
from tests.server.player import Player, Rejection
from tests.server.ports import free_port

pytestmark = pytest.mark.anyio


async def talk_on(player: Player) -> None:
    """Until nothing more is taken."""
    number = 0
    while player.closing is None:
        number += 1
        try:
            await player.say("talk", f"talk-{number}", text=f"{number}")
        except Rejection as refusal:
            if refusal.code != "busy":
                raise
            return


async def test_everyone_is_told_and_nothing_is_lost(database: str, houses: Houses) -> None:
    house = await houses(database).ready()
    table = await table_of(["Ann", "Ben"], house, options={"players": 3})
    waiting = await table.people[0].create(options={"players": 3})
    early = await Player(waiting["id"], [house.url], table.people[0].token).come()
    talking = [asyncio.create_task(talk_on(player)) for player in table.players]
    for player in table.players:
        await player.reach(20)

    # From a thread, as the clients have to go on listening.
    assert await asyncio.to_thread(house.stop) == 0
    for client in [*table.players, early]:
        assert client.closing is not None
        assert client.closing["reason"] == "stopping"
        assert client.closing["seq"] == max(client.seq, 0)
        assert not client.connected
    assert house.said().count("\n") == 1, "its address, and not a word more"

    await house.start().ready()
    for task in talking:
        await task
    log = {step["seq"]: step for step in await table.log()}
    for player in table.players:
        for command, seq in player.acked.items():
            assert log[seq]["text"] == command.removeprefix("talk-")
            assert log[seq]["seat"] == player.seat
        await player.go()
    await early.go()


async def arrived(person: Person) -> None:
    """Ask until somebody answers."""
    async with asyncio.timeout(PATIENCE):
        while person.token is None:
            with suppress(httpx.TransportError):
                await person.arrive()
            await asyncio.sleep(0.05)


def command_at(port: int, folder: Path) -> subprocess.Popen[str]:
    """The process as a host starts it."""
    command = ["serve", "--port", str(port), "--database", f"sqlite:///{folder / 'b.sqlite'}"]
    environment = {**os.environ, "BAKUFU_DATA": str(folder), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.Popen(
        [sys.executable, "-m", "bakufu.cli.main", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        cwd=ROOT,
    )


def test_a_signal_before_it_answers_stops_it(tmp_path: Path) -> None:
    """A service manager may change its mind at any moment."""
    process = command_at(free_port(), tmp_path)
    try:
        assert process.stdout is not None
        process.stdout.readline()  # its address: nobody listens to signals for uvicorn yet
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_the_command_leaves_nothing_behind(tmp_path: Path, number: signal.Signals) -> None:
    """With bots thinking in a pool of processes."""
    port = free_port()
    process = command_at(port, tmp_path)
    try:
        person = Person("Ann", f"http://127.0.0.1:{port}")
        await arrived(person)
        card = await person.create(bots={"1": "random", "2": "random", "3": "random"})
        await person.start(card)
        ann = await Player(card["id"], [person.url], person.token).come()
        await ann.until(lambda: ann.view["table"]["ready"] == [1, 2, 3])
        process.send_signal(number)
        said, complained = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 0
    assert ann.closing is not None
    assert str(port) in said
    assert [line for line in complained.splitlines() if '"serving"' not in line] == []
    await ann.go()
    await person.leave()


async def test_several_processes_of_one_command(new_postgres: str, houses: Houses) -> None:
    """Two workers on one port: both play at the same table, both stop together, and neither outlives the first."""
    house = await houses(new_postgres, replace(UNLIMITED, workers=2)).ready()
    table = await table_of(["Ann", "Ben"], house, options={"players": 3})
    async with asyncio.TaskGroup() as group:
        for player in table.players:
            group.create_task(player.play_on(upto=30))
    assert await asyncio.to_thread(house.stop) == 0
    for player in table.players:
        assert player.closing is not None
    assert [line for line in house.said().splitlines() if '"serving"' not in line] == []

    await house.start().ready()
    workers = children_of(house.pid)
    house.kill()
    await gone(workers)
    await table.close()


async def test_bots_do_not_outlive_a_killed_server(houses: Houses, new_sqlite: str) -> None:
    house = await houses(new_sqlite).ready()
    table = await table_of(["Ann"], house, options={"players": 4})
    await table.players[0].until(lambda: len(table.players[0].view["table"]["ready"]) == 3)
    thinkers = children_of(house.pid)
    house.kill()
    await gone(thinkers)
    await table.close()


async def gone(pids: list[int]) -> None:
    """Wait until these processes have ended by themselves."""
    assert pids
    async with asyncio.timeout(PATIENCE):
        while any(Path(f"/proc/{pid}").exists() for pid in pids):
            await asyncio.sleep(0.02)


def children_of(pid: int | None) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in tasks for child in file.read_text().split()]
