"""What registries, citations and forges read about the project, and that it is the same everywhere."""

from __future__ import annotations

import re
import sys
from importlib.metadata import PackageNotFoundError, version

import pytest
import yaml

import bakufu
from tests.packaging.project import CLIENT, CORE, ROOT

PROJECT = CORE["project"]


def test_the_version_is_the_same_everywhere() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == PROJECT["version"] == CLIENT["project"]["version"]
    assert cited["license"] == PROJECT["license"]
    assert [one["name"] for one in cited["authors"]] == [one["name"] for one in PROJECT["authors"]]


def test_the_changelog_is_cut_for_this_version() -> None:
    """What comes next stands above it, under a heading that is always there."""
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    headings = [line for line in lines if line.startswith("## ")]
    assert headings[0] == "## Unreleased"
    assert re.fullmatch(rf"## {re.escape(PROJECT['version'])} - \d{{4}}-\d\d-\d\d", headings[1])


def test_the_package_knows_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        assert bakufu.__version__ == version("bakufu")
    except PackageNotFoundError:
        assert bakufu.__version__ == "0+source"
    monkeypatch.setattr("importlib.metadata.version", _missing)
    assert bakufu.__version__ == "0+source"
    with pytest.raises(AttributeError, match="no attribute '__vision__'"):
        _ = bakufu.__vision__


def _missing(name: str) -> str:
    raise PackageNotFoundError(name)


def test_classifiers_name_the_versions_of_python_that_wheels_are_built_for() -> None:
    named = {row.rpartition(" ")[2] for row in PROJECT["classifiers"] if "Python :: 3." in row}
    built = {f"3.{wheel[3:-2]}" for wheel in CORE["tool"]["cibuildwheel"]["build"].split()}
    assert named == built
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in named


@pytest.mark.parametrize("file", sorted((ROOT / ".github").rglob("*.yml")), ids=lambda file: file.name)
def test_files_of_the_forge_can_be_read(file: object) -> None:
    read = yaml.safe_load((ROOT / str(file)).read_text(encoding="utf-8"))
    assert read["name"]
    for field in read.get("body", []):
        assert field["attributes"]["label"]


def test_the_workflow_runs_our_own_command() -> None:
    """What lands must pass the same on a public forge as here."""
    steps = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8"))["jobs"]["test"]["steps"]
    assert [step["run"] for step in steps if "run" in step] == ["make test"]
