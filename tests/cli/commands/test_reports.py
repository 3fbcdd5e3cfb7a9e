"""simulate, replay, verify, facts, odds: what they print."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import bakufu
from bakufu.cli.commands.facts import grouped
from bakufu.kernel.records.record import Record
from bakufu.shogun.modules.names import NAMES
from bakufu.text import renderer_of
from tests.cli.records import as_json, as_text, played
from tests.cli.running import run


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    path = tmp_path / "whole.txt"
    path.write_text(as_text(played()))
    return path


def test_simulations_of_one_seed_have_the_same_results() -> None:
    args = ("simulate", "--players", 3, "--games", 4, "--bots", "random", "--json", "--seed")
    first, again, other = (json.loads(run(*args, seed).out) for seed in ("1", "1", "2"))
    assert first["results"] == again["results"]
    assert first["results"] != other["results"]
    assert set(first) == {"results", "timing"}
    assert first["results"]["games"] == 4
    assert first["results"]["options"]["players"] == 3
    assert sum(row["wins"] for row in first["results"]["seats"]) == pytest.approx(4)
    assert first["results"]["bots"] == [{"bot": "random", "played": 12, **_totals(first["results"]["seats"])}]


def _totals(seats: list[dict[str, float]]) -> dict[str, object]:
    wins = sum(row["wins"] for row in seats)
    return {"wins": pytest.approx(wins), "points": pytest.approx(sum(row["points"] for row in seats) / 3, abs=0.01)}


def test_bots_change_seats_from_game_to_game() -> None:
    from bakufu import load
    from bakufu.cli.commands.simulate import play_one

    game = load("shogun")
    seated = [play_one(game, {"players": 3}, f"1/{n}", ["random", "ashigaru", "random"], n)[0] for n in range(3)]
    assert [names.index("ashigaru") for names in seated] == [1, 0, 2]


def test_a_simulation_prints_a_table() -> None:
    ran = run("simulate", "--players", 3, "--games", 2, "--bots", "random", "--side", "moon")
    assert ran.code == 0
    assert ran.out.startswith("2 games of SHOGUN for 3 players, seed 1: ")
    assert "  3 Red " in ran.out
    assert ran.out.rstrip().endswith("games per second.")


@pytest.mark.parametrize("modules", ["samurai", "chambers , samurai", ",".join(NAMES)])
def test_a_simulation_with_modules(modules: str) -> None:
    ran = run("simulate", "--players", 3, "--games", 1, "--bots", "random", "--json", "--modules", modules)
    played = json.loads(ran.out)["results"]["options"]["modules"]
    assert sorted(played) == sorted(name.strip() for name in modules.split(","))


def test_a_replay_tells_all_seasons(whole: Path) -> None:
    ran = run("replay", whole)
    assert ran.code == 0
    assert ran.out.count("\nSpring, year ") == 2
    assert ran.out.count(" plans ") == 18
    assert " Points: Blue " in ran.out


def test_a_replay_for_a_seat_keeps_the_others_plans(whole: Path) -> None:
    told = run("replay", whole, "--seat", 2).out
    assert told.count("Yellow plans ") == 6
    assert "Blue plans " not in told
    moves = run("replay", whole, "--seat", 2, "--moves").out
    assert "Yellow: place " in moves
    assert "Blue: place " not in moves
    assert "Blue: take position " in moves


def test_a_replay_of_a_part_stands_under_its_season(whole: Path) -> None:
    ran = run("replay", whole, "--from", 2, "--to", 4, "--moves")
    lines = [line for line in ran.out.splitlines() if line]
    assert lines[0] == "Spring, year 1"
    assert [line.split()[0] for line in lines[1:]] == ["2", "3", "4"]
    assert run("replay", whole, "--from", 2, "--to", 4, "--events").code == 0


@pytest.mark.parametrize("record", [played(), played("claim", 30), played(fair=True)], ids=["whole", "part", "fair"])
def test_notations_turn_into_each_other(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "record"
    path.write_text(as_json(record))
    text = run("replay", path, "--notation", "text").out
    assert text.startswith("Bakufu record 1\n")
    assert "; Spring, year 1" in text or record.result is None
    path.write_text(text)
    assert run("replay", path, "--notation", "json").out == as_json(record) + "\n"


def test_verify_says_what_was_checked(whole: Path, tmp_path: Path) -> None:
    ran = run("verify", whole)
    points = played().result
    assert points is not None
    assert ran.code == 0
    first, second = ran.out.splitlines()
    assert f"All {len(played().moves)} moves are legal" in first
    assert all(str(total) in first for total in points)
    assert second.startswith("The record has no commitment")
    fair = tmp_path / "fair.json"
    fair.write_text(as_json(played(fair=True)))
    assert "The seed matches the host's commitment" in run("verify", fair).out


@pytest.mark.parametrize("written", [as_json, as_text])
def test_verify_says_that_the_seed_of_a_branch_was_known(tmp_path: Path, written: Callable[[Record], str]) -> None:
    branch = tmp_path / "branch"
    branch.write_text(written(replace(played(), branch_of=("hF_bix_ozL04", 57))))
    ran = run("verify", branch)
    assert ran.code == 0
    assert ran.out.splitlines()[1].startswith("This is a branch of game hF_bix_ozL04 after step 57")


def test_facts_lists_what_is_not_certain() -> None:
    ran = run("facts")
    assert "tower.hold" in ran.out
    assert "province.Aki.tax" not in ran.out
    assert "province.Aki.tax" in run("facts", "--all").out
    rows = json.loads(run("facts", "--json").out)
    assert {"path", "value", "source", "note"} == set(rows[0])
    assert all(row["source"] not in ("rulebook", "component") for row in rows)
    assert ran.out.rstrip().splitlines()[-1] == f"{len(rows)} values are unconfirmed."


def test_facts_are_grouped_in_a_terminal() -> None:
    """Each note is said once, above the facts that it is about, and no line is wider than the window."""
    game = bakufu.load("shogun")
    listing = game.facts.listing(uncertain_only=True)
    renderer = renderer_of(game)
    for columns in (80, 160):
        lines = grouped(listing, renderer, columns)
        assert max(len(line) for line in lines) <= columns
        for fact in listing:
            assert any(f"{fact.path} = " in line for line in lines)
            assert sum(renderer.noted(fact.note) in line for line in lines) == 1


def test_odds_have_bars_in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    args = ("odds", "--attackers", 4, "--defenders", 3)
    assert "█" not in run(*args).out
    monkeypatch.setattr("bakufu.cli.commands.odds.in_terminal", lambda: True)
    lines = [line for line in run(*args).out.splitlines() if "%" in line]
    shares = [float(re.findall(r"([\d.]+)%", line)[0]) for line in lines]
    assert [line.count("█") for line in lines] == [round(30 * share / 100) for share in shares]


def test_facts_of_the_host_are_marked(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[price]\ncastle = 4\n")
    row = {"path": "price.castle", "value": 4, "source": "corrected", "note": "from this host's component data file"}
    assert row in json.loads(run("facts", "--facts", mine, "--json").out)


def test_odds_of_a_battle_add_up_and_are_the_same_again() -> None:
    args = ("odds", "--attackers", 4, "--defenders", 3, "--battles", 5, "--json")
    found = json.loads(run(*args).out)
    odds = found["odds"]
    assert 998 <= odds["attacker"] + odds["defender"] + odds["undecided"] <= 1002
    assert run(*args).out == run(*args).out
    stronger = json.loads(run("odds", "--attackers", 9, *args[3:]).out)["odds"]
    assert stronger["attacker"] > odds["attacker"]
    later = json.loads(run(*args[:5], "--battles", 60, "--json").out)
    assert sum(later["tower"]["inside"].values()) > sum(found["tower"]["inside"].values())


@pytest.mark.parametrize(
    ("args", "title"),
    [
        (("--attackers", 4, "--defenders", 1), "4 armies against 1 army"),
        (("--attackers", 1, "--defenders", 3, "--markers", 1), "1 army against 3 armies (farmers don't join)"),
        (("--attackers", 2, "--neutral"), "2 armies against 1 farmer of a neutral province"),
        (("--revolt", 2, "--defenders", 5), "5 armies against a revolt of 2 farmers"),
    ],
)
def test_odds_name_the_battle(args: tuple[object, ...], title: str) -> None:
    ran = run("odds", *args, "--seed", "x")
    assert ran.code == 0
    assert ran.out.splitlines()[0] == title
    assert ran.out.count("%") == 3


def test_facts_of_each_game_are_told_apart(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[price]\ncastle = 4\n")
    ran = run("facts", "--game", "katana", "--facts", mine)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"bakufu: {mine}: this is component data of shogun, not of katana\n"
    listed = [json.loads(run("facts", "--game", game, "--all", "--json").out) for game in ("shogun", "katana")]
    assert {row["path"] for row in listed[0]} != {row["path"] for row in listed[1]}
