"""Players from outside this package, by import path: `package.module:Class`, a class with one method `decide(view)`.

Also networks as files, `net:FILE`. Only for the command line: a server only seats the bots of `levels.py`.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

from bakufu.bots.manifest import Bot
from bakufu.kernel.chance import Rng
from bakufu.kernel.errors import BadOption

# Numpy and the environments are needed for networks alone, and are above the bots.
NET, NET_PLAYER = "net", "bakufu.env.net"


def is_net(name: str) -> bool:
    return name.startswith(f"{NET}:")


def net_file(name: str) -> str:
    return name.removeprefix(f"{NET}:")


def net_player(game: str, name: str, rng: Rng) -> Bot:
    try:
        player: Bot = import_module(NET_PLAYER).NetPlayer(game, net_file(name), rng)
    except ImportError as error:
        raise BadOption("error-bot-broken", bot=name, why=str(error)) from None
    return player


def is_import_path(name: str) -> bool:
    module, colon, kind = name.partition(":")
    return (
        not is_net(name)
        and bool(colon)
        and kind.isidentifier()
        and all(part.isidentifier() for part in module.split("."))
    )


def outside(name: str, rng: Rng) -> Bot:
    """A player of the class behind an import path, which may be in the current folder."""
    module, _, kind = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # last, so that it shadows nothing that is installed
    try:
        player: Bot = getattr(import_module(module), kind)(rng)
    except ModuleNotFoundError as error:
        raise BadOption("error-bot-module", bot=name, module=error.name) from None
    except Exception as error:
        raise BadOption("error-bot-broken", bot=name, why=f"{type(error).__name__}: {error}") from None
    if not callable(getattr(player, "decide", None)):
        raise BadOption("error-bot-decide", bot=name)
    return player
