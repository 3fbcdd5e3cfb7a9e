"""Servers whose tables have secrets that a test knows beforehand: it plays the same games every time.

A test that wants another game contributes other entropy.
"""

from __future__ import annotations

from itertools import count

from bakufu.kernel.chance import KEYED
from bakufu.server import serve
from bakufu.server.app import create_app
from bakufu.server.tables.starting import NewSecret

FACTORY = f"{__name__}:app"
NUMBERED = f"{__name__}:numbered_app"
SECRET = "of every table"


def app() -> object:
    """All tables have the same secret: options and the players' contributions alone decide a game's seed."""
    return serve.app(lambda settings: create_app(settings, secret=lambda: SECRET))


def numbered() -> NewSecret:
    """The first table's secret, the second one's, and so on."""
    numbers = count(1)
    return lambda: f"{KEYED}of table {next(numbers)}"


def numbered_app() -> object:
    return serve.app(lambda settings: create_app(settings, secret=numbered()))
