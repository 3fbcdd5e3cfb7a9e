"""simulate, replay, verify and facts, on SHOGUN NO KATANA."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bakufu.kernel.chance import Rng
from bakufu.kernel.records.recorder import Recorder
from bakufu.kernel.records.text_form import to_text
from tests.cli.running import run
from tests.katana.smiths import GAME, pick


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A solo game, whole."""
    recorder = Recorder(GAME, {"players": 1}, "8")
    rng = Rng(8)
    while awaited := GAME.to_move(recorder.state):
        offered = GAME.moves(recorder.state, awaited[0])
        recorder.play(awaited[0], pick(recorder.state, awaited[0], offered, rng))
    path = tmp_path_factory.mktemp("records") / "solo.txt"
    path.write_text(to_text(recorder.record(), GAME.words, {}))
    return path


@pytest.mark.parametrize(("players", "told"), [(1, "1 player"), (3, "3 players")])
def test_a_simulation_prints_a_table(players: int, told: str) -> None:
    ran = run("simulate", "--game", "katana", "--players", players, "--games", 1, "--bots", "random")
    assert ran.code == 0, ran.err
    assert ran.out.startswith(f"1 game of SHOGUN NO KATANA for {told}, seed 1: ")
    assert re.search(r"^  1 Purple +1 ", ran.out, re.MULTILINE)


def test_a_record_is_verified(record: Path) -> None:
    ran = run("verify", record)
    assert ran.code == 0, ran.err
    assert "tiles and cards follow from the seed, and the points are Purple " in ran.out


def test_a_replay_tells_rounds_turns_and_the_ghost(record: Path) -> None:
    told = run("replay", record).out
    chapters = [line for line in told.splitlines() if re.fullmatch(r"Setup|Round \d|Restore|Final scoring", line)]
    assert chapters == [
        "Setup", "Round 1", "Restore", "Round 2", "Restore", "Round 3", "Restore", "Round 4", "Final scoring",
    ]  # fmt: skip
    assert re.search(r"^Purple places a Worker at ", told, re.MULTILINE)
    assert re.search(r"^The Ghost draws: ", told, re.MULTILINE)


def test_a_replay_of_moves_reads_in_words(record: Path) -> None:
    moves = re.findall(r"^  \d+ Purple: (.+)$", run("replay", record, "--moves").out, re.MULTILINE)
    words = json.loads(run("replay", record, "--notation", "json").out)["moves"]
    assert len(moves) == len(words)
    assert any(move.startswith(("place a Worker at ", "place a Monk at ")) for move in moves)


def test_facts_that_are_not_certain_are_listed() -> None:
    ran = run("facts", "--game", "katana")
    assert ran.code == 0
    assert re.search(r"^ *sword\.1\.recipe +\S+ +reconstructed ", ran.out, re.MULTILINE)
    assert re.search(r"^\d+ values are unconfirmed\.$", ran.out, re.MULTILINE)
