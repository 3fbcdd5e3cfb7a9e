"""Why a player in an audience can't take a favor, and how many officials are missing."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.advice.analysis import Analysis
from bakufu.shogun.modules.court.audience import missing, refused
from bakufu.shogun.modules.court.box import FAVOURS
from bakufu.shogun.rules.state import State


@dataclass(frozen=True)
class FavourOffer:
    """`rule` keeps the favour from the player, "" if it can be taken. `missing` are the officials that the player is
    short of."""

    rule: str
    missing: int


@dataclass(frozen=True)
class FavourPreview(Analysis):
    """By space of the audience hall, in the order of the court."""

    spaces: tuple[FavourOffer, ...]


def favour_preview(known: State, seat: int) -> FavourPreview:
    offers = [FavourOffer(refused(known, seat, space), missing(known, seat, space)) for space in range(FAVOURS)]
    return FavourPreview(tuple(offers))
