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
    bot_processes: int = 1
    bot_patience: int = 10  # seconds until another process takes over idle bots
    archive_days: int = 180
    requests_a_minute: int = 240
    commands_a_second: int = 20
    quiet: bool = False  # log only warnings and errors

    def database_address(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'bakufu.sqlite'}"

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def from_json(text: str) -> Settings:
        values = json.loads(text)
        return Settings(**{**values, "origins": tuple(values["origins"]), "proxies": tuple(values["proxies"])})


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
