"""What one greedy guest costs everybody else: bot answers and forecasts of people at their tables, without and with an
attacker who opens all the tables of Daimyo, and asks for all the hints and replays, that the server lets them.

Limits are the defaults. Everybody has an address of their own, as behind a proxy.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Any, cast

import httpx
import uvloop
from rich.console import Console

from bakufu.server.settings import Limits
from benchmarks.load.crowd import Address, Player, Step, Table
from benchmarks.load.meter import Meter
from benchmarks.load.servers import Server, ours
from benchmarks.load.wire import connect

RATIO_BAR = 2.0
FORECAST_BAR = 1.0  # seconds, the 99th percentile
PEOPLE = 6
SECONDS = 30.0
THOUGHT = 0.3  # seconds between a person's moves
BOTS = {"1": "samurai", "2": "samurai"}
GREED = 40  # tables that the attacker asks for
NAMES = 5  # guests that the attacker is
SPAM = 0.06  # seconds between the attacker's questions; any faster, and the server hangs up
PATIENCE = httpx.Timeout(120.0)


class Visitor:
    """A guest with an address of their own."""

    def __init__(self, server: Address, name: str, address: str) -> None:
        self.server = server
        self.name = name
        self.address = address
        self.token = ""
        base = f"http://{server.host}:{server.port}"
        self._http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, headers={"X-Forwarded-For": address})

    async def arrive(self) -> Visitor:
        self.token = (await self.ask("POST", "/api/me", {"name": self.name})).json()["token"]
        return self

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return await self._http.request(method, path, json=body, headers=headers)

    async def game(self, players: int, bots: dict[str, str], seat: int | None) -> str | None:
        """Start a game with bots; None if the server refuses."""
        wanted = {"options": {"players": players}, "bots": bots, "seat": seat, "seconds": 3600, "visible": False}
        opened = await self.ask("POST", "/api/tables", wanted)
        if opened.is_error:
            return None
        started = await self.ask("POST", f"/api/tables/{opened.json()['id']}/start")
        return None if started.is_error else str(opened.json()["id"])


@dataclass
class Waits:
    bots: list[float] = field(default_factory=list)  # seconds for each decision of a bot
    forecasts: list[float] = field(default_factory=list)

    def line(self) -> str:
        return (
            f"{len(self.bots)} answers of bots, mean {1000 * fmean(self.bots):,.0f} ms, "
            f"95th percentile {1000 * percentile(self.bots, 0.95):,.0f} ms; "
            f"{len(self.forecasts)} forecasts, 99th percentile {1000 * percentile(self.forecasts, 0.99):,.0f} ms"
        )


def percentile(values: list[float], share: float) -> float:
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


class Alone:
    """One person at a table with bots, in place of a table of four players."""

    def __init__(self, visitor: Visitor, waits: Waits) -> None:
        self.visitor = visitor
        self.waits = waits
        self.meter = Meter()
        self.pace = self
        self.sent: dict[int, float] = {}
        self.table_id = ""
        self._answers = 0  # decisions of bots since the person's last one
        self._tasks: set[asyncio.Task[None]] = set()

    def heard(self, step: Step) -> None:
        self._answers += step.seat != 0

    def ready(self, act: Any) -> None:
        """It is the person's turn: the bots have answered."""
        if self._answers and 0 in self.sent:
            self.waits.bots.append((perf_counter() - self.sent[0]) / self._answers)
        self._answers = 0
        task = asyncio.create_task(self._turn(act))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _turn(self, act: Any) -> None:
        asked = perf_counter()
        answer = await self.visitor.ask("GET", f"/api/tables/{self.table_id}/forecast")
        if answer.is_success:
            self.waits.forecasts.append(perf_counter() - asked)
        else:
            self.meter.refusals.append(answer.text)
        await asyncio.sleep(THOUGHT)
        act()

    def seen_the_end(self) -> None:
        pass

    async def play(self, number: int, seconds: float) -> None:
        table_id = await self.visitor.game(3, BOTS, 0)
        assert table_id is not None, "the server refuses an honest person"
        self.table_id = table_id
        player = Player(cast("Table", self), 0, random.Random(number))
        await player.enter(self.visitor.server, table_id, self.visitor.token, self.visitor.address)
        await asyncio.sleep(seconds)
        player.wire.close()
        for task in self._tasks:
            task.cancel()


class Attacker:
    """One guest under several names, who takes what they get."""

    def __init__(self, server: Address) -> None:
        self.names = [Visitor(server, f"Greedy {number}", "203.0.113.66") for number in range(NAMES)]
        self.tables = 0
        self.answers: Counter[str] = Counter()

    async def attack(self) -> None:
        for visitor in self.names:
            await visitor.arrive()
        everybody = {str(seat): "daimyo" for seat in range(5)}
        own = await self.names[0].game(5, {seat: "daimyo" for seat in everybody if seat != "0"}, 0)
        assert own is not None
        for number in range(GREED):
            self.tables += await self.names[number % NAMES].game(5, everybody, None) is not None
        wire = await connect(
            self.names[0].server.host,
            self.names[0].server.port,
            f"/api/tables/{own}/socket",
            self.names[0].token,
            lambda frame: self.answers.update([frame[:17].decode()]),
            lambda: self.answers.update(["socket closed"]),
            self.names[0].address,
        )
        wire.send(b'{"type":"hello","protocol":1}')
        number = 0
        while True:
            number += 1
            wire.send(b'{"type":"hint","id":"%d"}' % number)
            what = ("history", "chronicle", "forecast", "log")[number % 4]
            answer = await self.names[0].ask("GET", f"/api/tables/{own}/{what}")
            self.answers[str(answer.status_code)] += 1
            await asyncio.sleep(SPAM)


async def phase(server: Address, first: int, seconds: float) -> tuple[Waits, list[str]]:
    """Everybody plays a new game."""
    waits = Waits()
    people = [
        await Visitor(server, f"Person {number}", f"198.51.100.{number}").arrive()
        for number in range(first, first + PEOPLE)
    ]
    games = [Alone(visitor, waits) for visitor in people]
    await asyncio.gather(*[game.play(number, seconds) for number, game in enumerate(games)])
    return waits, [line for game in games for line in game.meter.refusals]


async def measured(server: Server, console: Console, seconds: float) -> bool:
    await phase(server.address, 1, seconds / 6)  # workers start and load their games
    calm, refused = await phase(server.address, 21, seconds)
    attacker = Attacker(server.address)
    attack = asyncio.create_task(attacker.attack())
    await asyncio.sleep(2)
    harried, refused_too = await phase(server.address, 41, seconds)
    if attack.done():
        attack.result()
    attack.cancel()
    server.check()
    return report(console, attacker, calm, harried, [*refused, *refused_too])


def report(console: Console, attacker: Attacker, calm: Waits, harried: Waits, refusals: list[str]) -> bool:
    console.print(f"{PEOPLE} people, each at a table with {len(BOTS)} Samurai, without an attacker: {calm.line()}")
    console.print(f"with an attacker, who got {attacker.tables} of {GREED} tables of five Daimyo: {harried.line()}")
    console.print(f"the attacker's other answers: {dict(attacker.answers)}; refused to honest people: {len(refusals)}")
    ratio, slowest = fmean(harried.bots) / fmean(calm.bots), percentile(harried.forecasts, 0.99)
    quick, prompt = ratio <= RATIO_BAR, slowest < FORECAST_BAR
    console.print(f"bot answers with the attacker: {ratio:.2f} times as long (bar: {RATIO_BAR:g}) {verdict(quick)}")
    bar = f"(bar: {1000 * FORECAST_BAR:,.0f})"
    console.print(f"99th percentile of forecasts with the attacker: {1000 * slowest:,.0f} ms {bar} {verdict(prompt)}")
    return quick and prompt and not refusals


def verdict(met: bool) -> str:
    return "met" if met else "MISSED"


def run(console: Console, database: str = "", seconds: float = SECONDS) -> bool:
    """Whether both bars are met."""
    with tempfile.TemporaryDirectory(prefix="bakufu-attack-") as folder:
        server = ours(Path(folder), database, Limits())
        try:
            return uvloop.run(measured(server, console, seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    sys.exit(0 if run(Console(width=110)) else 1)
