"""Conservation checks of Tenno's Court."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bakufu.shogun.box.components import CHEST_CARD, SPACES
from bakufu.shogun.box.picks import NOTHING, YES
from bakufu.shogun.modules.court import numbers as court
from bakufu.shogun.modules.court.numbers import FAVOURED_BUILDING, TAKE_FAVOUR
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.planning import next_space
from bakufu.shogun.rules.state import State
from benchmarks.shogun.module import ModuleInPlay

SCARCE = """
[court]
officials = 5
"""


def pieces(table: Mapping[str, Any]) -> dict[str, int]:
    return {"officials": table["court"]["officials"]}


def audit(state: State, box: Mapping[str, Any]) -> list[str]:
    """An official is in a hall or in the supply; a favor is in the deck, on display, or out of the game."""
    wrong = []
    rows = state.module_rows
    for seat in range(state.setting.players):
        halls = [rows[row][seat] for row in (court.ENTRANCE, court.AUDIENCE, court.OFFICIALS)]
        if sum(halls) != box["officials"] or min(halls) < 0:
            wrong.append(f"the officials of seat {seat} are {halls}, of {box['officials']}")
        if rows[court.KEPT][seat] < 0 or not 0 <= rows[court.PROTECTED][seat] < 4:
            wrong.append(f"seat {seat} keeps {rows[court.KEPT][seat]}, protected by {rows[court.PROTECTED][seat]}")
    shown = [card for card in rows[court.FAVOUR_ROW] if card]
    if shown != sorted(set(shown), reverse=True) or any(rows[court.FAVOURS_LEFT][card] for card in shown):
        wrong.append(f"the favours {shown} are out of order, twice there, or in the deck as well")
    seasons = 3 * (state.year - 1) + state.season
    left = sum(rows[court.FAVOURS_LEFT])
    if not max(0, 21 - 3 * (seasons + 1)) <= left <= 21 - 3 * min(6, seasons):
        wrong.append(f"{left} favours are in the deck after {seasons} seasons")
    if not TAKE_FAVOUR <= state.decision <= FAVOURED_BUILDING and (rows[court.QUEUE] or any(rows[court.AUDIENCE])):
        wrong.append("somebody waits for an audience, and nobody holds one")
    return wrong


def most_decisions(players: int, groups: int) -> int:
    """Three more spaces, an audience per player and the decisions of three favors, each season."""
    return 6 * (3 * players + players + 3)


def courtier(state: State, seat: int, move: int) -> int:
    """Sends as many officials as possible, and takes the most expensive favor."""
    if state.decision == PLAN:
        armies = state.armies[move] if move < CHEST_CARD else 0
        return armies if next_space(state, seat) >= len(SPACES) else -armies
    if state.decision == TAKE_FAVOUR:
        return 0 if move == NOTHING else YES - move
    return 0


MODULE = ModuleInPlay(
    audit=audit,
    most_decisions=most_decisions,
    pieces=pieces,
    scarce=SCARCE,
    stretches=(court.TOWER_CARD, court.FAVOUR),
    leanings=(courtier,),
)
