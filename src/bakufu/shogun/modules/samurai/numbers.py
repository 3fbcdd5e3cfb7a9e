"""The numbers of what the Samurai add."""

from __future__ import annotations

from typing import Final

from bakufu.shogun.modules.samurai.box import BENEFITS
from bakufu.shogun.numbers import DECISION, PICK, PRINTED, ROW

SAMURAI: Final = ROW["samurai"]

CHOOSE_BENEFIT: Final = DECISION["choose-benefit"]
ABOUT_CARD: Final = 0

BENEFIT: Final = PICK[BENEFITS[0]]  # and the others

SAMURAI_REGIONS: Final = PRINTED["samurai_regions"]  # one number: the regions a player needs
BENEFIT_AMOUNTS: Final = PRINTED["samurai_benefits"]  # by card after the first and benefit: how much it gives, or 0
