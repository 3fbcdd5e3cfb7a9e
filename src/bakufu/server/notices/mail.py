"""Mail through the host's SMTP server: sent one after another by a task of its own, so that nobody waits for it, and
nobody can tell from the time of an answer whether there was anything to send."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import SplitResult, unquote, urlsplit

import structlog

from bakufu.server.settings import BadSetting, Settings
from bakufu.table.refusal import Refusal

log = structlog.get_logger()
WAITING = 1000  # messages; more are dropped, and the log says so
TIMEOUT = 20  # seconds for each step of the conversation
SCHEMES = {"smtp": 25, "smtps": 465, "smtp+starttls": 587}
LONGEST_ADDRESS = 254
# Not all that the standard allows, but all that is in use; nothing here can end a header or add a recipient.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


@dataclass(frozen=True)
class Letter:
    to: str
    subject: str
    text: str


def good_address(mail: str) -> str:
    mail = mail.strip()
    if len(mail) > LONGEST_ADDRESS or not ADDRESS.fullmatch(mail):
        raise Refusal("bad-mail")
    return mail


def checked_server(settings: Settings) -> SplitResult | None:
    """The SMTP server that the settings name. Links in mail need the server's public address: whoever asks for mail
    must not be able to choose where its links lead."""
    if not settings.mail:
        return None
    try:
        server = urlsplit(settings.mail)
        known = server.scheme in SCHEMES and bool(server.hostname) and server.port != 0
    except ValueError:
        known = False
    if not known:
        raise BadSetting("error-mail-server", known=", ".join(f"{scheme}://USER:PASSWORD@HOST" for scheme in SCHEMES))
    if not ADDRESS.fullmatch(settings.mail_from):
        raise BadSetting("error-mail-from")
    if not settings.origins:
        raise BadSetting("error-mail-origin")
    return server


class Mail:
    def __init__(self, settings: Settings) -> None:
        self.server = checked_server(settings)
        self.sender = settings.mail_from
        self._queue: asyncio.Queue[Letter] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None

    @property
    def on(self) -> bool:
        return self.server is not None

    def start(self) -> None:
        if self.on:
            self._task = asyncio.create_task(self._work(), name="mail")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def send(self, letter: Letter) -> None:
        try:
            self._queue.put_nowait(letter)
        except asyncio.QueueFull:
            log.warning("mail-dropped")

    async def _work(self) -> None:
        while True:
            letter = await self._queue.get()
            try:
                await asyncio.to_thread(self._deliver, letter)
            except (OSError, smtplib.SMTPException) as error:
                # Its text may quote the address; the type says enough.
                log.warning("mail-failed", error=type(error).__name__)

    def _deliver(self, letter: Letter) -> None:
        assert self.server is not None
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, letter.to, letter.subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        host, port = self.server.hostname or "", self.server.port or SCHEMES[self.server.scheme]
        safe = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(host, port, timeout=TIMEOUT, context=safe)
            if self.server.scheme == "smtps"
            else smtplib.SMTP(host, port, timeout=TIMEOUT) as line
        ):
            if self.server.scheme == "smtp+starttls":
                line.starttls(context=safe)
            if self.server.username:
                line.login(unquote(self.server.username), unquote(self.server.password or ""))
            line.send_message(message)
