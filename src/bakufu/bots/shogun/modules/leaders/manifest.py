"""Military Leaders: what bots decide for them."""

from __future__ import annotations

from bakufu.bots.shogun.module import Features, ModuleChoices
from bakufu.bots.shogun.modules.leaders import features, quick, reasons, values
from bakufu.bots.shogun.search.glances import last
from bakufu.shogun.modules.leaders.numbers import CLAIM_WITH_LEADER, MOVE_LEADER, PLACE_LEADER, RAISE_STATUE

CHOICES = ModuleChoices(
    values={
        PLACE_LEADER: values.leader_values,
        CLAIM_WITH_LEADER: values.claim_values,
        MOVE_LEADER: values.leader_values,
        RAISE_STATUE: values.statue_values,
    },
    quick={PLACE_LEADER: quick.leader, MOVE_LEADER: quick.leader, RAISE_STATUE: last},
    reasons={
        PLACE_LEADER: reasons.leader,
        CLAIM_WITH_LEADER: reasons.claim_with_leader,
        MOVE_LEADER: reasons.leader,
        RAISE_STATUE: reasons.raise_statue,
    },
    unsearched=(CLAIM_WITH_LEADER,),
    features=Features(features.FEATURES, features.measure),
)
