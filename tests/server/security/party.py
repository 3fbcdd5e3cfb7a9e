"""Everyone who could want something of one table: who plays there, who may watch, and who has no business there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from bakufu.shogun.box.picks import NOTHING
from tests.server.security.house import House, Line, Visitor

SEATS = {"own": 0, "other": 1, "host": 2}
EVERYONE = ("nobody", "guest", "watcher", "other", "own", "host")


@dataclass
class Party:
    """`own`, `other` and the host have the seats 0, 1 and 2. `watcher` has the link, `guest` a name only."""

    home: House
    table: str = ""
    link: str = ""
    people: dict[str, Visitor] = field(default_factory=dict)
    lines: dict[str, Line] = field(default_factory=dict)

    def person(self, who: str) -> Visitor:
        if who not in self.people:
            self.people[who] = self.home.visitor(None if who == "nobody" else who.title())
        return self.people[who]

    def line(self, who: str) -> Line:
        """Their socket at the table, after hello."""
        if who not in self.lines:
            self.lines[who] = Line(self.person(who).socket(self.table, self.link if who == "watcher" else None))
            self.lines[who].hello()
        return self.lines[who]

    def post(self, who: str, what: str, **body: Any) -> Any:
        answer = self.person(who).ask("POST", f"/api/tables/{self.table}/{what}", json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def start(self) -> None:
        self.post("host", "start")

    def close(self) -> None:
        for line in self.lines.values():
            line.close()
        for visitor in self.people.values():
            visitor.close()


@contextmanager
def party(home: House, **wanted: Any) -> Iterator[Party]:
    """A table of three that waits for its start; private, unless said otherwise."""
    found = Party(home)
    try:
        options = {"players": 3, **wanted.pop("options", {})}
        body = {"options": options, "seat": 2, "visible": False, "entropy": "host", **wanted}
        answer = found.person("host").ask("POST", "/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        found.table, found.link = answer.json()["id"], answer.json()["link"]
        for who in ("own", "other"):
            found.post(who, "join", seat=SEATS[who], link=found.link, entropy=who)
        yield found
    finally:
        found.close()


def some_plan(view: Any) -> list[int]:
    """A complete plan: the seat's cards in the order in which they are offered, and then none."""
    cards = [move["move"] for move in view["moves"]]
    spaces = len(view["players"]["0"]["plan"])
    return (cards + [NOTHING] * spaces)[:spaces]


def current_view(line: Line) -> Any:
    """What this socket may know now."""
    return line.hello()["view"]


def play_first(found: Party) -> bool:
    """Somebody who is awaited takes what is offered first; False once the game is over."""
    view = current_view(found.line("host"))
    if view["over"]:
        return False
    seat = view["table"]["awaited"][0]
    who = next(name for name, number in SEATS.items() if number == seat)
    line = found.line(who)
    view = current_view(line)
    if view["table"]["sealed"]:
        answer = line.command("ready", moves=some_plan(view))
    else:
        answer = line.command("play", moves=[view["moves"][0]["move"]])
    assert answer["type"] == "ack", answer
    return True
