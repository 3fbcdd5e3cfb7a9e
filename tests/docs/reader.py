"""A reader who types everything that a page shows, from top to bottom, in a folder of their own with a data folder of
their own. Servers are started, asked how they are, and stopped like anybody's: with Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import httpx
from sqlalchemy import delete, insert

from bakufu.server.people.names import name_key
from bakufu.server.settings import Settings
from bakufu.server.store import database
from bakufu.server.store.schema import people
from tests.cli.running import run, typed
from tests.docs.blocks import ROOT
from tests.server.client.commands import environment
from tests.server.ports import free_port

PATIENCE = 240  # seconds for anything, on a machine that does much else
ADDRESS = "http://127.0.0.1:8600"
DATABASE = "postgresql://bakufu@localhost/bakufu"
# The same with fewer of everything: what is shown is how to do it, and the page says how long it takes.
FEWER = {"--games": "1", "--jobs": "1", "--trials": "4", "--judge": "2", "--workers": "2", "--effort": "0.02"}
# What these commands do if nobody says how much is too much here.
MANY_GAMES = {
    "arena": ["--games", "--jobs"],
    "review": ["--jobs", "--effort"],
    "simulate": ["--games"],
    "tune": ["--games", "--trials", "--judge", "--jobs"],
}
# What takes long each time, and has tests of its own: one of them on each page.
ONCE = {"review"}
SHELL = re.compile(r"[|&;<>$`*~]")  # more than words: a shell has to read it
# Commands that are for another machine, or that are run elsewhere.
NOT_HERE = {
    "make": "CI runs it, and it runs these tests",
    "pip": "asks a registry of packages",
    "sudo": "changes the machine",
    "git": "asks another machine",
    "docker": "needs a container runtime",
    "restic": "asks another machine",
    "python3 -m http.server": "runs until somebody stops it, and is not ours",
    "python -m training": "needs PyTorch and takes hours",
    "bakufu puzzles make": "searches for many minutes; tests/puzzles/test_making.py makes some",
    "python -m training.katana": "plays thousands of games",
}


class Reader:
    def __init__(self, folder: Path, new_database: Callable[[], str]) -> None:
        self.folder = folder
        self.new_database = new_database
        self.server: subprocess.Popen[str] | None = None
        self.url = ""
        self.typed: set[str] = set()
        self.environment = self._environment()
        shutil.copytree(ROOT / "docs" / "games", folder / "docs" / "games")

    def _environment(self) -> dict[str, str]:
        """`bakufu` and `python` are ours, on the path and in .venv; no screen, and no variables of ours."""
        programs = self.folder / ".venv" / "bin"
        programs.mkdir(parents=True)
        for name, start in (("bakufu", "-m bakufu"), ("python", "")):
            program = programs / name
            program.write_text(f'#!/bin/sh\nexec "{sys.executable}" {start} "$@"\n')
            program.chmod(0o755)
        own = environment(self.folder / "data")
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "LANG", "LC_ALL", "LANGUAGE"):
            own.pop(name, None)
        path = f"{programs}{os.pathsep}{own['PATH']}"
        return {**own, "HOME": str(self.folder), "PATH": path, "SHELL": "/bin/bash", "BAKUFU_LANGUAGE": "en"}

    def types(self, command: str) -> None:
        """One command, until it is over or, if it serves, until it answers."""
        words = shlex.split(command, comments=True)
        name, verb = Path(words[0]).name, words[1] if len(words) > 1 else ""
        if name in NOT_HERE or f"{name} {' '.join(words[1:3])}" in NOT_HERE:
            return
        if verb in ONCE and verb in self.typed:
            return
        self.typed.add(verb)
        command = self._fitted(re.sub(r"\s+# .*$", "", command), verb if name == "bakufu" else "")
        if name == "bakufu" and (verb == "serve" or (verb == "play" and "--terminal" not in words)):
            self._serves(command)
            return
        if name == "bakufu" and verb == "join":
            self._joins(command)
            return
        if name == "bakufu" and verb == "account":
            self._knows(words[3])
        if name == "bakufu" and not SHELL.search(command):
            self._commands(shlex.split(command)[1:])
            return
        self.runs(["bash", "-ec", command])

    def _knows(self, name: str) -> None:
        """Somebody has claimed this name, and forgotten the password."""
        with mock.patch.dict(os.environ, self.environment, clear=True):
            asyncio.run(_claimed(name))

    def _commands(self, words: list[str]) -> None:
        """`bakufu` itself, within this process: starting Python for each command would take most of the time."""
        with contextlib.chdir(self.folder), mock.patch.dict(os.environ, self.environment, clear=True):
            ran = run(*words, keyboard=typed(["quit"]))
        assert ran.code == 0, f"{words}: {ran.err}{ran.out}"

    def runs(self, command: list[str]) -> None:
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            input="quit\n",  # whatever asks is left at once
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stderr}{done.stdout}"
        assert "Traceback" not in done.stderr

    def _fitted(self, command: str, verb: str) -> str:
        """The command for this machine and this minute."""
        for option, number in FEWER.items():
            command = re.sub(rf"{option} \d+", f"{option} {number}", command)
        command = re.sub(r"(daimyo|shogun):\d+(?![\d.s])", r"\1:8", command)  # playouts
        if verb in MANY_GAMES:
            missing = [option for option in MANY_GAMES[verb] if option not in command]
            command = " ".join([command, *[f"{option} {FEWER[option]}" for option in missing]])
        command = re.sub(r"--port \d+", f"--port {free_port()}", command)
        command = command.replace("0.0.0.0", "127.0.0.1").replace(ADDRESS, self.url or ADDRESS)
        return command.replace(DATABASE, self.new_database()) if DATABASE in command else command

    def _serves(self, command: str) -> None:
        self.leaves()
        port = {"BAKUFU_PORT": str(free_port())}
        self.server = subprocess.Popen(
            ["bash", "-c", f"exec {command}"],
            cwd=self.folder,
            env=self.environment | port,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.server.stdout is not None
        said = ""
        while not (found := re.search(r"http://[\d.:]+\d", said)):
            line = self.server.stdout.readline()
            assert line, f"{command}: ended without telling an address: {said}"
            said += line
        self.url = found[0]
        until = time.monotonic() + PATIENCE
        while not self._is_well():
            assert time.monotonic() < until, f"{command}: {self.url} does not answer"
            assert self.server.poll() is None, f"{command}: ended with {self.server.returncode}"
            time.sleep(0.05)

    def _is_well(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health", verify=False, trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    def _joins(self, command: str) -> None:
        """Somebody's server, where a host sets a table up for whoever joins and begins when they have sat down."""
        if self.server is None:
            self._serves("bakufu serve")
            command = command.replace(ADDRESS, self.url)
        seat = re.search(r"--seat (\d)", command)
        free = int(seat[1]) - 1 if seat else 0
        with httpx.Client(base_url=self.url, verify=False, trust_env=False, timeout=PATIENCE) as http:
            token = http.post("/api/me", json={"name": "Host"}).json()["token"]
            http.headers["Authorization"] = f"Bearer {token}"
            bots = {str(other): "random" for other in range(3) if other != free}
            card = http.post("/api/tables", json={"options": {"players": 3}, "seat": None, "bots": bots}).json()
            with subprocess.Popen(
                ["bash", "-c", "exec " + command.replace("TABLE", card["id"])],
                cwd=self.folder,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            ) as playing:
                assert playing.stdout is not None
                seated = playing.stdout.readline()
                assert card["id"] in seated, f"{command}: {seated}"
                http.post(f"/api/tables/{card['id']}/start").raise_for_status()
                told, _ = playing.communicate(timeout=PATIENCE)
                assert playing.returncode == 0, told

    def leaves(self) -> None:
        """Ctrl-C; a server ends in good order."""
        if self.server is None:
            return
        self.server.send_signal(signal.SIGINT)
        try:
            assert self.server.wait(PATIENCE) == 0
        finally:
            self.server.kill()
            assert self.server.stdout is not None
            self.server.stdout.close()
            self.server = None


async def _claimed(name: str) -> None:
    """Put this name into the database of the data folder."""
    engine = database.connect(database.address(Settings().database_address()))
    await database.migrate(engine)
    row = {"id": name, "name": name, "claimed": name_key(name), "password": "forgotten", "created_at": 0}
    async with engine.begin() as connection:
        await connection.execute(delete(people).where(people.c.id == name))
        await connection.execute(insert(people).values(row))
    await engine.dispose()
