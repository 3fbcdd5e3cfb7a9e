"""Conservation checks of the Military Leaders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bakufu.shogun.box.components import DEPLOY_5, PROVINCES
from bakufu.shogun.box.picks import NOTHING, YES
from bakufu.shogun.modules.leaders import numbers as leaders
from bakufu.shogun.rules.decision_kinds import MARCH_ARMIES, MARCH_TO, PLAN
from bakufu.shogun.rules.planning import next_space
from bakufu.shogun.rules.state import State
from benchmarks.shogun.leanings import warrior
from benchmarks.shogun.module import ModuleInPlay

SCARCE = """
[leaders]
statues = 1
"""


def pieces(table: Mapping[str, Any]) -> dict[str, int]:
    return {"statues": table["leaders"]["statues"]}


def audit(state: State, box: Mapping[str, Any]) -> list[str]:
    """A statue is in the supply, on the board, or another player's trophy; a leader is in a province of its player."""
    wrong = []
    players = state.setting.players
    left, standing, trophies = [
        state.module_rows[row] for row in (leaders.STATUES_LEFT, leaders.STATUES, leaders.TROPHIES)
    ]
    if min(left + standing + trophies) < 0:
        wrong.append("a number of statues is negative")
    for seat, here in enumerate(state.module_rows[leaders.LEADER]):
        count = left[seat] + sum(standing[seat::players]) + sum(trophies[seat::players])
        if count != box["statues"] or trophies[seat * players + seat]:
            wrong.append(f"seat {seat} has {count} statues, not {box['statues']}, or a trophy of its own")
        if here >= 0:
            if state.owner[here] != seat:
                wrong.append(f"the leader of seat {seat} is in {PROVINCES[here]} of {state.owner[here]}")
            if sum(standing[here * players : (here + 1) * players]) > standing[here * players + seat]:
                wrong.append(f"statues of others beside the leader of seat {seat}")
        elif here != -1:
            wrong.append(f"the leader of seat {seat} is in {here}")
    return wrong


def most_decisions(players: int, groups: int) -> int:
    """Placing a leader with each claim or once, and returning it; moving it and raising a statue, each season."""
    return players * groups + players + 6 * 2 * players


def marshal(state: State, seat: int, move: int) -> int:
    """Moves the leader to an adjacent province and back, leaves statues, and deploys where the leader is."""
    if state.decision == leaders.MOVE_LEADER:
        return 1 if state.setting.board.touches[state.about[0]][move] else 0
    if state.decision == PLAN and move == state.module_rows[leaders.LEADER][seat]:
        return 1 if next_space(state, seat) >= DEPLOY_5 else -1
    return 1 if state.decision == leaders.RAISE_STATUE and move == YES else 0


def hunter(state: State, seat: int, move: int) -> int:
    """Attacks provinces with other players' statues, and moves the leader there."""
    if state.decision == leaders.CLAIM_WITH_LEADER:
        return 1 if move == NOTHING else 0
    if state.decision == PLAN:
        return warrior(state, seat, move)
    if state.decision == MARCH_ARMIES:
        return move
    if state.decision not in (MARCH_TO, leaders.PLACE_LEADER, leaders.MOVE_LEADER):
        return 0
    players = state.setting.players
    standing = state.module_rows[leaders.STATUES][move * players : (move + 1) * players]
    return sum(standing) - standing[seat]


MODULE = ModuleInPlay(
    audit=audit,
    most_decisions=most_decisions,
    pieces=pieces,
    scarce=SCARCE,
    leanings=(marshal, hunter),
)
