"""Whole games in a real terminal, with the key of the hint alone."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select

import pytest

import bakufu
from bakufu.cli.terminal.full.display import END_PICTURE, ENTER, LEAVE
from bakufu.text.catalogue import Catalogue
from tests.nightly import NIGHTLY

termios = pytest.importorskip("termios")  # not on Windows, where the game is played line by line

SOURCE = Path(bakufu.__file__).parent.parent
# The adviser of SHOGUN NO KATANA searches; here the keys are tested, so the one that doesn't is enough.
# Whoever runs the tests in the background may have told them to ignore Ctrl-C.
QUICKLY = """
import signal
import sys
signal.signal(signal.SIGINT, signal.default_int_handler)
import bakufu.cli.terminal.advice as advice
from bakufu.bots.job import advice as asked
advice.advice = lambda game, view, level, seed, *more: asked(game, view, "samurai", seed, *more)
from bakufu.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
MOST_KEYS = 1500
PATIENCE = 120  # seconds
GAMES = [
    ("en", ("--players", "3", "--bots", "random"), (80, 24)),
    ("de", ("--game", "katana", "--players", "1"), (100, 32)),
    ("zh", ("--players", "3", "--bots", "random", "--setup", "claim"), (160, 50)),
]
PLAYED = GAMES if NIGHTLY else GAMES[:2]


@contextmanager
def shell(arguments: tuple[str, ...], size: tuple[int, int]) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The command in a new terminal: its process and the terminal's other end."""
    terminal, inside = os.openpty()
    termios.tcsetwinsize(inside, (size[1], size[0]))
    environment = {**os.environ, "TERM": "xterm-256color", "PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1"}
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(
        [sys.executable, "-c", QUICKLY, *arguments],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        env=environment,
        start_new_session=True,
    )
    os.close(inside)
    try:
        yield process, terminal
    finally:
        process.kill()
        process.wait()
        os.close(terminal)


def read(terminal: int) -> bytes:
    """What the command writes; nothing once it has ended."""
    assert select([terminal], [], [], PATIENCE)[0], "the command neither writes nor ends"
    try:
        return os.read(terminal, 1 << 16)
    except OSError:  # Linux, when the other end is closed
        return b""


@pytest.mark.parametrize(("language", "table", "size"), PLAYED)
def test_a_whole_game_with_the_key_of_the_hint_alone(
    language: str, table: tuple[str, ...], size: tuple[int, int], tmp_path: Path
) -> None:
    record = tmp_path / "game.json"
    arguments = ("--language", language, "play", "--terminal", *table, "--seed", "5", "--record", str(record))
    written, keys = b"", 0
    with shell(arguments, size) as (process, terminal):
        while found := read(terminal):
            written += found
            if written.endswith(END_PICTURE.encode()):
                keys += 1
                assert keys < MOST_KEYS, "the game does not end"
                os.write(terminal, b"h")
        status = process.wait()
    shown = written.decode()
    assert status == 0, shown[-2000:]
    assert shown.count(ENTER) == shown.count(LEAVE) == 1
    after = re.sub(r"\x1b\[[\d;]*m", "", shown.partition(LEAVE)[2])
    assert Catalogue(language).say("play-standings") in after
    assert '"result": [' in record.read_text()


def test_ctrl_c_gives_the_terminal_back() -> None:
    written = b""
    with shell(("play", "--terminal", "--seed", "5"), (80, 24)) as (process, terminal):
        while not written.endswith(END_PICTURE.encode()):
            written += read(terminal)
        assert not termios.tcgetattr(terminal)[3] & (termios.ICANON | termios.ECHO)
        process.send_signal(signal.SIGINT)
        while found := read(terminal):
            written += found
        status = process.wait()
        assert termios.tcgetattr(terminal)[3] & termios.ICANON
        assert termios.tcgetattr(terminal)[3] & termios.ECHO
    assert status == 0
    assert "You left the game." in written.decode().partition(LEAVE)[2]
