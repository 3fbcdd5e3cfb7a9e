"""In how many regions each player has provinces, and what each benefit of the current card would change."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.advice.analysis import Analysis
from bakufu.shogun.modules.samurai.benefits import enough_regions, owned, received, regions_of
from bakufu.shogun.modules.samurai.box import BENEFITS
from bakufu.shogun.modules.samurai.numbers import ABOUT_CARD
from bakufu.shogun.modules.samurai.piles import KINDS, offered
from bakufu.shogun.rules.state import State


@dataclass(frozen=True)
class BenefitChange:
    """What the player has, and would have."""

    before: int
    after: int


@dataclass(frozen=True)
class BenefitPreview(Analysis):
    """By benefit that the card shows."""

    benefits: dict[str, BenefitChange]


@dataclass(frozen=True)
class SamuraiOutlook(Analysis):
    """By seat: in how many regions it has provinces. `enough` are the seats for which these are enough for a card."""

    regions: tuple[int, ...]
    enough: tuple[int, ...]


def outlook(known: State) -> SamuraiOutlook:
    seats = range(known.setting.players)
    regions = [regions_of(known, seat) for seat in seats]
    return SamuraiOutlook(tuple(regions), tuple([seat for seat in seats if enough_regions(known, seat)]))


def preview(known: State, seat: int) -> BenefitPreview:
    card = known.about[ABOUT_CARD]
    changes: dict[str, BenefitChange] = {}
    for kind in range(KINDS):
        if offered(known, card, kind):
            before = owned(known, seat, kind)
            changes[BENEFITS[kind]] = BenefitChange(before, before + received(known, seat, card, kind))
    return BenefitPreview(changes)
