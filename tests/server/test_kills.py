"""Kills at random moments under load: what was acknowledged is there once, and nothing happened twice."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import bakufu
from bakufu.kernel.fairness import mixed_seed
from bakufu.server.store import database as databases
from bakufu.server.store.store import Store
from bakufu.server.store.transactions import Transactions
from bakufu.table.clocks import time_control
from bakufu.table.entries import By, Entry
from bakufu.table.fold import Fold
from bakufu.table.projection import table_view
from tests.nightly import NIGHTLY
from tests.server.conftest import Houses
from tests.server.houses import House
from tests.server.laid_tables import Table, table_of
from tests.server.player import Player, without_nulls

pytestmark = pytest.mark.anyio
KILLS = {"sqlite": 200, "postgresql": 100} if NIGHTLY else {"sqlite": 10, "postgresql": 7}
MOST_IN_A_LIFE = 12  # commands acknowledged between two kills
PATIENCE = 300  # a bot's thoughts may be cut short again and again, as long as there are kills
A_MOMENT = 0.05  # seconds, at most, until the kill strikes after that


async def talk(player: Player, enough: asyncio.Event) -> None:
    """A word after every few steps of the table."""
    while not enough.is_set():
        said = await player.say("talk", text=f"after {player.seq}")
        await player.reach(said["seq"] + 4, True, PATIENCE)


def acknowledged(table: Table) -> int:
    return sum(len(player.acked) for player in table.players)


def lives(tables: list[Table], times: int, chance: random.Random) -> Iterator[Callable[[], bool]]:
    """For each life of the server, what has to be acknowledged before it ends."""
    for number in range(times):
        if number % 10 == 9:
            # Now and then long enough for everyone; most lives are too short for the thoughts of a bot.
            reached = [acknowledged(table) + 1 for table in tables]
            yield lambda: all(acknowledged(t) >= r or t.players[0].over for t, r in zip(tables, reached, strict=True))  # noqa: B023
        else:
            enough = sum(map(acknowledged, tables)) + chance.randrange(MOST_IN_A_LIFE)
            yield lambda: sum(map(acknowledged, tables)) >= enough  # noqa: B023


async def kill_again_and_again(house: House, tables: list[Table], times: int, chance: random.Random) -> list[float]:
    """Mostly in the middle of play, now and then while the server is still starting; how long each start took."""
    starts = []
    for ripe in lives(tables, times, chance):
        while not ripe():
            await asyncio.sleep(0.002)
        await asyncio.sleep(chance.random() * A_MOMENT)
        house.kill()
        began = time.monotonic()
        house.start()
        if chance.random() < 0.9:
            await house.ready()
            starts.append(time.monotonic() - began)
        else:
            await asyncio.sleep(chance.random() * A_MOMENT)
    await house.ready()
    return sorted(starts)


async def replayed(store: Store, table: Table) -> tuple[list[Entry], Fold]:
    """The log as it is stored, and what it leads to."""
    row = await store.table(table.card["id"])
    assert row is not None
    seats = await store.seats(row.id)
    seed = mixed_seed(row.secret, tuple(seat.entropy for seat in seats))
    entries = await store.entries(row.id)
    control = time_control(dict(row._mapping), sum(seat.person is not None for seat in seats))
    fold = Fold(bakufu.load("shogun"), row.options, seed, row.started_at, control)
    for entry in entries:
        fold.apply(entry)
    assert row.seq == len(entries)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), "no gaps"
    return entries, fold


async def check(store: Store, table: Table) -> None:
    entries, fold = await replayed(store, table)
    ids = {entry.seq: entry.command.partition(":")[2] for entry in entries if entry.command is not None}
    assert not [command for command, times in Counter(ids.values()).items() if times > 1], "nothing doubled"
    for player in table.players:
        for command, seq in player.acked.items():
            assert ids.pop(seq) == command, "what was acknowledged is there"
        await player.reach(len(entries))
        assert player.seq == len(entries)
        assert without_nulls(player.view) == without_nulls(bakufu.plain(table_view(fold, player.seat)))
    assert not ids, "every command was answered in the end"
    assert {entry.by for entry in entries if entry.command is None} <= {By.BOT}
    assert fold.over()


async def test_nothing_acknowledged_is_lost_or_doubled(database: str, houses: Houses) -> None:
    house = await houses(database).ready()
    tables = [
        await table_of(["Ann", "Ben", "Cal"], house, options={"players": 3}),
        await table_of(["Dan", "Eve", "Fay"], house, options={"players": 3, "side": "moon"}),
        await table_of(["Gil", "Hal"], house, options={"players": 3, "setup": "claim"}),
    ]
    enough = asyncio.Event()
    chance = random.Random(database.partition(":")[0])
    async with asyncio.TaskGroup() as group:
        for table in tables:
            for player in table.players:
                group.create_task(player.play_on(patience=PATIENCE))
            group.create_task(talk(table.players[0], enough))
        starts = await kill_again_and_again(house, tables, KILLS[database.partition(":")[0]], chance)
        enough.set()
    print(f"a start took {starts[len(starts) // 2]:.2f} s in the middle, {starts[-1]:.2f} s at most")
    transactions = Transactions(databases.connect(databases.address(database)))
    for table in tables:
        await check(Store(transactions), table)
        await table.close()
    await transactions.close()
