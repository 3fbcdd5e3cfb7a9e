"""What the browser tests stand on: Debian's Chromium, a real server with the built client, and people who look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.houses import House, Nursery
from tests.web.lent.browsers import PATIENCE, Lender
from tests.web.people import Person
from tests.web.stage import launched, nursed, opened

People = Callable[..., Person]
expect.set_options(timeout=PATIENCE)


# Of the package, not of the session: while Playwright runs, no other test of this process could have an event loop.


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="package")
def lender(browser: Browser) -> Lender:
    return Lender(browser)


@pytest.fixture(scope="package")
def lasting() -> set[str]:
    """The addresses of houses that stay when a test is over."""
    return set()


@pytest.fixture(scope="package")
def nursery() -> Iterator[Nursery]:
    with nursed() as nursery:
        yield nursery


@pytest.fixture(scope="package")
def house(nursery: Nursery, lasting: set[str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not stop it."""
    with opened(nursery, tmp_path_factory.mktemp("house")) as house:
        lasting.add(house.url)
        yield house


@pytest.fixture
def own_house(nursery: Nursery, tmp_path: Path) -> Iterator[House]:
    """One to stop and start again."""
    with opened(nursery, tmp_path) as house:
        yield house


@pytest.fixture
def people(browser: Browser, lender: Lender, lasting: set[str], request: pytest.FixtureRequest) -> Iterator[People]:
    """Somebody with a browser, at a house or an address. What a page complains about fails the test. `new`: the browser
    has never been at the house, which matters where a test is about what it fetches."""
    there: list[Person] = []
    failed = request.session.testsfailed

    def come(house: House | str, name: str | None = None, new: bool = False, **settings: Any) -> Person:
        url = house if isinstance(house, str) else house.url
        lends = lender if url in lasting and not new else None
        person = Person(browser, url, seen=False, lender=lends, **settings)
        there.append(person)
        return person.arrive(name) if name else person

    yield come
    complaints = [complaint for person in there for complaint in person.complaints]
    for person in there:
        person.close(well=not complaints and request.session.testsfailed == failed)
    assert complaints == []
