"""The forecast of a planned card: price, yield, risk of revolt, possible targets."""

from __future__ import annotations

from collections.abc import Mapping

from bakufu.shogun.advice.forecast import one
from bakufu.shogun.box.components import BATTLE_A, BID, CHEST_CARD, DEPLOY_5, NEUTRAL, PROVINCES, TAX, THEATRE
from bakufu.shogun.module import Effect
from bakufu.shogun.rules.actions.march import targets
from bakufu.shogun.rules.actions.prices import price
from bakufu.shogun.views.view import View
from bakufu.text.shogun.effects import added
from bakufu.text.shogun.renderer import ShogunRenderer


def forecast(renderer: ShogunRenderer, view: View, space: int, card: int) -> str:
    """The forecast for a card on a space of the viewer's board."""
    assert view.seat is not None
    effect = one(view, space, card)
    if space == BID:
        return _bid(renderer, view, card, effect)
    if space > BID:
        return added(renderer, view.known.setting.space_names[space], card, effect) or renderer.say("forecast-pass")
    if card >= CHEST_CARD:
        return renderer.say("forecast-pass")
    chests = price(view.known, view.seat, space, card)
    if effect.rule:
        return renderer.say("forecast-cannot", rule=effect.rule.replace(".", "-"), price=chests)
    if space <= THEATRE:
        return renderer.say("forecast-pay", price=chests)
    if space < DEPLOY_5:
        return _collect(renderer, view, space, card, effect)
    if space < BATTLE_A:
        return renderer.say("forecast-deploy", armies=effect.armies, price=chests)
    return _march(renderer, view, space, card, effect)


def total(renderer: ShogunRenderer, view: View, plan: Mapping[int, int]) -> str:
    """The total cost of a plan; `plan` has cards by space."""
    assert view.seat is not None
    known, seat = view.known, view.seat
    chests = sum(price(known, seat, space, card) for space, card in plan.items() if space < BID and card < CHEST_CARD)
    bid = known.setting.bids.get(plan.get(BID, CHEST_CARD), 0)
    return renderer.say("forecast-total", price=chests, bid=bid, chests=known.chests[seat])


def _bid(renderer: ShogunRenderer, view: View, card: int, effect: Effect) -> str:
    if card < CHEST_CARD:
        return renderer.say("forecast-bid-province")
    return renderer.say(
        "forecast-bid-chests", chests=view.known.setting.bids[card], enough="no" if effect.rule else "yes"
    )


def _collect(renderer: ShogunRenderer, view: View, space: int, province: int, effect: Effect) -> str:
    if space == TAX:
        brings = renderer.say("forecast-tax", amount=effect.chests)
    else:
        brings = renderer.say("forecast-rice", amount=effect.rice)
    if effect.revolt is None:
        return renderer.say("forecast-calm", brings=brings)
    armies, farmers = view.known.armies[province], view.known.revolts[province]
    kept = (1000 - effect.revolt) / 1000
    return renderer.say("forecast-revolt", brings=brings, armies=armies, farmers=farmers, kept=kept)


def _march(renderer: ShogunRenderer, view: View, space: int, province: int, effect: Effect) -> str:
    assert view.seat is not None
    reachable = targets(view.known, view.seat, space, province)
    told = renderer.joined([_target(renderer, view, view.seat, target) for target in reachable])
    return renderer.say("forecast-march", armies=effect.armies, targets=told)


def _target(renderer: ShogunRenderer, view: View, seat: int, target: int) -> str:
    owner = view.known.owner[target]
    province = renderer.name("province", PROVINCES[target])
    if owner == seat:
        return province
    if owner == NEUTRAL:
        return renderer.say("forecast-target-neutral", province=province)
    armies = view.known.armies[target]
    return renderer.say("forecast-target-foe", province=province, owner=renderer.player(owner), armies=armies)
