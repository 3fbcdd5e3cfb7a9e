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
from bakufu.text.shogun.renderer import ShogunRenderer

# Effects by space, for spaces that modules add.
EFFECTS: dict[str, Callable[[ShogunRenderer, int, Effect], str]] = {}
for _module in MODULES:
    _effect = TEXTS[_module.name].effect
    if _effect is not None:
        EFFECTS.update(dict.fromkeys(_module.spaces, _effect))


def line(renderer: ShogunRenderer, view: View, on: str, laid: str, effect: Effect, hints: bool = True) -> str:
    """The effect of a card on a space of the viewer's board. Without hints, probabilities are left out."""
    space, card = view.known.setting.space_names.index(on), PICK[laid]
    if space == BID:
        return _bid(renderer, card, effect)
    if space > BID:
        return added(renderer, on, card, effect) or renderer.say("effect-pass")
    if card >= CHEST_CARD:
        return renderer.say("effect-pass")
    if effect.rule:
        assert view.seat is not None
        chests = price(view.known, view.seat, space, card)
        return renderer.say("forecast-cannot", rule=effect.rule.replace(".", "-"), price=chests)
    if space <= THEATRE:
        free = view.known.setting.board.sites[card] - COUNT[view.known.buildings[card]]
        return renderer.say("effect-build", price=-effect.chests, sites=free - 1)
    if space < DEPLOY_5:
        return _collect(renderer, space, effect, hints)
    if space < BATTLE_A:
        return _deploy(renderer, view.known.armies[card], effect)
    return renderer.say("effect-march", armies=effect.armies)


def added(renderer: ShogunRenderer, space: str, card: int, effect: Effect) -> str:
    """The effect on a module's space, or why there is none; "" for a card that only declines."""
    return EFFECTS[space](renderer, card, effect)


def note(renderer: ShogunRenderer, effect: Effect) -> str:
    """How the events on display could change the effect; "" if they can't."""
    if not effect.events:
        return ""
    return renderer.say("effect-note", effects=renderer.either([renderer.effect(name) for name in effect.events]))


def _bid(renderer: ShogunRenderer, card: int, effect: Effect) -> str:
    if card < CHEST_CARD:
        return renderer.say("effect-bid-province")
    return renderer.say("effect-bid-all") if effect.rule else renderer.say("effect-bid-chests", chests=-effect.chests)


def _collect(renderer: ShogunRenderer, space: int, effect: Effect, hints: bool) -> str:
    ranges = _ranges(effect)
    if space == TAX:
        brings = renderer.say("effect-tax", ranges=ranges, least=effect.least, most=effect.most)
    else:
        brings = renderer.say("effect-rice", ranges=ranges, least=effect.least, most=effect.most)
    if effect.revolt is None:
        return renderer.say("effect-calm", brings=brings)
    if hints:
        return renderer.say("effect-revolt", brings=brings, lost=effect.revolt / 1000)
    return renderer.say("effect-farmers", brings=brings, farmers=effect.farmers)


def _deploy(renderer: ShogunRenderer, before: int, effect: Effect) -> str:
    least, most = before + effect.least, before + effect.most
    chests = -effect.chests
    return renderer.say("effect-deploy", ranges=_ranges(effect), before=before, least=least, most=most, price=chests)


def _ranges(effect: Effect) -> str:
    return "no" if effect.least == effect.most else "yes"
