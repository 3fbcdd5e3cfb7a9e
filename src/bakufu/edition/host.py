"""The host of one device: everything that a page can ask for, by the addresses of the server's API."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.parse import parse_qsl, unquote, urlsplit

from bakufu.bots.job import game_of
from bakufu.edition.asked import Asked, Text
from bakufu.edition.connection import Connection
from bakufu.edition.jobs import Job, Send, Thinking, done_here
from bakufu.edition.opening import new_secret
from bakufu.edition.routes import ROUTES
from bakufu.edition.storage import ME, Shelf, Storage, StoredTable
from bakufu.edition.tables import Tables
from bakufu.games import GAMES
from bakufu.kernel.patch import Json
from bakufu.table.clock import Clock, now
from bakufu.table.past.reviews import Reviews
from bakufu.table.playable import edition
from bakufu.table.refusal import NotNow, Refusal
from bakufu.table.table_card import ListedTable, TableCard, table_card
from bakufu.text.choosing import accepted
from bakufu.text.errors import sentence

REVIEW_EFFORT = 0.1  # in the browser a review may take some minutes
JSON, PLAIN = "application/json", "text/plain"
# Statuses of refusals, by how their codes begin; NotNow is 409, every other one a bad request.
STATUSES = {"no-such-": 404, "sign-in": 401, "hints-are-off": 403, "not-": 409, "other-": 409, "game-is-over": 409}


class Host:
    """`send` takes jobs to the worker that thinks; `troubled` is told of what must not happen."""

    def __init__(
        self,
        storage: Storage,
        send: Send = done_here,
        clock: Clock = now,
        troubled: Callable[[str], None] = print,
        secret: Callable[[], str] = new_secret,
    ) -> None:
        self.shelf = Shelf(storage)
        self.clock = clock
        self.new_secret = secret  # where a new table's secret comes from; only tests replace it
        self.troubled = troubled
        self.tables = Tables(self.shelf, Thinking(send), clock, troubled)
        self.reviews = Reviews(self._done_elsewhere, self._done_elsewhere, REVIEW_EFFORT)
        self.waiting: dict[str, set[Connection]] = {}  # pages at tables whose game hasn't started

    async def _done_elsewhere(self, owner: str, job: Job, *given: object) -> object:
        """On one device there is one owner."""
        return await self.tables.thinking.do(job, *given)

    def connect(self, address: str, language: str, send: Callable[[str], None]) -> Connection:
        """A page opens the socket of a table."""
        parts = urlsplit(address).path.split("/")  # /api/tables/ID/socket
        return Connection(self, unquote(parts[3]), accepted(language), send)

    async def request(
        self, method: str, address: str, body: str, language: str, token: str = ""
    ) -> tuple[int, str, str]:
        """The answer to a request: its status, its media type and its body. `token` is of a guest at this device."""
        try:
            answer = await self._answer(method, address, body, accepted(language), token or ME)
        except Refusal as refusal:
            problem = {"code": refusal.code, "message": sentence(refusal, accepted(language))}
            return status_of(refusal), JSON, json.dumps(problem)
        except Exception as error:
            self.troubled(f"{method} {address}: {error!r}")
            message = sentence(Refusal("internal"), accepted(language))
            return 500, JSON, json.dumps({"code": "internal", "message": message})
        if answer is None and method != "GET":
            return 204, JSON, ""
        if isinstance(answer, Text):
            return 200, answer.type, answer.text
        return 200, JSON, json.dumps(answer)

    async def _answer(self, method: str, address: str, body: str, language: str, person: str) -> object:
        parts = urlsplit(address)
        for known, pattern, answer in ROUTES:
            found = pattern.fullmatch(parts.path)
            if found is None or known != method:
                continue
            words = {name: unquote(word) for name, word in found.groupdict().items()}
            if words.get("game", next(iter(GAMES))) not in GAMES:
                raise Refusal("no-such-game")
            query = dict(parse_qsl(parts.query, keep_blank_values=True))
            return await answer(self, Asked(words, query, _read(body), language, person))
        raise Refusal("no-such-page")

    async def somebody(self, person: str = ME) -> str:
        """The name of a person, who must have one."""
        name = await self.shelf.name(person)
        if name is None:
            raise Refusal("sign-in")
        return name

    async def card(self, table_id: str, person: str = ME) -> TableCard:
        return self.card_of(await self.tables.find(table_id), person)

    def card_of(self, table: StoredTable, person: str = ME) -> TableCard:
        return {**table_card(table.row, table.seats, person), "link": None}  # nobody else can open it

    def listed(self, table: StoredTable) -> ListedTable:
        """In a list. Nobody can take a turn at a table of another version, which can't be opened."""
        ours = edition(game_of(table.row["game"], None))
        playable = table.row["rules"] == ours["rules"] and table.row["facts"] == ours["facts"]
        mine = any(seat.person is not None and seat.seat in table.row["awaited"] for seat in table.seats)
        return {**self.card_of(table), "your_turn": mine and playable and table.row["status"] == "running"}

    async def announce(self, table_id: str, person: str) -> TableCard:
        """Seats have changed or the game has started: tell the pages that wait."""
        for page in list(self.waiting.get(table_id, ())):
            await page.table_changed()
        return await self.card(table_id, person)


def status_of(refusal: Refusal) -> int:
    for beginning, status in STATUSES.items():
        if refusal.code.startswith(beginning):
            return status
    return 409 if isinstance(refusal, NotNow) else 400


def _read(body: str) -> Json:
    try:
        found = json.loads(body or "{}")
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise Refusal("bad-request")
    return found
