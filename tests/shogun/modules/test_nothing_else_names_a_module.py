"""Nothing outside a module's own folders names it, neither as an import nor as text: a new module is a folder in each
package, and a name in one list."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bakufu
from bakufu.shogun.modules.names import NAMES

SOURCE = Path(bakufu.__file__).parent
# One of the bots has the name of a module.
PERMITTED = {
    "samurai": {
        "bots/shogun/advice/suggestions.py",
        "bots/shogun/daimyo.py",
        "bots/shogun/manifest.py",
        "bots/shogun/samurai.py",
        "cli/terminal/advice.py",
        "server/socket/table_socket.py",
    }
}
LIST = "shogun/modules/names.py"


def named(tree: ast.Module) -> Iterator[str]:
    """Every imported module and every text that is not a docstring."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
            yield node.value


def names(text: str, module: str) -> bool:
    """As a word of a dotted path, of a rule, or of a file."""
    return module in text.replace("/", ".").split(".")


@pytest.mark.parametrize("module", NAMES)
def test_nothing_outside_its_folders_names_a_module(module: str) -> None:
    found = {
        file.relative_to(SOURCE).as_posix()
        for file in SOURCE.rglob("*.py")
        if module not in file.relative_to(SOURCE).parts[:-1] and "katana" not in file.parts
        if any(names(text, module) for text in named(ast.parse(file.read_text(encoding="utf-8"))))
    }
    assert found - {LIST} - PERMITTED.get(module, set()) == set()


@pytest.mark.parametrize(
    ("module", "file"), [(module, file) for module in PERMITTED for file in sorted(PERMITTED[module])]
)
def test_exceptions_are_needed(module: str, file: str) -> None:
    tree = ast.parse((SOURCE / file).read_text(encoding="utf-8"))
    assert any(names(text, module) for text in named(tree))
