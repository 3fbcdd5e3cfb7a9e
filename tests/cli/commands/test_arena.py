"""arena and tune: what they print, write, go on with and refuse."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from bakufu.arena.contest import Played
from bakufu.cli.commands import arena as command
from bakufu.cli.progress import Progress
from tests.cli.running import run
from tests.cli.test_bad_input import refused

SMALL = ("arena", "--bots", "random,random,random", "--jobs", 1)
DOCS = Path(__file__).parents[3] / "docs"


def test_the_report_tells_shares_ratings_sources_and_time() -> None:
    ran = run(*SMALL, "--games", 3, "--seed", "x")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("3 games of SHOGUN for 3 players, seed x.")
    assert re.search(r"random × 3 +3 +33\.3% +\d+\.\d% to \d+\.\d%", ran.out)
    assert "A fair share is 33.3%" in ran.out
    assert "Provinces  Buildings  Castles  Temples  Theaters" in ran.out
    assert "ms per decision" in ran.out


def test_one_seed_gives_the_same_results_in_the_terminal_and_in_the_files(tmp_path: Path) -> None:
    args = (*SMALL, "--games", 4, "--json", "--modules", "samurai", "--side", "moon")
    first = json.loads(run(*args, "--out", tmp_path / "a").out)
    again = json.loads(run(*args, "--out", tmp_path / "b").out)
    other = json.loads(run(*args, "--seed", 2).out)
    assert first["results"] == again["results"] != other["results"]
    assert first["results"]["options"]["modules"] == ["samurai"]
    assert json.loads((tmp_path / "a" / "results.json").read_text()) == first
    for name in ("games.csv", "contest.svg", "settings.json"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
    assert len((tmp_path / "a" / "games.csv").read_text().splitlines()) == 1 + 4 * 3


@pytest.mark.parametrize(
    "command", [SMALL, ("simulate", "--bots", "random", "--players", 3)], ids=["arena", "simulate"]
)
def test_records_of_all_games_can_be_verified(command: tuple[object, ...], tmp_path: Path) -> None:
    assert run(*command, "--games", 2, "--seed", "x", "--records", tmp_path / "games").code == 0
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["000000.json", "000001.json"]
    for file in files:
        assert run("verify", file).code == 0
    taken = tmp_path / "file"
    taken.write_text("")
    assert "is a file; choose a folder" in refused(run(*command, "--games", 1, "--records", taken))


def test_games_of_an_earlier_run_get_their_records_too(tmp_path: Path) -> None:
    args = (*SMALL, "--games", 2, "--json", "--out", tmp_path / "contest")
    first = json.loads(run(*args).out)
    again = json.loads(run(*args, "--records", tmp_path / "games").out)
    assert len(list((tmp_path / "games").iterdir())) == 2
    assert first["results"] == again["results"]
    assert len((tmp_path / "contest" / "games.jsonl").read_text().splitlines()) == 2


def test_a_run_that_was_stopped_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    args = (*SMALL, "--games", 4, "--json", "--out", tmp_path)

    @contextmanager
    def stopped(label: str, total: int) -> Iterator[Progress]:
        games = count(1)

        def advance(by: int) -> None:
            if next(games) == 2:
                raise KeyboardInterrupt

        yield Progress(advance, print)

    with monkeypatch.context() as patched:
        patched.setattr(command, "progress", stopped)
        line = refused(run(*args))
    assert line == f"stopped; 2 games saved in {tmp_path}; rerun the same command to resume"
    went_on = json.loads(run(*args).out)
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 4
    assert went_on["results"] == json.loads(run(*SMALL, "--games", 4, "--json").out)["results"]
    assert json.loads(run(*args).out)["timing"]["games_per_second"] is None


def test_a_folder_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    run(*SMALL, "--games", 1, "--out", tmp_path)
    before = (tmp_path / "results.json").read_bytes()
    assert "different seed, --seed); choose another folder" in refused(run(*SMALL, "--out", tmp_path, "--seed", 2))
    assert (tmp_path / "results.json").read_bytes() == before


def test_without_matplotlib_all_but_the_plot_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bakufu.arena.plot.can_draw", lambda: False)
    ran = run(*SMALL, "--games", 1, "--out", tmp_path)
    assert ran.code == 0
    assert ran.err == "No plot without matplotlib: pip install 'bakufu[arena]'\n"
    assert {file.name for file in tmp_path.iterdir()} == {"games.csv", "games.jsonl", "results.json", "settings.json"}


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("arena",), "missing --bots; see bakufu arena --help"),
        (("arena", "--bots", "random,random"), "players is 2; expected 3, 4, 5"),
        (("arena", "--bots", "random,random,genius"), "unknown bot 'genius'; expected one of: "),
        (("arena", "--bots", "random,random,no.such:Bot"), "can't load bot no.such:Bot: there is no module no"),
        (("arena", "--bots", "random,random,json:Bot"), "can't load bot json:Bot: AttributeError"),
        (("arena", "--bots", "random,random,bakufu:Rng"), "bot bakufu:Rng: "),
        (("arena", "--bots", "random,random,samurai@missing.toml"), "missing.toml: No such file"),
        (
            ("arena", "--bots", "random,random,random@missing.toml"),
            "random has no weights; expected ashigaru, samurai",
        ),
        ((*SMALL, "--games", "0"), "--games: 0 isn't in the range"),
        ((*SMALL, "--jobs", "0"), "--jobs: 0 isn't in the range"),
        ((*SMALL, "--modules", "tea"), "unknown module 'tea'"),
        ((*SMALL, "--dask", "nonsense://1"), "no Dask scheduler at nonsense://1"),
        (("tune", "--out", "new.toml"), "missing LEVEL"),
        (("tune", "ashigaru"), "missing --out"),
        (("tune", "random", "--out", "new.toml"), "random has no weights; expected ashigaru, samurai"),
        (("tune", "ashigaru", "--only", "wurth", "--out", "new.toml"), "unknown section of weights 'wurth'"),
        (("tune", "ashigaru", "--trials", "3", "--out", "new.toml"), "--trials: 3 isn't in the range"),
        (("tune", "ashigaru", "--out", "/nowhere/new.toml"), "there is no folder /nowhere"),
    ],
    ids=lambda value: " ".join(map(str, value)) if isinstance(value, tuple) else "",
)
def test_bad_input(args: tuple[object, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in refused(run(*args))
    assert list(tmp_path.iterdir()) == []


def example() -> str:
    """The bot in the docs."""
    found = re.search(
        r"```python[^\n]*\n(.*?class Careful.*?)```", (DOCS / "bots.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert found, "docs/bots.md has no example"
    return found[1]


def test_the_bot_in_the_docs_beats_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = example()
    assert len([line for line in code.splitlines() if line.strip()]) <= 25
    (tmp_path / "careful.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    ran = run("arena", "--bots", "careful:Careful,random,random", "--games", 9, "--jobs", 1, "--json")
    assert ran.code == 0, ran.err
    best = json.loads(ran.out)["results"]["bots"][0]
    assert best["bot"] == "careful:Careful"
    assert best["wins"] >= 6


def test_tuning_judges_writes_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of trials and of judging are real; there are too few of them to show anything, and that is said."""
    file = tmp_path / "new.toml"
    args = ("tune", "ashigaru", "--players", 3, "--only", "plan", "--trials", 4, "--games", 1, "--judge", 2)
    first = run(*args, "--jobs", 1, "--out", file)
    assert first.code == 0, first.err
    assert "0 trials are already done" in first.out
    assert "On 2 games with seeds of their own, the new weights win " in first.out
    assert "That isn't enough to call them better" in first.out
    written = file.read_text()
    assert written.count("#") > 20  # what each weight means

    def never(contest: object, number: int) -> Played:
        raise AssertionError("a trial that is there was played again")

    monkeypatch.setattr("bakufu.arena.tuning.play", never)
    again = json.loads(run(*args, "--jobs", 1, "--out", file, "--json").out)
    assert file.read_text() == written
    assert again["verdict"] == "open"
    assert {name.partition(".")[0] for name in again["weights"]} == {"plan"}
    assert "a different tuning run" in refused(run(*args, "--seed", 2, "--out", file))
