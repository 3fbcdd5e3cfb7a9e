"""The effect of a planned card in a few words, for clients that show it next to the card."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.shogun.box.components import BATTLE_A, BID, CHEST_CARD, DEPLOY_5, TAX, THEATRE
from bakufu.shogun.module import Effect
from bakufu.shogun.modules.manifests import MODULES
from bakufu.shogun.numbers import PICK
from bakufu.shogun.rules.actions.build import COUNT
from bakufu.shogun.rules.actions.prices import price
from bakufu.shogun.views.view import View
from bakufu.text.shogun.modules.manifests import TEXTS
from bakufu.text.shogun.teller import ShogunTeller

# Effects by space, for spaces that modules add.
EFFECTS: dict[str, Callable[[ShogunTeller, int, Effect], str]] = {}
for _module in MODULES:
    _effect = TEXTS[_module.name].effect
    if _effect is not None:
        EFFECTS.update(dict.fromkeys(_module.spaces, _effect))


def line(teller: ShogunTeller, view: View, on: str, laid: str, effect: Effect, hints: bool = True) -> str:
    """The effect of a card on a space of the viewer's board. Without hints, probabilities are left out."""
    space, card = view.known.setting.space_names.index(on), PICK[laid]
    if space == BID:
        return _bid(teller, card, effect)
    if space > BID:
        return added(teller, on, card, effect) or teller.say("effect-pass")
    if card >= CHEST_CARD:
        return teller.say("effect-pass")
    if effect.rule:
        assert view.seat is not None
        chests = price(view.known, view.seat, space, card)
        return teller.say("forecast-cannot", rule=effect.rule.replace(".", "-"), price=chests)
    if space <= THEATRE:
        free = view.known.setting.board.sites[card] - COUNT[view.known.buildings[card]]
        return teller.say("effect-build", price=-effect.chests, sites=free - 1)
    if space < DEPLOY_5:
        return _collect(teller, space, effect, hints)
    if space < BATTLE_A:
        return _deploy(teller, view.known.armies[card], effect)
    return teller.say("effect-march", armies=effect.armies)


def added(teller: ShogunTeller, space: str, card: int, effect: Effect) -> str:
    """The effect on a module's space, or why there is none; "" for a card that only declines."""
    return EFFECTS[space](teller, card, effect)


def note(teller: ShogunTeller, effect: Effect) -> str:
    """How the events on display could change the effect; "" if they can't."""
    if not effect.events:
        return ""
    return teller.say("effect-note", effects=teller.either([teller.effect(name) for name in effect.events]))


def _bid(teller: ShogunTeller, card: int, effect: Effect) -> str:
    if card < CHEST_CARD:
        return teller.say("effect-bid-province")
    return teller.say("effect-bid-all") if effect.rule else teller.say("effect-bid-chests", chests=-effect.chests)


def _collect(teller: ShogunTeller, space: int, effect: Effect, hints: bool) -> str:
    ranges = _ranges(effect)
    if space == TAX:
        brings = teller.say("effect-tax", ranges=ranges, least=effect.least, most=effect.most)
    else:
        brings = teller.say("effect-rice", ranges=ranges, least=effect.least, most=effect.most)
    if effect.revolt is None:
        return teller.say("effect-calm", brings=brings)
    if hints:
        return teller.say("effect-revolt", brings=brings, lost=effect.revolt / 1000)
    return teller.say("effect-farmers", brings=brings, farmers=effect.farmers)


def _deploy(teller: ShogunTeller, before: int, effect: Effect) -> str:
    least, most = before + effect.least, before + effect.most
    chests = -effect.chests
    return teller.say("effect-deploy", ranges=_ranges(effect), before=before, least=least, most=most, price=chests)


def _ranges(effect: Effect) -> str:
    return "no" if effect.least == effect.most else "yes"
