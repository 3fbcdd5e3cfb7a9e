"""The players of the load test: clients on sockets that play random legal moves from their views."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bakufu.shogun.box.components import SPACES
from bakufu.shogun.box.picks import NOTHING
from benchmarks.load.meter import Pace
from benchmarks.load.wire import Wire, connect

HELLO = b'{"type":"hello","protocol":1}'


class Choice(Struct):
    move: int


class Around(Struct):
    """What the table adds to a view; in a patch, only the changes."""

    awaited: list[int] | UnsetType = UNSET
    sealed: bool | UnsetType = UNSET


class Seen(Struct):
    """The part of a view, or of a patch, that a random player needs."""

    moves: list[Choice] | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    table: Around | UnsetType = UNSET


class Welcome(Struct, tag="welcome"):
    seq: int
    view: Seen


class Step(Struct, tag="step"):
    seq: int
    seat: int
    patch: Seen


class Ack(Struct, tag="ack"):
    pass


class Refused(Struct, tag="refused"):
    code: str


class Closing(Struct, tag="closing"):
    pass


decode = msgspec.json.Decoder(Welcome | Step | Ack | Refused | Closing).decode


@dataclass(frozen=True)
class Address:
    host: str
    port: int


class Table:
    """Four players at one table. `over` is called when all of them have received the end of the game."""

    def __init__(self, pace: Pace, over: Callable[[Table], None]) -> None:
        self.pace = pace
        self.over = over
        self.complete = False  # nobody moves before all are connected
        self.early: list[Callable[[], None]] = []
        self.players: list[Player] = []
        self.sent: dict[int, float] = {}  # by seat: when its last command was sent
        self.told: dict[int, tuple[int, float]] = {}  # by step: how many have received it, and when it was sent

    def ready(self, act: Callable[[], None]) -> None:
        if self.complete:
            self.pace.ready(act)
        else:
            self.early.append(act)

    def begin(self) -> None:
        self.complete = True
        for act in self.early:
            self.pace.ready(act)

    def heard(self, step: Step) -> None:
        # The first recipient stores the time, because the sender may act again before the last one receives it.
        told, sent = self.told.pop(step.seq) if step.seq in self.told else (0, self.sent.pop(step.seat))
        if told + 1 < len(self.players):
            self.told[step.seq] = told + 1, sent
        else:
            self.pace.heard(sent)

    def seen_the_end(self) -> None:
        if all(player.ended for player in self.players):
            self.over(self)

    def close(self) -> None:
        for player in self.players:
            player.wire.close()


class Player:
    """One player in one seat. Only the fields above are decoded from the server's messages."""

    wire: Wire

    def __init__(self, table: Table, seat: int, rng: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.rng = rng
        self.moves: list[Choice] = []
        self.awaited: list[int] = []
        self.sealed = False
        self.ended = False
        self.welcomed = asyncio.get_running_loop().create_future()
        self._busy = False  # an action of this player is due or in progress
        self._commands = 0

    async def enter(self, address: Address, table_id: str, token: str, origin: str = "") -> None:
        """`origin`: the address that the player comes from, as a proxy would tell it."""
        path = f"/api/tables/{table_id}/socket"
        self.wire = await connect(address.host, address.port, path, token, self.heard, self.lost, origin)
        self.wire.send(HELLO)
        await self.welcomed

    def lost(self) -> None:
        self.table.pace.meter.refusals.append("connection lost")

    def heard(self, frame: bytes) -> None:
        meter = self.table.pace.meter
        meter.frames += 1
        meter.octets += len(frame)
        message = decode(frame)
        if isinstance(message, Step):
            self.table.heard(message)
            self._busy &= message.seat != self.seat
            self._see(message.patch)
        elif isinstance(message, Welcome):
            self._see(message.view)
            self.welcomed.set_result(None)
        elif isinstance(message, Refused):
            meter.refusals.append(message.code)

    def _see(self, seen: Seen) -> None:
        if seen.moves is not UNSET:
            self.moves = seen.moves
        if seen.table is not UNSET:
            if seen.table.awaited is not UNSET:
                self.awaited = seen.table.awaited
            if seen.table.sealed is not UNSET:
                self.sealed = seen.table.sealed
        if seen.over is True:
            self.ended = True
            self.table.seen_the_end()
        elif self.seat in self.awaited and not self._busy:
            self._busy = True
            self.table.ready(self.act)

    def act(self) -> None:
        self._commands += 1
        kind, moves = ("ready", self._plan()) if self.sealed else ("play", [self.rng.choice(self.moves).move])
        self.table.sent[self.seat] = perf_counter()
        self.wire.send(b'{"type":"%b","id":"%d","moves":%b}' % (kind.encode(), self._commands, repr(moves).encode()))

    def _plan(self) -> list[int]:
        """A card for every space, as long as there are cards."""
        cards = [choice.move for choice in self.moves if choice.move != NOTHING]
        self.rng.shuffle(cards)
        cards = cards[: len(SPACES)]
        return cards + [NOTHING] * (len(SPACES) - len(cards))


class EchoTable:
    """Four sockets at the echo server: one sends, and when all four have received it, the next one sends."""

    payload = b""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.wires: list[Wire] = []
        self.sent = 0.0
        self.told = 0
        self.turn = 0

    async def enter(self, address: Address, table_id: str, sockets: int) -> None:
        lost = self.pace.meter.refusals.append
        for _ in range(sockets):
            path = f"/echo/{table_id}"
            wire = await connect(address.host, address.port, path, "", self.heard, lambda: lost("connection lost"))
            self.wires.append(wire)
        self.pace.ready(self.act)

    def heard(self, frame: bytes) -> None:
        meter = self.pace.meter
        meter.frames += 1
        meter.octets += len(frame)
        self.told += 1
        if self.told == len(self.wires):
            self.told = 0
            self.pace.heard(self.sent)
            self.pace.ready(self.act)

    def act(self) -> None:
        self.turn = (self.turn + 1) % len(self.wires)
        self.sent = perf_counter()
        self.wires[self.turn].send(self.payload)


async def some_at_once(work: Sequence[Awaitable[None]], most: int) -> None:
    """Run all of these with limited concurrency."""
    gate = asyncio.Semaphore(most)

    async def one(job: Awaitable[None]) -> None:
        async with gate:
            await job

    await asyncio.gather(*[one(job) for job in work])
