"""The ledger, the code and the tests know the same rules: each is cited, each is tested, and none is unknown.

Marks and citations are read from the source, so that the answer is the same whichever part of the tests is run.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bakufu
from bakufu.kernel.facts import leaves
from bakufu.shogun import components

TESTS = Path(__file__).parent
SOURCE = Path(bakufu.__file__).parent
CITING = [*sorted((SOURCE / "shogun").rglob("*.py")), SOURCE / "kernel" / "errors.py"]
GAME = bakufu.load("shogun")
LEDGER = GAME.ledger
FACTS = {path for path, _ in leaves(GAME.facts.table)}  # a path of the facts may look like the id of a rule
RULE_ID = re.compile(r"(?!bakufu\.)[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*")


def constants(node: ast.AST) -> Iterator[str]:
    """All text in a piece of source, and the ids put together from a chapter and a list of names."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        elif isinstance(part, ast.BinOp) and isinstance(part.right, ast.Subscript):
            chapter, names = ast.unparse(part.left).strip("'"), ast.unparse(part.right.value)
            if chapter.endswith("."):
                yield from [chapter + name for name in getattr(components, names)]


def cited_in_code() -> dict[str, str]:
    """Rule ids in the rules' source, with a file that cites them."""
    return {
        text: file.name
        for file in CITING
        for text in constants(ast.parse(file.read_text(encoding="utf-8")))
        if RULE_ID.fullmatch(text) and text not in FACTS
    }


def marked_tests() -> Iterator[tuple[str, str, bool]]:
    """Every mark: the rule, the test, and whether the test names the rule where it looks."""
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                marks = [d for d in node.decorator_list if isinstance(d, ast.Call) and is_rule_mark(d)]
                others = [d for d in node.decorator_list if d not in marks]
                named = {text for part in [*node.body, *others] for text in constants(part)}
                for mark in marks:
                    for rule in constants(ast.List([*mark.args])):
                        yield rule, f"{file.name}::{node.name}", rule in named


def is_rule_mark(call: ast.Call) -> bool:
    return ast.unparse(call.func) == "pytest.mark.rule"


def test_every_rule_of_the_ledger_has_a_test():
    tested = {rule for rule, _, _ in marked_tests()}
    assert sorted(set(LEDGER) - tested) == []


def test_every_mark_names_a_rule_of_the_ledger():
    assert [(rule, test) for rule, test, _ in marked_tests() if rule not in LEDGER] == []


def test_every_marked_test_looks_for_its_rule():
    assert [(rule, test) for rule, test, named in marked_tests() if not named] == []


def test_every_rule_cited_in_the_code_is_in_the_ledger():
    assert {rule: file for rule, file in cited_in_code().items() if rule not in LEDGER} == {}


def test_every_rule_of_the_ledger_is_cited_in_the_code():
    assert sorted(set(LEDGER) - set(cited_in_code())) == []


@pytest.mark.parametrize("rule", LEDGER.values(), ids=lambda rule: rule.id)
def test_every_rule_has_a_page_of_the_rulebook(rule):
    """Only the rules of the table itself stand in no rulebook."""
    assert 3 <= rule.page <= 24 or (rule.page == 0 and rule.id.startswith("table."))
