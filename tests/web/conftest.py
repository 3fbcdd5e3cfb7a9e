"""What the browser tests stand on: Debian's Chromium, a real server with the built client, and people who look."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from bakufu.server.pages import is_built
from tests.server.houses import READY_SECONDS, UNLIMITED, House, Nursery
from tests.web.chromium import MISSING, arguments, chromium
from tests.web.people import Person

People = Callable[..., Person]


# Of the package, not of the session: while Playwright runs, no other test of this process could have an event loop.


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.fail(MISSING)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=arguments())
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def nursery() -> Iterator[Nursery]:
    if not is_built():
        pytest.fail("The browser client is not built: python web/build.py")
    nursery = Nursery()
    yield nursery
    nursery.close()


def open_house(nursery: Nursery, folder: Path) -> House:
    settings = replace(UNLIMITED, database=f"sqlite:///{folder / 'bakufu.sqlite'}")
    return answering(House(nursery, folder, settings).start())


def answering(house: House) -> House:
    """The house, once it answers."""
    until = time.monotonic() + READY_SECONDS
    with httpx.Client(base_url=house.url, trust_env=False) as client:
        while True:
            try:
                if client.get("/api/health").status_code == 200:
                    return house
            except httpx.TransportError:
                pass
            assert time.monotonic() < until, house.said()
            time.sleep(0.02)


@pytest.fixture(scope="package")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not stop it."""
    opened = open_house(nursery, tmp_path_factory.mktemp("house"))
    yield opened
    opened.stop()
    assert not opened.tracebacks()


@pytest.fixture
def own_house(nursery: Nursery, tmp_path: Path) -> Iterator[House]:
    """One to stop and start again."""
    opened = open_house(nursery, tmp_path)
    yield opened
    if opened.pid is not None:
        opened.stop()
    assert not opened.tracebacks()


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    """Somebody with a browser, at a house. What a page complains about fails the test."""
    there: list[Person] = []

    def come(house: House, name: str | None = None, **settings: Any) -> Person:
        person = Person(browser, house.url, **settings)
        there.append(person)
        return person.arrive(name) if name else person

    yield come
    complaints = [complaint for person in there for complaint in person.complaints]
    for person in there:
        person.close()
    assert complaints == []
