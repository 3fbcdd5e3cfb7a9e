"""Builds can be repeated: every package is locked with its hashes, and no file of ours names a registry."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.packaging.project import CLIENT, CORE, ROOT, name_of

LOCKS = sorted((ROOT / "locks").glob("*.txt"))
PINNED = re.compile(r"([\w.-]+)==(\S+)(?: ; (.+?))?(?: \\)?")
HASH = re.compile(r" {4}--hash=sha256:[0-9a-f]{64}(?: \\)?")
EXTRAS = CORE["project"]["optional-dependencies"]
BUILD = CORE["dependency-groups"]["build"]


def pins(lock: Path) -> set[tuple[str, str]]:
    found = [PINNED.fullmatch(line) for line in lock.read_text().splitlines() if not line.startswith(" ")]
    assert all(found)
    return {(name_of(one[1]), one[2]) for one in found if one is not None}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_package_has_one_release_and_its_hashes(lock: Path) -> None:
    lines = lock.read_text().splitlines()
    assert len(pins(lock)) > 5
    for line, following in pairwise(lines):
        assert PINNED.fullmatch(line) or HASH.fullmatch(line), line
        assert line.startswith(" ") or HASH.fullmatch(following), f"{line} has no hash"


def test_locks_agree() -> None:
    assert {lock.stem for lock in LOCKS} == {"build", "play", "test"}
    for lock in LOCKS:
        assert pins(lock) <= pins(ROOT / "locks/test.txt"), f"make lock: {lock.name} differs from test.txt"


def wanted(*extras: str) -> set[str]:
    """The distributions that extras ask for, those of others that they bring included."""
    found = set()
    for line in [line for extra in extras for line in EXTRAS[extra]]:
        nested = re.fullmatch(r"bakufu\[(.+)\]", line)
        found |= wanted(*nested[1].split(",")) if nested else {name_of(line)}
    return found - {"bakufu-client"}


@pytest.mark.parametrize(("lock", "extras"), [("play", ("postgres", "join", "arena")), ("test", ("test",))])
def test_locks_hold_all_that_is_asked_for(lock: str, extras: tuple[str, ...]) -> None:
    locked = {name for name, _ in pins(ROOT / f"locks/{lock}.txt")}
    assert wanted(*extras) | {"click", "fluent-runtime"} <= locked


def test_everything_of_the_browser_client_is_locked_without_a_registry() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    others = {name: package for name, package in packages.items() if name}
    assert [name for name, package in others.items() if "integrity" not in package] == []
    assert [name for name, package in others.items() if "resolved" in package] == []


def test_the_compiler_has_one_release() -> None:
    (compiler,) = [line for line in CORE["build-system"]["requires"] if name_of(line) == "mypy"]
    assert compiler in BUILD
    assert ("mypy", compiler.partition("==")[2]) in pins(ROOT / "locks/build.txt")


def test_both_distributions_are_of_one_release() -> None:
    assert CLIENT["project"]["version"] == CORE["project"]["version"]
    assert f"bakufu-client=={CLIENT['project']['version']}" in EXTRAS["server"]
    for line in CLIENT["build-system"]["requires"]:
        assert line in BUILD


@pytest.mark.parametrize("library", ["uvicorn", "litestar", "websockets"])
def test_libraries_whose_insides_we_use_have_an_upper_bound(library: str) -> None:
    (line,) = [line for line in EXTRAS["server"] if name_of(line) == library]
    assert ",<" in line
