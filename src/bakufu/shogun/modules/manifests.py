"""All modules, in the order of the rulebook. Where two of them add to one place, the earlier comes first."""

from __future__ import annotations

from bakufu.shogun.module import Module
from bakufu.shogun.modules.chambers.manifest import MODULE as CHAMBERS
from bakufu.shogun.modules.court.manifest import MODULE as COURT
from bakufu.shogun.modules.leaders.manifest import MODULE as LEADERS
from bakufu.shogun.modules.samurai.manifest import MODULE as SAMURAI

MODULES: tuple[Module, ...] = (COURT, SAMURAI, LEADERS, CHAMBERS)
