"""What the tests of accounts share: a house with mail, people with a password, and what they can ask."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import Any

import pytest

from bakufu.server.service import Service
from tests.server.people.letter_box import LetterBox, letter_box, link_in
from tests.server.security.house import House, StoppedClock, Visitor, house, settings

PASSWORD = "correct horse battery staple"
ANOTHER = "another good password"
ORIGIN = "https://table.example"


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture
def box() -> Iterator[LetterBox]:
    with letter_box() as box:
        yield box


@pytest.fixture
def mail_home(tmp_path: Path, clock: StoppedClock, box: LetterBox) -> Iterator[House]:
    """Of these tests: with mail."""
    chosen = settings(tmp_path, mail=box.url, mail_from="bakufu@table.example", origins=(ORIGIN,))
    with house(chosen, clock) as home:
        yield home


def claim(home: House, name: str = "Ann") -> Visitor:
    visitor = home.visitor(name)
    answer = visitor.ask("POST", "/api/me/claim", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return visitor


def enter(home: House, name: str = "Ann", password: str = PASSWORD, **headers: str) -> Visitor | int:
    """Somebody who has signed in, or the status of the refusal."""
    answer = home.visitor().ask("POST", "/api/me/enter", json={"name": name, "password": password}, headers=headers)
    return Visitor(home, answer.json()["token"]) if answer.status_code == 200 else answer.status_code


def entered(home: House, name: str = "Ann", password: str = PASSWORD, **headers: str) -> Visitor:
    visitor = enter(home, name, password, **headers)
    assert isinstance(visitor, Visitor)
    return visitor


def is_signed_in(visitor: Visitor) -> bool:
    return visitor.ask("GET", "/api/me").json() is not None


def account(visitor: Visitor) -> Any:
    answer = visitor.ask("GET", "/api/me/account")
    assert answer.status_code == 200, answer.text
    return answer.json()


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def service_of(home: House) -> Service:
    service: Service = home.app.state.service
    return service


def have_mail(home: House, box: LetterBox, visitor: Visitor, mail: str = "ann@mail.example") -> Message:
    """Give the account an address, and confirm it."""
    asked = visitor.ask("PUT", "/api/me/mail", json={"mail": mail, "password": PASSWORD})
    assert asked.status_code == 204, asked.text
    letter = box.next()
    confirmed = home.visitor().ask("POST", "/api/me/mail/confirm", json={"link": link_in(letter, "mail")})
    assert confirmed.status_code == 204, confirmed.text
    return letter


def loop_of(home: House) -> asyncio.AbstractEventLoop:
    task = service_of(home).writer._task
    assert task is not None
    return task.get_loop()


def waited(home: House, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, loop_of(home)).result(20)
