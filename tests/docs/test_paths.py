"""Every path that the pages for developers name exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import PurePath

import pytest

from tests.docs.blocks import FENCE, INLINE, ROOT

PAGES = ("architecture.md", "developing.md")
TREES = (
    "src/bakufu",
    "tests",
    "web",
    "benchmarks",
    "handbook",
    "mutation",
    "docs",
    "examples",
    "training",
    "deploy",
    "conformance",
)
PATH = re.compile(r"[\w.*<>-]+(?:/[\w.*<>-]+)*/?")
FILE = re.compile(r"\.(?:css|ftl|html|json|md|mjs|py|svelte|toml|ts|yml)$")
# A part of a path that readers replace: a module, a language, a game.
PLACEHOLDER = re.compile(r"<\w+>|\b[A-Z]{4,}\b")
# Made by a command, and not part of the source.
MADE = ("build/handbook",)


def read(page: str) -> str:
    return (ROOT / "docs" / page).read_text(encoding="utf-8")


def named(text: str) -> set[str]:
    """Paths in inline code: whatever has a slash or ends like a file."""
    words = {word for code in INLINE.findall(FENCE.sub("", text)) for word in code.split()}
    paths = {word for word in words if PATH.fullmatch(word) and not word.startswith(".venv/")}
    return {word for word in paths if "/" in word or FILE.search(word)} - set(MADE)


@cache
def there() -> list[PurePath]:
    """Every file and folder of the source, from the root of the repository."""
    found = [path for path in ROOT.iterdir() if path.is_file()]
    for tree in TREES:
        found += [path for path in (ROOT / tree).rglob("*") if not {"node_modules", "static"} & set(path.parts)]
    return [PurePath(path.relative_to(ROOT)) for path in found]


def exists(path: str) -> bool:
    """Pages leave out where a path begins: `rules/battles` is one in any package."""
    pattern = PLACEHOLDER.sub("*", path.rstrip("/"))
    return pattern in TREES or any(one.match(pattern) for one in there())


@pytest.mark.parametrize("page", PAGES)
def test_every_path_on_the_page_exists(page: str) -> None:
    paths = named(read(page))
    assert len(paths) > 20
    assert {path for path in paths if not exists(path)} == set()


def laid_out() -> list[str]:
    """The folders of the tree under "Package layout", as whole paths."""
    tree = next(fence["text"] for fence in FENCE.finditer(read("architecture.md")) if "src/bakufu/\n" in fence["text"])
    found: list[str] = []
    above: list[str] = []
    for line in tree.splitlines():
        if match := re.match(r"( *)([\w/]+)/(?: |$)", line):
            above = [*above[: len(match[1]) // 2], match[2]]
            found.append("/".join(above))
    return found


def test_the_tree_of_packages_is_that_of_the_source() -> None:
    folders = laid_out()
    assert [folder for folder in folders if not (ROOT / folder).is_dir()] == []
    packages = {file.parent.name for file in (ROOT / "src/bakufu").glob("*/__init__.py")}
    assert packages <= {PurePath(folder).name for folder in folders}


def test_a_path_that_does_not_exist_is_found() -> None:
    assert named("`shogun/rules/dragons.py` and `make lint`") == {"shogun/rules/dragons.py"}
    assert not exists("shogun/rules/dragons.py")
    assert exists("text/LANGUAGE/shogun/NAME")
