"""A table that is brought to any position at once: a page's socket and its questions are answered by the rules in this
process, and nothing has to be played or loaded to come there."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from playwright.sync_api import Route, WebSocketRoute

from bakufu.bots.hint import Advice
from bakufu.bots.job import SavedView, advice
from bakufu.kernel.patch import merge_patch
from bakufu.server.socket.protocol import Ack, Hinted, Welcome, encode, step_message
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.fold import Fold
from bakufu.table.projection import step_for, table_view
from bakufu.table.study_jobs import answer, forecast, odds
from tests.web.people import Person

SOCKET = re.compile(r"/api/tables/[^/]+/socket")
QUERIES = re.compile(r"/api/tables/[^/]+/(answers/[^/?]+|forecast|odds)")
SEAT = 0  # the page's
ADVISERS = {"shogun": "samurai", "katana": "daimyo:3"}  # quick ones: a hint looks the same, however good it is
# What a hint says, and how many things on the page its light falls on.
HINT = """(suggestion) => ({
  words: suggestion.querySelector('h3').textContent.trim(),
  reason: suggestion.querySelector('p:not(.than)')?.textContent.trim(),
  lit: document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule.selectorText?.includes('#lit'))
    .flatMap((rule) => [...document.querySelectorAll(rule.selectorText)])
    .filter((lit) => lit.checkVisibility({ visibilityProperty: true })).length,
})"""


def card_for(person: Person, fold: Fold) -> Any:
    """The card of a running table like this one, with the person on its first seat."""
    players = int(str(fold.options["players"]))
    card = person.set_up(players, ["random"] * (players - 1), game=fold.game.name, options=fold.options)
    person.start(card)
    return person.call("GET", f"/api/tables/{card['id']}")


class StandIn:
    """Only the cards are those of tables of the server. `played`: the moves that the page has sent."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = page = person.page
        self.played: list[int] = []
        self.seq = 1
        self._cards: dict[str, Any] = {}  # by the options of their tables
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(SOCKET, self._open)
        page.route(QUERIES, self._query)

    def show(self, fold: Fold) -> None:
        """The page comes to this position; the first time it is opened for that."""
        self.played = []
        self.fold = fold.copy()
        options = json.dumps(fold.options, sort_keys=True)
        if options not in self._cards:
            self._cards[options] = card_for(self.person, fold)
        self._card = self._cards[options]
        if self._socket is None:
            self.page.goto(f"/t/{self._card['id']}")
        else:
            self._welcome()

    @property
    def view(self) -> Any:
        """What the page is to show."""
        return table_view(self.fold, SEAT)

    def advice(self) -> Advice:
        """What the page is told if it asks."""
        game = self.fold.game
        return advice(game, game.view(self.fold.state, SEAT), ADVISERS[game.name], "a hint")

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _welcome(self) -> None:
        self.seq += 1
        self._say(Welcome(1, self.seq, SEAT, self._card, self.view, [], now=0))

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "hello":
            self._welcome()
        elif message["type"] == "hint":
            self._say(Hinted(message["id"], self.seq, **self.advice()))
        elif message["type"] == "play":
            self.played += message["moves"]
            self.happen(SEAT, message["moves"])
            self._say(Ack(message["id"], self.seq))

    def happen(self, seat: int, moves: list[int]) -> None:
        """A seat makes these moves, and the page is told."""
        self.seq += 1
        before = self.view
        entry = Entry(self.seq, Kind.MOVES, seat, {"moves": moves}, By.PLAYER, 0)
        events = self.fold.apply(entry)
        patch = merge_patch(before, self.view)
        self._say(step_message(step_for(entry, events, SEAT, patch)))

    def _say(self, message: object) -> None:
        assert self._socket is not None
        self._socket.send(encode(message))

    def _query(self, route: Route) -> None:
        game, view = self.fold.game, self.fold.game.view(self.fold.state, SEAT)
        saved = SavedView(game.name, None, self.fold.options, game.save_view(view))
        address = urlsplit(route.request.url)
        given = dict(parse_qsl(address.query, keep_blank_values=True))
        name = address.path.rpartition("/")[2]
        if name == "forecast":
            route.fulfill(json=forecast(saved, "en", True))
        elif name == "odds":
            route.fulfill(json=odds(saved, given.get("origin"), given.get("target")))
        else:
            route.fulfill(json=answer(game, view, name, given.get("about")))
