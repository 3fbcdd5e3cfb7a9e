"""Somebody at the edition, without a browser. Runs in Pyodide as well, so it needs nothing but the package itself."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import random
from typing import Any

from bakufu.edition.host import Host
from bakufu.edition.storage import InMemory

SECRET = "of every table"
NUMBERS = itertools.count()  # of commands, which no two pages share
BEGINNING = 1_000_000_000_000


class Ticking:
    """A clock that goes on whenever somebody looks at it."""

    def __init__(self) -> None:
        self.at = BEGINNING

    def __call__(self) -> int:
        self.at += 1000
        return self.at


def a_host(storage: InMemory | None = None) -> Host:
    return Host(storage or InMemory(), clock=Ticking(), troubled=_fail, secret=lambda: SECRET)


def _fail(line: str) -> None:
    raise AssertionError(line)


class Page:
    """A page at a host: what it asks, and what it hears at one table."""

    def __init__(self, host: Host, language: str = "en") -> None:
        self.host = host
        self.language = language
        self.heard: list[Any] = []
        self.table = ""

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        text = "" if body is None else json.dumps(body)
        status, kind, answer = await self.host.request(method, path, text, self.language)
        return status, json.loads(answer) if answer and kind == "application/json" else answer

    async def get(self, path: str) -> Any:
        status, answer = await self.ask("GET", path)
        assert status == 200, answer
        return answer

    async def post(self, path: str, body: Any = None) -> Any:
        status, answer = await self.ask("POST", path, body)
        assert status in (200, 204), answer
        return answer

    async def of_table(self, part: str) -> Any:
        return await self.get(f"/api/tables/{self.table}/{part}")

    async def sit(self, game: str, options: Any, bots: dict[int, str], entropy: str = "") -> None:
        """Set up a table, start it and come to it."""
        await self.post("/api/me", {"name": "Ann"})
        named = {str(seat): bot for seat, bot in bots.items()}
        wanted = {"game": game, "options": options, "bots": named, "seat": 0, "entropy": entropy}
        card = await self.post("/api/tables", wanted)
        await self.post(f"/api/tables/{card['id']}/start")
        await self.come(card["id"])

    async def come(self, table: str, since: int | None = None) -> None:
        self.table = table
        address = f"/api/tables/{table}/socket?language={self.language}"
        self.socket = self.host.connect(address, self.language, lambda text: self.heard.append(json.loads(text)))
        await self.say({"type": "hello", "protocol": 1, "since": since})

    async def say(self, message: Any) -> None:
        await self.socket.receive(json.dumps(message))

    async def command(self, kind: str, **rest: Any) -> Any:
        """Send a command; its answer."""
        key = f"command {next(NUMBERS)}"
        await self.say({"type": kind, "id": key, **rest})
        return next(message for message in reversed(self.heard) if message.get("id") == key)

    async def bots_done(self) -> None:
        while (task := self.host.tables.bots.get(self.table)) is not None:
            await task

    async def play_on(self, rng: random.Random, moves: int = 10_000) -> None:
        """Decide at random for the person, until the game is over or so many decisions are made."""
        live = self.host.tables.live[self.table]
        for _ in range(moves):
            await self.bots_done()
            fold = live.fold
            if fold.over():
                return
            kind = "ready" if fold.game.sealed(fold.state) else "play"
            answer = await self.command(kind, moves=_chosen(fold, rng))
            assert answer["type"] == "ack", answer


def _chosen(fold: Any, rng: random.Random) -> list[int]:
    """A random move of seat 0, or a whole random plan."""
    game, state = fold.game, fold.state.copy()
    sealed = game.sealed(state)
    moves: list[int] = []
    while not moves or (sealed and game.sealed(state) and 0 in game.to_move(state)):
        moves.append(rng.choice(game.moves(state, 0)))
        game.play(state, 0, moves[-1])
    return moves


def digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


# Every game in a few words: its name, options, and bots.
KINDS: list[tuple[str, dict[str, object], dict[int, str]]] = [
    ("shogun", {"players": 3}, {1: "ashigaru", 2: "samurai"}),
    ("katana", {"players": 1}, {}),
    ("katana", {"players": 2}, {1: "ashigaru"}),
    (
        "shogun",
        {"players": 3, "side": "moon", "modules": ["court", "samurai", "leaders", "chambers"]},
        {1: "ashigaru", 2: "ashigaru"},
    ),
    ("shogun", {"players": 5, "setup": "claim"}, dict.fromkeys(range(1, 5), "ashigaru")),
    ("katana", {"players": 4}, dict.fromkeys(range(1, 4), "ashigaru")),
]


async def digests(number: int) -> list[str]:
    """One random game: what was said of every step, the history for everybody, and the record."""
    game, options, bots = KINDS[number % len(KINDS)]
    page = Page(a_host())
    await page.sit(game, options, bots, entropy=f"game {number}")
    await page.play_on(random.Random(number))
    steps = [digest(message) for message in page.heard if message["type"] == "step"]
    seats = [digest(await page.of_table(f"history?as={seat}")) for seat in range(int(str(options["players"])))]
    whole = [digest(await page.of_table(part)) for part in ("history", "chronicle", "record", "log")]
    return [*steps, *seats, *whole]


async def many(first: int, after: int) -> list[str]:
    """The digests of many games, each as one."""
    return [digest(await digests(number)) for number in range(first, after)]


def played(first: int, after: int) -> list[str]:
    return asyncio.run(many(first, after))
