"""Load test of one server: full tables of playing clients, compared with a bare echo server.

The same client drives both servers in turn, because machines are shared and noisy. All players are seated before the
measurement; the cost of starting a game is reported separately. Phases are too short for a game to end; if one ends
anyway, its players start another, and that counts too.
"""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import uvloop
from rich.console import Console
from rich.table import Table as Sheet
from tests.server.postgres import running

from benchmarks.load import attack, finished_games
from benchmarks.load.attack import verdict
from benchmarks.load.meter import Meter, Pace
from benchmarks.load.seating import SEATS, Hosts, sit_at_echo
from benchmarks.load.servers import Server, echo, ours

RATIO_BAR = 0.4
FULL_WAIT_BAR = 0.500  # seconds, the 99th percentile at the maximum load
WAIT_BAR = 0.250  # and at half of it
MEMORY_BAR = 250  # KB for a table
WARM = 20  # moves per table before the measurement: the first ones are all plans
PATIENCE = 10  # maximum number of warm-up phases


@dataclass
class Phase:
    """One phase at one server."""

    name: str
    meter: Meter
    lasted: float
    busy: float  # CPU seconds of the server
    own: float  # CPU seconds of this client

    @property
    def rate(self) -> float:
        return len(self.meter.waits) / self.lasted

    def row(self) -> list[str]:
        meter = self.meter
        count = len(meter.waits)
        return [
            self.name,
            f"{self.rate:,.0f}",
            f"{meter.frames / self.lasted:,.0f}",
            f"{meter.octets / max(1, meter.frames):,.0f}",
            f"{1000 * meter.percentile(0.5):,.0f}",
            f"{1000 * meter.percentile(0.99):,.0f}",
            f"{1e6 * self.busy / max(1, count):,.0f}",
            f"{100 * self.busy / self.lasted:.0f}",
            f"{100 * self.own / self.lasted:.0f}",
        ]


HEADINGS = (
    "",
    "messages/s",
    "frames/s",
    "bytes/frame",
    "p50 ms",
    "p99 ms",
    "server µs",
    "server %",
    "client %",
)


async def phase(name: str, server: Server, pace: Pace, seconds: float, rate: float | None) -> Phase:
    busy, own = server.processor_time(), sum(os.times()[:2])
    meter, lasted = await pace.run(seconds, rate)
    server.check()
    return Phase(name, meter, lasted, server.processor_time() - busy, sum(os.times()[:2]) - own)


async def warmed_up(chosen: argparse.Namespace, bakufu: Server, play: Pace) -> Phase:
    moves = 0
    for _ in range(PATIENCE):
        first = await phase("warm-up", bakufu, play, chosen.seconds, None)
        moves += len(first.meter.waits)
        if moves >= WARM * chosen.tables:
            break
    return first


async def measured(chosen: argparse.Namespace, bakufu: Server, bare: Server, console: Console) -> int:
    stored = "PostgreSQL" if chosen.database else "SQLite"
    processes = f"{chosen.workers} processes" if chosen.workers > 1 else "1 process"
    sheet = Sheet(title=f"{chosen.tables} tables, {chosen.tables * SEATS} sockets, {stored}, {processes}")
    for heading in HEADINGS:
        sheet.add_column(heading, justify="right" if heading else "left")
    empty = bakufu.memory()
    play, echoing = Pace(), Pace()
    hosts = Hosts(bakufu.address, play, chosen.tables)
    console.print("people sit down ...")
    busy = bakufu.processor_time()
    await hosts.sit_down()
    begun = 1000 * (bakufu.processor_time() - busy) / chosen.tables
    console.print(f"all are seated; the server is process {bakufu.process.pid}")
    console.print(f"a game begun by four new people, with their sockets: {begun:.0f} ms of the server's time")
    seated = bakufu.memory()
    gc.collect()
    gc.freeze()  # pauses of the client must not count against the server
    plays = [await warmed_up(chosen, bakufu, play)]
    echo_tables = await sit_at_echo(bare.address, echoing, chosen.tables)
    echoes: list[Phase] = []
    for number in range(1, chosen.rounds + 1):
        # An echoed message has as many bytes as a move that is sent to all four players and acknowledged.
        told = sum(one.meter.octets for one in plays) / (SEATS * sum(len(one.meter.waits) for one in plays))
        for table in echo_tables:
            table.payload = b"x" * round(told)
        echoes.append(await phase(f"echo {number}", bare, echoing, chosen.seconds / 2, None))
        plays.append(await phase(f"play {number}", bakufu, play, chosen.seconds, None))
    highest = median(one.rate for one in plays[1:])
    half = await phase("play, half load", bakufu, play, chosen.seconds, highest / 2)
    for one in [plays[0], *[one for pair in zip(echoes, plays[1:], strict=True) for one in pair], half]:
        sheet.add_row(*one.row())
    console.print(sheet)
    return report(console, chosen, plays[1:], echoes, half, (empty, seated, bakufu.memory()))


def report(
    console: Console,
    chosen: argparse.Namespace,
    plays: list[Phase],
    echoes: list[Phase],
    half: Phase,
    memory: tuple[float, float, float],
) -> int:
    highest, bare = median(one.rate for one in plays), median(one.rate for one in echoes)
    ratio = highest / bare
    full, wait = median(one.meter.percentile(0.99) for one in plays), half.meter.percentile(0.99)
    empty, seated, end = memory
    each = 1024 * (end - empty) / chosen.tables
    console.print(
        "A message is a move or a run of picks here, one frame there; each goes to all four at its table,\n"
        "the mover of a move gets an acknowledgement besides. Waits: from sending to the last of the four."
    )
    console.print(f"moves/s: {highest:,.0f}, deliveries/s: {highest * SEATS:,.0f};", end=" ")
    console.print(f"echoed messages/s: {bare:,.0f}, deliveries/s: {bare * SEATS:,.0f}")
    console.print(f"memory: {empty:.0f} MB empty, {seated:.0f} MB seated, {end:.0f} MB at the end")
    games = sum(one.meter.games for one in [*plays, half])
    refusals = [line for one in [*plays, half] for line in one.meter.refusals]
    console.print(f"games finished and begun anew: {games};", end=" ")
    console.print(f"refused or lost: {len(refusals)} {sorted(set(refusals))[:5]}")
    console.print(f"moves/s to the echo's messages/s: {ratio:.2f} (bar: {RATIO_BAR}) {verdict(ratio >= RATIO_BAR)}")
    for name, one, bar in (("the highest load", full, FULL_WAIT_BAR), ("half of it", wait, WAIT_BAR)):
        console.print(f"99th percentile at {name}: {1000 * one:.0f} ms (bar: {1000 * bar:.0f}) {verdict(one < bar)}")
    console.print(f"memory of a table: {each:.0f} KB (bar: {MEMORY_BAR}) {verdict(each <= MEMORY_BAR)}")
    met = ratio >= RATIO_BAR and full < FULL_WAIT_BAR and wait < WAIT_BAR and each <= MEMORY_BAR
    return 0 if met and not refusals else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=5.0, help="of one phase of play")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--database", default="", help="postgresql://...; else SQLite in a folder of its own")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL for this run")
    parser.add_argument("--workers", type=int, default=1, help="server processes; several need PostgreSQL")
    parser.add_argument("--play-only", action="store_true", help="without the attacker and the stored games")
    chosen = parser.parse_args()
    console = Console(width=110)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the servers stop with this process
    with ExitStack() as opened:
        if chosen.postgres:
            chosen.database = opened.enter_context(running()).empty_database()
        folder = opened.enter_context(tempfile.TemporaryDirectory(prefix="bakufu-load-"))
        bakufu = ours(Path(folder), chosen.database, workers=chosen.workers)
        opened.callback(bakufu.stop)
        bare = echo()
        opened.callback(bare.stop)
        missed = uvloop.run(measured(chosen, bakufu, bare, console))
    if chosen.play_only:
        return missed
    held = attack.run(console, chosen.database)
    return missed if finished_games.run(console, []) and held else 1


if __name__ == "__main__":
    sys.exit(main())
