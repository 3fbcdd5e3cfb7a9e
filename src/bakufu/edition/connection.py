"""One page at one table: what the server's socket is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bakufu.edition.messages import PROTOCOL, BadMessage, Command, Hello, encode, read, step_message
from bakufu.edition.storage import ME
from bakufu.edition.tables import renderer
from bakufu.kernel.errors import BadOption, BakufuError, IllegalMove
from bakufu.table.entries import Kind
from bakufu.table.lesson_path import lesson_advice
from bakufu.table.live import Live
from bakufu.table.refusal import NotNow, Refusal
from bakufu.table.talk import clean_message
from bakufu.text.errors import sentence

if TYPE_CHECKING:
    from bakufu.edition.host import Host


class Connection:
    behind = False

    def __init__(self, host: Host, table_id: str, language: str, send: Callable[[str], None]) -> None:
        self.host = host
        self.table_id = table_id
        self.language = language
        self.person = ME
        self.viewer: int | None = None
        self.live: Live | None = None
        self._send = send

    def send(self, message: str) -> None:
        self._send(message)

    def drop(self) -> None:
        self.close()

    def close(self) -> None:
        if self.live is not None:
            self.live.sockets.discard(self)
        self.host.waiting.get(self.table_id, set()).discard(self)

    async def receive(self, data: str) -> None:
        """Handle one message; its sender always gets an answer."""
        command: str | None = None
        try:
            message = read(data)
            if isinstance(message, Hello):
                self.person = message.token or ME
                await self._hello(message.since)
            else:
                command = message.id
                await self._carry_out(message)
        except BadMessage as error:
            self._refuse(error.id, "bad-message", error)
        except IllegalMove as error:
            self._refuse(command, "rule", error, error.rule)
        except Refusal as error:
            self._refuse(command, error.code, error)
        except Exception as error:
            self.host.troubled(f"socket: {error!r}")
            self._refuse(command, "internal")

    async def _hello(self, since: int | None) -> None:
        live = await self.host.tables.open(self.table_id)
        if live is None:
            self.host.waiting.setdefault(self.table_id, set()).add(self)
            await self.table_changed()
        else:
            await self._welcome(live, since)

    async def _welcome(self, live: Live, since: int | None) -> None:
        card = await self.host.card(self.table_id, self.person)
        async with live.lock:
            self.live = live
            self.viewer = live.seat_of(self.person)
            at_hand = None if since is None else live.missed(since, self.viewer)
            welcome = {
                "type": "welcome",
                "protocol": PROTOCOL,
                "seq": live.fold.seq,
                "seat": self.viewer,
                "table": card,
                "view": live.view_for(self.viewer),
                "missed": None if at_hand is None else [step_message(step) for step in at_hand],
                "now": self.host.clock(),
            }
            live.sockets.add(self)
            self.send(encode(welcome))

    async def table_changed(self) -> None:
        """Before the game starts, send the table's card; when it starts, the welcome."""
        live = await self.host.tables.open(self.table_id)
        if live is not None:
            self.host.waiting.get(self.table_id, set()).discard(self)
            await self._welcome(live, None)
            return
        self.send(encode({"type": "table", "seq": 0, "table": await self.host.card(self.table_id, self.person)}))

    async def _carry_out(self, message: Command) -> None:
        live = self.live
        if live is None:
            raise NotNow("not-started")
        if self.viewer is None and message.kind is not Kind.TALK:
            raise Refusal("not-seated")
        if message.kind is None:
            await self._hint(live, message)
            return
        data = message.data
        if message.kind is Kind.TALK:
            data = {"text": clean_message(data["text"]), "name": await self.host.somebody(self.person)}
        seq = await self.host.tables.act(live, message.kind, self.viewer, data, message.id)
        self.send(encode({"type": "ack", "id": message.id, "seq": seq}))

    async def _hint(self, live: Live, message: Command) -> None:
        if not live.row["hints"]:
            raise Refusal("hints-are-off")
        fold, seq = live.fold, live.fold.seq
        if self.viewer is None or self.viewer not in fold.awaited():
            raise NotNow("too-late")
        advice = lesson_advice(live.row["game"], live.row["lesson"], fold, self.viewer)
        if advice is None:
            try:
                advice = await self.host.tables.advice(fold, self.viewer, message.data["about"])
            except BadOption:
                raise Refusal("bad-request") from None
        self.send(encode({"type": "hint", "id": message.id, "seq": seq, **advice}))

    def _refuse(
        self, command: str | None, code: str, error: BakufuError | None = None, rule: str | None = None
    ) -> None:
        seq = self.live.fold.seq if self.live is not None else 0
        if rule is not None and self.live is not None:
            message = renderer(self.live.row["game"], self.language).refusal(rule)
        else:
            message = sentence(error or Refusal(code), self.language)
        refused = {"type": "refused", "id": command, "seq": seq, "code": code, "message": message, "rule": rule}
        self.send(encode(refused))
