"""The printed amounts of Tenno's Court: what is reconstructed keeps to its own measure, and corrections are checked."""

from __future__ import annotations

from pathlib import Path

import pytest

import bakufu
from bakufu.kernel.errors import BadFacts
from bakufu.shogun.modules.court import numbers as kinds
from bakufu.shogun.modules.court.favour_cards import FAVOUR_CARDS, KINDS
from bakufu.shogun.modules.court.numbers import FAVOUR_COST
from bakufu.shogun.modules.names import NAMES
from tests.shogun.table import GAME

FAVOURS = GAME.facts.table["favour"]
# In twelfths of a point: 1 point = 2 rice = 3 armies in the tray = 4 chests.
WORTH = {"points": 12, "rice": 6, "tray": 4, "chests": 3}


def test_there_are_21_favours_and_their_families_are_those_of_the_rulebook() -> None:
    assert [int(number) for number in FAVOURS] == list(range(1, FAVOUR_CARDS + 1))
    families = {kind: [int(number) for number, card in FAVOURS.items() if card["kind"] == kind] for kind in KINDS}
    assert families["chests"] == [2, 9, 16]
    assert families["tray"] == [3, 8, 14]
    assert families["rice"] == [5, 15, 20]
    assert families["points"] == [6, 13, 19]
    assert families["theatre"] + families["temple"] + families["castle"] == [7, 17, 21]
    assert [families[f"protection-{what}"] for what in ("a", "b", "both")] == [[10], [11], [18]]
    assert (families["event"], families["marker"], families["armies"]) == ([1], [4], [12])


def test_a_favour_with_a_higher_number_is_never_worth_less() -> None:
    worth = [card["amount"] * WORTH[card["kind"]] for card in FAVOURS.values() if card["kind"] in WORTH]
    assert len(worth) == 12
    assert worth == sorted(worth)


@pytest.mark.parametrize("kind", WORTH)
def test_amounts_rise_within_a_family(kind: str) -> None:
    amounts = [card["amount"] for card in FAVOURS.values() if card["kind"] == kind]
    assert amounts == sorted(set(amounts))


def test_what_nobody_has_seen_is_labelled() -> None:
    assert GAME.facts.source("favour.9.amount").label == "reconstructed"
    assert GAME.facts.source("favour.12.amount").label == "rulebook"
    assert GAME.facts.source("favour.21.kind").label == "inferred"
    assert GAME.facts.source("favour.9.kind").label == "rulebook"
    assert GAME.facts.source("court.costs").label == "rulebook"


def test_a_host_may_correct_the_amounts(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[favour.9]\namount = 5\n[court]\ncosts = [3, 2, 1]\n")
    game = bakufu.load("shogun", mine)
    assert game.setting({"modules": ["court"]}).printed[FAVOUR_COST] == [3, 2, 1]
    state = game.start({"modules": ["court"]}, 1)
    told = game.view(state, None).to_plain()["court"]["favours"]
    assert [space["officials"] for space in told] == [3, 2, 1]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[favour.9]\namount = 0\n", "favour.9.amount"),
        ('[favour.9]\nkind = "gold"\n', "favour.9.kind"),
        ('[favour.10]\nkind = "rice"\n', "favour.10.amount"),
        ("[court]\ncosts = [2, 3, 4]\n", "court.costs"),
        ("[court]\ncosts = [4, 3]\n", "court.costs"),
        ("[court]\ncosts = [4, 3, 0]\n", "court.costs"),
        ("[court]\nofficials = -1\n", "court.officials"),
    ],
)
def test_impossible_corrections_are_refused(tmp_path: Path, text: str, complaint: str) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(text)
    with pytest.raises(BadFacts, match=complaint):
        bakufu.load("shogun", mine)


def test_decisions_have_their_numbers_with_and_without_the_court() -> None:
    wanted = {
        kinds.TAKE_FAVOUR: "take-favour",
        kinds.REMOVE_EVENT: "remove-event",
        kinds.CALM_PROVINCE: "calm-province",
        kinds.FAVOURED_ARMIES: "favoured-armies",
        kinds.FAVOURED_BUILDING: "favoured-building",
    }
    for modules in ([], ["court"], list(NAMES)):
        decisions = GAME.setting({"modules": modules}).decisions
        assert {number: decisions[number].name for number in wanted} == wanted


def test_a_favour_is_told_with_its_amount() -> None:
    from bakufu.shogun.modules.court.events import FavourTaken
    from bakufu.text.shogun.renderer import ShogunRenderer

    taken = FavourTaken("court.take-one-favour", 1, 8, 3)
    assert ShogunRenderer(GAME).event(taken) == "Yellow takes a favor for 3 officials: 4 armies into the tray."
