"""Forecasts and chances: what is said about a planned card and a battle follows from the table as it lies."""

from __future__ import annotations

import pytest

import bakufu
from bakufu.kernel.rows import replaced
from bakufu.shogun.advice import battle_odds
from bakufu.shogun.box import components as c
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View
from bakufu.text.shogun import chances
from bakufu.text.shogun.forecast import forecast, total
from bakufu.text.shogun.renderer import ShogunRenderer
from tests.web.words import say, speaking

GAME = bakufu.load("shogun")
RENDERER = ShogunRenderer(GAME)
SETTSU, YAMATO, KAGA = (c.PROVINCES.index(name) for name in ("Settsu", "Yamato", "Kaga"))
ETCHU, SHIMOSA = (c.PROVINCES.index(name) for name in ("Etchu", "Shimosa"))


@pytest.fixture
def state() -> State:
    """Four players, fixed set-up; Blue owns Settsu with 2 armies, tax 7 and one site."""
    return GAME.start({"players": 4}, 1)


def look(state: State) -> View:
    return GAME.view(state, 0)


def test_a_building_costs_its_price(state: State) -> None:
    assert forecast(RENDERER, look(state), c.CASTLE, SETTSU) == "costs 3"


def test_a_building_without_a_site_is_in_vain(state: State) -> None:
    state.buildings = replaced(state.buildings, SETTSU, c.BUILDING_BIT[c.TEMPLE])
    assert forecast(RENDERER, look(state), c.CASTLE, SETTSU) == "no effect: no free site"
    assert forecast(RENDERER, look(state), c.TEMPLE, SETTSU) == "no effect: already has one"


def test_who_cannot_pay_is_told(state: State) -> None:
    state.chests[0] = 1
    assert forecast(RENDERER, look(state), c.DEPLOY_5, SETTSU) == "costs 3, more than you have now"
    assert forecast(RENDERER, look(state), c.BID, c.CHEST_CARD + 2) == "pays 2 - more than you have"


def test_collections_tell_yield_and_risk(state: State) -> None:
    assert forecast(RENDERER, look(state), c.TAX, SETTSU) == "7 chests, no revolt"
    assert forecast(RENDERER, look(state), c.RICE, YAMATO) == "4 rice, no revolt"
    state.revolts = replaced(state.revolts, SETTSU, 1)
    risky = forecast(RENDERER, look(state), c.TAX, SETTSU)
    assert risky.startswith("7 chests, then a revolt: 2 armies against 1 farmer, ")


def test_marches_tell_where_to(state: State) -> None:
    told = forecast(RENDERER, look(state), c.BATTLE_A, KAGA)
    assert told.startswith("3 can go to ")
    assert "Etchu (Yellow 2)" in told
    state.armies[KAGA] = 1
    assert forecast(RENDERER, look(state), c.BATTLE_A, KAGA) == "only 1 army there now: can't go"


def test_the_total_adds_prices_and_the_bid(state: State) -> None:
    plan = {c.CASTLE: SETTSU, c.DEPLOY_5: YAMATO, c.TEMPLE: c.CHEST_CARD, c.BID: c.CHEST_CARD + 4}
    assert total(RENDERER, look(state), plan) == "Planned actions cost 6, the bid 4; you have 15 chests."


def test_more_attackers_win_more_often(state: State) -> None:
    few, many = (battle_odds.of_march(look(state), 0, ETCHU, armies) for armies in (1, 9))
    assert few.attacker < many.attacker
    assert battle_odds.of_march(look(state), 0, ETCHU, 9) == many


def test_the_seasons_event_counts_in_the_odds(state: State) -> None:
    plain = battle_odds.of_march(look(state), 0, SHIMOSA, 2).attacker
    state.event = state.setting.effect.index(c.TWO_FARMERS)
    assert battle_odds.of_march(look(state), 0, SHIMOSA, 2).attacker < plain
    open_field = battle_odds.of_march(look(state), 0, ETCHU, 3).attacker
    state.event = state.setting.effect.index(c.CASTLE_DEFENDS)
    assert battle_odds.of_march(look(state), 0, ETCHU, 3).attacker == open_field
    state.buildings = replaced(state.buildings, ETCHU, c.BUILDING_BIT[c.CASTLE])
    assert battle_odds.of_march(look(state), 0, ETCHU, 3).attacker < open_field


def test_special_cards_count_in_the_odds(state: State) -> None:
    without = battle_odds.of_march(look(state), 0, ETCHU, 3)
    state.special_row = [c.ATTACK, c.DEFENCE, c.SIX_ARMIES, c.ONE_MORE_RICE, c.ONE_MORE_CHEST]
    state.takers = [0, -1, -1, -1, -1]
    assert battle_odds.of_march(look(state), 0, ETCHU, 2) == battle_odds.of_march(look(state), 0, ETCHU, 2)
    assert battle_odds.of_march(look(state), 0, ETCHU, 2) == without
    state.takers = [-1, 1, -1, -1, -1]
    assert battle_odds.of_march(look(state), 0, ETCHU, 3).attacker < without.attacker


def test_the_short_form_speaks_for_the_side_one_is_on(state: State) -> None:
    found = battle_odds.of_march(look(state), 0, ETCHU, 9)
    attacking, defending = chances.short(RENDERER, found), chances.short(RENDERER, found, defending=True)
    assert attacking.startswith(f"win {round(found.attacker / 10)}%") or found.attacker % 10 == 5
    assert attacking != defending


WHY_MORE = {"en": "the more you collect, the more it can take", "de": "Je mehr du lagerst", "zh": "你存得越多"}


@pytest.mark.parametrize("language", WHY_MORE)
def test_the_rice_forecast_says_why_the_need_grows_with_the_stock(language: str) -> None:
    """The winter's event takes rice that the player has."""
    with speaking(language):
        less, more = (say("planning-rice-line", provinces=9, least=0, most=taken, range="yes") for taken in (2, 5))
        nothing = say("planning-rice-line", provinces=9, least=0, most=0, range="no")
        why = say("planning-rice-case", season="autumn")
    assert less.replace("2", "5") == more
    assert len(nothing) < len(less)
    assert WHY_MORE[language] in why
