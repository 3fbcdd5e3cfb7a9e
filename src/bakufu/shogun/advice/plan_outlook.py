"""The outlook of a plan, whole or unfinished: chests, rice, revolts, and cards that may do nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bakufu.kernel.advice.analysis import Analysis
from bakufu.kernel.errors import NOT_AWAITED, BadOption, IllegalMove
from bakufu.shogun.advice.forecast import MEANS, USUAL, amounts, effect_of
from bakufu.shogun.advice.purse import Means, Planned, Purse, purse
from bakufu.shogun.box.components import ACTIONS, BID, CHEST_CARD, DEPLOY_1, DEPLOY_5, NEUTRAL, NO_EVENT, RICE, TAX
from bakufu.shogun.module import Effect, Funds
from bakufu.shogun.rules.actions.prices import price
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View

VAIN: Final = "vain"  # the card does nothing, whatever the seat owns
TOO_HIGH: Final = "bid"
OF_MEANS: Final = {"chests": "action.pay-in-full", "armies": "deploy.supply-is-limited"}


@dataclass(frozen=True)
class PlanWarning:
    """Why a card does nothing on its space, or may do nothing if it isn't `sure`: "vain" by a rule, for lack of
    "chests" or "armies", or a "bid" above what the seat owns."""

    kind: str
    sure: bool
    rule: str


@dataclass(frozen=True)
class RiceOutlook:
    """The rice `before` and `after` the season, and what winter will ask for, from the least to the most: 1 for each of
    the `provinces`, and what the event takes before (`taken`). The loss isn't known yet, and can't exceed the seat's
    rice: so the need grows with it. `safe` is enough whatever is lost."""

    before: int
    after: tuple[int, ...]
    provinces: int
    taken: tuple[int, ...]
    need: tuple[int, ...]
    safe: int
    short: tuple[int, ...]


@dataclass(frozen=True)
class PlanOutlook(Analysis):
    """`stops` are the chests now, after the bid and after each action in the worst order; from number `open` on the
    order isn't known. `end` and `earned` are from the least to the most, as the season's event isn't known. `revolts`
    are the farmers that would revolt, by space, and `funds` what the plan adds to what modules pay with, by name."""

    stops: tuple[int, ...]
    open: int
    lowest: int
    end: tuple[int, ...]
    spent: int
    earned: tuple[int, ...]
    rice: RiceOutlook
    revolts: dict[str, int]
    warnings: dict[str, PlanWarning]
    funds: dict[str, Funds]


def plan_outlook(view: View, about: str | None = None) -> PlanOutlook:
    """`about` are cards on spaces, such as "castle=Kii,bid=chest-2"; all of them are optional."""
    if view.seat is None:
        raise IllegalMove(NOT_AWAITED)
    return outlook_of(view.known, view.seat, read_plan(view.known, view.seat, about or ""))


def outlook_of(known: State, seat: int, plan: dict[int, int]) -> PlanOutlook:
    """The outlook of cards by space."""
    effects = {space: effect_of(known, seat, space, card, None) for space, card in plan.items()}
    planned: dict[int, Planned] = {}
    for action in range(len(ACTIONS)):
        if action in plan and plan[action] < CHEST_CARD and effects[action].rule in MEANS:
            planned[action] = _planned(known, seat, action, plan[action], effects[action])
    bid = known.setting.bids.get(plan[BID], 0) if BID in plan else 0
    chests = known.chests[seat]
    face_up = known.action_row[: known.revealed]
    face_down = [action for action in range(len(ACTIONS)) if action not in face_up]
    found = purse(Means(chests, known.supply[seat], min(bid, chests)), planned, face_up, face_down)
    names = known.setting.space_names
    return PlanOutlook(
        found.stops,
        found.open,
        found.lowest,
        found.end,
        found.spent,
        found.earned,
        _rice(known, seat, plan.get(RICE, NEUTRAL)),
        {names[space]: effect.farmers for space, effect in effects.items() if effect.farmers},
        _warnings(known, seat, plan, effects, found),
        _funds(known, seat, plan),
    )


def read_plan(known: State, seat: int, about: str) -> dict[int, int]:
    """By space in the order of the board: the card on it."""
    setting = known.setting
    cards = {setting.card_names[card]: card for card in setting.cards}
    for province in range(CHEST_CARD):
        if known.owner[province] == seat:
            cards[setting.card_names[province]] = province
    laid: dict[int, int] = {}
    for pair in about.split(",") if about else []:
        space, _, card = pair.partition("=")
        if space not in setting.space_names:
            raise BadOption("error-unknown-space", wrong=space, known=setting.space_names)
        if card not in cards:
            raise BadOption("error-unknown-card", wrong=card, known=cards)
        laid[setting.space_names.index(space)] = cards[card]
    return {space: laid[space] for space in sorted(laid)}


def _planned(known: State, seat: int, action: int, province: int, effect: Effect) -> Planned:
    armies = effect.armies if DEPLOY_5 <= action <= DEPLOY_1 else 0
    income = (effect.least, effect.most) if action == TAX else (0, 0)
    return Planned(price(known, seat, action, province), income, armies)


def _rice(known: State, seat: int, card: int) -> RiceOutlook:
    provinces = known.owner.count(seat)
    before = known.rice[seat]
    cases = _winters(known, seat, card)
    after = [before + amount for amount, _ in cases]
    taken = [min(loss, before + amount) for amount, loss in cases]
    short = [max(0, provinces + min(loss, before + amount) - before - amount) for amount, loss in cases]
    safe = provinces + max([loss for _, loss in cases])
    need = (provinces + min(taken), provinces + max(taken))
    return RiceOutlook(
        before,
        (min(after), max(after)),
        provinces,
        (min(taken), max(taken)),
        need,
        safe,
        (min(short), max(short)),
    )


def _winters(known: State, seat: int, card: int) -> list[tuple[int, int]]:
    """What may come: the rice that a card on its space brings under the season's event, and the rice that winter takes
    by another one."""
    collected = [0] * (len(known.event_row) + 1)
    if 0 <= card < CHEST_CARD:
        collected = amounts(known, seat, card, RICE, known.setting.board.rice[card])
    losses = [known.setting.rice_loss[event] for event in known.event_row]
    if known.event != NO_EVENT or len(losses) < 2:
        return [(collected[USUAL], loss) for loss in losses or [0]]
    cases: list[tuple[int, int]] = []
    for drawn, amount in enumerate(collected[USUAL + 1 :]):
        cases += [(amount, loss) for left, loss in enumerate(losses) if left != drawn]
    return cases


def _funds(known: State, seat: int, plan: dict[int, int]) -> dict[str, Funds]:
    funds: dict[str, Funds] = {}
    for pays in known.setting.pays:
        funds.update(pays(known, seat, plan))
    return funds


def _warnings(
    known: State, seat: int, plan: dict[int, int], effects: dict[int, Effect], found: Purse
) -> dict[str, PlanWarning]:
    names = known.setting.space_names
    warnings: dict[str, PlanWarning] = {}
    for space, effect in effects.items():
        if space < BID and effect.rule not in MEANS:
            warnings[names[space]] = PlanWarning(VAIN, True, effect.rule)
        elif space == BID and effect.rule:
            warnings[names[space]] = PlanWarning(TOO_HIGH, True, effect.rule)
    for vain in known.setting.vain:
        for space, rule in vain(known, seat, plan).items():
            warnings[names[space]] = PlanWarning(VAIN, True, rule)
    for action, shortage in found.short.items():
        warnings[names[action]] = PlanWarning(shortage.of, shortage.sure, OF_MEANS[shortage.of])
    return warnings
