"""Settings of a server, from the command line or the environment (BAKUFU_HOST, BAKUFU_PORT, ...)."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from bakufu.kernel.errors import BakufuError


class BadSetting(BakufuError):
    """An invalid setting."""


@dataclass(frozen=True)
class Limits:
    """What one person or one address may use. `server/allowances.py` applies them; each process counts for itself."""

    requests: int = 240  # a minute, from one address
    missing: int = 60  # a minute, from one address: requests for what doesn't exist
    messages: int = 20  # a second, of one person on all sockets
    guests: int = 30  # new ones an hour, from one address
    tables: int = 30  # new ones an hour, from one address
    open_tables: int = 20  # that one person has opened within a day and nobody has started
    bot_tables: int = 10  # that one person has opened within a day, with bots, and that are being played
    guest_bot_tables: int = 30  # the same of all guests from one address together
    sockets: int = 40  # of one person
    address_sockets: int = 200  # from one address
    connections: int = 100  # open from one address, sockets not counted; those of a trusted proxy are unlimited
    talk: int = 2_000  # messages at one table
    entries: int = 10_000  # in the log of one table; after that, only what takes the game forward


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8600
    database: str = ""  # empty: a SQLite file in the user's data folder
    workers: int = 1
    dask: str | None = None  # address of a Dask scheduler that runs the bots
    facts: str | None = None
    secret: str = ""  # signs cookies; empty: stored in the data folder
    origins: tuple[str, ...] = ()  # further public URLs of this server
    # Trusted proxies (X-Forwarded-For and -Proto): limits count the real address, and cookies are Secure over https.
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    bot_processes: int = 2
    advice_processes: int = 2  # forecasts, odds, hints and replays never wait for bots
    review_effort: float = 1.0  # 2 takes twice as long, and judges more exactly
    bot_patience: int = 10  # seconds until another process takes over idle bots
    archive_days: int = 180
    vacation_days: int = 28  # a year, for one account
    pause_days: int = 30  # after which a paused game goes on, and its players run out of time
    limits: Limits = Limits()
    metrics_token: str = ""  # who may read /metrics from elsewhere; empty: only the machine itself
    mail: str = ""  # the SMTP server that sends mail, as a URL; empty: there is no mail
    mail_from: str = ""  # the address that mail comes from
    push_hosts: tuple[str, ...] = ()  # further push services of browsers that notices may go to
    webhook_hosts: tuple[str, ...] = ("ntfy.sh", "discord.com")  # where people may have notices sent
    # Seconds until somebody is told of their turn: whoever comes back to the table soon needs no notice.
    notice_delay: int = 20
    hosts: tuple[str, ...] = ()  # names by which the server is called; empty: any
    quiet: bool = False  # log only warnings and errors

    def database_address(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'bakufu.sqlite'}"

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def from_json(text: str) -> Settings:
        values = json.loads(text)
        lists = {name: tuple(values[name]) for name in ("origins", "proxies", "hosts", "push_hosts", "webhook_hosts")}
        return Settings(**{**values, **lists, "limits": Limits(**values["limits"])})


def data_folder() -> Path:
    """The data folder of this user."""
    named = os.environ.get("BAKUFU_DATA")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "bakufu"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/bakufu").expanduser()
    return Path(os.environ.get("XDG_DATA_HOME", "~/.local/share")).expanduser() / "bakufu"
