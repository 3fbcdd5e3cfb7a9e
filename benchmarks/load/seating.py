"""Seats the players of the load test over HTTP: a name first, then a seat."""

from __future__ import annotations

import asyncio
import random
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx

from benchmarks.load.crowd import Address, EchoTable, Player, Table, some_at_once
from benchmarks.load.meter import Pace

SEATS = 4
AT_ONCE = 4
PATIENCE = httpx.Timeout(120.0)


class Company:
    """Four players who play one game after another."""

    def __init__(self, hosts: Hosts, number: int) -> None:
        self.hosts = hosts
        self.number = number
        self.tokens: list[str] = []
        self.table_id = ""

    async def sit_down(self) -> None:
        for seat in range(SEATS):
            me = await self.hosts.post("/api/me", "", {"name": f"Player {self.number}-{seat}"})
            self.tokens.append(me["token"])
        table = await self.hosts.post("/api/tables", self.tokens[0], {"hints": False, "seconds": 3600})
        self.table_id = table["id"]
        for token in self.tokens[1:]:
            await self.hosts.post(f"/api/tables/{self.table_id}/join", token, {})
        await self._begin()

    async def play_again(self) -> None:
        """Start a new game with the same players, each of whom asks for it; it is part of the load."""
        path = f"/api/tables/{self.table_id}/rematch"
        for token in self.tokens:
            self.table_id = (await self.hosts.post(path, token, {"entropy": ""}))["id"]
        await self._begin()

    async def _begin(self) -> None:
        await self.hosts.post(f"/api/tables/{self.table_id}/start", self.tokens[0], None)
        table = Table(self.hosts.pace, self._over)
        for seat, token in enumerate(self.tokens):
            player = Player(table, seat, random.Random(self.number * SEATS + seat))
            table.players.append(player)
            await player.enter(self.hosts.address, self.table_id, token)
        table.begin()

    def _over(self, table: Table) -> None:
        table.close()
        self.hosts.pace.meter.games += 1
        self.hosts.spawn(self.play_again())


class Hosts:
    """All groups of players at one server."""

    def __init__(self, address: Address, pace: Pace, companies: int) -> None:
        self.address = address
        self.pace = pace
        self.companies = [Company(self, number) for number in range(companies)]
        # No cookies: two thousand players share this client, and each has its own token.
        none = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        base = f"http://{address.host}:{address.port}"
        self._http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, cookies=none)
        self._tasks: set[asyncio.Task[None]] = set()

    async def post(self, path: str, token: str, body: dict[str, Any] | None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.post(path, headers=headers, json=body)
        answer.raise_for_status()
        return answer.json()

    async def sit_down(self) -> None:
        await some_at_once([company.sit_down() for company in self.companies], AT_ONCE)

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.pace.meter.refusals.append(repr(task.exception()))


async def sit_at_echo(address: Address, pace: Pace, companies: int) -> list[EchoTable]:
    tables = [EchoTable(pace) for _ in range(companies)]
    work = [table.enter(address, str(number), SEATS) for number, table in enumerate(tables)]
    await some_at_once(work, AT_ONCE)
    return tables
