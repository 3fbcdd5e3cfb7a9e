"""Every language says what English says: the same messages with the same variables, all of them translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax.serializer import serialize_pattern

from bakufu.games import GAMES
from bakufu.text.catalogue import LANGUAGE, languages
from tests.text.sources import Entry, catalogues, entries

OTHERS = [language for language in languages() if language != LANGUAGE]
WORD = re.compile(r"[^\W\d_]+(?:['’.:/-][^\W\d_]+)*")
# Messages that name people and places, which German writes as English does.
NAMES = ("name-province-", "web-daimyo-", "web-smith-", "web-name-suggestions", "character-")
# Words that are the same in German: names of games and of their pieces, what is typed at a prompt or an option, and
# words that both languages share.
ALIKE = {
    *("SHOGUN", "NO", "KATANA", "Bakufu", "Katana", "Tenno's", "Court"),
    *("Daimyo", "Komainu", "Samurai", "Sashimono", "Sashimonos", "Washitsu", "L", "S"),
    *("sun", "first", "ashigaru", "plan"),
    *("Bot", "Bots", "Chat", "In", "Name", "neutral", "Orange", "Pause", "Plan", "Theater", "Winter"),
}
# Words of English that a German sentence never needs; what is typed or quoted has none of them.
ENGLISH = {"the", "and", "or", "of", "is", "are", "you", "your", "with", "for", "this", "that", "not", "have", "from"}
# Latin words on a Chinese screen: names of games, a key, and what is typed; letters name things on cards and boards.
LATIN = {"SHOGUN", "NO", "KATANA", "Bakufu", "Esc", "Python", "odds", "Webhook"}
# Files of what is said at a prompt or to a host, where commands, options and programs are called by their names.
TECHNICAL = {"arena", "error", "export", "file", "help", "join", "play", "report", "serve", "server", "tune"}


@cache
def all_of(language: str) -> dict[tuple[str, str], Entry]:
    """Every message of a language once, by the game of which alone it speaks ("" for all) and its id."""
    common = entries(language, None)
    found = {("", name): entry for name, entry in common.items()}
    for game in GAMES:
        own = entries(language, game).items()
        found |= {(game, name): entry for name, entry in own if name not in common}
    return found


def both(language: str) -> Iterator[tuple[str, Entry, Entry]]:
    """Each message that both have: where it stands, in English and in this language."""
    for key, english in all_of(LANGUAGE).items():
        if key in all_of(language):
            yield " ".join(key).strip(), english, all_of(language)[key]


def told(problems: list[str]) -> str:
    """One line for each."""
    return "\n" + "\n".join(problems)


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_or_too_many(language: str) -> None:
    wanted, there = set(all_of(LANGUAGE)), set(all_of(language))
    problems = [f"{language} lacks {game} {name}" for game, name in sorted(wanted - there)]
    problems += [f"only {language} has {game} {name}" for game, name in sorted(there - wanted)]
    assert not problems, told(problems)


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_files_are_there(language: str) -> None:
    for game in (None, *GAMES):
        names = [[file.name for file, _ in catalogues(one, game)] for one in (LANGUAGE, language)]
        assert names[0] == names[1]


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_speaks_of_the_same_things(language: str) -> None:
    problems = []
    for name, english, other in both(language):
        problems += [f"{language} {name}: no ${lost}" for lost in sorted(english.shown() - other.variables())]
        problems += [f"{language} {name}: unknown ${new}" for new in sorted(other.variables() - english.variables())]
    assert not problems, told(problems)


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    problems = []
    for name, english, other in both(language):
        same = serialize_pattern(english.pattern) == serialize_pattern(other.pattern)
        own = set(WORD.findall(english.words())) - ALIKE
        if same and own and not name.rpartition(" ")[2].startswith(NAMES):
            problems.append(f"{language} {name}: {english.words()}")
    assert not problems, told(problems)


def test_no_english_is_left_in_german() -> None:
    problems = [
        f"{name}: {word}"
        for name, _, german in both("de")
        for word in WORD.findall(german.words())
        if word.lower() in ENGLISH
    ]
    assert not problems, told(problems)


def test_a_german_plural_has_one_and_other_only() -> None:
    for name, _, german in both("de"):
        for _, keys in german.selections():
            assert not keys & {"zero", "two", "few", "many"}, name


def test_chinese_has_no_forms_for_one_and_many() -> None:
    """`one` would never be chosen."""
    for name, _, chinese in both("zh"):
        for _, keys in chinese.selections():
            assert not keys & {"zero", "one", "two", "few", "many"}, name


def test_no_english_is_left_in_chinese() -> None:
    problems = [
        f"{name}: {word}"
        for name, _, chinese in both("zh")
        for word in re.findall(r"[A-Za-z]{2,}", chinese.words())
        if chinese.file.removesuffix(".ftl") not in TECHNICAL and word not in LATIN
    ]
    assert not problems, told(problems)
