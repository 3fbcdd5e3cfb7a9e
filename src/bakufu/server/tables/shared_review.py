"""Looking at a finished game together: one leads, and the others see what they show. Nothing of it is stored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from bakufu.server.socket.protocol import Led, Shown, encode
from bakufu.server.tables.registry import TableRegistry
from bakufu.table.live import Live, Socket
from bakufu.table.refusal import NotNow

Relay = Callable[[str, str], None]  # a table's id, and a message for its sockets in other processes


@dataclass(frozen=True)
class Leading:
    """`socket` is that of the leader, if it is connected to this process."""

    socket: Socket | None
    message: str


class SharedReview:
    def __init__(self, registry: TableRegistry, relay: Relay) -> None:
        self.registry = registry
        self.relay = relay
        self._leading: dict[str, Leading] = {}  # by table

    def lead(self, live: Live, socket: Socket, name: str, shown: Shown | None) -> None:
        """A new leader takes over from the previous one."""
        if not live.fold.over():
            raise NotNow("game-goes-on")
        if shown is None:
            self.left(live, socket)
        else:
            self._show(live, socket, Led(live.fold.seq, name, shown))

    def left(self, live: Live, socket: Socket) -> None:
        """Stop leading, if this socket was the leader's."""
        leading = self._leading.get(live.id)
        if leading is not None and leading.socket is socket:
            self._show(live, None, Led(live.fold.seq, None, None))

    def welcome(self, live: Live, socket: Socket) -> None:
        """Tell somebody who has just come what is shown."""
        if live.id in self._leading:
            socket.send(self._leading[live.id].message)

    def heard(self, table_id: str, message: str) -> None:
        """The leader is connected to another process."""
        live = self.registry.tables.get(table_id)
        if live is not None:
            self._send(live, None, msgspec.json.decode(message, type=Led))

    def _show(self, live: Live, socket: Socket | None, led: Led) -> None:
        self._send(live, socket, led)
        self.relay(live.id, encode(led))

    def _send(self, live: Live, leader: Socket | None, led: Led) -> None:
        """Send it to everyone except the leader."""
        message = encode(led)
        if led.leader is None:
            self._leading.pop(live.id, None)
        else:
            self._leading[live.id] = Leading(leader, message)
        for other in live.sockets - {leader}:
            other.send(message)
