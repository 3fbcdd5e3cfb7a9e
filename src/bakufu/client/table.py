"""A table, followed over its socket: the current view, the steps, and idempotent commands.

After reconnecting, it requests the steps it missed and resends commands that were not acknowledged.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from types import TracebackType

from bakufu.client.backoff import Backoff
from bakufu.client.commands import Commands
from bakufu.client.errors import ClientError, Refused
from bakufu.client.patch import patched
from bakufu.client.wire import Wire
from bakufu.kernel.patch import Json

PROTOCOL = 1
SEND_AGAIN = ("too-fast", "busy")


class Table:
    def __init__(self, address: str, headers: dict[str, str], patience: float) -> None:
        self.seq = 0
        self.seat: int | None = None
        self.card: Json = {}  # seats, time control, fairness
        self.view: Json | None = None  # None until the game starts
        self._wire = Wire(address, headers, Backoff(patience), self._hello, self._hear)
        self._commands = Commands(secrets.token_hex(8))
        self._news: asyncio.Queue[Json | None] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._asked = False  # whether the missed steps were requested
        self._failure: ClientError | None = None
        self._staying: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Table:
        self._staying = asyncio.create_task(self._stay())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._staying is not None
        self._staying.cancel()
        with suppress(asyncio.CancelledError):
            await self._staying

    async def _stay(self) -> None:
        try:
            await self._wire.stay()
        except ClientError as error:
            self._failure = error
            self._commands.fail(error)
            self._tell(None)

    # Reading

    async def news(self) -> Json:
        """The next message: a welcome, a step, or a change of the table before its game starts."""
        told = await self._news.get()
        if told is None:
            self._news.put_nowait(None)
            raise self._failure or ClientError("error-client-left")
        return told

    async def reached(self, seq: int) -> None:
        """Wait until the view is at least as new as this sequence number."""
        while self.view is None or self.seq < seq:
            if self._failure is not None:
                raise self._failure
            await self._changed.wait()

    @property
    def over(self) -> bool:
        return self.view is not None and bool(self.view["over"])

    @property
    def my_turn(self) -> bool:
        return self.view is not None and self.seat in self.view["table"]["awaited"] and not self.sat_in_for

    @property
    def sat_in_for(self) -> bool:
        """Whether a bot is playing for this client's seat."""
        return self.view is not None and self.seat in self.view["table"]["away"]

    # Commands; each returns the sequence number of its log entry

    async def play(self, moves: list[int]) -> int:
        return await self._act("play", moves=moves)

    async def ready(self, moves: list[int]) -> int:
        """Submit a whole sealed plan. It can be replaced until all players are ready."""
        return await self._act("ready", moves=moves)

    async def not_ready(self) -> int:
        return await self._act("not-ready")

    async def undo(self) -> int:
        return await self._act("undo")

    async def resign(self) -> int:
        """Let a bot take over the seat."""
        return await self._act("resign")

    async def take_back(self) -> int:
        """Take the seat back from the bot."""
        return await self._act("return")

    async def talk(self, text: str) -> int:
        return await self._act("talk", text=text)

    async def hint(self) -> list[int]:
        """The moves a bot would make here."""
        moves: list[int] = (await self._command("hint", {}))["moves"]
        return moves

    async def _act(self, type: str, **fields: object) -> int:
        seq: int = (await self._command(type, fields))["seq"]
        await self.reached(seq)
        return seq

    async def _command(self, type: str, fields: Json) -> Json:
        if self._failure is not None:
            raise self._failure
        command = self._commands.new(type, fields)
        await self._wire.say(command.text)
        return await command.answer

    # Receiving

    def _hello(self) -> Json:
        return {"type": "hello", "protocol": PROTOCOL, "since": self.seq if self.view is not None else None}

    async def _hear(self, message: Json) -> None:
        hear = getattr(self, f"_hear_{message['type']}", None)
        if hear is None:
            return  # newer servers may send other messages
        try:
            await hear(message)
        except (KeyError, TypeError) as error:
            raise ClientError("error-client-strange", why=repr(error)) from None

    async def _hear_welcome(self, welcome: Json) -> None:
        self.seq, self.seat = welcome["seq"], welcome["seat"]
        self.card, self.view = welcome["table"], welcome["view"]
        await self._here_again(welcome)

    async def _hear_table(self, changed: Json) -> None:
        self.card = changed["table"]
        await self._here_again(changed)

    async def _here_again(self, message: Json) -> None:
        self._wire.backoff.reset()
        self._asked = False
        self._tell(message)
        await self._repeat()

    async def _hear_step(self, step: Json) -> None:
        if step["seq"] == self.seq + 1 and step["patch"] is not None:
            self.seq = step["seq"]
            self.view = patched(self.view, step["patch"])
            self._tell(step)
        elif step["seq"] > self.seq and not self._asked:
            self._asked = True
            await self._wire.greet()  # a step was missed: the next welcome has it

    async def _hear_ack(self, ack: Json) -> None:
        self._wire.backoff.reset()
        self._commands.answer(ack["id"], ack)

    async def _hear_hint(self, hint: Json) -> None:
        self._commands.answer(hint["id"], hint)

    async def _hear_refused(self, refused: Json) -> None:
        refusal = Refused(refused["code"], refused["message"], refused.get("rule"))
        if refusal.code in SEND_AGAIN:
            await self._wire.backoff.wait(refusal)
            await self._repeat()
        elif refused["id"] is not None:
            self._commands.refuse(refused["id"], refusal)
        else:
            raise refusal

    async def _repeat(self) -> None:
        for text in self._commands.unanswered():
            await self._wire.say(text)

    def _tell(self, message: Json | None) -> None:
        self._news.put_nowait(message)
        self._changed.set()
        self._changed = asyncio.Event()
