"""The socket of a table: one per client, for players and spectators alike."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from bakufu.kernel.errors import IllegalMove
from bakufu.server import protocol
from bakufu.server.access import check_origin, may_see, person_of
from bakufu.server.entries import Kind
from bakufu.server.fold import NotNow
from bakufu.server.identity import Person
from bakufu.server.live import Live
from bakufu.server.protocol import PROTOCOL, Ack, Hello, Hinted, Refused, TableChanged, Welcome, encode
from bakufu.server.refusal import LINES, Refusal
from bakufu.server.service import Service

AnySocket = WebSocket[Any, Any, Any]
log = structlog.get_logger()
QUEUE = 512  # messages a slow client may lag behind before it is cut off; it can reconnect where it was

COMMANDS: dict[type, Kind] = {
    protocol.Play: Kind.MOVES,
    protocol.Ready: Kind.SEAL,
    protocol.NotReady: Kind.UNSEAL,
    protocol.Undo: Kind.UNDO,
    protocol.Resign: Kind.AWAY,
    protocol.Return: Kind.BACK,
    protocol.Talk: Kind.TALK,
}


class Connection:
    """One client at one table. Messages are queued, so that a slow client never holds up the others."""

    def __init__(self, socket: AnySocket, service: Service, table_id: str, person: Person | None) -> None:
        self.socket = socket
        self.service = service
        self.table_id = table_id
        self.person = person
        self.viewer: int | None = None
        self.live: Live | None = None
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.tokens = float(service.settings.commands_a_second)
        self.counted_at = service.clock()

    def send(self, message: bytes) -> None:
        try:
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Cut a client off; what is queued for it is forgotten."""
        while not self.outgoing.empty():
            self.outgoing.get_nowait()
        self.outgoing.put_nowait(None)

    async def deliver(self) -> None:
        while (message := await self.outgoing.get()) is not None:
            await self.socket.send_data(message, mode="text")
        await self.socket.close(code=1013)

    async def receive(self) -> None:
        said_hello = False
        while True:
            data = await self.socket.receive_data(mode="text")
            if not self._in_time():
                self.refuse(None, "too-fast")
                continue
            try:
                message = protocol.decode(data)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                self.refuse(None, "bad-message")
                continue
            if isinstance(message, Hello):
                said_hello = await self._hello(message)
            elif not said_hello:
                self.refuse(message.id, "hello-first")
            else:
                await self._command(message)

    def _in_time(self) -> bool:
        """A bucket of tokens that fills at the rate a client may send."""
        rate = self.service.settings.commands_a_second
        at = self.service.clock()
        self.tokens = min(2.0 * rate, self.tokens + rate * (at - self.counted_at) / 1000)
        self.counted_at = at
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    async def _hello(self, hello: Hello) -> bool:
        if hello.protocol != PROTOCOL:
            self.refuse(None, "protocol")
            return False
        self.live = await self.service.hall.open(self.table_id)
        if self.live is None:
            self.service.waiting.setdefault(self.table_id, set()).add(self)
            await self.table_changed()
            return True
        await self._welcome(self.live, hello.since)
        return True

    async def _welcome(self, live: Live, since: int | None) -> None:
        card = await self.service.card(self.table_id, self.person.id if self.person else None)
        async with live.lock:
            self.viewer = live.seat_of(self.person.id) if self.person else None
            missed = None if since is None else live.missed(since, self.viewer)
            welcome = Welcome(PROTOCOL, live.fold.seq, self.viewer, card or {}, live.view_for(self.viewer), missed)
            live.sockets.add(self)
            self.send(encode(welcome))

    async def table_changed(self) -> None:
        """Before the game starts: who is here; and when it starts, the whole table."""
        self.live = await self.service.hall.open(self.table_id)
        if self.live is not None:
            self.service.waiting.get(self.table_id, set()).discard(self)
            await self._welcome(self.live, None)
            return
        card = await self.service.card(self.table_id, self.person.id if self.person else None)
        self.send(encode(TableChanged(0, card or {})))

    async def _command(self, message: protocol.Command) -> None:
        try:
            await self._carry_out(message)
        except IllegalMove as error:
            self.refuse(message.id, "rule", error.rule)
        except NotNow as error:
            self.refuse(message.id, error.code)
        except Refusal as error:
            self.refuse(message.id, error.code)

    async def _carry_out(self, message: protocol.Command) -> None:
        live = self.live
        if live is None:
            raise NotNow("not-started")
        if isinstance(message, protocol.Talk):
            if self.person is None:
                raise Refusal("sign-in")
            if not 0 < len(message.text.strip()) <= protocol.MOST_TALK:
                raise Refusal("too-long")
        elif self.viewer is None:
            raise Refusal("not-seated")
        if isinstance(message, protocol.Hint):
            await self._hint(live, message.id)
            return
        data = self._data(message)
        seq = await self.service.hall.act(live, COMMANDS[type(message)], self.viewer, data, self._own(message.id))
        self.send(encode(Ack(message.id, seq)))

    def _own(self, command: str) -> str:
        """A client's ids are its own: two people may use the same one."""
        if not 0 < len(command) <= protocol.LONGEST_ID:
            raise Refusal("bad-message")
        return f"{self.person.id if self.person else ''}:{command}"

    def _data(self, message: protocol.Command) -> dict[str, Any]:
        if isinstance(message, (protocol.Play, protocol.Ready)):
            if not 0 < len(message.moves) <= protocol.MOST_MOVES:
                raise Refusal("bad-message")
            return {"moves": message.moves}
        if isinstance(message, protocol.Talk):
            return {"text": message.text.strip(), "name": self.person.name if self.person else ""}
        return {"why": "resigned"} if isinstance(message, protocol.Resign) else {}

    async def _hint(self, live: Live, command: str) -> None:
        if not live.row["hints"]:
            raise Refusal("hints-are-off")
        async with live.lock:
            fold, seq = live.fold, live.fold.seq
        if self.viewer is None or self.viewer not in fold.awaited():
            raise NotNow("too-late")
        moves = await self.service.hall.thinking.moves(fold, self.viewer, "ashigaru")
        self.send(encode(Hinted(command, seq, moves)))

    def refuse(self, command: str | None, code: str, rule: str | None = None) -> None:
        seq = self.live.fold.seq if self.live is not None else 0
        message = self.service.hall.teller(self.live).refusal(rule) if rule and self.live else LINES[code]
        self.send(encode(Refused(command, seq, code, message, rule)))

    def gone(self) -> None:
        self.service.waiting.get(self.table_id, set()).discard(self)
        if self.live is not None:
            self.live.sockets.discard(self)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: AnySocket, table_id: str, service: Service, link: str | None = None) -> None:
    check_origin(socket, service.settings)
    person = await person_of(socket, service.identity)
    await may_see(service, table_id, person, link)
    await socket.accept()
    connection = Connection(socket, service, table_id, person)
    sending = asyncio.create_task(connection.deliver())
    receiving = asyncio.create_task(connection.receive())
    try:
        await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.gone()
        for task in (sending, receiving):
            task.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
