"""The notifier tells people that it is their turn, or that their game is over, if they aren't at the table.

When somebody is to be told is stored with the turn itself, so a restart loses no notice, and whichever process takes
one from the database sends it: never two of them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from bakufu.server.fair_queue import Bounds, FairQueue
from bakufu.server.http.limits import Limiter, Rate, TooOften
from bakufu.server.notices import quiet, webhooks
from bakufu.server.notices.mail import Letter, Mail
from bakufu.server.notices.push import LONGEST, Push, Subscription
from bakufu.server.notices.wishes import Wishes
from bakufu.server.people.identity import Person
from bakufu.server.settings import Settings
from bakufu.server.store.database import FAILURES
from bakufu.server.store.store import Found
from bakufu.table.clock import Clock
from bakufu.text.catalogue import LANGUAGE, Catalogue

log = structlog.get_logger()
EVERY = 1.0  # seconds
AT_ONCE = 4  # notices on their way to other services, each in a thread
TESTS = Rate(10, 10 / 3600)  # of one person
BOUNDS = Bounds(of_one=8, in_all=500, wait=60, run=40)


@dataclass(frozen=True)
class Notice:
    title: str
    text: str
    path: str  # of the page that it leads to
    tag: str  # a later notice with the same one takes its place


class Notifier:
    """`present`: whether the person on a seat has the table open, as far as this process knows."""

    def __init__(
        self,
        settings: Settings,
        wishes: Wishes,
        push: Push,
        mail: Mail,
        clock: Clock,
        present: Callable[[str, int], bool],
    ) -> None:
        self.settings = settings
        self.wishes = wishes
        self.push = push
        self.mail = mail
        self.clock = clock
        self.present = present
        self.origin = next(iter(settings.origins), "")
        self.queue = FairQueue(AT_ONCE, BOUNDS)
        self._tests = Limiter(TESTS, clock)
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def can_webhook(self) -> bool:
        return bool(self.settings.webhook_hosts) and bool(self.origin) and webhooks.installed()

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="notifier")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            for task in self._sending:
                task.cancel()
            await asyncio.gather(self._task, *self._sending, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            try:
                await self.check()
            except Exception as error:
                log.error("not-notified", error=repr(error), exc_info=None if isinstance(error, FAILURES) else error)
            await asyncio.sleep(EVERY)

    async def check(self) -> None:
        """Tell everybody whose time has come."""
        for due in await self.wishes.due(self.clock()):
            row = await self.wishes.take(due)
            if row is None or (row.status == "running" and not row.awaited):
                continue
            later = quiet.ends(quiet.of_row(row), self.clock())
            if later is not None:
                await self.wishes.postpone(due, later)
                continue
            await self.tell(row, _notice(row), self.present(due.table_id, due.seat))

    async def test(self, person: Person) -> int:
        """Send a notice to all places of a person; how many there are."""
        wait = self._tests.of(person.id).take()
        if wait:
            raise TooOften("too-fast", wait)
        row = await self.wishes.of(person.id)
        words = Catalogue(row.language or LANGUAGE)
        return await self.tell(row, Notice("Bakufu", words.say("notice-test"), "/account", "test"))

    async def tell(self, row: Found, notice: Notice, present: bool = False) -> int:
        """Send a notice to wherever a person wants it; to how many places. Browsers know best whether somebody looks at
        the table; other places are told only of somebody who isn't there."""
        browsers = await self.wishes.subscribed(row.id)
        for subscription in browsers.values():
            self._begin(row.id, self._push, subscription, notice)
        by_mail = not present and self.mail.on and row.notice_mail and row.mail is not None
        if by_mail:
            self.mail.send(Letter(row.mail, notice.title, f"{notice.text}\n\n{self.origin}{notice.path}\n"))
        by_webhook = not present and self.can_webhook and row.webhook is not None
        if by_webhook:
            self._begin(row.id, self._call, row.webhook, notice)
        return len(browsers) + by_mail + by_webhook

    def _begin(self, owner: str, send: Callable[..., None], *given: object) -> None:
        task = asyncio.create_task(self._send(owner, send, *given))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, owner: str, send: Callable[..., None], *given: object) -> None:
        try:
            await self.queue.run(owner, lambda: asyncio.to_thread(send, *given))
        except _Gone as gone:
            await self.wishes.unsubscribe(gone.endpoint)
        except Exception as error:
            # Whatever other services answer, its text may quote an address: the type says enough.
            log.warning("notice-failed", error=type(error).__name__)

    def _push(self, subscription: Subscription, notice: Notice) -> None:
        content = {"title": notice.title, "text": notice.text, "path": notice.path, "tag": notice.tag}
        message = json.dumps(content, ensure_ascii=False).encode()
        assert len(message) <= LONGEST
        if not self.push.send(message, subscription, self.clock() // 1000):
            raise _Gone(subscription.endpoint)

    def _call(self, address: str, notice: Notice) -> None:
        text = f"{notice.text}\n{self.origin}{notice.path}"
        webhooks.send(address, self.settings.webhook_hosts, notice.title, text)


class _Gone(Exception):
    def __init__(self, endpoint: str) -> None:
        super().__init__(endpoint)
        self.endpoint = endpoint


def _notice(row: Found) -> Notice:
    """In the person's language. It names the game, and nothing of what happened at the table."""
    words = Catalogue(row.language or LANGUAGE)
    game = words.say(f"web-game-{row.game}")
    if row.status == "finished":
        title, text = words.say("notice-over.title", game=game), words.say("notice-over")
    else:
        title, text = words.say("notice-turn.title", game=game), words.say("notice-turn")
    return Notice(title, text, f"/t/{row.table_id}", row.table_id)
