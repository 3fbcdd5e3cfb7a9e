"""Commands that are nearly right, by the thousand, at tables where a game goes on: a grammar of valid commands and
requests, in which something is changed now and then. Whatever reaches the rules is played or refused in one line;
nothing is lost, nothing doubled, and no answer is the server's fault."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

from bakufu.bots.job import game_of
from bakufu.kernel.fairness import mixed_seed
from bakufu.table.entries import Entry
from bakufu.table.fold import Fold
from tests.nightly import NIGHTLY
from tests.server.people.having_accounts import waited
from tests.server.security.house import House, Line, house, settings
from tests.server.security.party import SEATS, Party, party, some_plan

COMMANDS, REQUESTS = (18_000, 2_000) if NIGHTLY else (450, 50)
LONGEST = 900  # commands at one table; many games end earlier
OUR_FAULT = ("internal", "no-database")
NUMBERS = (-1, 0, 1, 49, 50, 51, 59, 60, 61, 121, 168, 169, 999, 2**31 - 1, 2**31, 2**53)
Json = dict[str, Any]


class Attacker:
    """Three people at one table, who know the protocol and the rules, and try everything."""

    def __init__(self, found: Party, chance: random.Random) -> None:
        self.found = found
        self.chance = chance
        self.views: dict[str, Json] = {}
        self.acked: dict[tuple[str, str], int] = {}
        self.sent: list[Json] = []
        self.codes: Counter[str] = Counter()
        for who in SEATS:
            self.look(who)

    def look(self, who: str) -> Json:
        self.views[who] = self.found.line(who).hello()["view"]
        return self.views[who]

    def step(self) -> bool:
        """One command of somebody; False once the game is over."""
        who = self.chance.choice(list(SEATS))
        view = self.look(who)
        if view["over"]:
            return False
        message = self.wrong(self.right(who, view)) if self.chance.random() < 0.75 else self.right(who, view)
        self.send(who, message)
        return True

    def right(self, who: str, view: Json) -> Json:
        """What somebody who plays by the rules could send now."""
        table, seat = view["table"], SEATS[who]
        own = {"id": f"a{len(self.sent)}"}
        if seat in table["away"]:
            return {"type": "return", **own}
        if table.get("paused_at"):
            return {"type": "resume", **own}
        if self.chance.random() < 0.1:
            beside = ("talk", "undo", "resign", "not-ready", "pause", "resume", "hint")
            kind = self.chance.choice(beside)
            return {"type": kind, **own, **({"text": "Well, well."} if kind == "talk" else {})}
        if table["sealed"]:
            plan = some_plan(view)
            return {"type": "ready", **own, "moves": plan}
        moves = [move["move"] for move in view["moves"]]
        return {"type": "play", **own, "moves": [self.chance.choice(moves)] if moves else [0]}

    def wrong(self, message: Json) -> Json:
        """The same with something changed: mostly still a message, and often still a legal one."""
        changed = dict(message)
        way = self.chance.randrange(8)
        moves = list(changed.get("moves", ()))
        if way == 0 and moves:
            moves[self.chance.randrange(len(moves))] = self.chance.choice(NUMBERS)
            changed["moves"] = moves
        elif way == 1 and moves:
            self.chance.shuffle(moves)
            changed["moves"] = moves
        elif way == 2 and moves:
            changed["moves"] = moves[: self.chance.randrange(len(moves) + 1)]
        elif way == 3 and moves:
            changed["moves"] = (moves + moves)[:64]
        elif way == 4 and self.sent:
            changed["id"] = self.chance.choice(self.sent)["id"]  # somebody's id again, with another content
        elif way == 5 and self.sent:
            changed = dict(self.chance.choice(self.sent))  # an old command again
        elif way == 6:
            changed["type"] = self.chance.choice(("play", "ready", "undo", "not-ready", "return", "pause", "resume"))
        else:
            changed[self.chance.choice(("moves", "text", "seat", "id"))] = self.chance.choice(
                (None, "", [], {}, -1, "x" * 600, [self.chance.choice(NUMBERS)])
            )
        return changed

    def send(self, who: str, message: Json) -> None:
        line = self.found.line(who)
        line.connection.send(json.dumps(message))
        answer = line.hear_until(lambda heard: heard["type"] in ("ack", "refused", "hint"))
        self.sent.append(message if isinstance(message.get("id"), str) and message["id"] else {"id": "once"})
        self.codes[answer.get("code") or answer["type"]] += 1
        assert answer.get("code") not in OUR_FAULT, message
        if answer["type"] == "ack":
            key = (who, answer["id"])
            assert self.acked.setdefault(key, answer["seq"]) == answer["seq"], "one id, one place in the log"
        if answer["type"] == "refused":
            assert answer["message"]
            assert "\n" not in answer["message"]


def entries_of(home: House, table: str) -> tuple[list[Entry], Any, list[Any]]:
    store = home.app.state.service.store
    row, seats = waited(home, store.table_and_seats(table))
    return waited(home, store.entries(table)), row, seats


def check(home: House, attacker: Attacker) -> None:
    """What was acknowledged is in the log, once; and the log leads to what everybody sees."""
    entries, row, seats = entries_of(home, attacker.found.table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    commands = [entry.command for entry in entries if entry.command is not None]
    assert len(commands) == len(set(commands))
    person = {seat.seat: seat.person for seat in seats}
    places = {entry.command: entry.seq for entry in entries}
    for (who, command), seq in attacker.acked.items():
        assert places[f"{person[SEATS[who]]}:{command}"] == seq
    seed = mixed_seed(row.secret, tuple(seat.entropy for seat in seats))
    fold = Fold(game_of("shogun", None), row.options, seed, row.started_at)
    for entry in entries:
        fold.apply(entry)
    line = Line(attacker.found.person("own").socket(attacker.found.table))
    view = line.hello()["view"]
    line.close()
    assert view["table"]["awaited"] == list(fold.awaited())


def requests(found: Party, chance: random.Random, count: int) -> Counter[int]:
    """Requests that fit the interface, with values that don't."""
    odd = ["0", "-1", "99", "9" * 40, "null", "%00", "..", "shogun", found.table, "Mino", "1e9", "%F0%9F%8E%B2"]
    at = f"/api/tables/{found.table}"
    statuses: Counter[int] = Counter()
    for _ in range(count):
        one, two = chance.choice(odd), chance.choice(odd)
        method, path, body = chance.choice(
            [
                ("GET", f"{at}/odds?origin={one}&target={two}", None),
                ("GET", f"{at}/answers/{one}?about={two}", None),
                ("GET", f"{at}/log?since={one}", None),
                ("GET", f"{at}/history?as={one}", None),
                ("GET", f"/api/tables?kind=running&search={one}&before={two}", None),
                ("GET", f"/api/people/{one}", None),
                (
                    "POST",
                    f"{at}/branch",
                    {"seq": chance.choice([0, 1, -1, 10**9, one]), "seat": chance.choice([0, 9, two])},
                ),
                ("POST", f"{at}/talk", {"text": one * chance.choice([1, 300])}),
                ("POST", f"{at}/join", {"seat": chance.choice([0, 3, one]), "link": two}),
                ("PUT", f"{at}/seats/{one}", {"bot": two}),
                ("PUT", f"{at}/settings", {"talk": one}),
                ("POST", f"{at}/rematch", {"entropy": one}),
                ("PUT", "/api/me/vacation", {"first": one, "last": "2026-01-01"}),
                (
                    "PUT",
                    "/api/me/notices",
                    {"mail": False, "webhook": one, "quiet": {"start": 0, "end": 1, "zone": two}},
                ),
                (
                    "POST",
                    "/api/tables",
                    {"options": {"players": chance.choice([3, 9, one])}, "increment": chance.choice([0, 30, one])},
                ),
            ]
        )
        answer = found.person(chance.choice(["own", "guest", "nobody", "watcher"])).ask(method, path, json=body)
        assert answer.status_code < 500, (method, path, body, answer.text)
        statuses[answer.status_code] += 1
    return statuses


def test_nearly_right_commands_and_requests(tmp_path: Path) -> None:
    chance = random.Random(22)
    codes: Counter[str] = Counter()
    statuses: Counter[int] = Counter()
    with house(settings(tmp_path)) as home:
        left = COMMANDS
        while left > 0:
            with party(home, seconds=3600, increment=chance.choice([None, 60]), hints=False) as found:
                found.start()
                attacker = Attacker(found, chance)
                here = 0
                while here < min(LONGEST, left) and attacker.step():
                    here += 1
                left -= max(here, 1)
                check(home, attacker)
                codes += attacker.codes
                statuses += requests(found, chance, max(1, REQUESTS * here // COMMANDS))
    print(f"{sum(codes.values())} commands: {dict(codes.most_common())}")
    print(f"{sum(statuses.values())} requests: {dict(statuses.most_common())}")
    assert codes["ack"] > sum(codes.values()) // 10, "many reach the rules and are played"
