"""Serve this machine alone, and open the browser there."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from contextlib import suppress
from pathlib import Path

import click

from bakufu.cli.parser import shared_options
from bakufu.cli.speech import say
from bakufu.kernel.errors import BakufuError
from bakufu.server.settings import Settings

PATIENCE = 60  # seconds to wait for the server before giving up on the browser
PAUSE = 0.05
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


class NoClient(BakufuError):
    """The package was built without the browser client."""


def play_in_browser(port: int, facts: Path | None, browser: bool) -> None:
    """Serve on the loopback address until Ctrl-C."""
    from bakufu.server.http.pages import is_built
    from bakufu.server.serve import serve

    if not is_built():
        raise NoClient("play-no-client")
    corrections = shared_options.corrections(facts)
    chosen = free_port(port)
    if chosen != port:
        click.echo(say("play-port-taken", port=str(port)))

    def tell(address: str) -> None:
        click.echo(say("play-address", address=address))
        sys.stdout.flush()
        if browser and has_screen():
            threading.Thread(target=open_browser, args=(address,), daemon=True).start()
        elif browser:
            click.echo(say("play-no-screen"))

    with suppress(KeyboardInterrupt):
        serve(Settings(port=chosen, facts=corrections, quiet=True), tell)
    click.echo(say("play-stopped"))


def free_port(wanted: int) -> int:
    """The wanted port, or 0 (any free port) if it is in use."""
    try:
        with socket.create_server((Settings.host, wanted)):
            return wanted
    except OSError:
        return 0


def has_screen() -> bool:
    """Without a display, a text browser would open in this terminal."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in SCREENS)


def open_browser(address: str) -> None:
    """Open the address as soon as the server answers."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with direct.open(f"{address}/api/health"):
                break
        except (OSError, urllib.error.URLError):
            time.sleep(PAUSE)
    else:
        return
    webbrowser.open(address)
