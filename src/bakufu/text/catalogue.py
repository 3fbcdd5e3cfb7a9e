"""The message catalog of one language: messages for every game, and those of one game in a folder of its name, with a
folder for each of its modules. A folder `web` in both has those of the browser client. The first word of a message's id
names its file: `event-built` is in `event.ftl`. A module has few messages of each kind, so its rules are in one file,
`rule.ftl`, and the rest in another, `words.ftl`. A file is read when its first message is needed, because parsing takes
time."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from bakufu.kernel.errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

LANGUAGE = "en"
WEB = "web"
# Browser messages that Python uses as well are in the files of the first screen, of lists of tables, or of other pages.
FILES = {WEB: ("web.ftl", "web-tables.ftl", "web-pages.ftl")}
RULES = ("rule", "chapter", "note")  # the first words of messages in a module's `rule.ftl`
Value = str | int | float


class BadText(Exception):
    """A message or one of its variables is missing: a bug that the tests look for."""


@cache
def languages() -> list[str]:
    """The languages with a catalog."""
    folders = [folder for folder in files("bakufu.text").iterdir() if folder.is_dir()]
    return sorted(folder.name for folder in folders if folder.joinpath("phrase.ftl").is_file())


def checked_language(language: str) -> str:
    if language not in languages():
        raise BadOption("error-unknown-language", wrong=language, known=languages())
    return language


def folders(language: str, game: str | None) -> list[Traversable]:
    """The folders with the messages of a language: for every game, for this game, and for its modules."""
    return [*game_folders(language, game), *module_folders(language, game)]


def game_folders(language: str, game: str | None) -> list[Traversable]:
    common = files("bakufu.text").joinpath(language)
    places = [common] if game is None else [common, common.joinpath(game)]
    return [folder for place in places for folder in (place, place.joinpath(WEB))]


def module_folders(language: str, game: str | None) -> list[Traversable]:
    if game is None:
        return []
    inside = files("bakufu.text").joinpath(language, game).iterdir()
    return sorted([one for one in inside if one.is_dir() and one.name != WEB], key=lambda one: one.name)


def file_in_module(word: str) -> str:
    """The file of a module with the messages that begin with this word."""
    if word == WEB:
        return "web.ftl"
    return "rule.ftl" if word in RULES else "words.ftl"


class Catalogue:
    """Without a game, only the messages that all games share."""

    def __init__(self, language: str = LANGUAGE, game: str | None = None) -> None:
        from fluent.runtime import FluentBundle

        self.language = checked_language(language)
        self._folders = game_folders(self.language, game)
        self._modules = module_folders(self.language, game)
        # Isolation marks are only needed for bidirectional text, and terminals show them as garbage.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._known: set[str] = set()  # first words of messages
        self._read: set[Traversable] = set()

    def say(self, id: str, /, **variables: Value) -> str:
        """The message of this id, or `id.attribute`, with its variables filled in."""
        pattern = self._pattern(id)
        if pattern is None:
            raise BadText(f"{self.language}: no message {id}")
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise BadText(f"{self.language}: {id}: {errors[0]}")
        return str(text).replace("\n", " ")

    def has(self, id: str) -> bool:
        return self._pattern(id) is not None

    def _pattern(self, id: str) -> Pattern | None:
        name, _, attribute = id.partition(".")
        word = name.partition("-")[0]
        if word not in self._known:
            self._read_messages(word)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read_messages(self, word: str) -> None:
        self._known.add(word)
        of_game = [folder.joinpath(file) for folder in self._folders for file in FILES.get(word, (f"{word}.ftl",))]
        of_modules = [folder.joinpath(file_in_module(word)) for folder in self._modules]
        for path in [*of_game, *of_modules]:
            if path not in self._read and path.is_file():
                self._read.add(path)
                self._bundle.add_resource(parsed(path.read_text(encoding="utf-8")))


@cache
def parsed(text: str) -> Resource:
    """The messages of a file. Parsing takes long, and the catalogs of several games and tables share most files."""
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=False).parse(text)
