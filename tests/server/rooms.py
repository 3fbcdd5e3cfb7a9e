"""A service without a network around it, for what is about time and about failures: the clock is the test's own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from bakufu.server.people.identity import Person
from bakufu.server.service import Service
from bakufu.server.socket.protocol import Step
from bakufu.server.store.cluster import channels
from bakufu.server.store.database import address
from bakufu.server.tables import records
from bakufu.server.tables.new_table import NewTable
from bakufu.table.entries import Entry, Kind
from bakufu.table.live import Live
from tests.server.houses import UNLIMITED
from tests.server.seeded import numbered


class Clock:
    def __init__(self, at: int = 1_000_000_000_000) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at

    def pass_seconds(self, seconds: float) -> None:
        self.at += int(1000 * seconds)


class Dozing(Executor):
    """Bots that decide when the test says so, and not before."""

    def __init__(self) -> None:
        self.thoughts: list[Callable[[], None]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        decided: Future[Any] = Future()
        self.thoughts.append(lambda: decided.set_result(fn(*args, **kwargs)))
        return decided

    def wake(self) -> None:
        while self.thoughts:
            self.thoughts.pop()()

    async def wake_one(self) -> None:
        """Let the first of them decide, and wait until the next one thinks."""
        self.thoughts.pop(0)()
        while not self.thoughts:
            await asyncio.sleep(0.001)


class Immediate(Executor):
    """Does everything as soon as it is asked."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.done.append(fn.__name__)
        result: Future[Any] = Future()
        result.set_result(fn(*args, **kwargs))
        return result


@dataclass
class Room:
    """The service, without its own watch: the test says when it makes its round."""

    service: Service
    clock: Clock

    async def table(
        self, bots: dict[int, str], people: int, start: bool = True, **wanted: Any
    ) -> tuple[str, list[Person]]:
        """A table that has started, with these bots and people on the other seats; the first of them is the host."""
        guests = [await self.service.identity.guest(f"Guest {number}") for number in range(people)]
        free = [seat for seat in range(people + len(bots)) if seat not in bots]
        options = {"players": people + len(bots)} | wanted.pop("options", {})
        lobby = self.service.lobby
        table_id = await lobby.create(guests[0], NewTable(options=options, bots=bots, seat=free[0], **wanted))
        for guest, seat in zip(guests[1:], free[1:], strict=True):
            await lobby.join(table_id, guest, seat, "")
        if start:
            await self.service.starting.start(table_id, guests[0])
            await self.service.begin(table_id)
        return table_id, guests

    async def live(self, table_id: str) -> Live:
        live = await self.service.registry.open(table_id)
        assert live is not None
        return live

    async def log(self, table_id: str) -> list[Entry]:
        return await self.service.store.entries(table_id)

    async def decide(self, live: Live, seat: int) -> int:
        """The first legal decision of a person."""
        fold = live.fold
        if fold.game.sealed(fold.state):
            return await self.service.registry.act(live, Kind.SEAL, seat, {"moves": first_plan(live, seat)})
        return await self.service.registry.act(
            live, Kind.MOVES, seat, {"moves": [fold.game.moves(fold.state, seat)[0]]}
        )

    async def finished(self, **wanted: Any) -> tuple[str, list[Person]]:
        """A game of SHOGUN NO KATANA that two people have played to its end."""
        table_id, guests = await self.table({}, 2, game="katana", **wanted)
        live = await self.live(table_id)
        while not live.fold.over():
            fold = live.fold
            seat = fold.awaited()[0]
            moves = fold.game.moves(fold.state, seat)
            await self.service.registry.act(live, Kind.MOVES, seat, {"moves": [moves[-1]]})
        return table_id, guests

    def dozing_bots(self, at_once: int = 1000) -> Dozing:
        """From now on bots think in their sleep."""
        dozing = Dozing()
        self.service.registry.thinking.bots.use(dozing, at_once)
        return dozing

    async def bots_done(self, live: Live) -> None:
        """Wait until no bot is thinking."""
        while (task := self.service.registry.bot_scheduler.scheduled.get(live.id)) is not None:
            await task


async def settle() -> None:
    """Let everything happen that waits for nothing."""
    for _ in range(20):
        await asyncio.sleep(0)


async def logged(service: Service, table_id: str, person: Person | None, since: int) -> list[Step]:
    """The log of a table, as somebody gets it."""
    return msgspec.json.decode(await records.log(service, table_id, person, since), type=list[Step])


def first_plan(live: Live, seat: int) -> list[int]:
    """The first legal picks of a complete plan."""
    game, state = live.fold.game, live.fold.state.copy()
    moves: list[int] = []
    while game.sealed(state) and seat in game.to_move(state):
        moves.append(game.moves(state, seat)[0])
        game.play(state, seat, moves[-1])
    return moves


@asynccontextmanager
async def room(database: str, clock: Clock | None = None, **settings: Any) -> AsyncIterator[Room]:
    """As `create_app` makes the service, without the routes: making those takes longer than most tests."""
    clock = clock or Clock()
    chosen = replace(UNLIMITED, database=database, secret="a secret of the test", **settings)
    plugin = channels(address(chosen.database_address()))
    service = Service(chosen, plugin, clock, numbered())
    await service.start()
    try:
        async with plugin:
            await service.watchdog.stop()
            yield Room(service, clock)
    finally:
        await service.stop()
