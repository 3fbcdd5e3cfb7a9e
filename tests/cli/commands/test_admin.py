"""`bakufu admin`: what a host does about players, on a database beside the server."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert, select

from bakufu.server.store.schema import people, reports, sanctions
from tests.cli.running import Ran, run


@pytest.fixture
def database(tmp_path: Path) -> str:
    """With Ann, who has a password, and her report of a guest."""
    address = f"sqlite:///{tmp_path / 'bakufu.sqlite'}"
    assert run("admin", "log", "--database", address).code == 0
    with create_engine(address).begin() as connection:
        connection.execute(insert(people).values(id="a" * 32, name="Ann", claimed="ann", created_at=1))
        connection.execute(insert(people).values(id="b" * 32, name="Ben", created_at=1))
        about = {"table_id": "KAEDE", "person": "b" * 32, "by": "a" * 32, "reason": "chat", "text": "Insults", "at": 1}
        connection.execute(insert(reports).values(about))
    return address


def admin(database: str, *words: object) -> Ran:
    return run("admin", *words, "--database", database)


def in_force(database: str) -> list[tuple[str, str, bool]]:
    with create_engine(database).connect() as connection:
        rows = connection.execute(select(sanctions).where(sanctions.c.lifted_at.is_(None)))
        return [(row.kind, row.whom, row.until is not None) for row in rows]


def test_a_report_is_dealt_with(database: str) -> None:
    listed = admin(database, "reports").out
    assert f"Ben ({'b' * 32}), chat, at table KAEDE, by Ann: Insults" in listed
    assert admin(database, "mute", "b" * 32, "--hours", 24, "--reason", "Insults").code == 0
    assert in_force(database) == [("mute", "b" * 32, True)]
    assert admin(database, "close", 1).code == 0
    assert admin(database, "reports").out == ""
    log = admin(database, "log").out.splitlines()
    assert ["close 1" in log[0], f"mute {'b' * 32}. Insults" in log[1]] == [True, True]


def test_people_and_addresses_are_banned_and_the_ban_is_lifted(database: str) -> None:
    for whom, stored in (("ANN", "a" * 32), ("192.0.2.7", "192.0.2.7")):
        assert admin(database, "ban", whom).code == 0
        assert in_force(database) == [("ban", stored, False)]
        assert admin(database, "ban", whom, "--hours", 1).code == 0  # instead of the other one
        assert in_force(database) == [("ban", stored, True)]
        assert admin(database, "lift", whom).code == 0
        assert in_force(database) == []


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("mute",), "mute needs a name"),
        (("log", "ann"), "log takes no name"),
        (("mute", "nobody"), "Nobody is called nobody"),
        (("mute", "192.0.2.7"), "Nobody is called 192.0.2.7"),
        (("lift", "ann"), "Nothing is in force against ann"),
        (("close", "7"), "no open report 7"),
        (("end", "KAEDE"), "No game in progress at table KAEDE"),
        (("forgive", "ann"), "isn't one of"),
    ],
)
def test_what_makes_no_sense_is_one_line(database: str, words: tuple[str, ...], says: str) -> None:
    ran = admin(database, *words)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert says in ran.err
