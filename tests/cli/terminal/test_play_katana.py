"""SHOGUN NO KATANA at the terminal: whole games alone and together, and what one can type in them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bakufu.kernel.chance import Rng
from tests.cli.running import Person, Ran, run, typed

TABLES = [
    ("--players", 1),
    ("--players", 1, "--rooms", "random"),
    ("--players", 2, "--seat", 2),
    ("--players", 4, "--seat", 3, "--bots", "random,random,random"),
]
FORWARD = ("deliver", "put the", "move", "decorate", "column", "Lacquer row", "Wood row", "Steel row", "Leather row")


class Smith(Person):
    """Reads the list under the last question and picks by chance, rather what brings a Sword forward."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = Rng(seed)

    def _answer(self) -> str:
        asked = self.screen.getvalue().rpartition("?\n")[2]
        listed = re.findall(r"^ +(\d+)  (.*)", asked, re.MULTILINE)
        assert listed, f"no option to read in {asked!r}"
        forward = [number for number, label in listed if label.startswith(FORWARD)]
        active = [number for number, label in listed if not label.startswith(("pass", "enough"))]
        among = [forward, active, [number for number, _ in listed]][min(2, self.rng.below(4))]
        chosen = (among or [number for number, _ in listed])[self.rng.below(len(among or listed))]
        # A Monk that cannot be had is refused, and the next answer is another one.
        return f"monk {chosen}" if self.rng.below(6) == 0 else chosen


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(str(word) for word in table))
def test_a_whole_game_from_the_welcome_to_the_standings(table: tuple[object, ...], tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    bots = () if "--bots" in table else ("--bots", "random")
    where = ("play", "--terminal", "--game", "katana", *table, *bots, "--seed", "3", "--record", record)
    ran = run(*where, keyboard=Smith(5))
    assert ran.code == 0, ran.err
    assert ran.err == ""
    for chapter in ("Round 1", "Round 4", "Final scoring", "Points", "Final standings"):
        assert f"\n{chapter}\n" in ran.out
    result = json.loads(record.read_text())["result"]
    sheet = ran.out.partition("\nPoints\n")[2]
    together = re.search(r"^  Total +(.*)$", sheet, re.MULTILINE)
    assert together is not None
    assert [int(points) for points in together[1].split()][: len(result)] == result
    assert run("verify", record).code == 0
    assert max(len(line) for line in ran.out.splitlines() if str(record) not in line) <= 80


def ask(*lines: str, table: tuple[object, ...] = ("--players", 1, "--seed", "4")) -> Ran:
    """Type these lines at the first prompts, and leave."""
    where = ("play", "--terminal", "--game", "katana", "--bots", "random", *table)
    return run(*where, keyboard=typed([*lines, "quit"]))


def answer(ran: Ran, line: str) -> str:
    """What was said to a line."""
    return ran.out.partition(f"pick> {line}\n")[2].partition("pick> ")[0]


def listed(text: str, label: str) -> str:
    """The number under which the last list has an option."""
    found = re.findall(rf"^ +(\d+)  {label}", text, re.MULTILINE)
    assert found, f"no {label} in {text}"
    return str(found[-1])


def test_places_are_taken_by_number_name_and_notation() -> None:
    number = listed(ask().out, "Market")
    for line in (number, "market", "Mark"):
        assert answer(ask(line), line).startswith("Purple places a Worker at the Market.\n")


def test_a_monk_goes_where_its_number_says_and_is_paid_first() -> None:
    number = listed(ask().out, "Market")
    for line in (f"monk {number}", f"m{number}", "monk market"):
        assert answer(ask(line), line).startswith("Purple pays 5 Coins and places a Monk at the Market.\n")
    again = ask("monk market", "enough", "1", "1", "monk academy")
    assert "You don't have enough Coins for the offering. (type why for more)" in again.out


def test_what_may_be_done_at_any_moment_is_listed_apart() -> None:
    asked = answer(ask("sword 18"), "sword 18").partition("Anything else before your turn ends?\n")[2]
    own, _, apart = asked.partition("Anytime actions:\n")
    assert "enough" in own
    assert re.search(r"^ +\d+  (play|pay for) card \d+ ", apart, re.MULTILINE)
    assert "Press Enter alone to decline (enough)." in apart


def test_enter_ends_the_turn_and_the_ghost_goes_on() -> None:
    ended = ask("sword 18", "").out.partition("Press Enter alone to decline (enough).\n")[2]
    assert ended.startswith("pick> \nThe Ghost draws: ")


def test_not_until_something_changes_is_understood() -> None:
    """Ask a player of three who has a card to play between the turns of the others, until a whole question is met."""
    table = ("--players", 3, "--seed", "5")
    lines = ["1"]
    for _ in range(12):
        shown = ask(*lines, table=table).out
        last = shown.rpartition("?\n")[2]
        if "not until something changes" in last:
            told = answer(ask(*lines, "not until something changes", table=table), "not until something changes")
            assert "Unknown command" not in told
            assert "before the next turn" not in told.partition("Where do you place")[0]
            return
        lines.append("enough" if "enough" in last else listed(last, "Sword ") if "  Sword " in last else "1")
    pytest.fail("never asked between two turns")


def test_a_line_of_the_forge_says_what_would_move_or_why_not() -> None:
    assert "Can't move now: Sword 50 lacks Leather." in ask().out
    assert re.search(r"^  column a +Worker +nothing would move; Sword 50", answer(ask("forge"), "forge"), re.MULTILINE)


def test_a_choice_is_taken_back_as_long_as_nothing_new_was_seen() -> None:
    ran = ask("market", "wood", "undo", "undo", "undo")
    assert "Your last choice is undone." in answer(ran, "undo")
    turns = ran.out.count("Where do you place a Worker or Monk?")
    assert turns == 2
    assert "Nothing to undo" in " ".join(ran.out.split())
    assert "Nothing to undo" in answer(ask("sword 18", "undo"), "undo")  # a new card lies open


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("board", "Round 1 of 4, Purple's turn."),
        ("board main", "Round 1 of 4, Purple's turn."),
        ("board market", "Market (Lacquer 4, Wood 1, Steel 2, Leather 3), 4 spaces free."),
        ("board palace", "Palace, 4 spaces free."),
        ("board mine", "Your Forge "),
        ("board purple", "Your Forge "),
        ("board zzz", "Unknown command “zzz”."),
        ("forge zzz", "Unknown command “zzz”."),
        ("score", "                   Purple  The Ghost\n"),
        ("rules swap", "  Two Swords in adjacent rows of a column may swap places"),
        ("?", "  A Worker or Monk takes a Sword from a House"),
        ("deliver-2a", "There is no complete Sword on this space. (type why for more)"),
        ("monk 99", "Unknown command “monk 99”."),
    ],
)
def test_asides_and_refusals(line: str, said: str) -> None:
    assert answer(ask(line), line).startswith(said)


def test_another_players_boards_are_shown_in_full() -> None:
    told = answer(ask("board yellow", table=("--players", 2, "--seed", "4")), "board yellow")
    assert told.startswith("Forge of Yellow ")


def test_one_option_of_the_other_game_is_refused() -> None:
    ran = run("play", "--terminal", "--game", "katana", "--side", "moon")
    assert ran.code == 2
    assert "--side isn't an option of katana; expected one of: --players, --rooms" in ran.err


def test_a_replay_from_the_middle_still_knows_the_ghost(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    where = ("play", "--terminal", "--game", "katana", "--players", 1, "--seed", "3", "--record", record)
    run(*where, "--bots", "random", keyboard=Smith(5))
    told = run("replay", record, "--from", 5).out
    assert "The Ghost: " in told
    assert "Yellow" not in told
