"""A mail server that keeps what it is given, on a port of its own."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from queue import Queue

from tests.patience import PATIENCE


class LetterBox(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Postman)
        self.letters: Queue[Message] = Queue()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"

    def next(self) -> Message:
        return self.letters.get(timeout=PATIENCE)


class Postman(socketserver.StreamRequestHandler):
    """As little of SMTP as a sender needs."""

    server: LetterBox

    def handle(self) -> None:
        self._say("220 here")
        while line := self.rfile.readline().strip().upper():
            if line == b"DATA":
                self._say("354 go on")
                self._take()
            self._say("221 bye" if line == b"QUIT" else "250 fine")

    def _take(self) -> None:
        lines: list[bytes] = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line)
        self.server.letters.put(message_from_bytes(b"".join(lines), policy=default))

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


@contextmanager
def letter_box() -> Iterator[LetterBox]:
    with LetterBox() as box:
        thread = threading.Thread(target=box.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield box
        box.shutdown()
        thread.join()


def link_in(letter: Message, name: str) -> str:
    """What follows `name=` in the link of a letter."""
    text = letter.get_payload(decode=True)
    assert isinstance(text, bytes)
    [line] = [line for line in text.decode().splitlines() if "://" in line]
    return line.partition(f"{name}=")[2]
