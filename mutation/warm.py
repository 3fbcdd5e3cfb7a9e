"""A process that has loaded the libraries of the tests, and forks for every run of pytest: loading them takes longer
than most tests. It is started in a copy of the repository, whose own code is never loaded here, only in the forks.

Each line that it reads is a run: arguments for pytest, a file for its output, and how many seconds it may take. Each
line that it writes is the exit status, or null if that was not enough.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from contextlib import suppress
from importlib import import_module

LIBRARIES = (
    "pytest", "hypothesis", "anyio.pytest_plugin", "msgspec", "litestar", "litestar.testing", "sqlalchemy.ext.asyncio",
    "litestar.plugins.prometheus", "litestar.channels.backends.asyncpg", "aiosqlite", "asyncpg", "alembic.command",
    "httpx", "websockets.asyncio.client", "structlog", "uvicorn", "argon2", "itsdangerous", "click", "fluent.runtime",
)  # fmt: skip
A_MOMENT = 0.02


def run(args: list[str], output: str, limit: float | None) -> int | None:
    child = os.fork()
    if child == 0:
        _test(args, output)
    end = None if limit is None else time.monotonic() + limit
    status: int | None = None
    while status is None and (end is None or time.monotonic() < end):
        done, ended = os.waitpid(child, os.WNOHANG)
        if done:
            status = os.waitstatus_to_exitcode(ended)
        else:
            time.sleep(A_MOMENT)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # and whatever it has left running
    if status is None:
        os.waitpid(child, 0)
    return status


def _test(args: list[str], output: str) -> None:
    os.setsid()
    file = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for stream in (sys.stdout.fileno(), sys.stderr.fileno()):
        os.dup2(file, stream)
    import pytest

    status = 1
    try:
        status = int(pytest.main(args))
    finally:
        sys.stdout.flush()
        os._exit(status)


def main() -> None:
    for library in LIBRARIES:
        with suppress(ImportError):
            import_module(library)
    for line in sys.stdin:
        order = json.loads(line)
        print(json.dumps(run(order["args"], order["output"], order["limit"])), flush=True)


if __name__ == "__main__":
    main()
