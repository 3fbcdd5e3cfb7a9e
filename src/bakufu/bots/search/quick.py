"""Quick choices: what players do inside a playout, from worths that were reckoned once for the whole search.

It is a coarse picture of how the base level plays. What is not answered here is left to that level itself.
"""

from __future__ import annotations

from bakufu.bots.search.clash import Clash
from bakufu.bots.weighing import Tower
from bakufu.shogun.components import (
    ATTACK,
    BATTLE_A,
    BATTLE_B,
    CHEST_CARD,
    DEFENCE,
    DEPLOY_5,
    FARMERS,
    NEUTRAL,
    ONE_MORE_CHEST,
    ONE_MORE_RICE,
    RICE,
    SIX_ARMIES,
    TAX,
    TWO_FARMERS,
)
from bakufu.shogun.picks import NOTHING, PLACE
from bakufu.shogun.season_event import effect
from bakufu.shogun.state import State
from bakufu.shogun.turn_order import has_special

ATTACKED = 0.4  # how likely a neighbour who could attack does
LEAST_CHANCE = 0.4
ARMY = 0.12
HOPELESS = -1000.0
SPECIALS = {ONE_MORE_CHEST: 0.4, ONE_MORE_RICE: 0.4, SIX_ARMIES: 0.15, ATTACK: 0.4, DEFENCE: 0.4}
PLACES = (0.2, 0.1, 0.0, 0.0, 0.05)


class March:
    def __init__(self, target: int, armies: int, value: float) -> None:
        self.target = target
        self.armies = armies
        self.value = value


class Quick:
    """`worths` is what it means to hold each province, by seat."""

    def __init__(self, worths: list[list[float]], tower: Tower) -> None:
        self.worths = worths
        self.tower = tower

    def march(self, state: State, seat: int, origin: int, targets: list[int]) -> March:
        """Where to march from here and with how many: hopeless attacks only if there is nothing else."""
        clash = Clash(self.tower, state)
        worths = self.worths[seat]
        armies = state.armies[origin]
        foe, strongest = strongest_foe(state, seat, origin)
        loyal = state.revolts[origin] == 0
        helped = 1 if state.supply[seat] > 0 and has_special(state, seat, ATTACK) else 0
        best = March(targets[0], 1, HOPELESS)
        for marching in numbers(armies):
            left = 0.0
            if strongest:
                now = clash.chance(foe, strongest, seat, armies, loyal)
                then = clash.chance(foe, strongest, seat, armies - marching, loyal)
                left = ATTACKED * (now - then) * worths[origin]
            for target in targets:
                if state.owner[target] == seat:
                    value = left + self._joining(state, seat, target, marching, clash)
                else:
                    chance = self.chance(state, seat, target, marching + helped, clash)
                    value = left + chance * worths[target] - (1.0 - chance) * marching * ARMY
                    if chance < LEAST_CHANCE:
                        value += HOPELESS / 2
                if value > best.value:
                    best = March(target, marching, value)
        return best

    def _joining(self, state: State, seat: int, target: int, marching: int, clash: Clash) -> float:
        """What more armies are worth in a province of one's own."""
        foe, strongest = strongest_foe(state, seat, target)
        if not strongest:
            return -0.02
        loyal = state.revolts[target] == 0
        there = state.armies[target]
        now = clash.chance(foe, strongest, seat, there, loyal)
        then = clash.chance(foe, strongest, seat, there + marching, loyal)
        return ATTACKED * (now - then) * self.worths[seat][target]

    def chance(self, state: State, seat: int, target: int, armies: int, clash: Clash) -> float:
        owner = state.owner[target]
        if owner == NEUTRAL:
            farmers = state.setting.limit[TWO_FARMERS] if effect(state) == TWO_FARMERS else 1
            return clash.chance(seat, armies, FARMERS, farmers, True)
        helped = 1 if state.supply[owner] > 0 and has_special(state, owner, DEFENCE) else 0
        return clash.chance(seat, armies, owner, state.armies[target] + helped, state.revolts[target] == 0)

    def move(self, state: State, seat: int, origin: int, moves: list[int]) -> March:
        """Armies that may go on to a neighbour of one's own, or stay."""
        targets = [move for move in moves if move != NOTHING]
        march = self.march(state, seat, origin, targets)
        return march if march.value > 0 else March(NOTHING, 0, 0.0)

    def place(self, state: State, seat: int, moves: list[int]) -> int:
        """The special card that fits the plan."""
        start = seat * state.setting.spaces
        plan = state.plan
        fits = {
            ONE_MORE_CHEST: TAX,
            ONE_MORE_RICE: RICE,
            SIX_ARMIES: DEPLOY_5,
        }
        best, found = -1.0, moves[0]
        for move in moves:
            special = state.special_row[move - PLACE]
            value = PLACES[move - PLACE]
            if special in fits:
                value += SPECIALS[special] * (0 <= plan[start + fits[special]] < CHEST_CARD)
            elif special == ATTACK:
                for battle in (BATTLE_A, BATTLE_B):
                    value += SPECIALS[ATTACK] * (0 <= plan[start + battle] < CHEST_CARD)
            else:
                value += SPECIALS[DEFENCE]
            if value > best:
                best, found = value, move
        return found


def strongest_foe(state: State, seat: int, province: int) -> tuple[int, int]:
    """The neighbour of somebody else with the most armies to march: its owner, and how many."""
    foe, strongest = NEUTRAL, 0
    owners, armies = state.owner, state.armies
    for neighbour in state.setting.board.neighbours[province]:
        owner = owners[neighbour]
        if owner != seat and owner >= 0 and armies[neighbour] - 1 > strongest:
            foe, strongest = owner, armies[neighbour] - 1
    return foe, strongest


def numbers(armies: int) -> list[int]:
    """All but one, all but two, and half."""
    found = [armies - 1]
    if armies > 2:
        found.append(armies - 2)
    half = (armies + 1) // 2
    if half < armies - 2:
        found.append(half)
    return found
