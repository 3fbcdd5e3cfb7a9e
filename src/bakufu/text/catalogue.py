"""The message catalog of one language: messages for every game, and those of one game in a folder of its name, with a
folder for each of its modules. A folder `web` in both has those of the browser client. The first word of a message's id
names its file: `event-built` is in an `event.ftl`. A file is read when its first message is needed, because parsing
takes time."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from bakufu.kernel.errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

LANGUAGE = "en"
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
    """The folders with the messages of a language: for every game, for this game, and every folder inside that."""
    common = files("bakufu.text").joinpath(language)
    shared = [common, common.joinpath("web")]
    if game is None:
        return shared
    own = common.joinpath(game)
    return [*shared, own, *sorted([one for one in own.iterdir() if one.is_dir()], key=lambda one: one.name)]


class Catalogue:
    """Without a game, only the messages that all games share."""

    def __init__(self, language: str = LANGUAGE, game: str | None = None) -> None:
        from fluent.runtime import FluentBundle

        self.language = checked_language(language)
        self._folders = folders(self.language, game)
        # Isolation marks are only needed for bidirectional text, and terminals show them as garbage.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read: set[str] = set()

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
        file = name.partition("-")[0]
        if file not in self._read:
            self._read_file(file)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read_file(self, file: str) -> None:
        from fluent.runtime import FluentResource

        self._read.add(file)
        for folder in self._folders:
            path = folder.joinpath(f"{file}.ftl")
            if path.is_file():
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
