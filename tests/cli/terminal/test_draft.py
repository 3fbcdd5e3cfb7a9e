"""A drafted plan, however it was laid and however few cards there are, becomes picks the game accepts."""

from __future__ import annotations

import pytest

import bakufu
from bakufu.cli.terminal.matching import matches
from bakufu.cli.terminal.shogun.draft import Draft
from bakufu.kernel.chance import Rng
from bakufu.kernel.rows import replaced
from bakufu.shogun.box.components import BATTLE_A, BID, CHEST_CARD, NEUTRAL, PROVINCE_COUNT, SPACES
from bakufu.shogun.box.picks import NOTHING

GAME = bakufu.load("shogun")


@pytest.mark.parametrize("provinces", range(9))
@pytest.mark.parametrize("laid", [0, 3, 11])
def test_a_completed_draft_is_legal(provinces: int, laid: int) -> None:
    rng = Rng(provinces * 100 + laid)
    state = GAME.start({"players": 4}, 1)
    owned = [p for p in range(PROVINCE_COUNT) if state.owner[p] == 0]
    for province in owned[provinces:]:
        state.owner = replaced(state.owner, province, NEUTRAL)
    draft = Draft(GAME.view(state, 0), 0)
    for _ in range(laid):
        draft.lay(rng.below(len(SPACES)), draft.cards[rng.below(len(draft.cards))])
    chosen = dict(draft.laid)
    whole = draft.completed()
    for space in draft.spaces:
        GAME.play(state, 0, whole[space])
    assert not state.awaited[0]
    assert {space: whole[space] for space in chosen} == chosen
    assert list(whole.values()).count(NOTHING) == max(0, len(SPACES) - provinces - 5)


def test_open_battles_pass_before_anything_else_and_an_open_bid_costs_nothing() -> None:
    draft = Draft(GAME.view(GAME.start({"players": 4}, 1), 0), 0)
    whole = draft.completed()
    assert whole[BATTLE_A] >= CHEST_CARD
    assert whole[BID] < CHEST_CARD
    for space, card in zip(range(1, 8), draft.provinces(), strict=False):
        draft.lay(space, card)
    assert draft.completed()[BID] == CHEST_CARD


@pytest.mark.parametrize("provinces", [0, 3, 8])
def test_with_the_court_open_spaces_there_decline(provinces: int) -> None:
    """Dice tower cards would send armies out of the tray, which nobody asked for."""
    state = GAME.start({"players": 4, "modules": ["court"]}, 1)
    for province in [p for p in range(PROVINCE_COUNT) if state.owner[p] == 0][provinces:]:
        state.owner = replaced(state.owner, province, NEUTRAL)
    draft = Draft(GAME.view(state, 0), 0)
    whole = draft.completed()
    court = [whole[space] for space in draft.spaces if space > BID]
    assert court == [CHEST_CARD + 4, CHEST_CARD + 3, CHEST_CARD + 2]
    for space in draft.spaces:
        GAME.play(state, 0, whole[space])
    assert not state.awaited[0]


def test_a_plan_begun_elsewhere_is_finished_here() -> None:
    state = GAME.start({"players": 4}, 1)
    first = GAME.moves(state, 0)[0]
    GAME.play(state, 0, first)
    draft = Draft(GAME.view(state, 0), 0)
    assert first not in draft.cards
    assert draft.spaces == list(range(1, len(SPACES)))
    whole = draft.completed()
    for space in draft.spaces:
        GAME.play(state, 0, whole[space])
    assert not state.awaited[0]


def test_what_is_typed_means_whole_words_before_initials_before_beginnings() -> None:
    words = [(name, name) for name in ("deploy-5", "deploy-3", "tax", "temple", "Awa-Shikoku", "as")]
    assert matches("AS", words) == ["as"]
    assert matches("d5", words) == ["deploy-5"]
    assert matches("Deploy 3", words) == ["deploy-3"]
    assert matches("awa", words) == ["Awa-Shikoku"]
    assert matches("t", words) == ["tax", "temple"]
    assert matches("", words) == matches("-", words) == matches("zzz", words) == []
