"""What a planned card would do, as things stand: price, yield, risk of revolt, where armies could march."""

from __future__ import annotations

from collections.abc import Mapping

from bakufu.shogun import outlook
from bakufu.shogun.build import obstacle
from bakufu.shogun.components import (
    BATTLE_A,
    BID,
    CHEST_CARD,
    NEUTRAL,
    PROVINCES,
    RICE,
    TAX,
    THEATRE,
)
from bakufu.shogun.march import targets
from bakufu.shogun.view import View
from bakufu.text.teller import Teller


def forecast(teller: Teller, view: View, space: int, card: int) -> str:
    """The outlook for a card on a space of one's own board."""
    assert view.seat is not None
    if space == BID:
        return _bid(teller, view, card)
    if card >= CHEST_CARD:
        return teller.say("forecast-pass")
    if space <= THEATRE:
        return _pay(teller, view, space, obstacle(view.known, view.seat, space, card))
    if space in (RICE, TAX):
        return _collect(teller, view, view.seat, space, card)
    return _deploy(teller, view, view.seat, space) if space < BATTLE_A else _march(teller, view, view.seat, card)


def total(teller: Teller, view: View, plan: Mapping[int, int]) -> str:
    """What the plan costs altogether; `plan` holds cards by space."""
    assert view.seat is not None
    prices = view.known.setting.price
    price = sum(prices[space] for space, card in plan.items() if space != BID and card < CHEST_CARD)
    bid = max(0, plan.get(BID, CHEST_CARD) - CHEST_CARD)
    return teller.say("forecast-total", price=price, bid=bid, chests=view.known.chests[view.seat])


def _bid(teller: Teller, view: View, card: int) -> str:
    assert view.seat is not None
    if card < CHEST_CARD:
        return teller.say("forecast-bid-province")
    chests = card - CHEST_CARD
    enough = "yes" if chests <= view.known.chests[view.seat] else "no"
    return teller.say("forecast-bid-chests", chests=chests, enough=enough)


def _pay(teller: Teller, view: View, space: int, rule: str) -> str:
    price = view.known.setting.price[space]
    if rule:
        return teller.say("forecast-cannot", rule=rule.replace(".", "-"), price=price)
    return teller.say("forecast-pay", price=price)


def _collect(teller: Teller, view: View, seat: int, space: int, province: int) -> str:
    known = view.known
    board = known.setting.board
    if space == TAX:
        brings = teller.say("forecast-tax", amount=board.tax[province])
    else:
        brings = teller.say("forecast-rice", amount=board.rice[province])
    farmers = known.revolts[province]
    if not farmers:
        return teller.say("forecast-calm", brings=brings)
    kept = outlook.of_revolt(view, seat, province).defender / 1000
    return teller.say("forecast-revolt", brings=brings, armies=known.armies[province], farmers=farmers, kept=kept)


def _deploy(teller: Teller, view: View, seat: int, space: int) -> str:
    known = view.known
    price = known.setting.price[space]
    if known.chests[seat] < price:
        return _pay(teller, view, space, "action.price")
    armies = known.setting.deploys[space]
    if known.supply[seat] < armies:
        return _pay(teller, view, space, "deploy.supply-is-limited")
    return teller.say("forecast-deploy", armies=armies, price=price)


def _march(teller: Teller, view: View, seat: int, province: int) -> str:
    known = view.known
    if known.armies[province] < 2:
        return _pay(teller, view, BATTLE_A, "march.one-army-stays")
    reachable = targets(known, seat, province)
    if not reachable:
        return _pay(teller, view, BATTLE_A, "march.nowhere-to-go")
    told = teller.joined([_target(teller, view, seat, target) for target in reachable])
    return teller.say("forecast-march", armies=known.armies[province] - 1, targets=told)


def _target(teller: Teller, view: View, seat: int, target: int) -> str:
    owner = view.known.owner[target]
    province = teller.name("province", PROVINCES[target])
    if owner == seat:
        return province
    if owner == NEUTRAL:
        return teller.say("forecast-target-neutral", province=province)
    armies = view.known.armies[target]
    return teller.say("forecast-target-foe", province=province, owner=teller.player(owner), armies=armies)
