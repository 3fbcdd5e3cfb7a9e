"""The shape of a plan's forecast. `Effect` is in `shogun/module.py`, as modules give the effects of their spaces."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.advice.analysis import Forecast
from bakufu.shogun.module import Effect


@dataclass(frozen=True)
class Provisions:
    """How much rice the seat will need in winter, how much it has, and how much the season's event could cost."""

    need: int
    rice: int
    least_loss: int
    most_loss: int


@dataclass(frozen=True)
class PlanForecast(Forecast):
    """Effects by space and card, under their names."""

    spaces: dict[str, dict[str, Effect]]
    provisions: Provisions
