"""Free ports on loopback, below those that the system gives to outgoing connections, so that none is snatched away."""

from __future__ import annotations

import random
import socket

_taken: set[int] = set()
_choice = random.SystemRandom()


def free_port() -> int:
    while True:
        port = _choice.randrange(20_000, 32_000)
        if port in _taken:
            continue
        with socket.socket() as trial:
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
        _taken.add(port)
        return port
