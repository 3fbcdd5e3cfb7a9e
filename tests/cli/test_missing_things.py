"""Where something is missing that this machine could have, one line says what, and what to do about it."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.server.client.commands import environment


def without(monkeypatch: pytest.MonkeyPatch, *modules: str) -> None:
    for module in modules:
        monkeypatch.setitem(sys.modules, module, None)


@pytest.mark.parametrize("missing", ["gymnasium", "numpy", "pettingzoo"])
def test_environments_name_the_extra_they_need(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    for module in [name for name in sys.modules if name.startswith("bakufu.env")]:
        monkeypatch.delitem(sys.modules, module)
    without(monkeypatch, missing)
    with pytest.raises(ImportError, match=rf"bakufu\.env needs {missing}: pip install 'bakufu\[env\]'"):
        import_module("bakufu.env")


def test_tuning_names_the_extra_it_needs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    without(monkeypatch, "cmaes")
    ran = run("tune", "ashigaru", "--out", tmp_path / "new.toml")
    assert (ran.code, "pip install 'bakufu[arena]'" in ran.err) == (2, True)


def test_a_cluster_names_the_extra_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "distributed")
    ran = run("arena", "--bots", "random,random,random", "--dask", "tcp://127.0.0.1:1")
    assert (ran.code, "pip install 'bakufu[dask]'" in ran.err) == (2, True)


def test_a_contest_is_judged_without_its_plot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    without(monkeypatch, "matplotlib")
    ran = run("arena", "--bots", "random,random,random", "--games", 1, "--jobs", 1, "--out", tmp_path)
    assert ran.code == 0
    assert "pip install 'bakufu[arena]'" in ran.err
    assert not (tmp_path / "contest.svg").exists()


def test_a_data_folder_that_cannot_be(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BAKUFU_DATA", str(tmp_path / "file" / "folder"))
    ran = run("serve", "--port", 0)
    assert ran.code == 2
    assert "can't write to the data folder" in ran.err
    assert "BAKUFU_DATA" in ran.err


def test_what_must_be_given_leads_to_the_help() -> None:
    assert run("replay").err == "bakufu: missing FILE; see bakufu replay --help\n"


@pytest.mark.parametrize("module", ["bakufu", "bakufu.cli", "bakufu.cli.main"])
def test_the_command_is_a_module_too(module: str, tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", module, "--version"],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=True,
    )
    assert told.stdout.startswith("bakufu ")
    assert told.stderr == ""
