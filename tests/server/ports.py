"""Free ports on loopback, below those that the system gives to outgoing connections, so that none is snatched away."""

from __future__ import annotations

import random
import socket

_taken: set[int] = set()
_choice = random.SystemRandom()


def is_free(port: int) -> bool:
    """Whether a server can listen there, as ours does: connections that are fading away are no hindrance."""
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


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
