"""A message uses what it is given, and is given what it uses: by name, and of the right kind."""

from __future__ import annotations

from pathlib import Path

import pytest

import bakufu
from bakufu.games import GAMES
from bakufu.kernel.facts import leaves
from bakufu.kernel.names import kebab
from bakufu.text.catalogue import LANGUAGE
from bakufu.text.shogun.renderer import ShogunRenderer
from bakufu.text.wording import variables
from tests.text.samples import event_classes, move_classes, renderer, samples
from tests.text.sources import Call, Entry, calls, entries

PLURALS = {"zero", "one", "two", "few", "many"}


def events_of(game: str, message: str) -> list[str]:
    """What is said of an event, and by rules that have words of their own for it."""
    own = [f"{message}-{rule.replace('.', '-')}" for rule in bakufu.load(game).ledger]
    return [message, *[one for one in own if one in entries(LANGUAGE, game)]]


def told(game: str) -> list[tuple[str, type]]:
    """The messages about events and moves, with the classes of what they tell."""
    found = [
        (message, kind) for kind in event_classes(game) for message in events_of(game, f"event-{kebab(kind.__name__)}")
    ]
    return found + [(f"move-{kebab(kind.__name__)}", kind) for kind in move_classes(game)]


def gives_what_is_used(call: Call, entry: Entry | None) -> bool:
    if entry is None:
        return False
    if {"wrong", "known"} <= call.given:  # what is wrong, and what is possible, is told by a message within
        return entry.refers() == {"error-one-of"} and entry.variables() - {"wrong"} == call.given - {"wrong", "known"}
    return entry.variables() == call.given


def faults(game: str, entry: Entry, kind: type) -> list[str]:
    """What a message can't say with what an event or a move supplies."""
    found = []
    for sample in samples(kind):
        supplied = variables(renderer(game), sample)
        found += [f"{name} is not supplied" for name in sorted(entry.variables() - set(supplied))]
        for name, keys in entry.selections():
            number = isinstance(supplied.get(name), int)
            if not number and keys & PLURALS:
                found.append(f"counts ${name}, which is no number")
            if number and not all(key in PLURALS or key.isdigit() for key in keys):
                found.append(f"reads ${name} as a word")
    return found


# One test for all messages of a game: as a test each, most of their time was pytest's own.


@pytest.mark.parametrize("game", GAMES)
def test_a_call_gives_exactly_what_its_message_uses(game: str) -> None:
    found, known = calls(game), entries(LANGUAGE, game)
    assert len(found) > 400
    wrong = [call for call in found if not gives_what_is_used(call, known.get(call.message))]
    assert [(call.message, call.where, call.given) for call in wrong] == []


@pytest.mark.parametrize("game", GAMES)
def test_events_and_moves_supply_what_their_messages_use(game: str) -> None:
    found = told(game)
    assert len(found) > 50
    wrong = {message: faults(game, entries(LANGUAGE, game)[message], kind) for message, kind in found}
    assert {message: some for message, some in wrong.items() if some} == {}


@pytest.mark.parametrize("game", GAMES)
def test_variants_for_rules_name_rules_of_the_ledger(game: str) -> None:
    rules = {rule.replace(".", "-") for rule in renderer(game).game.ledger}
    selections = [
        (message, name, keys)
        for message, entry in entries(LANGUAGE, game).items()
        if message.startswith("event-")
        for name, keys in entry.selections()
    ]
    assert selections
    unknown = [(message, keys - rules) for message, name, keys in selections if name == "rule" and keys - rules]
    assert unknown == []


@pytest.mark.parametrize("game", GAMES)
def test_rules_use_numbers_of_the_facts(game: str) -> None:
    table = renderer(game).game.facts.table
    numbers = {path.replace(".", "-") for path, value in leaves(table) if isinstance(value, int)}
    rules = [entry for message, entry in entries(LANGUAGE, game).items() if message.startswith("rule-")]
    used = {name for entry in rules for name in entry.variables()}
    assert used
    assert used - numbers == set()


def test_a_rule_speaks_of_the_hosts_own_facts(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[price]\ncastle = 1\n")
    assert renderer("shogun").rule("build.castle").startswith("A castle costs 3 chests")
    assert ShogunRenderer(bakufu.load("shogun", mine)).rule("build.castle").startswith("A castle costs 1 chest ")
