"""The catalogues and the code that speaks, as sources to be examined: which messages there are, which are asked for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import ast as ftl

import bakufu
from bakufu.games import GAMES
from bakufu.text.catalogue import game_folders, module_folders, parsed

SOURCE = Path(bakufu.__file__).parent
# Beside what lies in folders of their names: the games of which alone a file speaks.
SPEAKS_OF = {"cli/commands/odds.py": "shogun"}
WEB = Path(__file__).parents[2] / "web" / "src"
# What raises an error, and the files in which those stand that are no codes of the server.
ERRORS = re.compile(r"Bad\w+|BakufuError|ClientError|NoWorkers|NoClient|NoExtra|NoSite|__init__")
TOLD = ("error", "file", "help", "play", "server")
# Words with hyphens in the browser client's source, which may be a message's id, as a whole or up to the part that is
# put in (`web-tab-${name}`); and those that surely are.
WORDS = re.compile(r"""['"`]([a-z]+-[a-z0-9-]*(?:\.[a-z]+)?)(\$\{)?""")
ASKED = re.compile(r"""\bt\(\s*['"`]([a-z]+-[a-z0-9-]*(?:\.[a-z]+)?)(\$\{)?""")


@dataclass(frozen=True)
class Entry:
    """A message or an attribute of one, with the file it stands in, and whether that is a module's."""

    file: str
    module: bool
    pattern: ftl.Pattern

    def variables(self) -> set[str]:
        return {node.id.name for node in walk(self.pattern) if isinstance(node, ftl.VariableReference)}

    def shown(self) -> set[str]:
        """The variables that readers see, beside those that only choose between variants."""
        return {name for text in self.branches() for name in _named(text)}

    def refers(self) -> set[str]:
        """Other messages that are said within this one."""
        return {node.id.name for node in walk(self.pattern) if isinstance(node, ftl.MessageReference)}

    def branches(self) -> list[ftl.Pattern]:
        """The pattern and all its variants, each by itself."""
        return [node for node in walk(self.pattern) if isinstance(node, ftl.Pattern)]

    def words(self) -> str:
        """Only what stands in the catalogue itself, of all variants."""
        return " ".join(node.value for node in walk(self.pattern) if isinstance(node, ftl.TextElement))

    def selections(self) -> list[tuple[str, set[str]]]:
        """Variables that choose between variants, each with the keys of the variants that are not the default."""
        found = []
        for node in walk(self.pattern):
            if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
                keys = {_key(variant.key) for variant in node.variants if not variant.default}
                found.append((node.selector.id.name, keys))
        return found


def _named(pattern: ftl.Pattern) -> set[str]:
    """Variables that stand in a pattern, not in its variants."""
    placed = [part.expression for part in pattern.elements if isinstance(part, ftl.Placeable)]
    plain = [one for one in placed if not isinstance(one, ftl.SelectExpression)]
    return {node.id.name for one in plain for node in walk(one) if isinstance(node, ftl.VariableReference)}


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else key.value


def walk(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ftl.BaseNode):
                    yield from walk(child)


def catalogues(language: str, game: str | None) -> list[tuple[Traversable, bool]]:
    """The files of a language for one game, with what is said of every game; and whether each is a module's."""
    places = [(place, False) for place in game_folders(language, game)]
    places += [(place, True) for place in module_folders(language, game)]
    found = [(file, module) for place, module in places for file in place.iterdir() if file.is_file()]
    return sorted(found, key=lambda one: one[0].name)


@cache
def entries(language: str, game: str | None = "shogun") -> dict[str, Entry]:
    """All messages about a game, `id` or `id.attribute`. A syntax error or a message told twice fails here."""
    found: dict[str, Entry] = {}
    for path, module in catalogues(language, game):
        for entry in parsed(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands in the catalogue twice"
                assert entry.value is not None, f"{entry.id.name} has no words of its own"
                found[entry.id.name] = Entry(path.name, module, entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = Entry(path.name, module, attribute.value)
    return found


@dataclass(frozen=True)
class Call:
    """A place in the code that asks for a message by name, and the variables it gives."""

    where: str
    message: str
    given: set[str]


def calls(game: str = "shogun") -> list[Call]:
    """Every `say("...", ...)` in the project that may speak of this game, and every error that is raised."""
    others = set(GAMES) - {game}
    return [call for file in sorted(SOURCE.rglob("*.py")) if not others & _speaks_of(file) for call in _calls(file)]


def _speaks_of(file: Path) -> set[str]:
    path = file.relative_to(SOURCE)
    return {*path.parts, SPEAKS_OF.get(path.as_posix(), "")}


@cache
def _calls(file: Path) -> list[Call]:
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            where = f"{file.relative_to(SOURCE)}:{node.lineno}"
            given = {str(keyword.arg) for keyword in node.keywords}
            for message in _messages(node):
                assert all(keyword.arg for keyword in node.keywords), f"{where} hides what it gives"
                found.append(Call(where, message, given))
    return found


def _messages(call: ast.Call) -> list[str]:
    """The messages that a call names: one, or one of two."""
    name = _name(call.func)
    if name != "say" and not ERRORS.fullmatch(name):
        return []
    first = call.args[0]
    either = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
    texts = [one.value for one in either if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return [text for text in texts if name == "say" or text.partition("-")[0] in TOLD]


def web_words(pattern: re.Pattern[str]) -> tuple[set[str], set[str]]:
    """What the browser client says in whole words, and the beginnings of what it puts together."""
    found = [
        match
        for file in sorted(WEB.rglob("*"))
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts")
        for match in pattern.findall(file.read_text(encoding="utf-8"))
    ]
    return {word for word, more in found if not more}, {word for word, more in found if more}


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def words_of(package: str) -> set[str]:
    """All text in the source of a package: the server names its refusals by the second half of a message's id."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted((SOURCE / package).rglob("*.py"))]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}
