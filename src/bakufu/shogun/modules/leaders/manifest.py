"""Military Leaders: what it adds to the game."""

from __future__ import annotations

from bakufu.kernel.errors import BadFacts
from bakufu.kernel.facts import leaves
from bakufu.kernel.flow import Decision
from bakufu.shogun.box.components import ACTIONS, PROVINCE_COUNT
from bakufu.shogun.module import AnySetting, Json, Module
from bakufu.shogun.modules.kinds import CLAIM_WITH_LEADER, MOVE_LEADER, RAISE_STATUE
from bakufu.shogun.modules.leaders import improving, moves, moving, placing, statues, telling, values
from bakufu.shogun.modules.printed import IMPROVED_BY, STATUE_VALUES
from bakufu.shogun.modules.rows import LEADER, STATUES, STATUES_LEFT, TROPHIES
from bakufu.shogun.rules.round_end import end_round
from bakufu.shogun.rules.scoring import end_game
from bakufu.shogun.rules.turn_order import choose_places
from bakufu.shogun.rules.winter import turn_the_year
from bakufu.shogun.views.open_table import Part


def _rows(setting: AnySetting) -> dict[int, list[int]]:
    players: int = setting.players
    return {
        LEADER: [placing.AWAY] * players,
        STATUES: [0] * (PROVINCE_COUNT * players),
        STATUES_LEFT: [setting.facts["leaders"]["statues"]] * players,
        TROPHIES: [0] * (players * players),
    }


def _printed(table: Json) -> dict[int, list[int]]:
    leaders = table["leaders"]
    return {
        IMPROVED_BY: [leaders["improves"].get(action, 0) for action in ACTIONS],
        STATUE_VALUES: [leaders["statue_value"], leaders["trophy_value"]],
    }


def _check(table: Json) -> None:
    for path, value in leaves(table["leaders"]):
        if not isinstance(value, int) or value < 0:
            raise BadFacts("error-fact-least", path=f"leaders.{path}", value=value, least=0)


MODULE = Module("leaders")
MODULE.rows = _rows
MODULE.printed = _printed
MODULE.check = _check
MODULE.before = (
    (moving.move_leaders, end_round),
    (placing.return_leaders, turn_the_year),
    (values.score_statues, end_game),
)
MODULE.after = ((placing.place_leaders, choose_places),)
# In the order of `modules/kinds.py`.
MODULE.decisions = (
    Decision("place-leader", placing.place_moves, placing.place_refusal, placing.place_leader),
    Decision("claim-with-leader", placing.claim_moves, placing.claim_refusal, placing.claim_with_leader),
    Decision("move-leader", moving.move_moves, moving.move_refusal, moving.move_leader),
    Decision("raise-statue", statues.statue_moves, statues.statue_refusal, statues.raise_statue),
)
MODULE.describe = (moves.place_leader, moves.claim_with_leader, moves.move_leader, moves.raise_statue)
MODULE.about = {CLAIM_WITH_LEADER: ("province",), MOVE_LEADER: ("origin",), RAISE_STATUE: ("province",)}
MODULE.improves = (improving.improve,)
MODULE.cheapens = (improving.cheapen,)
MODULE.on_battle = (improving.stand_aside,)
MODULE.on_claim = (placing.ask_with_claim,)
MODULE.on_loss = (moving.leave_lost_province,)
MODULE.parts = (Part("leaders", ("extra",), lambda seat, known, moves: telling.tell(known)),)
MODULE.read = telling.read
