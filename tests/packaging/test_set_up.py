"""What `make play` does before the first game: only what has changed, and it tells what and how long."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest
import set_up

WRITE = "import sys; open(sys.argv[1], 'a').write('x')"


@pytest.fixture
def step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> set_up.Step:
    root = tmp_path / "a path with spaces"
    root.mkdir()
    monkeypatch.setattr(set_up, "ROOT", root)
    (root / "source").write_text("1")
    command = (sys.executable, "-c", WRITE, str(root / "made"))
    return set_up.Step("Making it", 3, command, root / "stamp", (root / "source",), root)


def runs(step: set_up.Step) -> int:
    with set_up.Told() as told:
        told.run([step])
    return len((step.folder / "made").read_text())


def test_a_step_is_done_once_until_its_files_change(step: set_up.Step) -> None:
    assert [runs(step), runs(step)] == [1, 1]
    (step.folder / "source").write_text("2")
    assert [runs(step), runs(step)] == [2, 2]


def test_a_step_says_what_it_does_and_how_long_it_takes(step: set_up.Step, capsys: pytest.CaptureFixture[str]) -> None:
    runs(step)
    begun, done = capsys.readouterr().out.splitlines()
    assert begun == "Making it (usually 3 s) ..."
    assert done.startswith("Making it: ")
    runs(step)
    assert capsys.readouterr().out == ""


def test_a_step_that_fails_shows_its_output_and_is_tried_again(step: set_up.Step) -> None:
    broken = replace(step, command=(sys.executable, "-c", "print('broken pipe organ'); raise SystemExit(3)"))
    with pytest.raises(set_up.Failed) as failed:
        runs(broken)
    assert failed.value.said.strip() == b"broken pipe organ"
    assert not broken.is_done()


@pytest.mark.parametrize("fails", [(sys.executable, "-c", "raise SystemExit(3)"), ("no-such-program",)])
def test_where_the_quick_way_fails_the_other_one_is_taken(step: set_up.Step, fails: tuple[str, ...]) -> None:
    with pytest.raises(set_up.Failed):
        runs(replace(step, command=fails, otherwise=fails))
    assert runs(replace(step, command=fails, otherwise=step.command)) == 1


def test_packages_come_by_uv_or_else_by_pip(tmp_path: Path) -> None:
    first, ((packages, _), _), _ = set_up.steps("test", tmp_path)
    assert "uv" not in first[0].command
    assert "pip" in first[0].command
    assert "uv" in packages.command
    assert "uv" not in packages.otherwise
    assert all("--require-hashes" in command for command in (first[0].command, packages.command, packages.otherwise))


def test_a_new_build_replaces_the_one_before(step: set_up.Step) -> None:
    product = step.folder / "product"
    product.mkdir()
    (product / "old.whl").write_text("")
    runs(replace(step, product=product))
    assert not (product / "old.whl").exists()


def test_rules_and_client_are_built_side_by_side(tmp_path: Path) -> None:
    _, side_by_side, _ = set_up.steps("play", tmp_path)
    assert [[step.doing for step in lane] for lane in side_by_side] == [
        ["Fetching packages", "Building the browser client"],
        ["Compiling the rules"],
    ]
    client, rules = side_by_side[0][1], side_by_side[1][0]
    assert set_up.ROOT / "web/package-lock.json" in client.files
    assert set_up.ROOT / "src/bakufu/kernel/chance.py" in rules.files
    assert not [file for file in client.files if {"node_modules", "static"} & set(file.parts)]
