"""`docs/protocol.md` says what the code does: every table of it is compared, every example is read."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

import bakufu
from bakufu.kernel.fairness import Fairness
from bakufu.kernel.names import kebab
from bakufu.server import serve
from bakufu.server.app import create_app
from bakufu.server.http import problems
from bakufu.server.settings import Limits, Settings
from bakufu.server.socket import protocol, wire
from bakufu.server.tables import new_table
from bakufu.shogun.box import picks
from bakufu.shogun.box.components import CHEST_CARD, PROVINCES, SPACES
from bakufu.shogun.modules.manifests import MODULES
from bakufu.shogun.numbers import PICK, PICKS, WORDS
from bakufu.table import recent
from bakufu.table.entries import By, Kind
from bakufu.table.fold import Fold
from bakufu.table.projection import table_view
from bakufu.table.table_card import TableCard
from tests.server.socket.page import PAGE, blocks, listed, rows, section, words
from tests.text.samples import event_classes, move_classes
from tests.text.sources import entries

Json = dict[str, Any]


def names(structs: object) -> dict[str, list[str]]:
    """The fields of messages by their type."""
    return {str(struct.__struct_config__.tag): list(struct.__struct_fields__) for struct in get_args(structs)}


# Routes and messages


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    return create_app(Settings(database=f"sqlite:///{tmp_path / 'x'}", secret="a secret of the test"))


def test_the_routes(app: Litestar) -> None:
    served = set()
    for route in app.routes:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
        methods = route.methods if isinstance(route, HTTPRoute) else {"GET"}
        # What people open in a browser, its pages and the description, is no part of the protocol.
        if path == "/metrics" or (path.startswith("/api/") and not path.startswith("/api/docs")):
            served |= {f"{method} {path}" for method in methods if method != "OPTIONS"}
    assert {words(row[0])[0] for row in rows(PAGE, "route")} == served


def test_the_messages_and_their_fields() -> None:
    said = {words(row[0])[0]: listed(row[1]) for row in rows(section("Messages from the client"), "type")}
    assert said == names(protocol.Incoming)
    heard = {words(row[0])[0]: listed(row[1]) for row in rows(section("Messages from the server"), "type")}
    assert heard == names(protocol.Outgoing)
    kinds = [words(row[0])[0] for row in rows(section("Messages from the server"), "kind of step")]
    assert kinds == [kind.value for kind in Kind]
    assert all(f"`{by.value}`" in section("Messages from the server") for by in By)


def test_the_examples_of_messages() -> None:
    """Those of a client are read by the server; those of the server have exactly the fields that it sends."""
    said = [line for block in blocks("json", section("Messages from the client")) for line in block.splitlines()]
    assert {kebab_type(protocol.read(line)) for line in said} == set(names(protocol.Incoming))
    heard = [
        json.loads(line) for block in blocks("json", section("Messages from the server")) for line in block.splitlines()
    ]
    card = next(json.loads(block) for block in blocks("json", PAGE) if '"rematch_of"' in block)
    for message in heard:
        assert sorted(message) == sorted(["type", *names(protocol.Outgoing)[message["type"]]])
        # The page shows a table's card once, and leaves it out of its messages.
        msgspec.convert({**message, "table": card} if "table" in message else message, protocol.Outgoing)
    assert {message["type"] for message in heard} == set(names(protocol.Outgoing))


def kebab_type(message: Any) -> str:
    return str(message.__struct_config__.tag)


# The view and the moves


def some_view() -> Json:
    game = bakufu.load("shogun")
    return table_view(Fold(game, {"players": 3}, "seed"), 0)


def test_the_fields_of_the_view() -> None:
    view, text = some_view(), section("The view")

    def told(head: str) -> list[str]:
        return [word for row in rows(text, head) for word in words(row[0])]

    assert sorted(told("field")) == sorted(view)
    assert sorted(told("field of a province")) == sorted(view["provinces"]["Kai"])
    assert sorted(told("field of a player")) == sorted(view["players"]["0"])
    assert sorted(told("field of `table`")) == sorted(view["table"])
    game = bakufu.load("shogun")
    for module in MODULES:
        shown = bakufu.plain(game.view(game.start({"modules": [module.name]}, 1), 0))
        for part in module.parts:
            assert sorted(told(f"field of `{part.name}`")) == sorted(shown[part.name])
    claiming = bakufu.load("shogun")
    dealt = bakufu.plain(claiming.view(claiming.start({"setup": "claim"}, 1), 0))["claiming"]
    row = next(row for row in rows(text, "field") if words(row[0]) == ["claiming"])
    assert sorted(words(row[1])) == sorted(dealt)


def test_the_numbers_of_the_picks() -> None:
    ranges = [row[0].split("-") for row in rows(section("Moves"), "numbers")]
    numbers = [(int(first), int(last)) for first, last in (pair if len(pair) == 2 else pair * 2 for pair in ranges)]
    starts = [first for first, _ in numbers]
    assert numbers == [(first, after - 1) for first, after in pairwise([*starts, PICKS])]
    of_the_base = {0, CHEST_CARD, picks.NOTHING, picks.PLACE, picks.OPEN_CARD, picks.NUMBER, picks.YES}
    of_modules = {PICK[module.box.picks[0]] for module in MODULES if module.box.picks}
    assert of_the_base | of_modules <= set(starts)
    assert re.search(rf"numbers from 0 to (<!--.*?-->)?{PICKS - 1}\b", PAGE)
    assert list(PROVINCES) == sorted(PROVINCES)


def test_the_decisions() -> None:
    moves = {kebab(kind.__name__): [field.name for field in fields(kind)] for kind in move_classes()}
    kinds = iter(moves)
    told = {}
    for decision, about, move in rows(section("Moves"), "decision"):
        told[words(decision)[0]] = listed(about)
        kind = words(move)[0]
        assert kind == next(kinds)
        assert listed(move.partition(":")[2]) == moves[kind]
    setting = bakufu.load("shogun").setting({})
    assert told == {kind.name: list(setting.about.get(number, ())) for number, kind in enumerate(setting.decisions)}
    (example,) = blocks("json", section("Moves"))
    move = json.loads(example)
    assert move["pick"] == WORDS[move["move"]]
    assert sorted(move) == sorted(["move", "pick", "type", *moves[move["type"]]])
    (order,) = re.findall(r"in this\s+order: ([^.]+)\.", section("Plans"))
    assert order.split(", ") == list(SPACES)


# Lists


def test_the_codes_of_refusals() -> None:
    messages = {name: entry for name, entry in entries("en").items() if name.startswith("server-")}
    parts = set().union(*[entry.refers() for entry in messages.values()])
    known = {name.removeprefix("server-") for name in messages.keys() - parts if "." not in name}
    assert [words(row[0])[0] for row in rows(section("Refusals"), "code")] == sorted(known | {"rule"})


def test_the_events_and_their_fields() -> None:
    told = {words(row[0])[0]: listed(row[1]) for row in rows(section("Events"), "type")}
    assert told == {
        kebab(kind.__name__): [field.name for field in fields(kind) if field.name != "rule"] for kind in event_classes()
    }


def test_the_limits() -> None:
    entropy = next(part for part in get_args(new_table.Entropy) if isinstance(part, msgspec.Meta))
    known = {
        "bytes in a request": problems.LARGEST_BODY,
        "bytes in a message": serve.LARGEST_FRAME,
        "requests a minute from one address": Limits().requests,
        "messages a second of one person": Limits().messages,
        "moves in a command": protocol.MOST_MOVES,
        "characters of a command's id": protocol.LONGEST_ID,
        "characters of table talk": protocol.MOST_TALK,
        "characters of entropy": entropy.max_length,
        "messages a client may lag behind": wire.QUEUE,
        "steps at hand for `missed`": recent.MOST,
    }
    assert {row[0]: int(row[1]) for row in rows(section("Limits"), "limit")} == known
    codes = {int(row[0]) for row in rows(section("Limits"), "close code")}
    assert {wire.TOO_FAST, wire.TOO_SLOW} <= codes
    assert f"version {protocol.PROTOCOL} of the protocol" in section("Versions")


def test_the_card_of_a_table() -> None:
    card = next(json.loads(block) for block in blocks("json", section("Setting up a table")))
    assert sorted(card) == sorted(set(TableCard.__annotations__) - {"your_turn"})
    assert "`your_turn`" in section("Setting up a table")


def test_the_fairness_of_the_example() -> None:
    (block,) = blocks("json", section("Fairness"))
    fair = json.loads(block)
    shown = Fairness(fair["commitment"], fair["secret"], tuple(fair["entropy"]))
    assert shown.honest()
    assert f"the seed is `{shown.seed()}`" in section("Fairness")
