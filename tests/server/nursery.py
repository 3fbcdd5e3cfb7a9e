"""A nursery of servers: everything is imported once, and each server is a fork of it that serves from there on.

One JSON object a line comes in, one goes out. Every server is a process of its own, with a pid that can be killed.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any

from bakufu.kernel.errors import BakufuError
from bakufu.server.app import create_app
from bakufu.server.logs import set_up
from bakufu.server.serve import serve
from bakufu.server.settings import Settings
from bakufu.server.tables import registry
from tests.server.kept_client import kept_client

# What a server imports on its first start, so that its children have it already.
for _module in (
    "aiosqlite",
    "alembic.command",
    "asyncpg",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
):
    import_module(_module)


def bear(order: dict[str, Any]) -> int:
    """A new server; its pid."""
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        out = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for number, file in ((0, nothing), (1, out), (2, out)):
            os.dup2(file, number)
        os.environ.update(order["environment"])
        set_up()
        with kept_client():
            status = live(Settings.from_json(order["settings"]), order["factory"])
    finally:
        os._exit(status)


def live(settings: Settings, factory: str) -> int:
    try:
        serve(settings, factory=factory)
    except BakufuError as error:
        print(error, file=sys.stderr)
        return 2
    except SystemExit as end:
        return int(end.code or 0)
    return 0


def main() -> None:
    # Whatever is worked out once in a process is worked out here.
    registry._game("shogun", None)
    with kept_client():
        create_app(Settings(database="sqlite://", secret="of nobody's server"))
    gc.freeze()
    children: set[int] = set()
    for line in sys.stdin:
        order = json.loads(line)
        if order["do"] == "bear":
            answer = bear(order)
            children.add(answer)
        else:
            answer = os.waitstatus_to_exitcode(os.waitpid(order["pid"], 0)[1])
            children.discard(order["pid"])
        print(json.dumps(answer), flush=True)
    for pid in children:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
