"""The ledger, the code and the tests of each game know the same rules: each is cited, each is tested, none is unknown.

Marks and citations are read from the source, so that the answer is the same whichever part of the tests is run.
"""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import bakufu
from bakufu.games import GAMES, USUAL, facts_of
from bakufu.kernel.facts import leaves

TESTS = Path(__file__).parent
SOURCE = Path(bakufu.__file__).parent
RULE_ID = re.compile(r"(?!bakufu\.)[a-z]+(-[a-z]+)*\.[a-z0-9]+(-[a-z0-9]+)*")
PAGES = {"shogun": (3, 24), "katana": (4, 18)}  # of the rulebooks
RULES = {name: bakufu.load(name).ledger for name in GAMES}


def paths_of_facts(game: str) -> set[str]:
    """A path of the facts, or the beginning of one, may look like the id of a rule."""
    paths = [path.split(".") for path, _ in leaves(facts_of(game).table)]
    return {".".join(path[:end]) for path in paths for end in range(1, len(path) + 1)}


def constants(node: ast.AST, game: str) -> Iterator[str]:
    """All text in a piece of source, and the ids put together from a chapter and a list of names."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        elif isinstance(part, ast.BinOp) and isinstance(part.right, ast.Subscript):
            chapter, names = ast.unparse(part.left).strip("'"), ast.unparse(part.right.value)
            if chapter.endswith("."):
                yield from [chapter + name for name in getattr(import_module(f"bakufu.{game}.box.components"), names)]


def cited_in_code(game: str) -> dict[str, str]:
    """Rule ids in the rules' source, with a file that cites them."""
    facts = paths_of_facts(game)
    return {
        text: file.name
        for file in [*sorted((SOURCE / game).rglob("*.py")), SOURCE / "kernel" / "errors.py"]
        for text in constants(ast.parse(file.read_text(encoding="utf-8")), game)
        if RULE_ID.fullmatch(text) and (text in RULES[game] or text not in facts)
    }


def marked_tests(game: str) -> Iterator[tuple[str, str, bool]]:
    """Every mark: the rule, the test, and whether the test names the rule where it looks.

    Tests in a folder of a game's name are about its rules, all others about the first game's.
    """
    for file in sorted(TESTS.rglob("test_*.py")):
        folders = file.relative_to(TESTS).parts
        if game != next((name for name in GAMES if name in folders), USUAL):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                marks = [d for d in node.decorator_list if isinstance(d, ast.Call) and is_rule_mark(d)]
                others = [d for d in node.decorator_list if d not in marks]
                named = {text for part in [*node.body, *others] for text in constants(part, game)}
                for mark in marks:
                    for rule in constants(ast.List([*mark.args]), game):
                        yield rule, f"{file.name}::{node.name}", rule in named


def is_rule_mark(call: ast.Call) -> bool:
    return ast.unparse(call.func) == "pytest.mark.rule"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_ledger_has_a_test(game: str) -> None:
    tested = {rule for rule, _, _ in marked_tests(game)}
    assert sorted(set(RULES[game]) - tested) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_names_a_rule_of_the_ledger(game: str) -> None:
    assert [(rule, test) for rule, test, _ in marked_tests(game) if rule not in RULES[game]] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_marked_test_looks_for_its_rule(game: str) -> None:
    assert [(rule, test) for rule, test, named in marked_tests(game) if not named] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_cited_in_the_code_is_in_the_ledger(game: str) -> None:
    assert {rule: file for rule, file in cited_in_code(game).items() if rule not in RULES[game]} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_ledger_is_cited_in_the_code(game: str) -> None:
    assert sorted(set(RULES[game]) - set(cited_in_code(game))) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_page_of_the_rulebook(game: str) -> None:
    """Only the rules of the table itself stand in no rulebook."""
    first, last = PAGES[game]
    beyond = {rule.id: rule.page for rule in RULES[game].values() if not first <= rule.page <= last}
    assert {rule: page for rule, page in beyond.items() if page or not rule.startswith("table.")} == {}
