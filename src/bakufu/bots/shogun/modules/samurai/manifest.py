"""Samurai: which benefits bots choose."""

from __future__ import annotations

from bakufu.bots.shogun.module import ModuleChoices
from bakufu.bots.shogun.modules.samurai.reasons import choose_benefit
from bakufu.bots.shogun.modules.samurai.values import benefit_values
from bakufu.bots.shogun.search.glances import last
from bakufu.shogun.modules.samurai.numbers import CHOOSE_BENEFIT

CHOICES = ModuleChoices(
    values={CHOOSE_BENEFIT: benefit_values},
    quick={CHOOSE_BENEFIT: last},
    reasons={CHOOSE_BENEFIT: choose_benefit},
)
