"""A message uses what it is given, and is given what it uses: by name, and of the right kind."""

from __future__ import annotations

import pytest

import bakufu
from bakufu.kernel.facts import leaves
from bakufu.kernel.names import kebab
from bakufu.text.catalogue import LANGUAGE
from bakufu.text.shogun.teller import ShogunTeller
from bakufu.text.wording import variables
from tests.text.samples import event_classes, move_classes, samples
from tests.text.sources import calls, entries

GAME = bakufu.load("shogun")
TELLER = ShogunTeller(GAME)
ENTRIES = entries(LANGUAGE)
PLURALS = {"zero", "one", "two", "few", "many"}
TOLD = [(f"event-{kebab(kind.__name__)}", kind) for kind in event_classes()]
TOLD += [(f"move-{kebab(kind.__name__)}", kind) for kind in move_classes()]


@pytest.mark.parametrize("call", calls(), ids=lambda call: f"{call.message} at {call.where}")
def test_a_call_gives_exactly_what_its_message_uses(call: object) -> None:
    assert ENTRIES[call.message].variables() == call.given  # type: ignore[attr-defined]


@pytest.mark.parametrize(("message", "kind"), TOLD, ids=[message for message, _ in TOLD])
def test_events_and_moves_supply_what_their_messages_use(message: str, kind: type) -> None:
    for sample in samples(kind):
        supplied = variables(TELLER, sample)
        assert ENTRIES[message].variables() - set(supplied) == set()
        for name, keys in ENTRIES[message].selections():
            number = isinstance(supplied[name], int)
            assert number or not keys & PLURALS, f"{message} counts ${name}, which is no number"
            assert not number or all(key in PLURALS or key.isdigit() for key in keys), (
                f"{message} reads ${name} as a word"
            )


@pytest.mark.parametrize("message", [name for name, entry in ENTRIES.items() if entry.file == "event.ftl"])
def test_variants_for_rules_name_rules_of_the_ledger(message: str) -> None:
    rules = {rule.replace(".", "-") for rule in GAME.ledger}
    for name, keys in ENTRIES[message].selections():
        if name == "rule":
            assert keys - rules == set()


def test_rules_use_numbers_of_the_facts() -> None:
    numbers = {path.replace(".", "-") for path, value in leaves(GAME.facts.table) if isinstance(value, int)}
    used = {name for entry in ENTRIES.values() if entry.file == "rule.ftl" for name in entry.variables()}
    assert used
    assert used - numbers == set()


def test_a_rule_speaks_of_the_hosts_own_facts(tmp_path) -> None:  # type: ignore[no-untyped-def]
    mine = tmp_path / "mine.toml"
    mine.write_text("[price]\ncastle = 1\n")
    assert TELLER.rule("build.castle").startswith("A castle costs 3 chests")
    assert ShogunTeller(bakufu.load("shogun", mine)).rule("build.castle").startswith("A castle costs 1 chest ")
