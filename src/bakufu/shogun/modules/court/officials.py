"""Officials: how they come to the entrance hall, from the tower's first load and by converting armies."""

from __future__ import annotations

from typing import Final

from bakufu.kernel.event import Events
from bakufu.shogun.box.components import CHEST_CARD, CHEST_CARDS, EMPTY, PROVINCES
from bakufu.shogun.module import Effect, Funds
from bakufu.shogun.modules.court.events import (
    ArmiesConverted,
    CourtOpened,
    LastArmyLeft,
    NothingConverted,
    OfficialsSent,
)
from bakufu.shogun.modules.court.numbers import ENTRANCE, FAVOUR_COST, FAVOUR_ROW, OFFICIALS
from bakufu.shogun.rules.state import State

# The spaces of the extra board, in the order in which they are carried out.
SPACES: Final = ("convert-3", "convert-2", "convert-1")


def send(state: State, seat: int, officials: int) -> None:
    """From the supply to the entrance hall."""
    state.add(OFFICIALS, seat, -officials)
    state.add(ENTRANCE, seat, officials)


def send_for_first_load(state: State, events: Events) -> bool:
    """An official for each of the player's armies that fell out of the first load; the armies are already back in the
    supply."""
    for seat in range(state.setting.players):
        fallen = state.setting.load_armies - state.inside[seat]
        officials = min(fallen, state.module_rows[OFFICIALS][seat])
        send(state, seat, officials)
        if events is not None:
            rule = "court.officials-from-first-load"
            events.append(OfficialsSent(rule, seat, officials, state.module_rows[ENTRANCE][seat]))
    return True


def convert_armies(state: State, events: Events) -> bool:
    """In turn order, each player's three spaces: revealed, and carried out wholly or not at all."""
    if events is not None:
        events.append(CourtOpened("court.convert-in-turn-order", tuple(state.order)))
    first = state.setting.space_names.index(SPACES[0])
    for seat in state.order:
        for space in range(first, first + len(SPACES)):
            _convert(state, seat, space, converts(state, space), events)
    return True


def converts(state: State, space: int) -> int:
    """How many armies a card on this space makes officials."""
    return len(SPACES) - SPACES.index(state.setting.space_names[space])


def forecast(state: State, seat: int, space: int, card: int) -> Effect:
    """What a card would do on one of the spaces, if the others were empty."""
    if CHEST_CARD <= card < CHEST_CARD + CHEST_CARDS:
        return Effect("")
    armies = converts(state, space)
    rule = _obstacle(state, seat, card, armies)
    return Effect(rule, armies=0 if rule else -armies)


def convert_in_vain(known: State, seat: int, plan: dict[int, int]) -> dict[int, str]:
    """The rule by which a space of this plan converts nothing. The spaces share the officials and the armies in the
    tray. Chest cards are left out: they are placed there to convert nothing."""
    return _tried(known.copy(), seat, plan)


def officials_sent(known: State, seat: int, plan: dict[int, int]) -> dict[str, Funds]:
    """The officials at court once the plan's cards have converted theirs, and whether they pay for a favor. Before the
    audience nothing else changes their number."""
    trial = known.copy()
    _tried(trial, seat, plan)
    before, after = known.module_rows[ENTRANCE][seat], trial.module_rows[ENTRANCE][seat]
    costs = [
        cost for space, cost in enumerate(known.setting.printed[FAVOUR_COST]) if known.module_rows[FAVOUR_ROW][space]
    ]
    if after == before or not costs:
        return {}
    return {"officials": Funds(before, after, min(costs), "court.pay-with-officials" if after < min(costs) else "")}


def _tried(trial: State, seat: int, plan: dict[int, int]) -> dict[int, str]:
    """Convert with the cards of a plan; the rules by which some of them convert nothing, by space."""
    found: dict[int, str] = {}
    first = trial.setting.space_names.index(SPACES[0])
    for space in range(first, first + len(SPACES)):
        card = plan.get(space, EMPTY)
        if card == EMPTY or CHEST_CARD <= card < CHEST_CARD + CHEST_CARDS:
            continue
        rule = _obstacle(trial, seat, card, converts(trial, space))
        if rule:
            found[space] = rule
        else:
            trial.plan[seat * trial.setting.spaces + space] = card
            _convert(trial, seat, space, converts(trial, space), None)
    return found


def _convert(state: State, seat: int, space: int, armies: int, events: Events) -> None:
    place = seat * state.setting.spaces + space
    card = state.plan[place]
    state.shown[place] = 1
    name = state.setting.space_names[space]
    rule = _obstacle(state, seat, card, armies)
    if rule:
        if events is not None:
            events.append(NothingConverted(rule, seat, name, state.setting.card_names[card]))
        return
    if card < CHEST_CARD:
        state.armies[card] -= armies
        rule = "court.from-a-province"
    else:
        state.tray[seat] -= armies
        rule = "court.from-the-tray"
    state.supply[seat] += armies
    send(state, seat, armies)
    if events is not None:
        events.append(
            ArmiesConverted(rule, seat, name, state.setting.card_names[card], armies, state.module_rows[ENTRANCE][seat])
        )
        if card < CHEST_CARD and state.armies[card] == 1:
            events.append(LastArmyLeft("court.must-convert", seat, PROVINCES[card]))


def _obstacle(state: State, seat: int, card: int, armies: int) -> str:
    """The rule by which nothing is converted with this card, or "". Nobody loses a province before this step."""
    if card < 0:
        return "plan.empty-space-declines"
    if CHEST_CARD <= card < CHEST_CARD + CHEST_CARDS:
        return "court.chest-card-declines"
    if card < CHEST_CARD and state.armies[card] <= armies:
        return "court.one-army-stays"
    if card > CHEST_CARD and state.tray[seat] < armies:
        return "court.too-few-in-the-tray"
    return "court.officials-are-limited" if state.module_rows[OFFICIALS][seat] < armies else ""
