"""Every message of every language can be said, whichever of its variants is chosen, and what comes out is clean."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from functools import cache
from itertools import islice, product

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl

from bakufu.games import GAMES
from bakufu.text.catalogue import languages, parsed
from tests.text.sources import Entry, catalogues, entries, walk

pytestmark = pytest.mark.whole_games

Value = str | float | date
SAMPLES: dict[str, Value] = {"NUMBER": 3.5, "DATETIME": date(1600, 10, 21)}
RUBBISH = re.compile(r"[{}$]|  | [,;，。；]|\b-id\b")
PLURALS = {"one": 1, "other": 7}
MOST = 24  # combinations of variants of one message
CHINESE = "\u4e00-\u9fff"
# Chinese has signs of its own for pauses, and no blanks.
NARROW = re.compile(f"[{CHINESE}][,:;!]|[{CHINESE}] +[{CHINESE}]|[，。：；？！、] ")
# What is typed with blanks, and a list that the client takes apart.
TYPED = ("play-not-now", "play-command-odds", "web-name-suggestions")
GAMES_AND_NONE = (None, *GAMES)


def values(entry: Entry) -> dict[str, list[Value]]:
    """For each variable what chooses each of its variants, and something to show."""
    found: dict[str, list[Value]] = {name: ["Kai"] for name in entry.variables()}
    for node in walk(entry.pattern):
        if isinstance(node, ftl.FunctionReference):
            some = SAMPLES[node.id.name]
            found |= {part.id.name: [some] for part in walk(node) if isinstance(part, ftl.VariableReference)}
    for node in walk(entry.pattern):
        if isinstance(node, ftl.SelectExpression):
            names = [part.id.name for part in walk(node.selector) if isinstance(part, ftl.VariableReference)]
            keys = [variant.key for variant in node.variants]
            for name in names:
                found[name] = sorted({*found[name], *choosing(keys)} - {"Kai"}, key=str)
    return found


def choosing(keys: list[ftl.Identifier | ftl.NumberLiteral]) -> set[Value]:
    numbers = {float(key.value) for key in keys if isinstance(key, ftl.NumberLiteral)}
    words = {key.name for key in keys if isinstance(key, ftl.Identifier)}
    if numbers or words <= set(PLURALS):
        return {*[int(number) for number in numbers], *[PLURALS[word] for word in words if word in PLURALS]}
    return {*words}


def combinations(entry: Entry) -> Iterator[dict[str, Value]]:
    found = values(entry)
    for chosen in islice(product(*found.values()), MOST):
        yield dict(zip(found, chosen, strict=True))


def bundle(language: str, game: str | None) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file, _ in catalogues(language, game):
        made.add_resource(parsed(file.read_text(encoding="utf-8")))
    return made


@cache
def said(language: str, game: str | None) -> list[tuple[str, str, str]]:
    """Every message in its variants: its id, what is said, and what went wrong. Of a game only what is its own."""
    made, found = bundle(language, game), []
    common = entries(language, None) if game is not None else {}
    for name, entry in entries(language, game).items():
        if name in common:
            continue
        first, _, attribute = name.partition(".")
        message = made.get_message(first)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, name
        within = {key: value for other in entry.refers() for key, value in told_within(language, game, other).items()}
        for given in combinations(entry):
            text, errors = made.format_pattern(pattern, {**within, **given})
            found.append((name, str(text).replace("\n", " "), str(errors[0]) if errors else ""))
    return found


def told_within(language: str, game: str | None, other: str) -> dict[str, Value]:
    return next(combinations(entries(language, game)[other]))


@pytest.mark.filterwarnings("ignore:FluentDateType option")  # the browser, who says dates, knows them
@pytest.mark.parametrize("game", GAMES_AND_NONE)
@pytest.mark.parametrize("language", languages())
def test_every_variant_can_be_said(language: str, game: str | None) -> None:
    problems = []
    for name, text, error in said(language, game):
        if error:
            problems.append(f"{language} {name}: {error}")
        elif RUBBISH.search(text):
            problems.append(f"{language} {name}: {text}")
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize("game", GAMES_AND_NONE)
def test_chinese_is_set_as_chinese(game: str | None) -> None:
    problems = [f"{name}: {text}" for name, text, _ in said("zh", game) if NARROW.search(text) and name not in TYPED]
    assert not problems, "\n" + "\n".join(problems)
