"""Military Leaders: what it adds to the game."""

from __future__ import annotations

from bakufu.kernel.flow import Decision
from bakufu.shogun.module import Module
from bakufu.shogun.modules.leaders import (
    fact_checks,
    improving,
    moves,
    moving,
    open_table,
    outlook,
    placing,
    statues,
    values,
)
from bakufu.shogun.modules.leaders.box import BOX
from bakufu.shogun.modules.leaders.preview import leader_preview
from bakufu.shogun.rules.round_end import end_round
from bakufu.shogun.rules.scoring import end_game
from bakufu.shogun.rules.turn_order import choose_places
from bakufu.shogun.rules.winter import turn_the_year

MODULE = Module("leaders", BOX)
MODULE.check = fact_checks.check
MODULE.before = (
    (moving.move_leaders, end_round),
    (placing.return_leaders, turn_the_year),
    (values.score_statues, end_game),
)
MODULE.after = ((placing.place_leaders, choose_places),)
MODULE.decisions = (
    Decision("place-leader", placing.place_moves, placing.place_refusal, placing.place_leader),
    Decision("claim-with-leader", placing.claim_moves, placing.claim_refusal, placing.claim_with_leader),
    Decision("move-leader", moving.move_moves, moving.move_refusal, moving.move_leader),
    Decision("raise-statue", statues.statue_moves, statues.statue_refusal, statues.raise_statue),
)
MODULE.describe = (moves.place_leader, moves.claim_with_leader, moves.move_leader, moves.raise_statue)
MODULE.improves = (improving.improve,)
MODULE.cheapens = (improving.cheapen,)
MODULE.on_battle = (improving.stand_aside,)
MODULE.on_claim = (placing.ask_with_claim,)
MODULE.on_loss = (moving.leave_lost_province,)
MODULE.worth = (outlook.outlook,)
MODULE.parts = (open_table.PART,)
MODULE.read = open_table.read
MODULE.previews = {
    "place-leader": leader_preview,
    "claim-with-leader": leader_preview,
    "move-leader": leader_preview,
}
MODULE.scores = {values.STATUES: "statues", values.TROPHIES: "trophies"}
