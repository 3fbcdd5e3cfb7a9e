"""Real server processes for tests: started, watched, stopped and killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from bakufu.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.plenty import plenty
from tests.server.ports import free_port, is_free
from tests.server.seeded import NUMBERED

ROOT = Path(__file__).parents[2]
# Tests speak faster than people; the limits have tests of their own.
UNLIMITED = Settings(limits=plenty(), bot_patience=1, bot_processes=1, advice_processes=1, review_effort=0.02)


class Nursery:
    """The test's side of the nursery: see there."""

    def __init__(self) -> None:
        environment = os.environ.copy()
        environment["PYTHONPATH"] = os.pathsep.join([*map(os.path.abspath, filter(None, sys.path))])
        # Bots think in fresh processes, again and again; they need not compile everything anew.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        self._process = subprocess.Popen(
            # Not as a module: each process in which bots think would import it again.
            [sys.executable, "-c", "from tests.server import nursery; nursery.main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            cwd=ROOT,
        )

    def _ask(self, **order: Any) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return int(json.loads(self._process.stdout.readline()))

    def bear(self, settings: Settings, log: Path, environment: dict[str, str], factory: str) -> int:
        given = {"settings": settings.to_json(), "log": str(log), "environment": environment, "factory": factory}
        return self._ask(do="bear", **given)

    def wait(self, pid: int) -> int:
        """The exit code of a server that is about to end."""
        return self._ask(do="wait", pid=pid)

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)


class House:
    """One server on a port of its own, which it keeps when it is started again."""

    def __init__(self, nursery: Nursery, folder: Path, settings: Settings, factory: str = NUMBERED) -> None:
        self.nursery = nursery
        self.folder = folder
        self.factory = factory
        self.settings = replace(settings, port=free_port())
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self.log = folder / f"server-{self.settings.port}.log"
        self.pid: int | None = None
        self.killed = False

    def start(self) -> House:
        assert self.pid is None
        self.pid = self.nursery.bear(self.settings, self.log, {"BAKUFU_DATA": str(self.folder)}, self.factory)
        return self

    async def ready(self) -> House:
        until = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(base_url=self.url, verify=False, trust_env=False) as client:
            while True:
                try:
                    if (await client.get("/api/health")).status_code == 200:
                        return self
                except httpx.TransportError:
                    pass
                assert time.monotonic() < until, self.log.read_text()
                await asyncio.sleep(0.02)

    def kill(self) -> None:
        self.killed = True
        self._end(signal.SIGKILL)
        # A child that was just being born holds all that its parent held, the port too, until it is itself.
        until = time.monotonic() + PATIENCE
        while not is_free(self.settings.port):
            assert time.monotonic() < until, "the port stays taken"
            time.sleep(0.001)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.pid is not None
        pid, self.pid = self.pid, None
        os.kill(pid, how)
        return self.nursery.wait(pid)

    def said(self) -> str:
        """Its log so far."""
        return self.log.read_text() if self.log.exists() else ""

    def tracebacks(self) -> list[str]:
        """What it stumbled over. Bots whose server was killed while they were born may cry; that is not its log."""
        lines = self.said().splitlines()
        return [line for line in lines if '"exception"' in line or (not self.killed and line.startswith("Traceback"))]
