"""The socket of a table: one per client, for players and spectators."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.types import WebSocketResponseStartEvent

from bakufu.kernel.errors import BadOption, BakufuError, IllegalMove
from bakufu.server.http.access import (
    address_of,
    check_host,
    check_origin,
    check_rate,
    language_of,
    may_see,
    owner_of,
    person_of,
)
from bakufu.server.http.limits import Bucket, Rate, TooOften
from bakufu.server.http.problems import note_unexpected, problem, retry_after, status_of
from bakufu.server.people.identity import Person
from bakufu.server.service import Service
from bakufu.server.socket import protocol
from bakufu.server.socket.protocol import (
    PROTOCOL,
    Ack,
    BadMessage,
    Hello,
    Hinted,
    Refused,
    TableChanged,
    Welcome,
    encode,
    step_message,
)
from bakufu.server.socket.wire import GONE, TOO_FAST, Wire
from bakufu.server.store.database import FAILURES
from bakufu.table.entries import Kind
from bakufu.table.lesson_path import lesson_advice
from bakufu.table.live import Live
from bakufu.table.refusal import NotNow, Refusal
from bakufu.table.talk import clean_message
from bakufu.text.errors import sentence

AnySocket = WebSocket[Any, Any, Any]
PATIENCE = Rate(50, 1)  # how many too-fast refusals a client gets before it is disconnected
FAREWELL_SECONDS = 5
HELLO_SECONDS = 30.0

COMMANDS: dict[type, Kind] = {
    protocol.Play: Kind.MOVES,
    protocol.Ready: Kind.SEAL,
    protocol.NotReady: Kind.UNSEAL,
    protocol.Undo: Kind.UNDO,
    protocol.Resign: Kind.AWAY,
    protocol.Return: Kind.BACK,
    protocol.Pause: Kind.PAUSE,
    protocol.Resume: Kind.RESUME,
    protocol.Talk: Kind.TALK,
}


class Connection:
    """One client at one table."""

    def __init__(
        self, socket: AnySocket, service: Service, table_id: str, person: Person | None, link: str | None
    ) -> None:
        self.socket = socket
        self.language = language_of(socket)
        self.service = service
        self.table_id = table_id
        self.person = person
        self.link = link
        self.viewer: int | None = None
        self.live: Live | None = None
        self.wire = Wire(cast("dict[str, object]", socket.scope), service.post)
        # Of the person, who may have several sockets; a nameless spectator shares it with others of the same address.
        self.pace = service.allowances.bucket("messages", person.id if person is not None else address_of(socket))
        self.patience = Bucket(PATIENCE, service.clock)
        self.owner = owner_of(socket, person)
        self.greeted = False
        self.guest = ExitStack()  # the session of another person at the same device, while they are the one here

    @property
    def behind(self) -> bool:
        return self.wire.behind

    def send(self, message: str) -> None:
        self.wire.send(message)

    def drop(self) -> None:
        self.wire.drop()

    async def serve(self) -> None:
        """Serve until the client disconnects or is disconnected. Commands in progress are completed in any case."""
        try:
            await self._listen()
            self.wire.close(TOO_FAST)
            async with asyncio.timeout(FAREWELL_SECONDS):
                await self.wire.closed()
        except (*GONE, TimeoutError):
            pass
        finally:
            self._gone()

    async def _listen(self) -> None:
        """Receive until the client breaks the rules: sends too fast, or doesn't say hello in time."""
        try:
            async with asyncio.timeout(HELLO_SECONDS) as self._hello_by:
                await self._receive()
        except TimeoutError:
            self.refuse(None, "hello-first")

    async def _receive(self) -> None:
        """Answer every message, until the client has exceeded the rate limit too often."""
        while True:
            data = await self.wire.receive()
            wait = self.pace.take()
            if not wait:
                await self._answer(data)
                continue
            self.refuse(None, "too-fast", TooOften("too-fast", wait))
            if self.patience.take():
                return

    async def _answer(self, data: str) -> None:
        """Handle one message; its sender always gets an answer."""
        command: str | None = None
        try:
            message = protocol.read(data)
            if isinstance(message, Hello):
                await self._hello(message)
            else:
                command = message.id
                await self._carry_out(message)
        except BadMessage as error:
            self.refuse(error.id, "bad-message", error)
        except IllegalMove as error:
            self.refuse(command, "rule", error, error.rule)
        except Refusal as error:
            self.refuse(command, error.code, error)
        except Exception as error:
            note_unexpected(error, path="socket")
            self.refuse(command, "no-database" if isinstance(error, FAILURES) else "internal")

    async def _hello(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise Refusal("protocol", version=PROTOCOL)
        if hello.token is not None:
            await self._become(hello.token)
        self.live = await self.service.registry.open(self.table_id)
        if self.live is None:
            self.service.waiting.setdefault(self.table_id, set()).add(self)
            await self.table_changed()
        else:
            await self._welcome(self.live, hello.since)
        self.greeted = True
        self._hello_by.reschedule(None)

    async def _become(self, token: str) -> None:
        """Another person at the same device, or nobody, for a screen that everybody sees. They must be allowed here."""
        person = await self.service.identity.person(token) if token else None
        if token and person is None:
            raise Refusal("sign-in")
        if person is not None:
            self.service.moderation.check_ban(person.id)
        await may_see(self.service.store, self.table_id, person, self.link)
        self.person = person
        self.guest.close()
        self.guest.enter_context(self.service.connected(person, self))

    async def _welcome(self, live: Live, since: int | None) -> None:
        card = await self.service.card_for(self.table_id, self.person)
        async with live.lock:
            self.viewer = live.seat_of(self.person.id) if self.person else None
            at_hand = None if since is None else live.missed(since, self.viewer)
            missed = None if at_hand is None else [step_message(step) for step in at_hand]
            view = live.view_for(self.viewer)
            welcome = Welcome(PROTOCOL, live.fold.seq, self.viewer, card, view, missed, self.service.clock())
            live.sockets.add(self)
            self.send(encode(welcome))
            self.service.shared_review.welcome(live, self)

    async def table_changed(self) -> None:
        """Before the game starts, send the table's card; when it starts, the welcome."""
        try:
            live = await self.service.registry.open(self.table_id)
        except Refusal as refusal:
            # Started by a server of another version: don't fail for those who wait at other tables.
            self._stop_waiting()
            self.refuse(None, refusal.code, refusal)
            return
        if self.live is not None:
            return  # welcomed in the meantime
        if live is not None:
            self.live = live
            self._stop_waiting()
            await self._welcome(live, None)
            return
        card = await self.service.card(self.table_id, self.person)
        if card is not None:
            self.send(encode(TableChanged(0, card)))
        else:
            self._stop_waiting()
            self.refuse(None, "table-closed")

    async def _carry_out(self, message: protocol.Command) -> None:
        if not self.greeted:
            raise Refusal("hello-first")
        live = self.live
        if live is None:
            raise NotNow("not-started")
        if not isinstance(message, (protocol.Talk, protocol.Lead)) and self.viewer is None:
            raise Refusal("not-seated")
        if isinstance(message, protocol.Hint):
            await self._hint(live, message)
            return
        if self.person is None:
            raise Refusal("sign-in")
        # A ban holds for sockets that were open before.
        self.service.moderation.check_ban(self.person.id)
        # Idempotency keys are per person: two clients may choose the same one.
        command = f"{self.person.id}:{message.id}"
        if isinstance(message, (protocol.Talk, protocol.Lead)):
            self.service.moderation.check_mute(self.person)
            await self.service.lobby.may_talk(self.table_id, self.viewer is not None)
        if isinstance(message, protocol.Lead):
            self.service.shared_review.lead(live, self, self.person.known_as, message.shown)
            self.send(encode(Ack(message.id, live.fold.seq)))
            return
        data = _data(message, self.person, live)
        seq = await self.service.registry.act(live, COMMANDS[type(message)], self.viewer, data, command)
        self.send(encode(Ack(message.id, seq)))

    async def _hint(self, live: Live, message: protocol.Hint) -> None:
        if not live.row["hints"]:
            raise Refusal("hints-are-off")
        async with live.lock:
            fold, seq = live.fold, live.fold.seq
        if self.viewer is None or self.viewer not in fold.awaited():
            raise NotNow("too-late")
        advice = lesson_advice(live.row["game"], live.row["lesson"], fold, self.viewer)
        if advice is None:
            try:
                advice = await self.service.registry.thinking.advice(self.owner, fold, self.viewer, message.about)
            except BadOption:
                raise Refusal("bad-request") from None
        self.send(encode(Hinted(message.id, seq, **advice)))

    def refuse(self, command: str | None, code: str, error: BakufuError | None = None, rule: str | None = None) -> None:
        seq = self.live.fold.seq if self.live is not None else 0
        if rule is not None and self.live is not None:
            message = self.service.registry.renderer(self.live, self.language).refusal(rule)
        else:
            message = sentence(error or Refusal(code), self.language)
        self.send(encode(Refused(command, seq, code, message, rule)))

    def _stop_waiting(self) -> None:
        waiting = self.service.waiting.get(self.table_id, set())
        waiting.discard(self)
        if not waiting:
            self.service.waiting.pop(self.table_id, None)

    def _gone(self) -> None:
        self.wire.cut()
        self.guest.close()
        self._stop_waiting()
        if self.live is not None:
            self.live.sockets.discard(self)
            self.service.shared_review.left(self.live, self)


def _data(message: protocol.Command, person: Person, live: Live) -> dict[str, object]:
    if isinstance(message, (protocol.Play, protocol.Ready)):
        return {"moves": message.moves}
    if isinstance(message, protocol.Talk):
        return {"text": clean_message(message.text), "name": person.known_as}
    if isinstance(message, protocol.Pause):
        return {"people": live.people()}
    return {"why": "resigned"} if isinstance(message, protocol.Resign) else {}


async def _deny(socket: AnySocket, refusal: Refusal) -> None:
    """Refuse a socket before it is opened, with the same answer as any other request."""
    body = encode(problem(refusal, language_of(socket))).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in retry_after(refusal).items()]
    start = {"type": "websocket.http.response.start", "status": status_of(refusal), "headers": headers}
    await socket.send(cast("WebSocketResponseStartEvent", start))  # Litestar's type has forgotten the headers
    await socket.send({"type": "websocket.http.response.body", "body": body, "more_body": False})


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket, table_id: FromPath[str], service: NamedDependency[Service], link: FromQuery[str | None] = None
) -> None:
    with ExitStack() as held:
        try:
            check_host(socket, service.settings)
            check_rate(socket, service.allowances)
            check_origin(socket, service.settings)
            service.moderation.check_ban(address_of(socket))
            person = await person_of(socket, service.identity)
            await may_see(service.store, table_id, person, link)
            address = address_of(socket)
            whose = person.id if person is not None else address
            held.enter_context(service.allowances.hold(sockets=whose, address_sockets=address))
        except Refusal as refusal:
            await _deny(socket, refusal)
            return
        await socket.accept()
        connection = Connection(socket, service, table_id, person, link)
        held.enter_context(service.connected(person, connection))
        await connection.serve()
