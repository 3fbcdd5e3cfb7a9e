"""The words of the rules: one paraphrase for each, a reason for each ruling, a "why not" for each refusal."""

from __future__ import annotations

import pytest

import bakufu
from bakufu.kernel.chance import Rng
from bakufu.kernel.playout import random_turn
from bakufu.shogun.picks import PICKS
from bakufu.text.catalogue import LANGUAGE
from bakufu.text.shogun.teller import ShogunTeller
from tests.text.sources import entries

GAME = bakufu.load("shogun")
TELLER = ShogunTeller(GAME)
LONGEST = 260
# In which every rule that can refuse a move does so: players, set-up, seed, and modules.
GAMES = [
    (3, "claim", 1),
    (4, "fixed", 2),
    (3, "claim", 3),
    (5, "fixed", 4),
    (3, "claim", 4, "court"),
    (3, "claim", 5, "samurai"),
    (3, "claim", 6, "leaders"),
    (4, "fixed", 7, "chambers"),
]


@pytest.mark.parametrize("rule", GAME.ledger)
def test_a_rule_has_one_or_two_short_sentences(rule: str) -> None:
    text = TELLER.rule(rule)
    assert text[0].isupper()
    assert text.endswith(".")
    assert len(text) <= LONGEST
    assert text.count(". ") <= 2


@pytest.mark.parametrize("rule", GAME.ledger)
def test_rulings_have_a_reason_and_nothing_else_has(rule: str) -> None:
    assert bool(TELLER.reason(rule)) == GAME.ledger[rule].ruling


def test_no_two_rules_read_alike() -> None:
    texts = [TELLER.rule(rule) for rule in GAME.ledger]
    assert len(set(texts)) == len(texts)


def refusals_in_play() -> set[str]:
    """The rules that refuse some pick at some moment of some game."""
    found = set()
    for players, setup, seed, *modules in GAMES:
        rng = Rng(seed)
        state = GAME.start({"players": players, "setup": setup, "modules": modules}, seed)
        while not state.over():
            for seat in (*GAME.to_move(state)[:1], players):
                found |= {GAME.refusal(state, seat, pick) for pick in range(PICKS)}
            random_turn(state, rng)
    return found - {""}


def test_what_refuses_says_why_not_and_nothing_else_does() -> None:
    told = {name.removesuffix(".refusal") for name in entries(LANGUAGE) if name.endswith(".refusal")}
    assert told == {"rule-" + rule.replace(".", "-") for rule in refusals_in_play()}


def test_a_refusal_differs_from_the_bare_rule() -> None:
    assert TELLER.refusal("march.adjacent") != TELLER.rule("march.adjacent")
    assert TELLER.refusal("battle.tie") == TELLER.rule("battle.tie")
