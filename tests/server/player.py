"""A client of one table, written from the protocol alone: it follows the socket, plays random legal moves, and comes
back after every break with the number it has. What every client saw is compared by a witness.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.patience import PATIENCE
from tests.wire import check

Json = dict[str, Any]
NOTHING = 50  # the pick that leaves a space of the plan empty
SPACES = 11
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError)


def merged(value: Any, patch: Any) -> Any:
    """RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    result = dict(value) if isinstance(value, dict) else {}
    for key, change in patch.items():
        if change is None:
            result.pop(key, None)
        else:
            result[key] = merged(result.get(key), change)
    return result


def without_nulls(value: Any) -> Any:
    """What is null and what is not there are the same to a merge patch."""
    if isinstance(value, dict):
        return {key: without_nulls(inner) for key, inner in value.items() if inner is not None}
    return value


class Witness:
    """Remembers what was seen, by table, seat and number. Nobody may have seen it otherwise."""

    def __init__(self) -> None:
        self.seen: dict[tuple[str, int | None, int], str] = {}
        self.compared = 0

    def saw(self, table: str, seat: int | None, seq: int, view: Json) -> None:
        what = json.dumps(without_nulls(view), sort_keys=True)
        before = self.seen.setdefault((table, seat, seq), what)
        assert before == what, f"two views of seat {seat} at {seq}"
        self.compared += before is not what


class Rejection(Exception):
    def __init__(self, message: Json) -> None:
        super().__init__(f"{message['code']}: {message['message']}")
        self.code: str = message["code"]
        self.message = message


class Player:
    """`urls` are the servers it may turn to, the first one first; `token` is None for a nameless spectator."""

    def __init__(
        self,
        table: str,
        urls: list[str],
        token: str | None = None,
        *,
        link: str | None = None,
        seed: object = 0,
        witness: Witness | None = None,
    ) -> None:
        self.table = table
        self.urls = urls
        self.token = token
        self.link = link
        self.random = random.Random(f"{seed}")
        self.witness = witness or Witness()
        self.seq = -1
        self.seat: int | None = None
        self.view: Json = {}
        self.card: Json = {}
        self.steps: dict[int, Json] = {}
        self.acked: dict[str, int] = {}
        self.closing: Json | None = None
        self.led: Json | None = None  # what somebody shows of a finished game
        self.welcomes: list[Json] = []
        self._waiting: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        self._changed = asyncio.Event()
        self._coming = asyncio.Lock()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._commands = 0

    # Coming and going

    async def come(self, since: int | None = None) -> Player:
        """Open the socket and wait for the welcome, or for the card of a table that has not started."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        address = f"{self.urls[0].replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        if self.link:
            address += f"?link={self.link}"
        self._socket = await connect(
            address, additional_headers=headers, compression=None, max_size=None, ping_interval=None, proxy=None
        )
        await self._socket.send(json.dumps({"type": "hello", "protocol": 1, "since": since}))
        self._take(json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE)))
        self._reading = asyncio.create_task(self._read(self._socket))
        for message, _ in list(self._waiting.values()):
            # What was not acknowledged is sent again under its own id; it happens once all the same.
            await self._send(message)
        return self

    async def come_back(self) -> None:
        """Reconnect where we were, to whichever server answers, as long as it takes."""
        async with self._coming, asyncio.timeout(PATIENCE):
            while not self.connected:
                try:
                    await self.come(self.seq if self.seq >= 0 else None)
                except GONE:
                    self.urls = self.urls[1:] + self.urls[:1]
                    await asyncio.sleep(0.05)

    async def go(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading
        self._socket = self._reading = None

    def tear(self) -> None:
        """Drop the connection without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    @property
    def connected(self) -> bool:
        return self._reading is not None and not self._reading.done()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._take(json.loads(text))
        except GONE:
            pass
        finally:
            self._changed.set()

    # What the server says

    def _take(self, message: Json) -> None:
        check("Outgoing", message)
        getattr(self, f"_take_{message['type']}")(message)
        self._changed.set()

    def _take_table(self, message: Json) -> None:
        self.card = message["table"]

    def _take_welcome(self, message: Json) -> None:
        had = self.seq
        self.seq, self.seat, self.card = message["seq"], message["seat"], message["table"]
        self.view = message["view"]
        self.welcomes.append(message)
        if message["missed"] is not None and had >= 0:
            assert [step["seq"] for step in message["missed"]] == list(range(had + 1, self.seq + 1))
            self.steps |= {step["seq"]: step for step in message["missed"]}
        self.witness.saw(self.table, self.seat, self.seq, self.view)

    def _take_step(self, message: Json) -> None:
        assert message["seq"] == self.seq + 1, f"a gap: {message['seq']} after {self.seq}"
        self.seq = message["seq"]
        self.steps[self.seq] = message
        self.view = merged(self.view, message["patch"])
        self.witness.saw(self.table, self.seat, self.seq, self.view)

    def _take_ack(self, message: Json) -> None:
        assert self.acked.setdefault(message["id"], message["seq"]) == message["seq"]
        self._answer(message)

    def _take_refused(self, message: Json) -> None:
        self._answer(message)

    def _take_hint(self, message: Json) -> None:
        self._answer(message)

    def _take_led(self, message: Json) -> None:
        self.led = message

    def _take_closing(self, message: Json) -> None:
        self.closing = message

    def _answer(self, message: Json) -> None:
        waiting = self._waiting.pop(message["id"], None)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(message)

    # What we say

    async def _send(self, message: Json) -> None:
        if self._socket is not None:
            with suppress(*GONE):
                await self._socket.send(json.dumps(message))

    def new_id(self) -> str:
        self._commands += 1
        return f"{id(self):x}-{self._commands}"

    async def say(self, type: str, command: str | None = None, **fields: Any) -> Json:
        """Send a command and wait for its answer, through any number of breaks; refusals raise."""
        message = {"type": type, "id": command or self.new_id(), **fields}
        answered: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[message["id"]] = (message, answered)
        await self._send(message)
        while not answered.done():
            pending: set[asyncio.Future[Any]] = {answered, *self._reading_set()}
            await asyncio.wait(pending, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if not answered.done():
                assert not self.connected, f"no answer to {message}"
                await self.come_back()
        answer = answered.result()
        if answer["type"] == "refused":
            raise Rejection(answer)
        return answer

    def _reading_set(self) -> set[asyncio.Task[None]]:
        return {self._reading} if self._reading is not None else set()

    # Playing

    @property
    def over(self) -> bool:
        return bool(self.view.get("over"))

    @property
    def awaited(self) -> bool:
        return not self.over and bool(self.view) and self.seat in self.view["table"]["awaited"]

    @property
    def legal(self) -> list[int]:
        return [move["move"] for move in self.view["moves"]]

    def plan(self) -> list[int]:
        """A random complete plan: cards in any order, and nothing where the cards do not reach."""
        cards = [move for move in self.legal if move != NOTHING]
        self.random.shuffle(cards)
        return (cards + [NOTHING] * SPACES)[:SPACES]

    async def decide(self) -> Json:
        """One random legal decision."""
        if self.view["table"]["sealed"]:
            return await self.say("ready", moves=self.plan())
        return await self.say("play", moves=[self.random.choice(self.legal)])

    async def until(self, holds: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Follow the socket until something holds, coming back after breaks."""
        async with asyncio.timeout(patience):
            while not holds():
                self._changed.clear()
                if not self.connected:
                    await self.come_back()
                    continue
                await self._changed.wait()

    async def reach(self, seq: int, or_end: bool = False, patience: float = PATIENCE) -> None:
        """Follow until the log has come so far, or the game is over if that may be earlier."""
        await self.until(lambda: self.seq >= seq or (or_end and self.over), patience)

    async def finish(self) -> None:
        await self.until(lambda: self.over)

    async def play_on(self, upto: int | None = None, patience: float = 60) -> None:
        """Decide whenever we are awaited, until the game is over or the log has come so far."""

        def done() -> bool:
            return self.over or (upto is not None and self.seq >= upto)

        while not done():
            await self.until(lambda: done() or self.awaited, patience)
            if not done() and self.awaited:
                at = self.seq
                # What others do in the meantime may come first; a deadline or an undo may even take it from us.
                with suppress(Rejection):
                    await self.decide()
                await self.reach(at + 1, patience=patience)
