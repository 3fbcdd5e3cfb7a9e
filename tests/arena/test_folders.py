"""A contest in a folder: interrupted and gone on with, cut off in the middle of a line, mixed up with another one."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bakufu.arena.contest import Contest, Played
from bakufu.arena.folder import GAMES, SETTINGS, BadFolder, Folder
from bakufu.arena.run import run
from bakufu.arena.worker_pool import WorkerPool
from tests.arena.contests import contest, without_clock


class Impatient:
    """Presses Ctrl-C after so many games, and counts them."""

    def __init__(self, patience: int) -> None:
        self.patience = patience
        self.heard: list[int] = []

    def __call__(self, game: Played) -> None:
        self.heard.append(game.number)
        if len(self.heard) == self.patience:
            raise KeyboardInterrupt


def interrupted(here: Contest, path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(here, 6, WorkerPool(1), Folder(path, here), Impatient(2))


def test_an_interrupted_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    here = contest()
    interrupted(here, tmp_path / "new" / "folder")
    listener = Impatient(99)
    games = run(here, 6, WorkerPool(1), Folder(tmp_path / "new" / "folder", here), listener)
    assert listener.heard == [2, 3, 4, 5]
    assert without_clock(games) == without_clock(run(here, 6, WorkerPool(1)))


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    here = contest()
    interrupted(here, tmp_path)
    file = tmp_path / GAMES
    file.write_bytes(file.read_bytes()[:-7])
    listener = Impatient(99)
    games = run(here, 3, WorkerPool(1), Folder(tmp_path, here), listener)
    assert listener.heard == [1, 2]
    assert without_clock(games) == without_clock(run(here, 3, WorkerPool(1)))
    assert without_clock(games) == without_clock(list(Folder(tmp_path, here).played.values()))


def test_more_games_follow_and_fewer_are_the_first_ones(tmp_path: Path) -> None:
    here = contest()
    four = run(here, 4, WorkerPool(1), Folder(tmp_path, here))
    listener = Impatient(99)
    five = run(here, 5, WorkerPool(1), Folder(tmp_path, here), listener)
    assert listener.heard == [4]
    assert five[:4] == four
    assert run(here, 2, WorkerPool(1), Folder(tmp_path, here)) == four[:2]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (replace(contest(), seed="2"), r"different seed, --seed"),
        (contest("random,random,ashigaru"), "different bots"),
        (contest(side="moon"), "different game options"),
    ],
    ids=["seed", "bots", "options"],
)
def test_another_contest_is_refused(tmp_path: Path, other: Contest, said: str) -> None:
    here = contest()
    Folder(tmp_path, here)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(BadFolder, match=said):
        Folder(tmp_path, other)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize(("written", "named"), [(None, "1"), (3, "3")])
def test_games_of_other_rules_are_not_mixed(tmp_path: Path, written: int | None, named: str) -> None:
    """A folder of Bakufu 0.1 doesn't name its rules version."""
    here = contest()
    Folder(tmp_path, here)
    file = tmp_path / SETTINGS
    settings = json.loads(file.read_text())
    assert settings.pop("rules") == 2
    file.write_text(json.dumps(settings if written is None else {**settings, "rules": written, "facts": "0"}))
    with pytest.raises(BadFolder, match=f"games of version {named} of SHOGUN's rules; this program has version 2"):
        Folder(tmp_path, here)


def test_bots_that_have_changed_since_are_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Folder(tmp_path, contest())
    monkeypatch.setattr("bakufu.arena.folder.players_digest", lambda contest: "other")
    with pytest.raises(BadFolder, match="different bot versions"):
        Folder(tmp_path, contest())


@pytest.mark.parametrize(("name", "content"), [(SETTINGS, "{"), (SETTINGS, "[]"), (GAMES, "{}\n"), (GAMES, "x\n")])
def test_damaged_files_are_told(tmp_path: Path, name: str, content: str) -> None:
    here = contest()
    Folder(tmp_path, here)
    (tmp_path / name).write_text(content)
    with pytest.raises(BadFolder, match=f"{name} is damaged"):
        Folder(tmp_path, here)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFolder, match="is a file"):
        Folder(tmp_path / "file", contest())
