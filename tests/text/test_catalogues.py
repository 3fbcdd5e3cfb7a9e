"""No message is missing, none is unused, and every language has the same ones."""

from __future__ import annotations

import pytest

import bakufu
from bakufu.cli.commands import NAMES, Commands
from bakufu.cli.main import front_door
from bakufu.cli.terminal.asides import asides
from bakufu.cli.terminal.manifest import terminal_of
from bakufu.kernel.errors import BadOption
from bakufu.kernel.names import kebab
from bakufu.shogun import components
from bakufu.shogun.modules.court.favour_cards import KINDS as FAVOUR_KINDS
from bakufu.shogun.modules.court.officials import SPACES as EXTRA_SPACES
from bakufu.text.catalogue import LANGUAGE, BadText, Catalogue, languages
from tests.text.samples import event_classes, move_classes
from tests.text.sources import ASKED, WORDS, Entry, calls, entries, web_words, words_of

GAME = bakufu.load("shogun")
ENTRIES = entries(LANGUAGE)
CLAIMED = ("left", "right", "pile", "bury")
TOWER_CARDS = ("tower-1", "tower-2", "tower-3")


def named() -> set[str]:
    """The names that components.py needs."""
    words = {
        "colour": components.COLOURS,
        "cube": components.CUBES,
        "region": components.REGIONS,
        "space": (*components.SPACES, *EXTRA_SPACES),
        "favour": FAVOUR_KINDS,
        "special": components.SPECIALS,
        "effect": components.EFFECTS,
        "season": components.SEASONS,
        "building": components.BUILDINGS,
        "province": components.PROVINCES,
        "side": ("sun", "moon"),
        "setup": ("fixed", "claim"),
        "card": ("chest", "empty", "nothing", "unplanned", "surrendered", "face-down", *CLAIMED, *TOWER_CARDS),
    }
    return {f"name-{kind}-{word.lower()}" for kind, names in words.items() for word in names}


def helped() -> set[str]:
    """The help of all commands and their options."""
    context = front_door.make_context("bakufu", [], resilient_parsing=True)
    assert isinstance(front_door, Commands)
    found = {"help-option-help"}
    for name in ("bakufu", *NAMES):
        command = front_door if name == "bakufu" else front_door.get_command(context, name)
        assert command is not None
        found |= {f"help-command-{name}{part}" for part in ("", ".short", ".example")}
        options = [option for option in command.params if option.param_type_name == "option"]
        found |= {f"help-option-{str(option.name).replace('_', '-')}" for option in options}
    return found


def ruled() -> set[str]:
    found = set()
    for rule in GAME.ledger.values():
        words = "rule-" + rule.id.replace(".", "-")
        found |= {words, f"{words}.reason"} if rule.ruling else {words}
    return found


def wanted() -> set[str]:
    """Every message that something in the project asks for."""
    found = {f"event-{kebab(kind.__name__)}" for kind in event_classes()}
    found |= {f"move-{kebab(kind.__name__)}" for kind in move_classes()}
    found |= {f"decision-{decision.name}{part}" for decision in GAME.setting({}).decisions for part in ("", ".help")}
    found |= {f"play-command-{word}" for word in asides(terminal_of(GAME.name))}
    return found | named() | helped() | ruled() | {call.message for call in calls()}


def test_nothing_that_is_asked_for_is_missing() -> None:
    assert wanted() - set(ENTRIES) == set()


def test_nothing_stands_in_the_catalogue_for_nobody() -> None:
    # Which rules refuse moves is seen in play: see test_rules_have_words.
    unused = {message for message in set(ENTRIES) - wanted() if not message.endswith(".refusal")}
    whole, beginnings = web_words(WORDS)
    unused = {message for message in unused - whole if not message.startswith(tuple(beginnings))}
    assert unused - {f"server-{word}" for word in words_of("server")} == set()


def test_the_browser_finds_every_message_it_asks_for() -> None:
    whole, beginnings = web_words(ASKED)
    assert whole - set(ENTRIES) == set()
    assert {start for start in beginnings if not any(name.startswith(start) for name in ENTRIES)} == set()


def test_the_first_word_of_a_message_names_its_file() -> None:
    # The browser's messages stand in several files: web.ftl, and for each part of the screen one like web-planning.ftl.
    misplaced = {
        name
        for name, entry in ENTRIES.items()
        if entry.file.removesuffix(".ftl").removeprefix("web-") not in name.split("-")[:2]
    }
    assert misplaced == set()


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_things_with_the_same_variables(language: str) -> None:
    other = entries(language)
    assert set(other) == set(ENTRIES)

    def differs(name: str, entry: Entry) -> bool:
        return bool(entry.variables() - ENTRIES[name].variables())

    assert {name for name, entry in other.items() if differs(name, entry)} == set()


def test_english_is_there_and_an_unknown_language_is_refused() -> None:
    assert LANGUAGE in languages()
    with pytest.raises(BadOption, match="unknown language 'xx'"):
        Catalogue("xx")


def test_a_mistake_in_a_catalogue_does_not_pass_unnoticed() -> None:
    catalogue = Catalogue(game="shogun")
    with pytest.raises(BadText, match="no message event-nonsense"):
        catalogue.say("event-nonsense")
    with pytest.raises(BadText, match="event-built"):
        catalogue.say("event-built", seat="Blue")


def test_what_is_said_of_one_game_is_not_said_of_all() -> None:
    assert Catalogue(game="shogun").has("event-built")
    assert not Catalogue().has("event-built")
    assert Catalogue().has("phrase-score")


def test_no_isolation_marks_reach_the_reader() -> None:
    text = Catalogue().say("phrase-score", player="Blue", points=3)
    assert text == "Blue 3"
