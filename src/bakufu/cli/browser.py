"""Serve this machine alone, or its network, and open the browser there."""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from contextlib import suppress
from io import StringIO
from pathlib import Path
from urllib.parse import urlsplit

import click

from bakufu.cli.parser import shared_options
from bakufu.cli.speech import say
from bakufu.kernel.errors import BakufuError
from bakufu.server.settings import Settings

PATIENCE = 60  # seconds to wait for the server before giving up on the browser
PAUSE = 0.05
EVERYWHERE = "0.0.0.0"
SOMEWHERE = ("192.0.2.1", 9)  # an address that is nobody's, kept for documentation
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


class NoClient(BakufuError):
    """The package was built without the browser client."""


def play_in_browser(port: int, facts: Path | None, browser: bool, lan: bool = False) -> None:
    """Serve until Ctrl-C: on the loopback address, or for everybody in the same network."""
    from bakufu.server.http.pages import is_built
    from bakufu.server.serve import serve

    if not is_built():
        raise NoClient("play-no-client")
    corrections = shared_options.corrections(facts)
    host = EVERYWHERE if lan else Settings.host
    chosen = free_port(port, host)
    if chosen != port:
        click.echo(say("play-port-taken", port=str(port)))

    def tell(address: str) -> None:
        click.echo(say("play-address", address=address))
        if lan:
            tell_network(address)
        sys.stdout.flush()
        if browser and has_screen():
            threading.Thread(target=open_browser, args=(address,), daemon=True).start()
        elif browser:
            click.echo(say("play-no-screen"))

    with suppress(KeyboardInterrupt):
        serve(Settings(host=host, port=chosen, facts=corrections, quiet=True), tell)
    click.echo(say("play-stopped"))


def tell_network(address: str) -> None:
    """How others reach this machine, as an address and as a code for their phones, and who can."""
    import segno

    found = lan_address()
    if found is None:
        click.echo(say("play-lan-none"))
        return
    there = f"http://{found}:{urlsplit(address).port}"
    click.echo(say("play-lan-address", address=there))
    drawn = StringIO()
    segno.make(there, micro=False).terminal(drawn, compact=True)
    click.echo(drawn.getvalue(), nl=False)
    click.echo(say("play-lan-who"))


def lan_address() -> str | None:
    """The address of this machine in its network; None without one. A datagram socket only looks up the route: nothing
    is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
        try:
            route.connect(SOMEWHERE)
        except OSError:
            return None
        found: str = route.getsockname()[0]
        return None if ipaddress.ip_address(found).is_loopback else found


def free_port(wanted: int, host: str = Settings.host) -> int:
    """The wanted port, or 0 (any free port) if it is in use."""
    try:
        with socket.create_server((host, wanted)):
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
