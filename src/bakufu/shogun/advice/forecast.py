"""Forecasts: the effect of each of a seat's cards on each space of the plan, as far as the seat can know.

The season's event is drawn after planning: an amount that the displayed events could change is given as a range.
Special cards are chosen even later, so they aren't included.
"""

from __future__ import annotations

from typing import Final

from bakufu.shogun.advice import battle_odds
from bakufu.shogun.advice.plan_forecast import PlanForecast, Provisions
from bakufu.shogun.box.components import (
    BATTLE_A,
    BID,
    BUILDING_BIT,
    CASTLE,
    CASTLE_DEFENDS,
    CHEST_CARD,
    DEPLOY_5,
    EFFECTS,
    NEUTRAL,
    NO_EVENT,
    PROVINCE_COUNT,
    RICE,
    TAX,
    TEMPLE,
    TEMPLE_PROTECTS,
    THEATRE,
    THEATRE_CALMS,
    TWO_FARMERS,
)
from bakufu.shogun.module import Effect
from bakufu.shogun.rules.actions.build import free_sites, obstacle
from bakufu.shogun.rules.actions.march import targets
from bakufu.shogun.rules.actions.prices import price
from bakufu.shogun.rules.season_event import EFFECT_ACTIONS
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View

MEANS = ("", "action.pay-in-full", "deploy.supply-is-limited")  # nothing prevents it, or only what the seat owns now
USUAL: Final = 0  # of the amounts under each event


def forecast(view: View) -> PlanForecast:
    """For the seat of the view. A spectator has no cards, and nobody has any while provinces are still being claimed,
    before the special cards of the first season are laid out."""
    known, seat = view.known, view.seat
    if seat is None or not known.takers:
        return PlanForecast({}, Provisions(0, 0, 0, 0))
    own = [province for province in range(PROVINCE_COUNT) if known.owner[province] == seat]
    revolts = {province: _revolt(view, seat, province) for province in own}
    spaces: dict[str, dict[str, Effect]] = {}
    for space in range(known.setting.spaces):
        effects: dict[str, Effect] = {}
        for card in own + known.setting.cards:
            effects[known.setting.card_names[card]] = effect_of(known, seat, space, card, revolts.get(card))
        spaces[known.setting.space_names[space]] = effects
    losses = [known.setting.rice_loss[card] for card in known.event_row]
    provisions = Provisions(len(own), known.rice[seat], min(losses, default=0), max(losses, default=0))
    return PlanForecast(spaces, provisions)


def one(view: View, space: int, card: int) -> Effect:
    """One card on one space."""
    assert view.seat is not None
    collects = space in (RICE, TAX) and card < CHEST_CARD
    return effect_of(view.known, view.seat, space, card, _revolt(view, view.seat, card) if collects else None)


def effect_of(known: State, seat: int, space: int, card: int, revolt: int | None) -> Effect:
    """`revolt` is the probability of losing the province when collecting there."""
    if space == BID:
        return _bid(known, seat, card)
    if space > BID:
        return known.setting.space_forecasts[space](known, seat, space, card)
    if card >= CHEST_CARD:
        return Effect("")
    if space <= THEATRE:
        return _build(known, seat, space, card)
    if space < DEPLOY_5:
        return _collect(known, seat, space, card, revolt)
    return _deploy(known, seat, space, card) if space < BATTLE_A else _march(known, seat, space, card)


def _bid(known: State, seat: int, card: int) -> Effect:
    """A province card costs nothing. A bid above what the seat owns costs all that it owns."""
    if card < CHEST_CARD:
        return Effect("")
    chests = known.setting.bids[card]
    return Effect("order.bid-above-purse" if chests > known.chests[seat] else "", -min(chests, known.chests[seat]))


def _build(known: State, seat: int, building: int, province: int) -> Effect:
    rule = obstacle(known, seat, building, province)
    calms = building == THEATRE and known.revolts[province] > 0
    return Effect(
        rule,
        -price(known, seat, building, province) if rule in MEANS else 0,
        events=_on_display(known, (THEATRE_CALMS,)) if calms else (),
        sites=free_sites(known, province) - 1 if rule in MEANS else 0,
    )


def _collect(known: State, seat: int, action: int, province: int, revolt: int | None) -> Effect:
    board = known.setting.board
    printed = board.tax[province] if action == TAX else board.rice[province]
    found = amounts(known, seat, province, action, printed)
    if action == TAX:
        found = [min(amount, known.bank) for amount in found]
    usual = found[USUAL]
    touched = tuple([EFFECTS[e] for e in _effects(known) if action in EFFECT_ACTIONS[e]])
    chests = usual if action == TAX else 0
    rice = usual if action == RICE else 0
    return Effect(
        "",
        chests,
        rice,
        0,
        min(found),
        max(found),
        touched if len(set(found)) > 1 else (),
        min(known.revolts[province], known.farmers),
        revolt,
    )


def _deploy(known: State, seat: int, action: int, province: int) -> Effect:
    found = amounts(known, seat, province, action, known.setting.deploys[action])
    usual = found[USUAL]
    rule = ""
    if known.chests[seat] < price(known, seat, action, province):
        rule = "action.pay-in-full"
    elif known.supply[seat] < usual:
        rule = "deploy.supply-is-limited"
    touched = tuple([EFFECTS[e] for e in _effects(known) if action in EFFECT_ACTIONS[e]])
    return Effect(rule, -price(known, seat, action, province), 0, usual, min(found), max(found), touched)


def _march(known: State, seat: int, action: int, province: int) -> Effect:
    if known.armies[province] < 2:
        return Effect("march.one-army-stays")
    reachable = targets(known, seat, action, province)
    if not reachable:
        return Effect("march.nowhere-to-go")
    armies = known.armies[province] - 1
    changing: list[int] = []
    for target in reachable:
        owner = known.owner[target]
        if owner == NEUTRAL:
            changing.append(TWO_FARMERS)
        elif owner != seat and known.buildings[target] & BUILDING_BIT[CASTLE]:
            changing.append(CASTLE_DEFENDS)
        if owner != seat and known.buildings[target] & BUILDING_BIT[TEMPLE]:
            changing.append(TEMPLE_PROTECTS)
    return Effect("", armies=armies, least=armies, most=armies, events=_on_display(known, tuple(changing)))


def _revolt(view: View, seat: int, province: int) -> int | None:
    """The probability of losing a province when collecting there now, in thousandths; None without revolt markers."""
    if not view.known.revolts[province]:
        return None
    return 1000 - battle_odds.of_revolt(view, seat, province).defender


def _effects(known: State) -> list[int]:
    """The possible effects of the season's event, as far as its cards are face up."""
    found: list[int] = []
    for card in known.event_row:
        if known.setting.effect[card] not in found:
            found.append(known.setting.effect[card])
    return found


def _on_display(known: State, wanted: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([EFFECTS[e] for e in _effects(known) if e in wanted])


def amounts(known: State, seat: int, province: int, action: int, amount: int) -> list[int]:
    """The amount under each displayed event, calculated by the rules themselves. The usual amount comes first: the one
    without any event, unless every event changes it."""
    trial = known.copy()
    found: list[int] = []
    for card in [NO_EVENT, *known.event_row]:
        trial.event = card
        changed = amount
        for adjust in known.setting.adjustments:
            changed = adjust(trial, seat, province, action, changed, None)
        found.append(changed)
    usual = found.pop(0)
    return [usual if usual in found or not found else min(found), *found]
