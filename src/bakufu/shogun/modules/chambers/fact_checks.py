"""What corrected facts must keep: a number of points for every line, and markers to draw."""

from __future__ import annotations

from bakufu.kernel.errors import BadFacts
from bakufu.kernel.patch import Json
from bakufu.shogun.modules.chambers.box import CHAMBER_SIDE


def check(table: Json) -> None:
    chambers = table["chambers"]
    if not 1 <= chambers["drawn"] <= CHAMBER_SIDE:
        raise BadFacts("error-fact-range", path="chambers.drawn", value=chambers["drawn"], least=1, most=CHAMBER_SIDE)
    if chambers["markers"] < 0:
        raise BadFacts("error-fact-least", path="chambers.markers", value=chambers["markers"], least=0)
    for name in ("rows", "columns"):
        points = chambers[name]
        if len(points) != CHAMBER_SIDE or min(points) < 1:
            raise BadFacts("error-fact-numbers", path=f"chambers.{name}", value=points, count=CHAMBER_SIDE, least=1)
