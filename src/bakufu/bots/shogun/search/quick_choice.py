"""Quick choices for simple decisions: how many, where first, and the decisions that modules add."""

from __future__ import annotations

from bakufu.bots.shogun.module import Choose
from bakufu.bots.shogun.modules.manifests import CHOICES
from bakufu.bots.shogun.search.glances import dearest, last
from bakufu.shogun.rules.decision_kinds import DEPLOY_ARMIES, NEXT_REVOLT, REINFORCE

CHOOSE: dict[int, Choose] = {DEPLOY_ARMIES: last, REINFORCE: last, NEXT_REVOLT: dearest}
for _choices in CHOICES.values():
    CHOOSE.update(_choices.quick)
