"""No message is missing, and none is unused. That every language has the same ones: see test_languages."""

from __future__ import annotations

from functools import cache

import pytest

import bakufu
from bakufu.arena.sources import sources_of
from bakufu.bots.levels import levels_of, players_of
from bakufu.cli.main import root_command
from bakufu.cli.parser.command import GROUPS, NAMES, CatalogCommand, Commands
from bakufu.cli.parser.examples import EXAMPLES
from bakufu.cli.terminal.asides import asides
from bakufu.cli.terminal.full.commands import EXPLAINED
from bakufu.cli.terminal.full.frame import KEYS
from bakufu.cli.terminal.manifest import terminal_of
from bakufu.games import GAMES
from bakufu.katana.box import components as pieces
from bakufu.katana.rules.honor import HONORS
from bakufu.kernel.errors import BadOption
from bakufu.kernel.names import kebab
from bakufu.puzzles.manifest import puzzling_of
from bakufu.review.manifest import reviewing_of
from bakufu.review.result import OWN, REST, RIVALS
from bakufu.shogun.box import components
from bakufu.shogun.modules.court.favour_cards import KINDS as FAVOUR_KINDS
from bakufu.shogun.modules.court.officials import SPACES as EXTRA_SPACES
from bakufu.shogun.modules.names import NAMES as NAMES_OF_MODULES
from bakufu.text.catalogue import LANGUAGE, BadText, Catalogue, file_in_module, languages
from bakufu.text.katana.renderer import COLOURS
from tests.text.samples import event_classes, move_classes
from tests.text.sources import ASKED, WORDS, calls, entries, web_words, words_of

LOADED = {name: bakufu.load(name) for name in GAMES}
OF_MODULES = {f"web-{name}.ftl" for name in NAMES_OF_MODULES}
OF_PAGES = ("web-pages.ftl", "web-tables.ftl")  # the frame of every page but the first, and lists of tables
ON_SCREEN = ("web", "planning", "howto")
ENTRIES = {name: entries(LANGUAGE, name) for name in GAMES}
COMMON = set(entries(LANGUAGE, None))
CLAIMED = ("left", "right", "pile", "bury")
TOWER_CARDS = ("tower-1", "tower-2", "tower-3")
AREAS = ("market", "academy", "palace", "komainu")
NAMES_OF = {
    "shogun": {
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
    },
    "katana": {
        "colour": COLOURS,
        "player": ("ghost",),
        "resource": pieces.RESOURCES,
        "letter": pieces.RESOURCES,
        "some": pieces.RESOURCES,
        "house": pieces.HOUSES,
        "source": (*pieces.HOUSES, "market"),
        "place": tuple(f"{area}{short}" for area in AREAS for short in ("", ".short")),
        "line": tuple(f"{line}{short}" for line in pieces.LINES for short in ("", ".short")),
        "sword": ("katana",),
        "room": pieces.ROOMS,
        "effect": pieces.EFFECTS,
        "honor": tuple(HONORS),
        "ghost": pieces.GHOST_CARDS,
    },
}
# Where something may be left, what that means.
LEAVING = {
    "shogun": (),
    "katana": (
        "forging", "buying", "decorating", "rooms", "komainu-effect", "academy-gift", "palace-gift", "aside",
        "end-of-turn", "changing-project",
    ),
}  # fmt: skip


def named(game: str) -> set[str]:
    """The names that the game's components need."""
    return {f"name-{kind}-{word.lower()}" for kind, names in NAMES_OF[game].items() for word in names}


def helped() -> set[str]:
    """The help of all commands and their options."""
    context = root_command.make_context("bakufu", [], resilient_parsing=True)
    assert isinstance(root_command, Commands)
    found = {"help-option-help"}
    for name in ("bakufu", *NAMES):
        command = root_command if name == "bakufu" else root_command.get_command(context, name)
        assert command is not None
        examples = [f".example-{number + 1}" for number, _ in enumerate(EXAMPLES[name])]
        found |= {f"help-command-{name}{part}" for part in ("", ".short", *examples)}
        options = [option for option in command.params if option.param_type_name == "option"]
        told = {f"help-option-{str(option.name).replace('_', '-')}" for option in options}
        found |= told | {f"{option}.default" for option in told} & COMMON
        found |= (
            {f"help-section-{title}" for title in command.sections} if isinstance(command, CatalogCommand) else set()
        )
    return found | {f"help-group-{group}" for group in GROUPS} | {"help-section-options"}


def ruled(game: str) -> set[str]:
    found = set()
    for rule in LOADED[game].ledger.values():
        words = "rule-" + rule.id.replace(".", "-")
        found |= {words, f"{words}.reason"} if rule.ruling else {words}
    chapters = {rule.partition(".")[0] for rule in LOADED[game].ledger}
    return found | {f"chapter-{chapter}" for chapter in chapters}


def noted(game: str) -> set[str]:
    """What is to be said of how sure the facts are."""
    notes = {source.note for source in LOADED[game].facts.sources if source.note} | {"corrected"}
    return {f"note-{note}{part}" for note in notes for part in ("", ".of")}


def reviewed(game: str) -> set[str]:
    """What reviews say of a game."""
    reviewing = reviewing_of(game)
    found = {f"review-kind-{kind}" for kind in reviewing.kinds} | {"review-unfinished"}
    found |= {f"review-stage-{stage}" for stage in reviewing.stages}
    return found | {f"review-change-{cause}" for cause in (OWN, RIVALS, *reviewing.lucks, REST)}


@cache
def wanted(game: str) -> set[str]:
    """Every message that something in the project asks for when it speaks of this game."""
    found = {f"event-{kebab(kind.__name__)}" for kind in event_classes(game)}
    found |= {f"{event}-{rule.replace('.', '-')}" for event in found for rule in LOADED[game].ledger} & set(
        ENTRIES[game]
    )
    found |= {f"move-{kebab(kind.__name__)}" for kind in move_classes(game)}
    decisions = LOADED[game].setting({}).decisions
    found |= {f"decision-{decision.name}{part}" for decision in decisions for part in ("", ".help")}
    found |= {f"option-enough-{decision}" for decision in LEAVING[game]}
    found |= {f"play-command-{word}" for word in asides(terminal_of(game))}
    found |= {f"play-key-{name}" for _, name in KEYS} | {f"play-keys-{name}" for _, name in EXPLAINED}
    found |= {f"play-space-{space}" for space in components.SPACES[: components.BID]} if game == "shogun" else set()
    found |= {f"table-bot-{level}" for level in levels_of(game)}
    characters = players_of(game).characters
    found |= {f"character-{one}{part}" for one in characters for part in ("", ".known", ".manner")}
    found |= {f"arena-source-{source}" for source in sources_of(game).colours}
    found |= reviewed(game)
    found |= {f"puzzle-{theme}{part}" for theme in puzzling_of(game).themes for part in ("", ".hint")}
    found |= named(game) | helped() | ruled(game) | noted(game) | {call.message for call in calls(game)}
    return found | {other for message in found & set(ENTRIES[game]) for other in ENTRIES[game][message].refers()}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_asked_for_is_missing(game: str) -> None:
    assert wanted(game) - set(ENTRIES[game]) == set()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_stands_in_the_catalogue_for_nobody(game: str) -> None:
    assert unused(set(ENTRIES[game]) - COMMON - wanted(game)) == set()


def test_nothing_is_said_of_all_games_that_none_asks_for() -> None:
    assert unused(COMMON - set().union(*[wanted(game) for game in GAMES])) == set()


def unused(messages: set[str]) -> set[str]:
    """Those of them that neither the browser nor the server names."""
    # Which rules refuse moves is seen in play: see test_rules_have_words.
    left = {message for message in messages if not message.endswith(".refusal")}
    whole, beginnings = web_words(WORDS)
    left = {message for message in left - whole if not message.startswith(tuple(beginnings))}
    return left - {f"server-{word}" for word in words_of("server") | words_of("table")}


def test_the_browser_finds_every_message_it_asks_for() -> None:
    whole, beginnings = web_words(ASKED)
    told = set().union(*ENTRIES.values())
    assert whole - told == set()
    assert {start for start in beginnings if not any(name.startswith(start) for name in told)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_first_word_of_a_message_names_its_file(game: str) -> None:
    # The browser's messages are in several files: web.ftl, one like web-planning.ftl for each part of the screen, and
    # one like web-court.ftl for each module, with what these parts of the screen say about it. Other messages of a
    # module are in two files.
    misplaced = {
        name
        for name, entry in ENTRIES[game].items()
        if entry.file.removesuffix(".ftl").removeprefix("web-") not in name.split("-")[:2]
        if entry.file not in (*OF_MODULES, *OF_PAGES) or name.split("-")[0] not in ON_SCREEN
        if not entry.module or entry.file != file_in_module(name.split("-")[0])
    }
    assert misplaced == set()


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
