"""What the JavaScript of the two workers calls. Everything that crosses the border is text, a number or a function."""

from __future__ import annotations

import sys
from collections.abc import Callable

from bakufu.edition.connection import Connection
from bakufu.edition.host import Host
from bakufu.edition.jobs import Send, done
from bakufu.edition.storage import Storage

Post = Callable[[int, str], None]  # a message to the page: the number of its socket, and the text


class Worker:
    """The worker that holds the tables."""

    def __init__(self, storage: Storage, send: Send, post: Post) -> None:
        self.host = Host(storage, send, troubled=lambda line: print(line, file=sys.stderr))
        self.post = post
        self.sockets: dict[int, Connection] = {}

    async def request(self, method: str, address: str, body: str, language: str, token: str) -> list[object]:
        return list(await self.host.request(method, address, body, language, token))

    def connect(self, number: int, address: str, language: str) -> None:
        self.sockets[number] = self.host.connect(address, language, lambda text: self.post(number, text))

    async def receive(self, number: int, text: str) -> None:
        await self.sockets[number].receive(text)

    def close(self, number: int) -> None:
        self.sockets.pop(number).close()


def think(packed: str) -> str:
    """The worker that thinks."""
    return done(packed)
