"""The words of the rules: one paraphrase for each, a reason for each ruling, a "why not" for each refusal."""

from __future__ import annotations

import ast
from collections.abc import Callable

import pytest

import bakufu
from bakufu.games import GAMES
from bakufu.katana.rules import cards
from bakufu.kernel.chance import Rng
from bakufu.kernel.errors import NO_SUCH_MOVE, NOT_AWAITED
from bakufu.kernel.playout import random_turn
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.numbers import PICKS
from bakufu.shogun.views.undo import undo_refusal
from bakufu.text.catalogue import LANGUAGE
from bakufu.text.renderer import Renderer
from tests.text.sources import SOURCE, entries

GAME = bakufu.load("shogun")
RENDERERS = {name: Renderer(bakufu.load(name)) for name in GAMES}
LONGEST = 260
# In which every rule that can refuse a move does so: players, set-up, seed, and modules.
REFUSING: list[tuple[int, str, int, list[str]]] = [
    (3, "claim", 1, []),
    (4, "fixed", 2, []),
    (3, "claim", 3, []),
    (5, "fixed", 4, []),
    *[(3, "claim", seed, [name]) for seed, name in enumerate(NAMES, 4)],
]


def is_short(text: str) -> bool:
    """One or two short sentences."""
    return text[:1].isupper() and text.endswith(".") and len(text) <= LONGEST and text.count(". ") <= 2


@pytest.mark.parametrize("game", RENDERERS)
def test_a_rule_has_one_or_two_short_sentences(game: str) -> None:
    texts = {rule: RENDERERS[game].rule(rule) for rule in RENDERERS[game].game.ledger}
    assert {rule: text for rule, text in texts.items() if not is_short(text)} == {}


@pytest.mark.parametrize("text", ["no capital.", "No stop", "One. Two. Three. Four.", "L" + "o" * LONGEST + "ng."])
def test_what_is_not_short_is_noticed(text: str) -> None:
    assert not is_short(text)


@pytest.mark.parametrize("game", RENDERERS)
def test_rulings_have_a_reason_and_nothing_else_has(game: str) -> None:
    renderer = RENDERERS[game]
    ledger = renderer.game.ledger
    assert [rule for rule in ledger if renderer.reason(rule)] == [rule for rule in ledger if ledger[rule].ruling]


@pytest.mark.parametrize("game", RENDERERS)
def test_no_two_rules_read_alike(game: str) -> None:
    texts = [RENDERERS[game].rule(rule) for rule in RENDERERS[game].game.ledger]
    assert len(set(texts)) == len(texts)


def refusals_in_play() -> set[str]:
    """The rules of SHOGUN that refuse some pick, or to take a turn back, at some moment of some game."""
    found = set()
    for players, setup, seed, modules in REFUSING:
        rng = Rng(seed)
        state = GAME.start({"players": players, "setup": setup, "modules": modules}, seed)
        while not state.over():
            for seat in (*GAME.to_move(state)[:1], players):
                found |= {GAME.refusal(state, seat, pick) for pick in range(PICKS)}
            before = state.copy()
            random_turn(state, rng)
            found.add(undo_refusal(before, state))
    return found - {""}


def refusals_in_source() -> set[str]:
    """The rules that SHOGUN NO KATANA's functions about refusals name. Cards are refused by the rule they go by."""
    found = {NOT_AWAITED, NO_SUCH_MOVE, *cards.RULES.values()}
    for file in (SOURCE / "katana").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.endswith("_refusal"):
                texts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
                found |= {str(text) for text in texts if text in RENDERERS["katana"].game.ledger}
    return found


def told_refusals(game: str) -> set[str]:
    return {name.removesuffix(".refusal") for name in entries(LANGUAGE, game) if name.endswith(".refusal")}


@pytest.mark.parametrize(("game", "refusing"), [("shogun", refusals_in_play), ("katana", refusals_in_source)])
def test_what_refuses_says_why_not_and_nothing_else_does(game: str, refusing: Callable[[], set[str]]) -> None:
    assert told_refusals(game) == {"rule-" + rule.replace(".", "-") for rule in refusing()}


def test_a_refusal_differs_from_the_bare_rule() -> None:
    renderer = RENDERERS["shogun"]
    assert renderer.refusal("march.adjacent") != renderer.rule("march.adjacent")
    assert renderer.refusal("battle.tie-razes") == renderer.rule("battle.tie-razes")
