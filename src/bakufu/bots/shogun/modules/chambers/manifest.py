"""Chambers: which ones bots take."""

from __future__ import annotations

from bakufu.bots.shogun.module import Features, ModuleChoices
from bakufu.bots.shogun.modules.chambers import features, quick, reasons
from bakufu.bots.shogun.modules.chambers.values import chamber_values
from bakufu.shogun.modules.chambers.numbers import TAKE_CHAMBER

CHOICES = ModuleChoices(
    values={TAKE_CHAMBER: chamber_values},
    quick={TAKE_CHAMBER: quick.chamber},
    reasons={TAKE_CHAMBER: reasons.take_chamber},
    features=Features(features.FEATURES, features.measure),
)
