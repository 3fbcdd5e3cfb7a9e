"""Whole games at the terminal, and what one can ask and answer in them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import bakufu
from bakufu.bots.job import advice
from bakufu.shogun.modules.names import NAMES
from bakufu.text.catalogue import Catalogue
from tests.cli.running import Person, Ran, run, typed

GAMES = [
    ("--players", 3, "--setup", "fixed"),
    ("--players", 4, "--setup", "claim", "--seat", 2, "--bots", "random"),
    ("--players", 5, "--side", "moon", "--seat", 5, "--bots", "random,random,random,random"),
    ("--players", 3, "--setup", "claim", "--bots", "random", "--modules", ",".join(NAMES)),
]


@pytest.mark.parametrize("table", GAMES, ids=lambda table: "-".join(str(word) for word in table))
def test_a_whole_game_from_the_welcome_to_the_standings(table: tuple[object, ...], tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    ran = run("play", "--terminal", *table, "--seed", "3", "--record", record, keyboard=Person())
    assert ran.code == 0, ran.err
    assert ran.err == ""
    for chapter in ("Spring, year 1", "Winter, year 1", "Spring, year 2", "Winter, year 2", "Final standings"):
        assert f"\n{chapter}\n" in ran.out
    result = json.loads(record.read_text())["result"]
    shown = re.findall(r"^  \d +\S.*? +(\d+) +\d+$", ran.out.rpartition("Final standings")[2], re.MULTILINE)
    assert [int(points) for points in shown] == sorted(result, reverse=True)
    assert run("verify", record).code == 0
    assert max(len(line) for line in ran.out.splitlines() if str(record) not in line) <= 80


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    games = [run("play", "--terminal", "--players", 3, "--seed", "9", keyboard=Person()).out for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != run("play", "--terminal", "--players", 3, "--seed", "10", keyboard=Person()).out


def test_bots_plans_stay_secret() -> None:
    ran = run("play", "--terminal", "--players", 3, "--seed", "9", keyboard=Person())
    plans = re.findall(r"^  (\w+) plans ", ran.out, re.MULTILINE)
    assert plans == ["Blue"] * 6


def test_a_decision_with_one_option_is_made_and_said() -> None:
    ran = run("play", "--terminal", "--players", 5, "--seed", "2", "--bots", "random", keyboard=Person())
    assert "Only one option: take position " in ran.out


def ask(*lines: str, table: tuple[object, ...] = ("--players", 4, "--seed", "5")) -> Ran:
    """Type these lines at the first prompt, and leave."""
    return run("play", "--terminal", *table, keyboard=typed([*lines, "quit"]))


def answer(ran: Ran, line: str, prompt: str = "plan") -> str:
    """What was said to a line."""
    return ran.out.partition(f"{prompt}> {line}\n")[2].partition(f"{prompt}> ")[0]


def test_a_hint_names_the_best_three_moves_and_what_they_gain() -> None:
    told = answer(ask("hint"), "hint")
    gains = [float(gain) for gain in re.findall(r"^  (-?\d+\.\d): ", told, re.MULTILINE)]
    assert len(gains) == 3
    assert gains == sorted(gains, reverse=True)
    assert "Build castle: " in told


def test_a_hint_gives_the_reasons_that_the_browser_gives() -> None:
    """The same sentences, from the same messages: for each card of a plan, and for a single move."""
    told = answer(ask("hint"), "hint")
    reasons = re.findall(r"^    (\w[^:\n]*): (.+)$", told, re.MULTILINE)
    assert {"Build castle", "Collect taxes", "Bid"} <= {
        space for spaces, _ in reasons for space in re.split(", | and ", spaces)
    }
    game = bakufu.load("shogun")
    state = game.start({"players": 4}, "5")
    found = advice(game, game.view(state, 0), "samurai", "hint 0")
    words = Catalogue("en", game="shogun")
    bid = found["reasons"][10]
    assert bid is not None
    assert words.say(f"reason-{bid['id']}", **bid["args"]) in [why for _, why in reasons]


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("tax Settsu", "  Collect taxes: Settsu - 7 chests, no revolt\n"),
        ("settsu tax", "  Collect taxes: Settsu - 7 chests, no revolt\n"),
        ("3 set", "  Collect taxes: Settsu - 7 chests, no revolt\n"),
        ("CASTLE yam", "  Build castle: Yamato - costs 3\n"),
        ("deploy 5 omi", "  Deploy 5: Omi - 5 armies for 3 chests\n"),
        ("d5 omi", "  Deploy 5: Omi - 5 armies for 3 chests\n"),
        ("bid 2", "  Bid: chest card 2 - pays 2\n"),
        ("bid chest-0", "  Bid: chest card 0 - free\n"),
        ("bid omi", "  Bid: Omi - free; beats 0 chests\n"),
        ("temple chest-4", "  Build temple: chest card 4 - skip\n"),
        ("te omi", "  Build temple: Omi - costs 2\n"),
        ("t omi", "“t” could be Build temple, Build theater or Collect taxes.\n"),
        ("tax ka", "  Collect taxes: Kaga - 4 chests, no revolt\n"),
        ("tax k", "“k” could be Kaga or Kii.\n"),
        ("tax kai", "You don't have that card: the province isn't yours. (type why for more)\n"),
        ("tax nonsense", "“nonsense” isn't one of your cards.\n"),
        ("clear b", "“b” could be Battle A, Battle B, Bid, Build castle, Build temple or Build\n"),
        ("clear", "  All spaces are empty again.\n"),
        ("12 omi", "“12 omi” isn't a space. Spaces: Build castle, Build temple, Build theater,\n"),
    ],
)
def test_orders_while_planning(order: str, said: str) -> None:
    assert answer(ask(order), order).startswith(said)


def test_a_card_laid_again_moves_and_a_space_laid_again_changes() -> None:
    ran = ask("tax settsu, rice settsu", "rice kii", "plan")
    assert "Settsu moves here from Collect taxes." in ran.out
    plan = answer(ran, "plan")
    assert re.search(r"Confiscate rice +Kii +4 rice", plan)
    assert re.search(r"Collect taxes +-$", plan, re.MULTILINE)
    assert "Settsu" not in plan


def test_a_space_alone_compares_cards() -> None:
    told = answer(ask("rice omi", "tax"), "tax")
    assert "  Settsu       7 chests, no revolt\n" in told
    assert "Omi" not in told


def test_done_asks_before_it_lays_provinces_and_fills_passes_by_itself() -> None:
    lines = ["battle a omi, castle kii, temple noto, theatre kaga, tax settsu, rice yamato", "plan", "done"]
    ran = ask(*lines)
    assert "Blue plans Build castle: Kii, Build temple: Noto, Build theater: Kaga," in ran.out
    asked = answer(ask("done"), "done")
    assert asked.startswith("You don't have enough chest cards for the empty spaces.")
    assert "Battle" not in asked  # the spaces that would do harm pass first


def test_asides_show_the_table_and_explain_it() -> None:
    ran = ask(
        "board", "board kaga", "board mine", "odds kaga etchu 2", "rules tie", "rules", "rules zzz", "log 3", "why 1"
    )
    assert "brown region" in answer(ran, "board")
    assert "Adjacent: Echizen, Etchu, Hida, Noto, Tajima (by sea)" in answer(ran, "board kaga")
    assert answer(ran, "board mine").count("Blue") == 8
    assert answer(ran, "odds kaga etchu 2").startswith("  2 armies from Kaga to Etchu: win ")
    assert "(battle.tie-razes, page 12)" in answer(ran, "rules tie")
    assert "setup, season, plan" in answer(ran, "rules")
    assert "No rule mentions “zzz”" in answer(ran, "rules zzz")
    assert "First actions:" in answer(ran, "log 3")
    assert "page" not in answer(ran, "why 1")  # the first line is a title, which has no rule


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("odds", "That only works during an attack."),
        ("odds kai mino", "Kai isn't yours."),
        ("odds kaga kii", "Kii isn't adjacent to Kaga."),
        ("odds kaga etchu 9", "Kaga can send at most 3 armies."),
        ("odds zzz etchu", "Unknown command “zzz”."),
        ("board yel", "“yel” could be Yellow or yellow region."),
        ("why 999", "There is no line 999 in the log"),
        ("save", "Type save and a file name."),
        ("save /nowhere/at/all.txt", "can't write /nowhere/at/all.txt: there is no folder /nowhere/at"),
        ("xyzzy", "“xyzzy” isn't a space."),
        ("?", "  Place a province card on an action"),
    ],
)
def test_asides_that_lead_nowhere_say_so(line: str, said: str) -> None:
    assert answer(ask(line), line).startswith(said)


CLAIMING = ("--players", 3, "--setup", "claim", "--seed", "1", "--bots", "random")


def test_a_refusal_says_why_not_and_what_is_possible() -> None:
    ran = ask("bury", "why", "kai", "1", "7", "?", table=CLAIMING)
    refused = answer(ran, "bury", "pick")
    assert refused.startswith("The two face-up cards aren't the ones you saw on your previous turn")
    assert "Options: " in refused
    assert "(setup.claim-bury, page 4)" in answer(ran, "why", "pick")
    assert "You have no group of that size left." in answer(ran, "7", "pick")
    assert "You place each of your groups once." in answer(ran, "?", "pick")


def test_options_are_taken_by_number_word_and_beginning() -> None:
    shown = ask(table=CLAIMING).out
    left = re.findall(r"^  1  ([\w-]+) ", shown, re.MULTILINE)[0]
    for line in ("1", left, left.lower()[:-1], "left"):
        assert f"Blue takes the {left} card." in ask(line, table=CLAIMING).out


@pytest.mark.parametrize("lines", [["quit"], []], ids=["quit", "end of input"])
def test_leaving_is_polite_and_keeps_the_record(lines: list[str], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    ran = run("play", "--terminal", "--seed", "4", "--record", record, keyboard=typed(lines))
    assert ran.code == 0
    assert ran.err == ""
    assert "You left the game." in ran.out
    assert record.read_text().startswith("Bakufu record 1\n")
    assert "the game is not over" in run("verify", record).out


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    saved, record = tmp_path / "saved.txt", tmp_path / "game.txt"
    first = run(
        "play", "--terminal", "--players", 3, "--seed", "6", keyboard=Person(["done", "done", f"save {saved}", "quit"])
    )
    assert f"The game is saved in {saved}." in " ".join(first.out.split())
    second = run("play", "--terminal", "--resume", saved, "--record", record, keyboard=Person())
    assert second.code == 0, second.err
    assert "Final standings" in second.out
    moves = [text.read_text().partition("moves\n")[2] for text in (saved, record)]
    assert moves[1].split()[: len(moves[0].split())] == moves[0].split()
    assert run("verify", record).code == 0


def test_a_choice_is_taken_back_until_something_new_is_seen() -> None:
    ran = ask("1", "undo", "undo", table=CLAIMING)
    assert "Your last choice is undone." in answer(ran, "undo", "pick")
    assert ran.out.count("Which province card do you claim?") == 2
    assert "Nothing to undo" in ran.out
    armies = re.findall(r"^Options: (\w+)", ask("1", table=CLAIMING).out, re.MULTILINE)[-1]
    after = ask("1", armies, "undo", table=CLAIMING)  # others have claimed since
    assert "Nothing to undo" in answer(after, "undo", "pick")
