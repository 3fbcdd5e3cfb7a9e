"""What is played on a day or in a week, and its chance.

Each period has a secret, and the secret of each of its tables follows from it by a keyed hash: who learns the secret
afterwards can compute every deal of that day, and nobody can before. A server publishes the secret's fingerprint first.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from bakufu.daily.periods import Period
from bakufu.kernel.chance import KEYED
from bakufu.kernel.patch import Json

# Where there is no server, nobody could keep a secret: everybody can compute the deals of all days.
PUBLIC_KEY = "bakufu daily deal"
SEAT = 0  # of the person; bots have the others


@dataclass(frozen=True)
class Deal:
    """The options of a table, and the bots by seat. In a week there are none: people sit there."""

    options: Json
    bots: dict[int, str]


def deal_of(game: str, period: Period) -> Deal:
    table = _tables(game)
    found: Json = table["week"] if period.weekly else table["days"][period.first.weekday()]
    options = {key: value for key, value in found.items() if key != "bots"}
    return Deal(options, {SEAT + 1 + at: bot for at, bot in enumerate(found.get("bots", ()))})


@cache
def _tables(game: str) -> Json:
    """What a game deals on each day of the week, Monday first, and in a week."""
    found: Json = tomllib.loads((files("bakufu.daily") / f"{game}.toml").read_text(encoding="utf-8"))
    return found


def secret_of(key: str, period: Period) -> str:
    """The secret of a day or a week; it gives the key of its host away to nobody."""
    return hmac.new(key.encode(), f"bakufu deal {period.name}".encode(), hashlib.sha256).hexdigest()


def table_secret(secret: str, game: str) -> str:
    """The secret of every table with this deal. Nobody contributes to its seed, so it is the same for all."""
    digest = hmac.new(secret.encode(), game.encode(), hashlib.sha256).digest()
    return KEYED + base64.urlsafe_b64encode(digest).decode().rstrip("=")
