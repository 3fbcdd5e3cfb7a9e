"""`bakufu play` as somebody at a terminal has it: an address, a page at it, and an end with Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.conftest import People
from tests.web.lent.browsers import PATIENCE
from tests.web.stage import answering
from tests.web.words import say


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is another thing there")
def test_play_serves_the_lobby_until_ctrl_c(people: People, tmp_path: Path) -> None:
    environment = {**os.environ, "BAKUFU_DATA": str(tmp_path), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        environment.pop(name, None)
    process = subprocess.Popen(
        [sys.executable, "-m", "bakufu.cli.main", "play", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.fullmatch(r"Bakufu is running at (http://127\.0\.0\.1:\d+) \(Ctrl-C to stop\)\.\n", line)
        assert found, line
        assert process.stdout.readline() == f"{say('play-no-screen')}\n"
        answering(found[1])
        page = people(found[1]).page
        page.goto("/")
        page.get_by_role("button").first.wait_for()
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=PATIENCE / 1000)
        assert (process.returncode, said) == (0, f"{say('play-stopped')}\n")
    finally:
        process.kill()
        process.wait()
