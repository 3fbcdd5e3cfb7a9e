"""A small package: rules need the standard library alone, the command only two libraries, and the rest is in extras."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import bakufu
from bakufu.cli.extras import EXTRAS
from tests.docs.blocks import ROOT, blocks
from tests.packaging.project import CORE, name_of

PACKAGE = Path(bakufu.__file__).parent
LIBRARIES = CORE["project"]["dependencies"]
OPTIONAL = CORE["project"]["optional-dependencies"]
# Packages that everybody has who installs the core. The others need an extra.
EVERYBODY = ("arena", "bots", "cli", "games", "katana", "kernel", "shogun", "table", "text")
# Only types, or a hint of mypy's that is no import at run time.
NEVER_IMPORTED = {"_typeshed", "mypy_extensions", "typing_extensions"}


def imports(file: Path) -> Iterator[tuple[str, bool]]:
    """The libraries that a file imports, and whether as soon as it is imported itself."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        at_once = node in tree.body
        if isinstance(node, ast.Import):
            yield from ((alias.name.partition(".")[0], at_once) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0], at_once


def libraries(*packages: str) -> dict[str, bool]:
    found: dict[str, bool] = {}
    for package in packages:
        place = PACKAGE / package
        for file in place.rglob("*.py") if place.is_dir() else [place.with_suffix(".py")]:
            for name, at_once in imports(file):
                if name not in sys.stdlib_module_names | NEVER_IMPORTED | {"bakufu", "bakufu_client", "_winapi"}:
                    found[name] = found.get(name, False) or at_once
    return found


def test_rules_and_bots_import_the_standard_library_alone() -> None:
    assert libraries("kernel", "shogun", "katana", "table", "edition", "games") == {}
    assert libraries("bots") == {"distributed": False}  # for a cluster, when one is named


def test_what_everybody_has_imports_only_what_everybody_gets() -> None:
    found = libraries(*EVERYBODY)
    assert {name for name, at_once in found.items() if at_once} == {"click"}
    of_extras = {module for modules in EXTRAS.values() for module in modules} | {"distributed", "numpy"}
    assert set(found) - of_extras == {"click", "fluent"}
    assert {name_of(line) for line in LIBRARIES} == {"click", "fluent-runtime"}


def test_every_library_of_the_server_is_in_an_extra_that_the_command_can_name() -> None:
    known = {module for modules in EXTRAS.values() for module in modules}
    assert set(libraries("server", "client")) <= known


@pytest.mark.parametrize(("extra", "module"), [(extra, module) for extra in EXTRAS for module in EXTRAS[extra]])
def test_the_extra_named_for_a_module_brings_it(extra: str, module: str) -> None:
    (distribution,) = {name_of(name) for name in packages_distributions()[module]}
    assert distribution in {name_of(line) for line in OPTIONAL[extra]}


def alone(folder: Path, code: str) -> str:
    """What code prints with the standard library and our package, and nothing else that is installed."""
    for place in [PACKAGE, *PACKAGE.parent.glob("bakufu*__mypyc.*")]:
        (folder / place.name).symlink_to(place, target_is_directory=place.is_dir())
    start = f"import sys; sys.path.insert(0, {str(folder)!r})\n"
    ran = subprocess.run([sys.executable, "-I", "-S", "-c", start + code], capture_output=True, text=True, check=False)
    assert ran.stderr == ""
    return ran.stdout


def test_the_library_block_of_the_readme_runs_on_the_standard_library(tmp_path: Path) -> None:
    (block,) = [block for block in blocks(ROOT / "README.md") if block.language == "python"]
    rows = [line.split() for line in alone(tmp_path, block.text).splitlines()]
    assert sorted(seat for _, seat, _ in rows) == ["0", "1", "2", "3"]
    assert rows[0][0] == "1"


def test_the_import_is_light(tmp_path: Path) -> None:
    """At most 60 ms when nothing else runs; here the modules are counted, which is the same on every machine."""
    told = alone(tmp_path, "import bakufu; print(*sys.modules)").split()
    assert {"asyncio", "importlib.resources", "subprocess", "tomllib"} & set(told) == set()
    assert len(told) < 130
