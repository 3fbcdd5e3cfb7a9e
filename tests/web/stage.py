"""A server with the built client and a Chromium to look at it, for tests and for scripts."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from playwright.sync_api import Browser, sync_playwright

from bakufu.server.http.pages import is_built
from tests.patience import PATIENCE
from tests.server.houses import UNLIMITED, House, Nursery
from tests.server.seeded import FACTORY
from tests.server.templates import sqlite_in
from tests.web.chromium import MISSING, arguments, chromium


@contextmanager
def launched() -> Iterator[Browser]:
    path = chromium()
    assert path is not None, MISSING
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=arguments())
        yield browser
        browser.close()


@contextmanager
def nursed() -> Iterator[Nursery]:
    assert is_built(), "The browser client is not built: python web/build.py"
    nursery = Nursery()
    yield nursery
    nursery.close()


@contextmanager
def opened(nursery: Nursery, folder: Path, facts: str | None = None) -> Iterator[House]:
    """A house with a database of its own, which stops by itself and must not have stumbled. It deals the same games in
    every run. `facts`: those that its host has corrected."""
    settings = replace(UNLIMITED, database=sqlite_in(folder / "bakufu.sqlite"), facts=facts)
    house = House(nursery, folder, settings, factory=FACTORY).start()
    answering(house.url)
    yield house
    if house.pid is not None:
        house.stop()
    stumbles = house.tracebacks()
    assert not stumbles, [stumble[-1500:] for stumble in stumbles]


def answering(url: str) -> None:
    """Wait until somebody answers there."""
    until = time.monotonic() + PATIENCE
    with httpx.Client(base_url=url, verify=False, trust_env=False) as client:
        while True:
            try:
                if client.get("/api/health").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert time.monotonic() < until, url
            time.sleep(0.02)


@contextmanager
def stage() -> Iterator[tuple[House, Browser]]:
    """Everything at once, for a script."""
    with (
        TemporaryDirectory() as folder,
        nursed() as nursery,
        opened(nursery, Path(folder)) as house,
        launched() as seen,
    ):
        yield house, seen
