"""The few words beside a planned card: short, with a range where an event could change the amount, and a reason where
it would have no effect."""

from __future__ import annotations

import pytest

from bakufu.kernel.rows import replaced
from bakufu.shogun.box.components import PROVINCES
from bakufu.shogun.module import Effect
from bakufu.text.shogun import effects
from bakufu.text.shogun.renderer import ShogunRenderer
from tests.shogun.table import BLUE, GAME, Table

RENDERER = ShogunRenderer(GAME)


def told(space: str, card: str, effect: Effect, table: Table | None = None) -> str:
    """On a board where Blue has 5 armies in Kaga, which has three sites."""
    table = table or Table.bare().give(BLUE, "Kaga", 5)
    return effects.line(RENDERER, GAME.view(table.state, BLUE), space, card, effect)


@pytest.mark.parametrize(
    ("space", "effect", "words"),
    [
        ("castle", Effect("", -3), "−3 chests, leaves 2 sites"),
        ("theatre", Effect("", -1), "−1 chest, leaves 2 sites"),
        ("castle", Effect("build.free-site"), "no effect: no free site"),
        ("castle", Effect("action.pay-in-full", -3), "costs 3, more than you have now"),
        ("tax", Effect("", 7, least=7, most=7), "+7 chests, then a revolt marker"),
        ("tax", Effect("", 7, least=5, most=7, revolt=214), "+5 to 7 chests, then a revolt (21% to lose it)"),
        ("rice", Effect("", rice=3, least=3, most=4), "+3 to 4 rice, then a revolt marker"),
        ("deploy-5", Effect("", -3, armies=5, least=5, most=5), "5 → 10 armies, −3 chests"),
        ("deploy-5", Effect("", -3, armies=5, least=3, most=5), "5 → 8 to 10 armies, −3 chests"),
        ("deploy-3", Effect("deploy.supply-is-limited", -2, armies=3), "no effect: too few armies in the supply"),
        ("battle-a", Effect("", armies=4), "4 armies can go"),
        ("battle-b", Effect("march.one-army-stays"), "only 1 army there now: can't go"),
        ("bid", Effect(""), "free, beats 0 chests"),
    ],
)
def test_a_province_card(space: str, effect: Effect, words: str) -> None:
    assert told(space, "Kaga", effect) == words


@pytest.mark.parametrize(
    ("space", "card", "effect", "words"),
    [
        ("tax", "chest-2", Effect(""), "skipped"),
        ("bid", "chest-0", Effect(""), "free"),
        ("bid", "chest-1", Effect("", -1), "−1 chest"),
        ("bid", "chest-4", Effect("order.bid-above-purse", -2), "pays all you have"),
    ],
)
def test_a_chest_card(space: str, card: str, effect: Effect, words: str) -> None:
    assert told(space, card, effect) == words


def test_the_last_site() -> None:
    table = Table.bare().give(BLUE, "Kaga", 1, "temple theatre")
    assert told("castle", "Kaga", Effect("", -3), table) == "−3 chests, takes the last site"


@pytest.mark.parametrize(("farmers", "words"), [(1, "then 1 farmer revolts"), (2, "then 2 farmers revolt")])
def test_without_hints_no_chance_is_told(farmers: int, words: str) -> None:
    view = GAME.view(Table.bare().give(BLUE, "Kaga", 5).state, BLUE)
    effect = Effect("", 4, least=4, most=4, farmers=farmers, revolt=300)
    assert effects.line(RENDERER, view, "tax", "Kaga", effect, hints=False) == f"+4 chests, {words}"


def test_what_an_event_could_change() -> None:
    assert effects.note(RENDERER, Effect("")) == ""
    noted = effects.note(RENDERER, Effect("", events=("tax-at-most", "tax-at-least")))
    assert noted == "If it becomes the season's event: taxes give at most 5 chests or taxes give at least 6 chests."


def test_every_effect_of_a_game_has_words() -> None:
    state = Table().state
    for province in ("Settsu", "Kaga"):
        state.revolts = replaced(state.revolts, PROVINCES.index(province), 1)
    view = GAME.view(state, BLUE)
    found = GAME.forecast(view)
    lines = [
        effects.line(RENDERER, view, space, card, effect)
        for space, cards in found.spaces.items()
        for card, effect in cards.items()
    ]
    assert len(lines) == 11 * 13
    assert all(lines)
    assert max(len(line) for line in lines) < 48
