"""What the browser tests stand on: Debian's Chromium, a real server with the built client, and people who look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.houses import House, Nursery
from tests.web.people import PATIENCE, Person
from tests.web.stage import launched, nursed, opened

People = Callable[..., Person]
expect.set_options(timeout=PATIENCE)


# Of the package, not of the session: while Playwright runs, no other test of this process could have an event loop.


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="package")
def nursery() -> Iterator[Nursery]:
    with nursed() as nursery:
        yield nursery


@pytest.fixture(scope="package")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not stop it."""
    with opened(nursery, tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def own_house(nursery: Nursery, tmp_path: Path) -> Iterator[House]:
    """One to stop and start again."""
    with opened(nursery, tmp_path) as house:
        yield house


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    """Somebody with a browser, at a house or an address. What a page complains about fails the test."""
    there: list[Person] = []

    def come(house: House | str, name: str | None = None, **settings: Any) -> Person:
        person = Person(browser, house if isinstance(house, str) else house.url, seen=False, **settings)
        there.append(person)
        return person.arrive(name) if name else person

    yield come
    complaints = [complaint for person in there for complaint in person.complaints]
    for person in there:
        person.close()
    assert complaints == []
