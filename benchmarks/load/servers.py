"""Server processes for the load test: starting, measuring, stopping."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from dataclasses import fields
from pathlib import Path

from bakufu.server.settings import Limits, Settings
from benchmarks.load.crowd import Address

OURS = "import sys; from bakufu.server.serve import serve; from bakufu.server.settings import Settings; "
OURS += "serve(Settings.from_json(sys.argv[1]))"
PATIENCE = 60.0  # seconds


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def family(process: int) -> list[int]:
    """This process and all that it has started, as far as they still run."""
    found = [process]
    for one in found:
        for listed in Path(f"/proc/{one}/task").glob("*/children"):
            found += [int(child) for child in listed.read_text().split()]
    return found


class Server:
    """One server: a process, and those that it starts."""

    def __init__(self, command: list[str], port: int, environment: dict[str, str]) -> None:
        self.address = Address("127.0.0.1", port)
        self.process = subprocess.Popen(command, env={**os.environ, **environment})
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection((self.address.host, port)).close()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    sys.exit(f"the server did not start: {' '.join(command)}")
                time.sleep(0.05)

    def check(self) -> None:
        """Raise an error if the server has died."""
        if self.process.poll() is not None:
            raise RuntimeError(f"the server ended with code {self.process.returncode} in the middle of the run")

    def memory(self) -> float:
        """Resident memory in MB, of all processes together."""
        pages = [int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family(self.process.pid)]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20

    def processor_time(self) -> float:
        """CPU seconds used by all threads of all processes."""
        ticks = 0
        for one in family(self.process.pid):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


UNLIMITED = Limits(*[10**9] * len(fields(Limits)))


def ours(data: Path, database: str, limits: Limits = UNLIMITED, workers: int = 1) -> Server:
    """Bakufu with default settings, except for the limits: one address plays for two thousand people."""
    port = free_port()
    settings = Settings(port=port, database=database, limits=limits, workers=workers)
    return Server([sys.executable, "-c", OURS, settings.to_json()], port, {"BAKUFU_DATA": str(data)})


def echo() -> Server:
    port = free_port()
    return Server([sys.executable, str(Path(__file__).with_name("echo_server.py")), str(port)], port, {})
