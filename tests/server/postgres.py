"""A PostgreSQL of our own: installed if the machine has none, in a folder of its own, gone when the tests are over."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from tests.patience import PATIENCE
from tests.server.ports import free_port
from tests.server.templates import migrated

# Whatever becomes of the tests, the database ends with them: then nobody holds the other end of its input any more.
KEEPER = '"$@" & postgres=$!; cat; kill -QUIT $postgres; wait $postgres'


def binaries() -> Path:
    """Where PostgreSQL's programs are; on a machine without them they are installed, by one process at a time."""
    found = _found()
    if found is not None:
        return found
    with open(Path(tempfile.gettempdir()) / "bakufu-postgresql-install.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = _found()
        if found is None:
            for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-qy", "postgresql"]):
                subprocess.run(command, check=True, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"})
            found = _found()
    assert found is not None, "no PostgreSQL, and it could not be installed"
    return found


def _found() -> Path | None:
    named = shutil.which("postgres")
    places = [Path(named).resolve().parent] if named else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "postgres").exists() and (place / "initdb").exists()), None)


class Postgres:
    """One cluster, which keeps its promises about durability: fsync is on."""

    def __init__(self, folder: Path) -> None:
        self.bin = binaries()
        self.folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._blank = ""  # the name of a database that is set up, once there is one
        self._user: list[str] = []
        if os.getuid() == 0:
            # PostgreSQL refuses to run as root.
            self._user = ["runuser", "-u", "postgres", "--"]
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        subprocess.run(
            [
                *self._user,
                str(self.bin / "initdb"),
                "-D",
                str(folder / "data"),
                "-U",
                "bakufu",
                "-A",
                "trust",
                "-E",
                "UTF8",
            ]
            + ["--locale=C", "--no-sync", "--no-instructions"],
            check=True,
            capture_output=True,
            cwd=folder,
        )

    def start(self) -> None:
        options = ["-p", str(self.port), "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        with open(self.folder / "log", "ab") as log:
            command = [
                *self._user,
                "sh",
                "-c",
                KEEPER,
                "sh",
                str(self.bin / "postgres"),
                "-D",
                str(self.folder / "data"),
                *options,
            ]
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=log, stderr=log, cwd=self.folder)

    async def ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                connection = await asyncpg.connect(self.address("postgres"))
            except (OSError, asyncpg.PostgresError):
                assert time.monotonic() < until, (self.folder / "log").read_text()
                await asyncio.sleep(0.05)
            else:
                await connection.close()
                return

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT closes all connections at once; SIGQUIT does not even clean up, as in a crash."""
        assert self._process is not None
        assert self._process.stdin is not None
        os.kill(int((self.folder / "data" / "postmaster.pid").read_text().split()[0]), how)
        self._process.stdin.close()
        self._process.wait(PATIENCE)

    def address(self, database: str) -> str:
        return f"postgresql://bakufu@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a new database without a table or a person in it."""
        if not self._blank:
            blank = self._create("template0")
            migrated(self.address(blank))
            self._blank = blank
        return self.address(self._create(self._blank))

    def empty_database(self) -> str:
        """The address of one that nobody has set up."""
        return self.address(self._create("template0"))

    def _create(self, like: str) -> str:
        name = f"test_{secrets.token_hex(6)}"
        asyncio.run(self._copy(like, name))
        return name

    async def _copy(self, like: str, name: str) -> None:
        connection = await asyncpg.connect(self.address("postgres"))
        try:
            await connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
        finally:
            await connection.close()


@contextmanager
def running() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="bakufu-postgres-"))
    try:
        postgres = Postgres(folder)
        postgres.start()
        asyncio.run(postgres.ready())
        try:
            yield postgres
        finally:
            postgres.stop(signal.SIGQUIT)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
