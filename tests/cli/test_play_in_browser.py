"""`bakufu play` without --terminal: when it refuses, where it listens, and whether it opens a browser."""

from __future__ import annotations

import socket
import threading
import webbrowser
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from bakufu.cli import browser
from bakufu.server import serve
from bakufu.server.http import pages
from bakufu.server.settings import Settings
from tests.cli.running import Ran, run

ADDRESS = "http://127.0.0.1:1"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings of a server that tells its address and is stopped with Ctrl-C."""
    found: list[Settings] = []

    def stopped(settings: Settings, tell: Callable[[str], None]) -> None:
        found.append(settings)
        tell(ADDRESS)
        raise KeyboardInterrupt

    monkeypatch.setattr(serve, "serve", stopped)
    monkeypatch.setattr(pages, "is_built", lambda: True)
    for name in browser.SCREENS:
        monkeypatch.delenv(name, raising=False)
    return found


def test_the_address_is_told_and_ctrl_c_is_an_ordinary_end(served: list[Settings]) -> None:
    ran = run("play", "--no-browser", "--port", "0")
    lines = [f"Bakufu is running at {ADDRESS} (Ctrl-C to stop).", "Bakufu has stopped. Your games are saved."]
    assert ran == Ran(0, "".join(f"{line}\n" for line in lines), "")
    assert [(settings.host, settings.quiet) for settings in served] == [("127.0.0.1", True)]


def test_a_port_that_is_taken_is_left_alone(served: list[Settings]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run("play", "--no-browser", "--port", port).code == 0
    assert run("play", "--no-browser", "--port", port).code == 0
    assert [settings.port for settings in served] == [0, port]


@pytest.mark.parametrize("screen", [True, False])
def test_a_browser_is_opened_where_there_is_a_screen(
    served: list[Settings], monkeypatch: pytest.MonkeyPatch, screen: bool
) -> None:
    opened = threading.Event()
    monkeypatch.setattr(browser, "open_browser", lambda address: opened.set())
    monkeypatch.setattr(browser, "has_screen", lambda: screen)
    run("play")
    assert opened.wait(20 if screen else 0) == screen


def test_the_browser_is_opened_as_soon_as_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)

    class Healthy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == "/api/health" else 404)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Healthy) as server:
        address = f"http://127.0.0.1:{server.server_port}"
        threading.Thread(target=server.handle_request, daemon=True).start()
        browser.open_browser(address)
    assert opened == [address]


def test_options_of_the_terminal_are_refused(served: list[Settings]) -> None:
    ran = run("play", "--players", 3)
    assert ran.code == 2
    assert ran.err == ("bakufu: --players only works in the terminal; try: bakufu play --terminal --players ...\n")
    assert served == []


def test_without_pages_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "is_built", lambda: False)
    ran = run("play")
    assert ran.code == 2
    assert ran.err.startswith("bakufu: the browser client is missing")


def test_what_is_missing_is_said(served: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "has_screen", lambda: False)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        first, second, third, _ = run("play", "--port", port).out.splitlines()
    assert first.startswith(f"Port {port} is in use")
    assert second.startswith(f"Bakufu is running at {ADDRESS}")
    assert third.startswith("There is no display")


def test_the_network_gets_an_address_a_code_and_a_word_on_who_can_come(
    served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "lan_address", lambda: "192.168.1.20")
    ran = run("play", "--lan", "--no-browser", "--port", "0")
    first, second, *code, who, _ = ran.out.splitlines()
    assert first.startswith(f"Bakufu is running at {ADDRESS}")
    assert "http://192.168.1.20:1 " in second
    assert len(code) > 10
    assert who.startswith("Everybody who can reach this machine can join")
    assert [settings.host for settings in served] == ["0.0.0.0"]


def test_without_a_network_nobody_is_promised_an_address(
    served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "SOMEWHERE", ("127.0.0.1", 9))
    assert "no network" in run("play", "--lan", "--no-browser", "--port", "0").out
