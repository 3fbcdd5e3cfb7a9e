"""A server whose tables all have the same secret: options and the players' contributions alone decide a game's seed.

A test that wants another game contributes other entropy.
"""

from __future__ import annotations

from bakufu.server import serve
from bakufu.server.app import create_app

FACTORY = f"{__name__}:app"
SECRET = "of every table"


def app() -> object:
    return serve.app(lambda settings: create_app(settings, secret=lambda: SECRET))
