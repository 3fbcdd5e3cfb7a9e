"""A game that brings nothing to the terminal but its words can be played there all the same: from lists of options."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bakufu.cli.terminal.manifest import Terminal
from tests.cli.running import Person, run, typed

TABLE = ("play", "--terminal", "--players", 3, "--bots", "random", "--seed", "3")


class Reader(Person):
    """Takes the first option below the last blank line, which stands before every question."""

    def _answer(self) -> str:
        question = self.screen.getvalue().rpartition("\n\n")[2]
        found = re.search(r"^Options: (\w+)|^ *(\d+) ", question, re.MULTILINE)
        assert found, f"no option to read in {question!r}"
        return found[1] or found[2]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bakufu.cli.terminal.session.terminal_of", lambda game: Terminal())


@pytest.mark.usefixtures("bare")
def test_a_whole_game_is_played_from_lists(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    ran = run(*TABLE, "--record", record, keyboard=Reader())
    assert ran.code == 0, ran.err
    assert "plan> " not in ran.out
    assert "\nFinal standings\n" in ran.out
    moves = json.loads(record.read_text())["moves"]
    assert sum(seat == 0 for seat, _ in moves) > 60
    assert run("verify", record).code == 0


@pytest.mark.usefixtures("bare")
def test_the_board_a_hint_and_a_refusal_are_there() -> None:
    ran = run(*TABLE, keyboard=typed(["board", "hint", "place-1", "why", "99", "?", "quit"]))
    said = dict(part.split("\n", 1) for part in ran.out.split("pick> ")[1:])
    assert "Inside the tower: " in said["board"]
    assert "points by the end of the game" in said["hint"]
    assert "(type why for more)" in said["place-1"]
    assert "table.no-such-move" in said["why"]
    assert "Unknown command “99”." in said["99"]
    assert "board" in said["?"]
    assert "odds" not in said["?"]
