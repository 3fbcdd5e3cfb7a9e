"""Settings of a server, from the command line or the environment (BAKUFU_HOST, BAKUFU_PORT, ...)."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from bakufu.kernel.errors import BakufuError


class BadSetting(BakufuError):
    """A setting that cannot work, in one line."""


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8600
    database: str = ""  # empty: a SQLite file in the user's data folder
    workers: int = 1
    dask: str | None = None  # the address of a scheduler; bots think there
    facts: str | None = None
    secret: str = ""  # signs cookies; empty: kept in the data folder
    origins: tuple[str, ...] = ()  # further addresses under which this server is reached
    # Whose X-Forwarded-For and -Proto are believed: limits count the real address, and cookies are Secure over https.
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    bot_processes: int = 1
    bot_patience: int = 10  # seconds until another process takes over bots that do not move
    archive_days: int = 180
    requests_a_minute: int = 240
    commands_a_second: int = 20
    quiet: bool = False  # log only what is wrong

    def database_address(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'bakufu.sqlite'}"

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def from_json(text: str) -> Settings:
        values = json.loads(text)
        return Settings(**{**values, "origins": tuple(values["origins"]), "proxies": tuple(values["proxies"])})


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    named = os.environ.get("BAKUFU_DATA")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "bakufu"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/bakufu").expanduser()
    return Path(os.environ.get("XDG_DATA_HOME", "~/.local/share")).expanduser() / "bakufu"
