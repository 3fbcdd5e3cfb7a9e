"""Nothing outside a module's own folders names it: neither Python, in imports and texts, nor a message catalog, nor the
browser client. A new module is a folder of its name in each package, and a name in one list."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from bakufu.shogun.modules.names import NAMES

ROOT = Path(__file__).parents[3]
LIST = "src/bakufu/shogun/modules/names.py"
PYTHON = ("src/bakufu", "handbook", "benchmarks", "examples")
TEXT = "src/bakufu/text"
CLIENT = "web/src"
MADE = ("web/src/net/wire.ts",)  # from the types in Python
# Files and folders that may say a name, and why.
WITH_LEVELS = ("help", "table", "web/web-pages", "web/web")  # which bots there are
PERMITTED: dict[str, tuple[str, ...]] = {
    # One of the bots has the name of a module.
    "samurai": (
        "benchmarks/edition.py",
        "benchmarks/edition_review.py",
        "benchmarks/fit_value_model.py",
        "benchmarks/load/attack.py",
        "benchmarks/review.py",
        "benchmarks/strength.py",
        "handbook/example_game.py",
        "src/bakufu/bots/manifest.py",
        "src/bakufu/bots/shogun",
        "src/bakufu/edition/warm.py",
        "src/bakufu/puzzles/making.py",
        "src/bakufu/puzzles/shogun",
        "src/bakufu/review/shogun",
        *[f"{TEXT}/{language}/{file}.ftl" for language in ("en", "de", "zh") for file in WITH_LEVELS],
        "web/src/opening/games.ts",
    ),
    # The plan's extra board, which is drawn among the others.
    "court": ("web/src/shogun/planning",),
    # Whose card has a leader; and who has the most of something.
    "leaders": ("web/src/shogun/planning", "web/src/shogun/season", "web/src/shogun/modules/chambers"),
}
# A rule of the Military Leaders is about the order of three modules.
IN_ORDER = "leaders/placing.py", "leaders/rule.ftl"

COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)
HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def said_in_python(text: str) -> Iterator[str]:
    """Every imported module, and every text that is neither a docstring nor a sentence."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            yield from [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
            yield node.value


def said_in_text(text: str) -> Iterator[str]:
    """All of a catalog but its comments: ids, variants and sentences."""
    yield from [line for line in text.splitlines() if not line.startswith("#")]


def said_in_the_client(text: str) -> Iterator[str]:
    """All but comments; words written as one are told apart."""
    yield HUMP.sub(" ", COMMENT.sub("", text)).lower()


Scan = Callable[[str], Iterator[str]]
SCANS: dict[str, Scan] = {
    ".py": said_in_python,
    ".ftl": said_in_text,
    ".ts": said_in_the_client,
    ".svelte": said_in_the_client,
}


@cache
def words(file: Path) -> frozenset[str]:
    """All in small letters: of a path, of a rule, of a list."""
    return frozenset(
        word for said in SCANS[file.suffix](file.read_text(encoding="utf-8")) for word in re.split(r"[^a-z]+", said)
    )


def files(root: Path, module: str) -> Iterator[Path]:
    """Outside the module's own folders and files. The other game has no modules; tests may test what they like."""
    for folder in (*PYTHON, TEXT, CLIENT):
        for file in sorted((root / folder).rglob("*")):
            parts = file.relative_to(root).parts
            own = module in (*parts[:-1], file.stem) or "katana" in parts or "/".join(parts[-2:]) in IN_ORDER
            tested = file.name.endswith((".test.ts", ".setup.ts", ".fixture.ts"))
            if file.suffix in SCANS and not own and not tested:
                yield file


def naming(root: Path, module: str) -> set[str]:
    """The files that name a module, by their place."""
    named = {file.relative_to(root).as_posix() for file in files(root, module) if module in words(file)}
    return named - {LIST, *MADE}


@cache
def naming_here(module: str) -> set[str]:
    return naming(ROOT, module)


@pytest.mark.parametrize("module", NAMES)
def test_nothing_outside_its_folders_names_a_module(module: str) -> None:
    permitted = PERMITTED.get(module, ())
    assert sorted(file for file in naming_here(module) if not file.startswith(permitted)) == []


@pytest.mark.parametrize(("module", "place"), [(module, place) for module in PERMITTED for place in PERMITTED[module]])
def test_exceptions_are_needed(module: str, place: str) -> None:
    assert [file for file in naming_here(module) if file.startswith(place)] != []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("src/bakufu/shogun/rules/winter.py", "from bakufu.shogun.modules.court import audience"),
        ("src/bakufu/shogun/rules/winter.py", "import bakufu.shogun.modules.court.box"),
        ("src/bakufu/shogun/game.py", 'if "court" in options.modules: pass'),
        ("src/bakufu/shogun/rules/winter.py", 'RULE = "court.take-one-favour"'),
        ("handbook/pages.py", 'PAGES = {"court": "court.md"}'),
        ("benchmarks/steps.py", 'ALL = ["court"]'),
        ("benchmarks/bench.py", 'MODULES = "samurai,court"'),
        ("examples/learn.py", 'env(modules=["court"])'),
        ("src/bakufu/text/en/help.ftl", "help-option-modules = modules to play with: court, samurai"),
        ("src/bakufu/text/de/web/web.ftl", "web-module-court = Tenno's Court"),
        ("src/bakufu/text/zh/shogun/event.ftl", "event-some = { $module ->\n    [court] 天皇朝廷\n   *[other] 其他\n}"),
        ("web/src/shogun/modules/list.ts", "import { manifest } from './court/manifest'"),
        ("web/src/shogun/lobby/Modules.svelte", "{#if options.modules.includes('court')}<b></b>{/if}"),
        ("web/src/shogun/view.ts", "export type { CourtSpace } from '../net/wire'"),
        ("web/src/lobby/words.ts", "export const isCourtSpace = 1"),
        ("web/src/log/Log.svelte", "{t('web-court-title')}"),
    ],
)
def test_a_planted_name_is_found(tmp_path: Path, file: str, line: str) -> None:
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(f"{line}\n", encoding="utf-8")
    assert naming(tmp_path, "court") == {file}


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("src/bakufu/shogun/modules/court/manifest.py", 'NAME = "court"'),
        ("src/bakufu/text/en/shogun/court/web.ftl", "web-module-court = Tenno's Court"),
        ("src/bakufu/text/en/web/web.ftl", "# Not the court.\nweb-modules = Courts and courtiers"),
        ("benchmarks/shogun/modules/court.py", "from bakufu.shogun.modules.court import numbers"),
        ("web/src/shogun/modules/court/manifest.ts", "const court = { name: 'court' }"),
        ("web/src/shogun/seats.ts", "// Those of the court come last.\nexport const courtyard = 1"),
        ("src/bakufu/shogun/game.py", '"""The court adds officials."""\nWHY = "the court decides"'),
    ],
)
def test_its_own_folders_and_prose_may_speak_of_it(tmp_path: Path, file: str, line: str) -> None:
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(f"{line}\n", encoding="utf-8")
    assert naming(tmp_path, "court") == set()
