"""Plays a person's seat over the socket, beside their browser, to bring a table where a test wants it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import connect

from bakufu.client.patch import patched
from bakufu.server.people.identity import COOKIE
from tests.web.people import Person

SECONDS = 60
View = dict[str, Any]


class Puppet:
    """Does what a bot would do on the person's seat."""

    def __init__(self, person: Person, card: Any) -> None:
        cookie = next(found for found in person.context.cookies() if found.get("name") == COOKIE)
        address = f"ws{person.url.removeprefix('http')}/api/tables/{card['id']}/socket"
        headers = {"Cookie": f"{COOKIE}={cookie.get('value')}"}
        self._open = ExitStack()
        opened = connect(address, additional_headers=headers, max_size=None, proxy=None)
        self._socket = self._open.enter_context(opened)
        self._commands = 0
        self.view: View = {}
        self.seat = -1
        self.seq = 0  # of the last step that it knows of
        self._socket.send(json.dumps({"type": "hello", "protocol": 1, "since": None}))
        while not self.view:
            self.hear()

    def hear(self) -> Any:
        message = json.loads(self._socket.recv(SECONDS))
        self.seq = message["seq"]
        if message["type"] == "welcome":
            self.view, self.seat = message["view"], message["seat"]
        elif message["type"] == "step" and message["patch"]:
            self.view = patched(self.view, message["patch"])
        return message

    def catch_up(self, seq: int) -> None:
        """Hear of all that has happened up to this step."""
        while self.seq < seq:
            self.hear()

    def awaited(self) -> bool:
        return self.seat in self.view["table"]["awaited"]

    def say(self, kind: str, **given: Any) -> Any:
        """Its answer, after everything that came before it."""
        self._commands += 1
        own = f"puppet-{id(self)}-{self._commands}"
        self._socket.send(json.dumps({"type": kind, "id": own, **given}))
        while (message := self.hear()).get("id") != own:
            pass
        return message

    def command(self, kind: str, **given: Any) -> None:
        answer = self.say(kind, **given)
        assert answer["type"] == "ack", answer

    def act(self) -> list[int]:
        """Its moves."""
        until = time.monotonic() + SECONDS
        # On a busy machine the server gives up waiting for its advisers, and says so.
        while (hint := self.say("hint")).get("code") == "overloaded" and time.monotonic() < until:
            pass
        if hint.get("code") == "too-late":
            return []  # the person's page has moved, and by now we know of it
        assert hint["type"] == "hint", hint
        moves: list[int] = hint["moves"]
        self.command("ready" if self.view["table"]["sealed"] else "play", moves=moves)
        return moves

    def until(self, fits: Callable[[View], bool]) -> bool:
        """Play on until the seat is asked something that fits; whether that came before the end."""
        while not self.view["over"]:
            if not self.awaited():
                self.hear()
            elif fits(self.view):
                return True
            else:
                self.act()
        return fits(self.view)

    def close(self) -> None:
        self._open.close()
