"""Every refusal has a line in the catalogue that says something, and every line belongs to a refusal."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import bakufu
from bakufu.table.refusal import Refusal
from bakufu.text import catalogue

SOURCE = Path(bakufu.__file__).parent
FILES = [file for room in ("daily", "server", "table") for file in (SOURCE / room).rglob("*.py")]
RAISED = {"Refusal": 0, "NotNow": 0, "TooOften": 0, "Problem": 0, "refuse": 1}  # where the code stands


def codes() -> set[str]:
    """The codes that the server names, wherever it refuses something."""
    found: set[str] = set()
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text())):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = RAISED.get(name)
            if place is not None and len(node.args) > place:
                code = node.args[place]
                if isinstance(code, ast.Constant):
                    found.add(str(code.value).partition(".")[0])
    return found


def lines() -> set[str]:
    text = Path(catalogue.__file__).with_name("en").joinpath("server.ftl").read_text()
    body = FluentParser().parse(text).body
    parts = set(re.findall(r"{ server-([a-z-]+) }", text))  # of other lines
    return {entry.id.name.removeprefix("server-") for entry in body if isinstance(entry, Message)} - parts


def test_every_refusal_has_a_line_and_every_line_a_refusal() -> None:
    from bakufu.server.allowances import HELD, OFTEN
    from bakufu.server.http.problems import CODES
    from bakufu.server.tables.table_caps import CAPS

    limits = {often.refusal for often in OFTEN.values()} | set(HELD.values()) | {code for _, code in CAPS.values()}
    # A rule of the game speaks for itself.
    assert codes() - {"rule"} | set(CODES.values()) | {"bad-request"} | limits == lines()


def test_every_status_belongs_to_a_refusal() -> None:
    from bakufu.server.http.problems import STATUSES

    assert set(STATUSES) <= lines()


def test_a_refusal_speaks_with_its_numbers() -> None:
    assert str(Refusal("bad-name", most=24)) == "A name must have 1 to 24 printable characters."


def test_a_line_is_one_line() -> None:
    assert "\n" not in str(Refusal("bad-pace", least=10, most=3600, fewest=1, longest=14))
