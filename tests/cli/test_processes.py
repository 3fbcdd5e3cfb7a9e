"""The command as a process of its own: started as a module, in pipes, with stray bytes and closed ends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import bakufu
from tests.cli.records import as_text, played

SOURCE = Path(bakufu.__file__).parent.parent
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE)}
BAKUFU = [sys.executable, "-m", "bakufu.cli.main"]


def start(*args: object, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    words = [*BAKUFU, *map(str, args)]
    return subprocess.run(words, input=given, capture_output=True, env={**ENVIRONMENT, **environment}, check=False)


def test_the_module_can_be_run(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(as_text(played()))
    done = start("verify", record)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"moves are legal" in done.stdout


def test_a_refusal_is_one_line_and_code_two() -> None:
    done = start("verify", "missing.txt")
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode() == "bakufu: missing.txt: No such file or directory\n"


def test_a_game_in_a_pipe_takes_stray_bytes_and_ends_with_its_input() -> None:
    done = start("play", "--terminal", "--seed", "1", given=b"\xff\xfe tax\nboard kai\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Kai is in the yellow region." in done.stdout
    assert b"You left the game." in done.stdout


def test_a_poor_terminal_gets_other_letters_instead_of_an_error() -> None:
    done = start("play", "--terminal", "--seed", "1", given=b"rules theatre\nxyzzy\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?xyzzy?" in done.stdout


def test_a_reader_who_leaves_early_sees_no_complaint(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(as_text(played()))
    for command in (["facts", "--all"], ["replay", str(record)], ["play", "--terminal", "--seed", "1"]):
        process = subprocess.Popen(
            [*BAKUFU, *command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
        )
        assert process.stdout is not None
        process.stdout.close()
        _, complaint = process.communicate()
        assert complaint == b"", command


def test_shells_can_complete_commands_and_levels() -> None:
    commands = start(COMP_WORDS="bakufu ver", COMP_CWORD="1", _BAKUFU_COMPLETE="bash_complete")
    assert commands.stdout == b"plain,verify\n"
    levels = start(COMP_WORDS="bakufu play --bots random,ran", COMP_CWORD="3", _BAKUFU_COMPLETE="bash_complete")
    assert levels.stdout == b"plain,random,random\n"


def test_the_command_starts_without_the_heavy_libraries() -> None:
    """Import time is the price of every call: catalogues are fetched only when wanted."""
    code = "import sys, bakufu.cli.main; print('fluent.runtime' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=ENVIRONMENT, check=True)
    assert done.stdout == b"False\n"
