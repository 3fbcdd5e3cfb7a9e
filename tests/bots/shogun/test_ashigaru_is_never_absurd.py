"""Ashigaru is weak but never absurd: over whole games on every table, no plan and no attack that makes no sense."""

from __future__ import annotations

from bakufu import Rng
from bakufu.shogun.advice.odds import Clash, odds
from bakufu.shogun.box.components import (
    ATTACK,
    BATTLE_A,
    BID,
    BUILDING_BIT,
    BUILDINGS,
    CASTLE,
    CASTLE_DEFENDS,
    CHEST_CARD,
    CHEST_CARDS,
    DEFENCE,
    DEPLOY_1,
    DEPLOY_5,
    NEUTRAL,
    RICE,
    SEASONS,
    SPACES,
    TAX,
    TAX_AT_MOST,
    TWO_FARMERS,
)
from bakufu.shogun.rules.actions.build import COUNT
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.turn_order import has_special
from tests.bots.shogun.whole_games import TABLES, Attack, Plan, stories

A_CHANCE = 300  # thousandths
THROWS = 240


def carried_out(plan: Plan) -> dict[int, int]:
    """The actions of a plan, by space, with their provinces."""
    return {space: card for space, card in enumerate(plan.cards[:BID]) if 0 <= card < CHEST_CARD}


def nothing_to_spare(plan: Plan) -> bool:
    """Whether the rules left no choice but to lay all these province cards: all chest cards decline something."""
    laid = [card for card in plan.cards if 0 <= card < CHEST_CARD]
    return len(laid) == min(plan.provinces, len(SPACES) - CHEST_CARDS) and 0 <= plan.cards[BID] < CHEST_CARD


def least_chests(plan: Plan) -> int:
    """The fewest chests the player can be left with on the way, if all face-down actions come before taxes."""
    state, todo = plan.state, carried_out(plan)
    chests = state.chests[plan.seat] - max(0, plan.cards[BID] - CHEST_CARD)
    row = state.action_row[: state.revealed]
    row += sorted(set(range(BID)) - set(row), key=lambda action: action == TAX)
    effects = [state.setting.effect[card] for card in state.event_row]
    least = chests
    for action in row:
        if action in todo:
            chests -= state.setting.price[action]
            if action == TAX:
                tax = state.setting.board.tax[todo[TAX]]
                chests += min(tax, state.setting.limit[TAX_AT_MOST]) if TAX_AT_MOST in effects else tax
        least = min(least, chests)
    return least


def test_many_plans_and_attacks_are_looked_at() -> None:
    seats = sum(table["players"] for table in TABLES) + len(TABLES)
    assert len(stories().plans) == 6 * seats
    assert len(stories().attacks) > 200


def test_buildings_are_planned_on_free_sites_and_never_twice() -> None:
    for plan in stories().plans:
        for building, province in carried_out(plan).items():
            if building < len(BUILDINGS):
                standing = plan.state.buildings[province]
                assert not standing & BUILDING_BIT[building]
                assert COUNT[standing] < plan.state.setting.board.sites[province]
                assert plan.state.tiles[building] > 0


def test_no_plan_spends_chests_that_it_cannot_have() -> None:
    for plan in stories().plans:
        assert least_chests(plan) >= 0 or nothing_to_spare(plan)


def test_plans_beyond_the_purse_are_the_rare_exception() -> None:
    plans = stories().plans
    assert sum(least_chests(plan) < 0 for plan in plans) <= len(plans) // 20


def test_armies_in_supply_suffice_for_what_is_deployed() -> None:
    for plan in stories().plans:
        setting, todo = plan.state.setting, carried_out(plan)
        deployed = sum(setting.deploys[action] for action in range(DEPLOY_5, DEPLOY_1 + 1) if action in todo)
        assert deployed <= plan.state.supply[plan.seat] or nothing_to_spare(plan)


def test_no_battle_is_planned_from_a_province_with_a_single_army() -> None:
    for plan in stories().plans:
        for space, province in carried_out(plan).items():
            if space >= BATTLE_A:
                assert plan.state.armies[province] > 1 or nothing_to_spare(plan)


def test_nothing_is_collected_where_the_farmers_would_probably_win() -> None:
    rng = Rng(1)
    risky = 0
    for plan in stories().plans:
        for space, province in carried_out(plan).items():
            markers = plan.state.revolts[province]
            if space in (RICE, TAX) and markers:
                risky += 1
                state = plan.state
                revolt = Clash(None, plan.seat, markers, state.armies[province])
                result = odds(state.setting, state.inside, state.tray, revolt, rng, THROWS)
                assert result.defender >= 500
    assert risky > 10


def test_rice_is_collected_as_long_as_winter_asks_for_more() -> None:
    hungry = [plan for plan in stories().plans if 0 < plan.provinces > plan.state.rice[plan.seat]]
    collecting = [plan for plan in hungry if RICE in carried_out(plan)]
    assert len(collecting) >= 0.9 * len(hungry)


def test_bids_are_modest_until_chests_are_of_no_more_use() -> None:
    for plan in stories().plans:
        bid = plan.cards[BID] - CHEST_CARD
        last = plan.state.year == 2 and SEASONS[plan.state.season] == "autumn"
        chests = plan.state.chests[plan.seat]
        assert bid <= (chests if last else chests // 4)


def chance(attack: Attack, rng: Rng) -> int:
    """The attacker's chance in thousandths, sampled with the tower itself, special cards and events included."""
    state, seat, target = attack.state, attack.seat, attack.target
    owner = state.owner[target]
    armies = attack.armies
    if has_special(state, seat, ATTACK) and state.supply[seat]:
        armies += 1
    if owner == NEUTRAL:
        farmers = state.setting.limit[TWO_FARMERS] if effect(state) == TWO_FARMERS else 1
        clash = Clash(seat, None, armies, farmers)
    else:
        defenders = state.armies[target]
        if has_special(state, owner, DEFENCE) and state.supply[owner]:
            defenders += 1
        if effect(state) == CASTLE_DEFENDS and state.buildings[target] & BUILDING_BIT[CASTLE]:
            defenders += 1
        clash = Clash(seat, owner, armies, defenders, state.revolts[target] == 0)
    return odds(state.setting, state.inside, state.tray, clash, rng, THROWS).attacker


def test_no_attack_without_a_chance_is_declared() -> None:
    """Who must march and has no own province to march to may have to attack somebody, but then loses one army only."""
    rng = Rng(2)
    for attack in stories().attacks[::5]:
        state = attack.state
        could_move = attack.seat in [state.owner[p] for p in state.setting.board.neighbours[attack.origin]]
        if could_move or attack.armies > 1:
            assert chance(attack, rng) >= A_CHANCE


def test_attacks_are_declared_on_every_table() -> None:
    """A player that never fights would pass the test above without showing anything."""
    assert len({attack.state.setting.options for attack in stories().attacks}) == len(TABLES)
