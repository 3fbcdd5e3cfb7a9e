"""The core as a wheel: light, the same bytes every time, and built from its archive by Python alone."""

from __future__ import annotations

import os
import shutil
import sys
import tarfile
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packaging.project import copied, make, name_of

LARGEST = 2_500_000  # bytes


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(copied(tmp_path_factory.mktemp("a folder")), "bdist_wheel")


def test_two_builds_give_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    again = make(copied(tmp_path / "elsewhere"), "bdist_wheel")
    assert (again.name, again.read_bytes()) == (wheel.name, wheel.read_bytes())


def test_the_core_has_neither_the_client_nor_compiled_code(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"bakufu"}
    assert {Path(name).suffix for name in names if name.startswith("bakufu/")} == {
        ".py",
        ".typed",
        ".toml",
        ".ftl",
        ".css",
        ".json",
        ".jsonl",
    }
    assert wheel.name.endswith("-py3-none-any.whl")
    assert wheel.stat().st_size < LARGEST


def test_the_core_needs_two_libraries(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        told = message_from_bytes(archive.read(name))
    needed = [line for line in told.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert {name_of(line) for line in needed} == {"click", "fluent-runtime"}
    assert {"all", "arena", "dask", "env", "join", "postgres", "server"} <= set(told.get_all("Provides-Extra", []))


def test_the_archive_is_built_without_node_and_without_a_compiler(wheel: Path, tmp_path: Path) -> None:
    archive = make(copied(tmp_path / "source"), "sdist")
    with tarfile.open(archive) as packed:
        assert {name.split("/")[1] for name in packed.getnames() if "/" in name} >= {
            "setup.py",
            "pyproject.toml",
            "src",
        }
        assert not [name for name in packed.getnames() if name.split("/")[1:2] == ["web"]]
        packed.extractall(tmp_path / "there", filter="data")
    (folder,) = (tmp_path / "there").iterdir()
    poor = {"PATH": str(tmp_path), "CC": "no-compiler", "HOME": str(tmp_path)}
    assert shutil.which("node", path=poor["PATH"]) is None
    built = make(
        folder, "bdist_wheel", {**poor, "SYSTEMROOT": os.environ.get("SYSTEMROOT", ""), "VIRTUAL_ENV": sys.prefix}
    )
    assert built.read_bytes() == wheel.read_bytes()
