"""Does it take longer to open a table, to list your games or to search when a million games are stored?

Compares two servers, one with few finished games and one with many, by alternating requests. The games are written
directly into the databases: real games of random players, copied many times.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import httpx
import uvloop
from rich.console import Console
from rich.table import Table as Sheet
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bakufu.games import load
from bakufu.kernel.fairness import fingerprint, mixed_seed
from bakufu.server.people.names import name_key
from bakufu.server.store.database import address, connect
from bakufu.server.store.schema import entries, finished_names, name_parts, people, seats, tables
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.fold import Fold
from benchmarks.load.crowd import HELLO
from benchmarks.load.servers import Server, ours
from benchmarks.load.wire import connect as connect_socket

FEW, MANY = 100, 1_000_000
BAR = 1.1
SEATS = 4
PEOPLE = 2_000
SHARE = 100  # every n-th game was played by our player,
OWN = 60  # and so were the first ones: a page of search results is full on both servers
GAMES = 8  # different games; all others are copies
LOGGED = 500  # every n-th finished game keeps its log, and so do the first ones, which are opened
RUNNING = 60  # our player's tables with a game in progress
HALF_WAY = 60  # entries
CHUNK = 2_000
NAME = "Somebody with a past"
NAMES = [*[f"stranger {n}" for n in range(PEOPLE)], name_key(NAME)]
Row = dict[str, Any]


@dataclass(frozen=True)
class Played:
    """A real game, to be copied."""

    secret: str
    options: Row
    facts: str
    rules: int
    log: list[Entry]
    points: list[int]
    awaited: tuple[int, ...]  # in the middle of the game


def played(number: int) -> Played:
    """One game of random players, with its log."""
    game, rng, secret = load("shogun"), random.Random(number), f"{number:064x}"
    fold = Fold(game, {"players": SEATS}, mixed_seed(secret, ("",) * SEATS))
    log: list[Entry] = []
    awaited: tuple[int, ...] = ()
    while not fold.over():
        seat = rng.choice(fold.awaited())
        kind, moves = _decision(fold, seat, rng)
        log.append(Entry(len(log) + 1, kind, seat, {"moves": moves}, By.PLAYER, 1000 * len(log), f"{seat}:{len(log)}"))
        fold.apply(log[-1])
        if len(log) == HALF_WAY:
            awaited = fold.awaited()
    points = [row.points for row in sorted(game.standings(fold.state), key=lambda row: row.seat)]
    return Played(secret, fold.options, game.facts_digest, game.rules_version, log, points, awaited)


def _decision(fold: Fold, seat: int, rng: random.Random) -> tuple[Kind, list[int]]:
    game, state = fold.game, fold.state.copy()
    if not game.sealed(state):
        return Kind.MOVES, [rng.choice(game.moves(state, seat))]
    moves: list[int] = []
    while game.sealed(state) and seat in game.to_move(state):
        moves.append(rng.choice(game.moves(state, seat)))
        game.play(state, seat, moves[-1])
    return Kind.SEAL, moves


class Past:
    """Writes games into one database."""

    def __init__(self, engine: AsyncEngine, own: str, games: list[Played]) -> None:
        self.engine = engine
        self.own = own
        self.games = games
        self.rows: dict[str, list[Row]] = {"tables": [], "seats": [], "entries": [], "finished_names": []}

    async def write(self, finished: int) -> None:
        strangers = [{"id": f"{n:032x}", "name": f"Stranger {n}", "created_at": 0} for n in range(PEOPLE)]
        parts = [{"part": part, "name": name} for name in NAMES for part in endings(name)]
        await self._insert({"people": strangers, "name_parts": parts})
        for number in range(finished):
            logged = number < FEW or number % LOGGED == 0
            self._table(f"f{number}", number, over=True, ours=number < OWN or number % SHARE == 0, logged=logged)
            if len(self.rows["tables"]) == CHUNK:
                await self._flush()
        for number in range(RUNNING):
            self._table(f"r{number}", number, over=False, ours=True, logged=True)
        await self._flush()

    def _table(self, table_id: str, number: int, over: bool, ours: bool, logged: bool) -> None:
        game = self.games[number % GAMES]
        sitting = [f"{(number * SEATS + seat) % PEOPLE:032x}" for seat in range(SEATS)]
        names = [NAMES[(number * SEATS + seat) % PEOPLE] for seat in range(SEATS)]
        if ours:
            sitting[0], names[0] = self.own, NAMES[-1]
        if over:
            found = [{"name": name, "finished_at": number, "table_id": table_id} for name in names]
            self.rows["finished_names"] += found
        log = game.log if over else game.log[:HALF_WAY]
        status = "finished" if over else "running"
        row = {
            "id": table_id, "link": f"link-{table_id}", "game": "shogun", "options": game.options, "facts": game.facts,
            "rules": game.rules,
            "host": sitting[0], "status": status, "visible": True, "hints": True, "pace": "days", "seconds": 86_400,
            "secret": game.secret, "commitment": fingerprint(game.secret), "seq": len(log),
            "deadline_at": None if over else 2**50, "bots_at": None, "created_at": number, "started_at": number,
            "finished_at": number if over else None, "result": game.points if over else None,
            "names": " ".join(sorted(names)), "rematch_of": None, "rated": True, "noted": True,
        }  # fmt: skip
        self.rows["tables"].append(row)
        for seat, person in enumerate(sitting):
            awaited = not over and seat in game.awaited
            place = {"table_id": table_id, "seat": seat, "person": person, "bot": None, "entropy": ""}
            self.rows["seats"].append({**place, "awaited": awaited, "status": status})
        if logged:
            self.rows["entries"] += [_stored(table_id, entry) for entry in log]

    async def _flush(self) -> None:
        await self._insert(self.rows)
        self.rows = {name: [] for name in self.rows}

    async def _insert(self, rows: dict[str, list[Row]]) -> None:
        stored = (people, tables, seats, entries, finished_names, name_parts)
        kinds = {kind.name: kind for kind in stored}
        async with self.engine.begin() as connection:
            for name, some in rows.items():
                for start in range(0, len(some), CHUNK):
                    await connection.execute(insert(kinds[name]), some[start : start + CHUNK])


def endings(name: str) -> list[str]:
    return [name[at:] for at in range(len(name))]


def _stored(table_id: str, entry: Entry) -> Row:
    names = ("seq", "seat", "data", "at", "command")
    row = {name: getattr(entry, name) for name in names}
    return {**row, "table_id": table_id, "kind": entry.kind.value, "by": entry.by.value}


class House:
    """One server with its stored games, and one client."""

    def __init__(self, server: Server, database: str) -> None:
        self.server = server
        self.engine = connect(address(database))
        self.http = httpx.AsyncClient(base_url=f"http://{server.address.host}:{server.address.port}", timeout=60)

    async def furnish(self, finished: int, games: list[Played]) -> None:
        self.token = (await self.http.post("/api/me", json={"name": NAME})).raise_for_status().json()["token"]
        async with self.engine.connect() as connection:
            own = (await connection.execute(select(people.c.id).where(people.c.name == NAME))).scalar_one()
        await Past(self.engine, own, games).write(finished)

    async def open(self, table_id: str) -> None:
        """Time from connecting to the first view of the table."""
        welcomed: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        where = self.server.address
        path = f"/api/tables/{table_id}/socket"
        wire = await connect_socket(where.host, where.port, path, self.token, welcomed.set_result, lambda: None)
        wire.send(HELLO)
        if not (await welcomed).startswith(b'{"type":"welcome"'):
            raise RuntimeError(f"not welcome at {table_id}")
        wire.close()

    async def list(self, kind: str, search: str = "") -> None:
        answer = await self.http.get("/api/tables", params={"kind": kind, "search": search})
        answer.raise_for_status()
        if kind == "mine" and not answer.json():
            raise RuntimeError("none of our games was found")


# Name and request. A table is opened only once, so that it isn't cached.
Question = tuple[str, Callable[[House, int], Awaitable[None]]]
QUESTIONS: tuple[Question, ...] = (
    ("open a running table", lambda house, number: house.open(f"r{number}")),
    ("open a finished table", lambda house, number: house.open(f"f{number}")),
    ("list one's games", lambda house, number: house.list("mine")),
    ("list open tables", lambda house, number: house.list("open")),
    ("list finished tables", lambda house, number: house.list("finished")),
    ("search: a name that nobody has", lambda house, number: house.list("finished", "nobody of this name")),
    ("search: a name", lambda house, number: house.list("finished", NAME)),
    ("search: a part of a name", lambda house, number: house.list("finished", "with a past")),
    ("search: a part of most names", lambda house, number: house.list("finished", "stranger")),
)


async def asked(house: House, question: Question, number: int) -> float:
    begun = perf_counter()
    await question[1](house, number)
    return perf_counter() - begun


async def compared(few: House, many: House, finished: int, console: Console) -> bool:
    games = [played(number) for number in range(GAMES)]
    console.print(f"writing {FEW:,} and {finished:,} finished games ...")
    await few.furnish(FEW, games)
    await many.furnish(finished, games)
    sheet = Sheet(title="with finished games stored: median milliseconds of questions asked in turn")
    for heading in ("", f"{FEW:,}", f"{finished:,}", "ratio", f"bar {BAR}"):
        sheet.add_column(heading, justify="right" if heading else "left")
    met = True
    for question in QUESTIONS:
        times: dict[House, list[float]] = {few: [], many: []}
        for number in range(RUNNING):
            for house in (few, many) if number % 2 else (many, few):
                times[house].append(await asked(house, question, number))
        here, there = median(times[few]), median(times[many])
        ratio = there / here
        met &= ratio <= BAR
        judged = "met" if ratio <= BAR else "MISSED"
        sheet.add_row(question[0], f"{1000 * here:.1f}", f"{1000 * there:.1f}", f"{ratio:.2f}", judged)
    console.print(sheet)
    for house in (few, many):
        await house.http.aclose()
        await house.engine.dispose()
    return met


def run(console: Console, databases: list[str], finished: int = MANY) -> bool:
    """Returns whether the thresholds are met. Without database URLs, uses two temporary SQLite files."""
    with tempfile.TemporaryDirectory(prefix="bakufu-past-") as folder:
        data = [Path(folder, name) for name in ("few", "many")]
        named = databases or [f"sqlite:///{path / 'bakufu.sqlite'}" for path in data]
        servers = [ours(path, database) for path, database in zip(data, named, strict=True)]

        async def both() -> bool:
            few, many = [House(server, name) for server, name in zip(servers, named, strict=True)]
            return await compared(few, many, finished, console)

        try:
            return uvloop.run(both())
        finally:
            for server in servers:
                server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--databases", nargs=2, default=[], help="two empty PostgreSQL databases")
    parser.add_argument("--games", type=int, default=MANY, help="finished games on the second server")
    given = parser.parse_args()
    return 0 if run(Console(width=110), given.databases, given.games) else 1


if __name__ == "__main__":
    sys.exit(main())
