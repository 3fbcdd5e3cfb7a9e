"""The planted faults of `python -m mutation` still fit the code that they change."""

from pathlib import PurePosixPath

import pytest
from mutation.faults import FOLDER, ROOT, Fault, NoPlace, load
from mutation.scratch import plugins
from mutation.suites import Suite, suites_for

FAULTS = load()


def test_there_are_faults_in_every_area() -> None:
    assert len(FAULTS) > 480
    assert {fault.area for fault in FAULTS} == {file.stem for file in FOLDER.glob("*.toml")}


def test_every_fault_has_a_name_of_its_own() -> None:
    names = [fault.name for fault in FAULTS]
    assert sorted(names) == sorted(set(names))


def test_the_text_of_every_fault_is_in_its_file_just_once() -> None:
    misplaced = []
    for fault in FAULTS:
        text = (ROOT / fault.file).read_text(encoding="utf-8")
        try:
            if fault.planted(text) == text:
                misplaced.append(f"{fault.name} changes nothing")
        except NoPlace as error:
            misplaced.append(str(error))
    assert misplaced == []


@pytest.mark.parametrize("text", ["", "a = 1; a = 1"])
def test_a_fault_without_a_place_of_its_own_is_not_planted(text: str) -> None:
    with pytest.raises(NoPlace, match=r"one: src/bakufu/x\.py has its text [02] times"):
        Fault("area", "one", "src/bakufu/x.py", "", "a = 1", "a = 2").planted(text)


@pytest.mark.parametrize("folder", ["actions", "battles", "", "../../katana/rules/areas", "../../katana/rules/swords"])
def test_every_chapter_of_the_rules_has_a_fault(folder: str) -> None:
    rules = (ROOT / "src/bakufu/shogun/rules" / folder).resolve()
    chapters = {file.relative_to(ROOT).as_posix() for file in rules.glob("*.py") if _is_chapter(file.stem)}
    assert len(chapters) > 3
    assert chapters - {fault.file for fault in FAULTS} == set()


def _is_chapter(stem: str) -> bool:
    """Whether it has rules; the others hold shapes, numbers and shared plumbing."""
    return not stem.endswith(("events", "rows", "row", "kinds")) and stem not in ("__init__", "state", "skipping")


def test_the_tests_that_mirror_a_file_are_tried_first() -> None:
    paths = [suite.path for suite in suites_for("src/bakufu/shogun/rules/winter.py", ROOT)]
    assert paths[:2] == ["tests/shogun/rules/test_winter.py", "tests/shogun/rules"]
    assert "tests/properties" in paths
    assert len(paths) == len(set(paths))


@pytest.mark.parametrize("file", sorted({str(PurePosixPath(fault.file).parent) for fault in FAULTS}))
def test_every_fault_has_suites_that_exist(file: str) -> None:
    suites = suites_for(f"{file}/any.py", ROOT)
    assert suites
    for suite in suites:
        assert not suite.path.startswith("tests/") or (ROOT / suite.path).exists(), suite.path


@pytest.mark.parametrize(
    ("path", "needed"),
    [
        ("tests/shogun/rules", []),
        ("tests/server/socket", ["anyio.pytest_plugin"]),
        ("tests/server/http/test_doors.py", ["anyio.pytest_plugin"]),
        ("tests/server/http", ["anyio.pytest_plugin", "schemathesis.pytest.plugin"]),
        ("tests/server", ["anyio.pytest_plugin", "schemathesis.pytest.plugin"]),
    ],
)
def test_a_suite_is_run_with_the_plugins_that_its_tests_need(path: str, needed: list[str]) -> None:
    assert plugins(Suite("", path))[1::2] == needed
