"""The outlook: what winter would score now, and what the pieces of the modules are worth, calculated by the rules."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.advice.analysis import Analysis, Outlook
from bakufu.shogun.advice.worth import worth
from bakufu.shogun.box.components import BID, BUILDINGS, EVENTS_A_YEAR, NO_EVENT, PROVINCES, REGIONS, SEASONS
from bakufu.shogun.rules.actions.march import armies_moves
from bakufu.shogun.rules.decision_kinds import MARCH_ARMIES, MARCH_TO, MOVE_TO
from bakufu.shogun.rules.planning import plan_size
from bakufu.shogun.rules.scoring import building_counts, with_most
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.winter import farmers_rising
from bakufu.shogun.views.view import View


@dataclass(frozen=True)
class Majority:
    """The seats with the most buildings of a kind in a region, and how many these are."""

    leaders: tuple[int, ...]
    count: int


@dataclass(frozen=True)
class ShogunOutlook(Outlook):
    """`points` is what a winter would score for each seat, with `majorities` by building and region. `most` is what
    having the most buildings of a kind scores. `rice_loss` is the least and the most that winter may take.
    `events_gone` are the numbers of the year's event cards that have left the game, and `event_comes` is whether one of
    those on display is still to be drawn for this season. `marching` is the most armies that
    may move in the march that is being decided, `revolts` are the farmers in revolts that are still to come this
    winter, by province. `bids` are the chests that each seat has bid, None while no chest card is face up. `plan_sizes`
    is how many cards a whole plan of each seat has. `modules` has a part for each module that has something to say."""

    points: tuple[int, ...]
    majorities: dict[str, dict[str, Majority]]
    most: dict[str, int]
    rice_loss: tuple[int, ...]
    events_gone: tuple[int, ...]
    event_comes: bool
    marching: int
    revolts: dict[str, int]
    bids: tuple[int | None, ...]
    plan_sizes: tuple[int, ...]
    modules: dict[str, Analysis]


def outlook(view: View) -> ShogunOutlook:
    known = view.known
    sizes = tuple([plan_size(known, seat) for seat in range(known.setting.players)])
    return _outlook(known, _scored(known), _majorities(known), sizes)


def later_outlook(view: View, before: View, told: ShogunOutlook) -> ShogunOutlook:
    """Winter scores provinces and buildings alone: while these stay, so do the points and the majorities. Most moves
    change nothing else that is told here, either."""
    old, new = before.known, view.known
    if old.owner != new.owner or old.buildings != new.buildings or old.over() != new.over():
        return outlook(view)
    if _reads_the_same(old, new) and _bids(new) == told.bids:
        return told
    return _outlook(new, told.points, told.majorities, told.plan_sizes)


def _reads_the_same(old: State, new: State) -> bool:
    """Whether everything is the same that the rest of an outlook is made of. What modules read, they alone know. Nor
    are plans compared: the views may be of different seats."""
    return (
        not new.setting.worth
        and old.season == new.season
        and old.event == new.event
        and old.event_row == new.event_row
        and old.event_gone == new.event_gone
        and old.revolting == new.revolting
        and old.revolts == new.revolts
        and old.revolt_farmers == new.revolt_farmers
        and _marching(old) == _marching(new)
    )


def _outlook(
    known: State, scored: tuple[int, ...], majorities: dict[str, dict[str, Majority]], sizes: tuple[int, ...]
) -> ShogunOutlook:
    most = {BUILDINGS[building]: known.setting.majority_points[building] for building in range(len(BUILDINGS))}
    modules = {name: tell(known) for name, tell in known.setting.worth.items()}
    losses = [known.setting.rice_loss[card] for card in known.event_row]
    loss = (min(losses, default=0), max(losses, default=0))
    revolts = {PROVINCES[province]: farmers_rising(known, province) for province in known.revolting}
    gone, comes = _events_gone(known), _event_comes(known)
    return ShogunOutlook(
        scored, majorities, most, loss, gone, comes, _marching(known), revolts, _bids(known), sizes, modules
    )


def _scored(known: State) -> tuple[int, ...]:
    points = worth(known)
    return tuple([points[seat] - known.points[seat] for seat in range(known.setting.players)])


def _majorities(known: State) -> dict[str, dict[str, Majority]]:
    counts = building_counts(known)
    return {
        BUILDINGS[building]: {REGIONS[region]: _majority(counts[building][region]) for region in range(len(REGIONS))}
        for building in range(len(BUILDINGS))
    }


def _events_gone(known: State) -> tuple[int, ...]:
    over = EVENTS_A_YEAR - len(known.event_row) - (known.event != NO_EVENT)
    return tuple([card + 1 for card in known.event_gone[max(0, len(known.event_gone) - over) :]])


def _event_comes(known: State) -> bool:
    """Every season before winter takes one of the year's cards off the display."""
    return known.season < len(SEASONS) - 1 and len(known.event_row) == EVENTS_A_YEAR - known.season


def _bids(known: State) -> tuple[int | None, ...]:
    return tuple([_bid(known, seat) for seat in range(known.setting.players)])


def _bid(known: State, seat: int) -> int | None:
    space = seat * known.setting.spaces + BID
    return known.setting.bids.get(known.plan[space]) if known.shown[space] else None


def _marching(known: State) -> int:
    if known.decision not in (MOVE_TO, MARCH_TO, MARCH_ARMIES):
        return 0
    return len(armies_moves(known, 0))  # the same for every seat


def _majority(counts: list[int]) -> Majority:
    return Majority(tuple(with_most(counts)), max(counts))
