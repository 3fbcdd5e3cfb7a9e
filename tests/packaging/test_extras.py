"""A command whose extra is not installed says in one line what to install; the others work without any."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bakufu.cli.extras import EXTRAS

OPTIONAL = sorted(
    {module for modules in EXTRAS.values() for module in modules} | {"distributed", "numpy", "bakufu_client"}
)
RUN = "import sys; sys.modules.update(dict.fromkeys({missing!r})); from bakufu.cli.main import main; sys.exit(main())"


def run(missing: list[str], folder: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """`bakufu` as it runs where modules are missing."""
    return subprocess.run(
        [sys.executable, "-c", RUN.format(missing=missing), *args],
        cwd=folder,
        env={**os.environ, "BAKUFU_DATA": str(folder), "BAKUFU_LANGUAGE": "en"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


NEEDS = {
    "arena": ("arena", "--bots", "random,random,random", "--games", "1"),
    "tune": ("tune", "ashigaru", "--out", "new.toml"),
    "play": ("play", "--no-browser", "--port", "0"),
    "serve": ("serve", "--port", "0"),
    "backup": ("backup", "copy.sqlite"),
    "account": ("account", "reset", "Ann"),
    "dataset": ("dataset", "games"),
    "decisions": ("decisions", ".", "--to", "decisions.csv"),
    "join": ("join", "http://127.0.0.1:1/t/TABLE", "--bot", "random"),
}
EXTRA = {"arena": "arena", "tune": "arena", "join": "join", "decisions": "data"}
EXTRA |= dict.fromkeys(("play", "serve", "backup", "account", "dataset"), "server")


@pytest.mark.parametrize("command", NEEDS)
def test_a_command_names_the_extra_it_needs(command: str, tmp_path: Path) -> None:
    ran = run(OPTIONAL, tmp_path, *NEEDS[command])
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("bakufu: this needs the package ")
    assert ran.stderr.endswith(f": pip install 'bakufu[{EXTRA[command]}]'\n")
    assert ran.stderr.count("\n") == 1


def test_postgres_is_an_extra_of_the_server(tmp_path: Path) -> None:
    ran = run(["asyncpg"], tmp_path, "serve", "--port", "0", "--database", "postgresql://127.0.0.1:1/none")
    line = "bakufu: this needs the package asyncpg: pip install 'bakufu[postgres]'\n"
    assert (ran.returncode, ran.stderr) == (2, line)


def test_a_server_without_the_client_says_how_to_get_it(tmp_path: Path) -> None:
    ran = run(["bakufu_client"], tmp_path, "play", "--no-browser", "--port", "0")
    line = "bakufu: the browser client is missing: pip install bakufu-client, or use bakufu play --terminal\n"
    assert (ran.returncode, ran.stderr) == (2, line)


def test_the_terminal_and_the_bots_need_no_extra(tmp_path: Path) -> None:
    bots = run(OPTIONAL, tmp_path, "simulate", "--game", "katana", "--players", "2", "--games", "1", "--bots", "random")
    assert (bots.returncode, bots.stderr) == (0, "")
    person = run(
        OPTIONAL, tmp_path, "play", "--terminal", "--game", "katana", "--players", "2", "--seed", "1", typed="1\n"
    )
    assert (person.returncode, person.stderr) == (0, "")
    assert "Options:" in person.stdout or " 1 " in person.stdout


def test_something_else_that_is_missing_is_no_extra() -> None:
    from bakufu.cli.extras import missing

    assert missing(ModuleNotFoundError("no", name="nothing.of_ours")) is None
