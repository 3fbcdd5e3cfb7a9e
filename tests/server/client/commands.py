"""The `bakufu` command as people run it: in a process of its own."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.patience import PATIENCE


def environment(data: Path) -> dict[str, str]:
    path = os.pathsep.join([*map(os.path.abspath, filter(None, sys.path))])
    own = {name: value for name, value in os.environ.items() if not name.startswith("BAKUFU_")}
    return {**own, "PYTHONPATH": path, "BAKUFU_DATA": str(data)}


@asynccontextmanager
async def running(data: Path, *args: object, **more: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """`bakufu` with these words; `more` are variables of its environment. Whatever happens, it ends here."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bakufu.cli.main",
        *[str(arg) for arg in args],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**environment(data), **more},
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def run(data: Path, *args: object, **more: str) -> tuple[int, str, str]:
    """Its exit code, what it said, and what it complained about."""
    async with running(data, *args, **more) as process, asyncio.timeout(PATIENCE):
        out, err = await process.communicate()
        assert process.returncode is not None
        return process.returncode, out.decode(), err.decode()
