"""Games with modules at the terminal: their questions are answered, and armies planned to go to court."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bakufu.shogun.modules.names import NAMES
from tests.cli.running import Person, Ran, run, typed

ALL = ",".join(NAMES)
COURT = ("--players", 4, "--setup", "fixed", "--seed", "5", "--modules", "court")


class Courtier(Person):
    """Sends whom it can to court in every season, and takes the last option it reads instead of the first."""

    def __init__(self) -> None:
        super().__init__()
        self.planned = 0

    def _answer(self) -> str:
        shown = self.screen.getvalue()
        if shown.endswith("plan> "):
            return self._plan(shown)
        question = shown.rpartition("?\n")[2]
        options = re.findall(r"^ +(\d+) ", question, re.MULTILINE)
        return options[-1] if options else super()._answer()

    def _plan(self, shown: str) -> str:
        """The province with the most armies, and cards for the tray; then whatever the table suggests."""
        self.planned += 1
        hand = shown.rpartition("Built\n")[2].partition("Your plan")[0]
        provinces = re.findall(r"^  ([A-Z]\S+) +(\d+) ", hand, re.MULTILINE)
        if self.planned % 3 != 1 or not provinces:
            return "done"
        most = max(provinces, key=lambda row: int(row[1]))[0]
        return f"convert 3 {most}, convert 2 tower-1, tower-2 convert 1, theatre tower-3"


@pytest.mark.parametrize(
    "table",
    [("--players", 3, "--setup", "fixed"), ("--players", 4, "--side", "moon", "--seat", 3)],
    ids=["three on the sun", "four on the moon"],
)
def test_a_whole_game_with_all_modules(table: tuple[object, ...], tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    ran = run("play", "--terminal", *table, "--modules", ALL, "--seed", "8", "--record", record, keyboard=Courtier())
    assert ran.code == 0, ran.err
    assert ran.err == ""
    result = json.loads(record.read_text())["result"]
    shown = re.findall(r"^  \d +\S.*? +(\d+) +\d+$", ran.out.rpartition("Final standings")[2], re.MULTILINE)
    assert [int(points) for points in shown] == sorted(result, reverse=True)
    assert run("verify", record).code == 0
    assert max(len(line) for line in ran.out.splitlines() if str(record) not in line) <= 80
    told = ran.out
    for words in (" officials", "leader", "statue", "samurai", "chamber", "favor"):
        assert words in told.lower(), words


def ask(*lines: str) -> Ran:
    return run("play", "--terminal", *COURT, keyboard=typed([*lines, "quit"]))


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("convert 3 kaga", "  Convert 3: Kaga - 3 armies of Kaga become officials\n"),
        ("c3 kaga", "  Convert 3: Kaga - 3 armies of Kaga become officials\n"),
        ("12 kaga", "  Convert 3: Kaga - 3 armies of Kaga become officials\n"),
        ("convert-1 omi", "  Convert 1: Omi - 1 army of Omi becomes an official\n"),
        ("convert 2 kii", "  Convert 2: Kii - no effect: too few armies there now\n"),
        ("convert 2 tower-1", "  Convert 2: tower card 1 - no effect: too few of your armies in the tray now\n"),
        ("convert 2 chest-4", "  Convert 2: chest card 4 - skip\n"),
        ("castle tower-2", "  Build castle: tower card 2 - skip\n"),
        ("bid tower-2", "  Bid: tower card 2 - free\n"),
        ("convert kaga", "“convert” could be Convert 3, Convert 2 or Convert 1.\n"),
    ],
)
def test_orders_for_the_court(order: str, said: str) -> None:
    assert ask(order).out.partition(f"plan> {order}\n")[2].startswith(said)


def test_a_space_of_the_court_alone_compares_all_cards() -> None:
    told = ask("convert 2").out.partition("plan> convert 2\n")[2]
    assert "  Kaga          2 armies of Kaga become officials\n" in told
    assert "  chest card 0  skip\n" in told
    assert "  tower card 1  no effect: too few of your armies in the tray now\n" in told


def test_the_hand_names_all_other_cards() -> None:
    told = " ".join(ask("hand").out.partition("plan> hand\n")[2].split())
    others = [*(f"chest card {chests}" for chests in range(5)), "tower card 1", "tower card 2 and tower card 3"]
    assert f"Other cards: {', '.join(others)}" in told


def test_bots_play_a_simulation_with_all_modules() -> None:
    ran = run("simulate", "--players", 3, "--games", 2, "--bots", "ashigaru", "--json", "--modules", ALL)
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["results"]["options"]["modules"] == ALL.split(",")
