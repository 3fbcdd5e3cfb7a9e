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
from tests.text.sources import Call, calls, entries

ENTRIES = {game: entries(LANGUAGE, game) for game in GAMES}
LEDGERS = {game: bakufu.load(game).ledger for game in GAMES}
PLURALS = {"zero", "one", "two", "few", "many"}
CALLS = [(game, call) for game in GAMES for call in calls(game)]


def events_of(game: str, message: str) -> list[str]:
    """What is said of an event, and by rules that have words of their own for it."""
    own = [f"{message}-{rule.replace('.', '-')}" for rule in LEDGERS[game]]
    return [message, *[one for one in own if one in ENTRIES[game]]]


TOLD: list[tuple[str, str, type]] = [
    (game, message, kind)
    for game in GAMES
    for kind in event_classes(game)
    for message in events_of(game, f"event-{kebab(kind.__name__)}")
]
TOLD += [(game, f"move-{kebab(kind.__name__)}", kind) for game in GAMES for kind in move_classes(game)]
EVENTS = [(game, name) for game in GAMES for name in ENTRIES[game] if name.startswith("event-")]


@pytest.mark.parametrize(
    ("game", "call"), CALLS, ids=[f"{game}: {call.message} at {call.where}" for game, call in CALLS]
)
def test_a_call_gives_exactly_what_its_message_uses(game: str, call: Call) -> None:
    entry = ENTRIES[game][call.message]
    if {"wrong", "known"} <= call.given:  # what is wrong, and what is possible, is told by a message within
        assert entry.refers() == {"error-one-of"}
        assert entry.variables() - {"wrong"} == call.given - {"wrong", "known"}
    else:
        assert entry.variables() == call.given


@pytest.mark.parametrize(("game", "message", "kind"), TOLD, ids=[f"{game}: {message}" for game, message, _ in TOLD])
def test_events_and_moves_supply_what_their_messages_use(game: str, message: str, kind: type) -> None:
    entry = ENTRIES[game][message]
    for sample in samples(kind):
        supplied = variables(renderer(game), sample)
        assert entry.variables() - set(supplied) == set()
        for name, keys in entry.selections():
            number = isinstance(supplied[name], int)
            assert number or not keys & PLURALS, f"{message} counts ${name}, which is no number"
            assert not number or all(key in PLURALS or key.isdigit() for key in keys), (
                f"{message} reads ${name} as a word"
            )


@pytest.mark.parametrize(("game", "message"), EVENTS)
def test_variants_for_rules_name_rules_of_the_ledger(game: str, message: str) -> None:
    rules = {rule.replace(".", "-") for rule in renderer(game).game.ledger}
    for name, keys in ENTRIES[game][message].selections():
        if name == "rule":
            assert keys - rules == set()


@pytest.mark.parametrize("game", GAMES)
def test_rules_use_numbers_of_the_facts(game: str) -> None:
    table = renderer(game).game.facts.table
    numbers = {path.replace(".", "-") for path, value in leaves(table) if isinstance(value, int)}
    rules = [entry for message, entry in ENTRIES[game].items() if message.startswith("rule-")]
    used = {name for entry in rules for name in entry.variables()}
    assert used
    assert used - numbers == set()


def test_a_rule_speaks_of_the_hosts_own_facts(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[price]\ncastle = 1\n")
    assert renderer("shogun").rule("build.castle").startswith("A castle costs 3 chests")
    assert ShogunRenderer(bakufu.load("shogun", mine)).rule("build.castle").startswith("A castle costs 1 chest ")
