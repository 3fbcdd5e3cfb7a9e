"""What becomes of a province and its card: taken by a victor, or razed and neutral again."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.kernel.rows import changed_by, replaced
from bakufu.shogun.box.components import BUILDING_BIT, BUILDINGS, NEUTRAL, PROVINCES, SURRENDERED
from bakufu.shogun.rules.events import CardSurrendered, ProvinceRazed, ProvinceTaken
from bakufu.shogun.rules.state import State


def take(state: State, seat: int, province: int, armies: int, events: Events) -> None:
    """The victor's remaining armies move in and the card goes into the victor's hand; buildings and markers stay."""
    former = state.owner[province]
    if former != NEUTRAL:
        surrender(state, former, province, events)
    state.owner = replaced(state.owner, province, seat)
    state.armies[province] = armies
    state.supply[seat] -= armies
    state.taken = replaced(state.taken, province, 1)
    if events is not None:
        rule = "battle.province-taken" if former != NEUTRAL else "battle.neutral-taken"
        events.append(ProvinceTaken(rule, seat, PROVINCES[province], None if former == NEUTRAL else former))


def raze(state: State, province: int, rule: str, events: Events) -> None:
    """Buildings, armies and revolt markers are removed and the card returns to the supply."""
    former = state.owner[province]
    surrender(state, former, province, events)
    destroyed: list[str] = []
    for building in range(len(BUILDINGS)):
        if state.buildings[province] & BUILDING_BIT[building]:
            state.tiles = changed_by(state.tiles, building, 1)
            destroyed.append(BUILDINGS[building])
    if events is not None:
        markers = state.revolts[province]
        events.append(ProvinceRazed(rule, former, PROVINCES[province], tuple(destroyed), markers))
    state.markers += state.revolts[province]
    state.buildings = replaced(state.buildings, province, 0)
    state.revolts = replaced(state.revolts, province, 0)
    state.armies[province] = 0
    state.owner = replaced(state.owner, province, NEUTRAL)
    state.taken = replaced(state.taken, province, 0)


def surrender(state: State, seat: int, province: int, events: Events) -> None:
    """The card is handed over immediately, even from the loser's individual board."""
    start = seat * state.setting.spaces
    for space in range(state.setting.spaces):
        if state.plan[start + space] == province:
            pending = not state.shown[start + space]
            state.plan[start + space] = SURRENDERED
            state.shown[start + space] = 1
            if events is not None:
                name = state.setting.space_names[space]
                events.append(CardSurrendered("battle.card-from-the-plan", seat, PROVINCES[province], name, pending))
    for lose in state.setting.on_loss:
        lose(state, seat, province, events)
