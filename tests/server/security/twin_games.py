"""A game of which everything that others are sent is written down, so that two such games can be compared.

Nothing is left to chance or to the clock: ids are drawn from a seed, time stands still, and whoever asks waits for
the answer before anybody else asks.
"""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from bakufu.server.people import identity, sessions
from bakufu.server.tables import lobby, starting
from tests.server.security.house import Line, StoppedClock, Visitor, house, settings
from tests.server.security.party import Party, current_view, party, play_first, some_plan

OTHERS = ("nobody", "guest", "watcher", "other", "host")
ANSWERS = ("/answers/refusals", "/answers/preview", "/answers/outlook", "/answers/plan")
MARCHES = ("/odds?origin=Ise&target=Mino", "/odds?origin=Settsu&target=Harima")  # of `other`, and of the host
ROUTES = ("", "/log", "/log?since=2", "/record")
STUDIES = (*MARCHES, *ANSWERS, "/odds", "/forecast", "/text", "/history", "/chronicle")  # these take their time
LISTS = ("/api/tables", "/api/tables?kind=mine", "/api/tables?kind=finished", "/api/tables?search=own", "/api/me")
Plans = Callable[[list[int]], list[list[int]]]
REVEALS = ("card-revealed", "bid-revealed", "action-skipped")  # a chest card is turned up too, and does nothing


class SeededSecrets:
    """What `secrets` gives the lobby, but the same in every run."""

    def __init__(self) -> None:
        self._random = random.Random(1603)
        self.compare_digest = secrets.compare_digest

    def token_hex(self, size: int) -> str:
        return self._random.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return self._random.randbytes(size).hex()[: size * 4 // 3]


@dataclass
class Transcript:
    """All that one person was sent, in order: answers to requests and messages on the socket."""

    said: list[bytes] = field(default_factory=list)

    def answer(self, answer: httpx.Response) -> None:
        head = f"{answer.request.method} {answer.request.url.raw_path.decode()} {answer.status_code}"
        headers = sorted(f"{name}: {value}" for name, value in answer.headers.items())
        self.said.append("\n".join([head, *headers, ""]).encode() + answer.content)

    def messages(self, line: Line) -> None:
        """What came on a socket since the last time."""
        self.said += [text.encode() for text in line.heard]
        line.heard.clear()


class Twin:
    """One of two games, until a card of `own` on one of the `spaces` is turned up. `plans` makes what `own` lays."""

    def __init__(self, found: Party, plans: Plans, spaces: tuple[str, ...]) -> None:
        self.found = found
        self.plans = plans
        self.spaces = spaces
        self.transcripts = {who: Transcript() for who in OTHERS}
        self.lines: dict[str, Line] = {}

    def play(self) -> dict[str, list[bytes]]:
        self.found.start()
        for who in self._onlookers():
            self.lines[who] = self._connect(who)
        self._look()
        self._own_plans()
        self._study()
        self._other_plans()
        self._study()
        while not self._revealed():
            assert play_first(self.found)
            self._listen()
        self._read_all()
        self._study()
        return {who: transcript.said for who, transcript in self.transcripts.items()}

    def _onlookers(self) -> list[str]:
        """Who may be at the table: at a private one nobody without the link."""
        visible = self.found.person("host").ask("GET", f"/api/tables/{self.found.table}").json()["visible"]
        return list(OTHERS) if visible else ["watcher", "other", "host"]

    def _connect(self, who: str, since: int | None = None) -> Line:
        line = Line(self.found.person(who).socket(self.found.table, self.found.link if who == "watcher" else None))
        line.hello(since)
        return line

    def _own_plans(self) -> None:
        """Refused plans, changed plans, plans taken up again: others learn that there is one, never which."""
        line = self.found.line("own")
        plan = some_plan(current_view(line))
        foreign = next(card for card in range(45) if card not in [move["move"] for move in current_view(line)["moves"]])
        first, *rest = self.plans(plan)
        for refused in (first[:-1], [first[0], first[0], *first[2:]], [foreign, *first[1:]], [*first[:-1], 999]):
            assert line.command("ready", moves=refused)["type"] == "refused"
            self._look()
        assert line.command("play", moves=first[:1])["code"] == "plan-is-sealed"
        for plan in (first, *rest):
            assert line.command("ready", moves=plan)["type"] == "ack"
            self._look()
        assert line.command("not-ready")["type"] == "ack"
        assert line.command("undo")["code"] == "nothing-to-undo"
        self._look()
        assert line.command("ready", moves=rest[-1])["type"] == "ack"
        self._look()

    def _other_plans(self) -> None:
        """What others do meanwhile is the same in both games, and so is what they are told about it."""
        line = self.lines["other"]
        view = current_view(line)
        hint = line.command("hint")
        assert hint["type"] == "hint"
        line.command("ready", moves=hint["moves"])
        line.command("not-ready")
        line.command("undo")
        line.command("ready", moves=some_plan(view)[::-1])
        line.command("talk", text="Who is still thinking?")
        self._look()
        for who in self._onlookers():
            for since in (0, 3, None, 10**6):
                self._connect_again(who, since)
        self._look()
        host = self.lines["host"]
        host.command("ready", moves=some_plan(current_view(host)))
        self._look()

    def _connect_again(self, who: str, since: int | None) -> None:
        self.transcripts[who].messages(self.lines[who])
        self.lines[who].close()
        self.lines[who] = self._connect(who, since)

    def _revealed(self) -> bool:
        shown = [space for said in self.transcripts["other"].said for space, _ in reveals(said)]
        return any(space in self.spaces for space in shown)

    def _look(self) -> None:
        self._listen()
        self._read_all()

    def _listen(self) -> None:
        """Everybody hears all there is to hear, up to the refusal of something that they must not do."""
        for who, line in self.lines.items():
            line.command("undo") if who in ("nobody", "guest", "watcher") else line.command("return")
            self.transcripts[who].messages(line)

    def _read_all(self) -> None:
        """Everybody asks for all there is to read."""
        for who, transcript in self.transcripts.items():
            self._read(self.found.person(who), transcript, self.found.link if who == "watcher" else None)

    def _study(self) -> None:
        """Everybody asks for all that is reckoned for them."""
        for who, transcript in self.transcripts.items():
            self._ask(self.found.person(who), transcript, self.found.link if who == "watcher" else None, STUDIES)

    def _read(self, visitor: Visitor, transcript: Transcript, link: str | None) -> None:
        self._ask(visitor, transcript, link, ROUTES)
        for path in LISTS:
            transcript.answer(visitor.ask("GET", path))
        transcript.answer(visitor.ask("POST", f"/api/tables/{self.found.table}/start"))

    def _ask(self, visitor: Visitor, transcript: Transcript, link: str | None, routes: tuple[str, ...]) -> None:
        for route in routes:
            given = {"link": link} if link else {}
            path, _, query = route.partition("?")
            params = {**given, **dict(part.split("=") for part in query.split("&") if part)}
            transcript.answer(visitor.ask("GET", f"/api/tables/{self.found.table}{path}", params=params))


def twin(folder: Path, visible: bool, plans: Plans, spaces: tuple[str, ...]) -> dict[str, list[bytes]]:
    """Everything that everybody but `own` was sent in one game."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (identity, lobby, starting, sessions):
            patch.setattr(module, "secrets", SeededSecrets())
        with house(settings(folder), StoppedClock()) as home, party(home, visible=visible) as found:
            for who in OTHERS:
                found.person(who)
            return Twin(found, plans, spaces).play()


def reveals(said: bytes) -> list[tuple[str, Any]]:
    """The cards of `own` that a message turns up, with the space each lay on."""
    try:
        message = json.loads(said)
    except ValueError:
        return []
    events = message.get("events", []) if isinstance(message, dict) else []
    shown = [event for event in events if event["type"] in REVEALS and event["seat"] == 0]
    return [(event.get("action", "bid"), event.get("card")) for event in shown]
