"""The Honor cards: what each kind counts. A card is worth its points for each thing counted, up to a limit.

"Your Swords" are the delivered ones. The SHOGUN NO KATANA is delivered at the end at the latest, so it counts with
the Resources on it; it has no Strength.
"""

from __future__ import annotations

from collections.abc import Callable

from bakufu.katana.box.components import HOUSE_COUNT, KATANA, NOBODY, RESOURCE_COUNT, cards_under, of_seat
from bakufu.katana.rules.state import State

# By state, side, and what the card names: a House, a Resource or a number.
Count = Callable[[State, int, int], int]


class Honor:
    """One kind: its rule, what it counts, and whether the Ghost has such things at all."""

    def __init__(self, rule: str, count: Count, for_the_ghost: bool) -> None:
        self.rule = rule
        self.count = count
        self.for_the_ghost = for_the_ghost


def _sashimono(state: State, side: int, house: int) -> int:
    return state.sashimono[HOUSE_COUNT * side + house]


def _strength(state: State, side: int, least: int) -> int:
    return len([sword for sword in state.washitsu[side] if state.setting.strength[sword] >= least])


def _resource(state: State, side: int, resource: int) -> int:
    found = 0
    for sword in state.washitsu[side]:
        if resource in state.setting.recipe[sword]:
            found += 1
    if side < state.setting.players and resource in state.composition[side][: state.placed[KATANA + side]]:
        found += 1
    return found


def _decorated(state: State, seat: int, least: int) -> int:
    swords = [*state.washitsu[seat], KATANA + seat]
    return len([sword for sword in swords if decorations_on(state, sword) >= least])


def _one(state: State, side: int, of: int) -> int:
    return 1


def _total_strength(state: State, side: int, of: int) -> int:
    total = 0
    for sword in state.washitsu[side]:
        total += state.setting.strength[sword]
    return total


def _strength_levels(state: State, side: int, of: int) -> int:
    levels: list[int] = []
    for sword in state.washitsu[side]:
        if state.setting.strength[sword] not in levels:
            levels.append(state.setting.strength[sword])
    return len(levels)


def _benefits(state: State, seat: int, of: int) -> int:
    mine = cards_under(state.under, seat)
    return len(mine) - mine.count(NOBODY)


def _figures(state: State, side: int, of: int) -> int:
    """The Temple is on the main board too. The Ghost has no Monks."""
    monks = state.monks[side] if side < state.setting.players else 0
    return state.on_board[side] + monks


def _decorators(state: State, seat: int, of: int) -> int:
    return sum(of_seat(state.decorators, seat))


def _unused_cards(state: State, seat: int, of: int) -> int:
    return len(state.fresh[seat])


def _flowers(state: State, side: int, of: int) -> int:
    """Those that the Score marker has passed, counted once per lap."""
    lap = state.setting.lap
    reached = 0
    for flower in state.setting.flowers:
        reached += max(0, (state.points[side] - flower + lap) // lap)
    return reached


def _coins(state: State, seat: int, coins: int) -> int:
    return wealth(state, seat) // coins


def _decorations(state: State, seat: int, of: int) -> int:
    total = 0
    for sword in state.washitsu[seat]:
        total += decorations_on(state, sword)
    return total


def _katana_decorations(state: State, seat: int, of: int) -> int:
    return decorations_on(state, KATANA + seat)


FLOWERS = "flowers"
HONORS = {
    "sashimono": Honor("honor.sashimono", _sashimono, True),
    "strength": Honor("honor.strength", _strength, True),
    "resource": Honor("honor.resource", _resource, True),
    "decorated": Honor("honor.decorated", _decorated, False),
    "certain": Honor("honor.certain", _one, True),
    "total-strength": Honor("honor.total-strength", _total_strength, True),
    "strength-levels": Honor("honor.strength-levels", _strength_levels, True),
    "benefits": Honor("honor.benefits", _benefits, False),
    "figures": Honor("honor.figures", _figures, True),
    "decorators": Honor("honor.decorators", _decorators, False),
    "unused-cards": Honor("honor.unused-cards", _unused_cards, False),
    FLOWERS: Honor("honor.flowers", _flowers, True),
    "coins": Honor("honor.coins", _coins, False),
    "decorations": Honor("honor.decorations", _decorations, False),
    "katana-decorations": Honor("honor.katana-decorations", _katana_decorations, False),
}


def decorations_on(state: State, sword: int) -> int:
    bits = state.decorated[sword]
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)


def wealth(state: State, seat: int) -> int:
    """Coins, and the Resources next to the Forge at what they cost at the Market."""
    coins = state.coins[seat]
    for resource in range(RESOURCE_COUNT):
        coins += state.stock[RESOURCE_COUNT * seat + resource] * state.setting.price[resource]
    return coins


def for_the_ghost(kind: str) -> bool:
    """Whether the Ghost can have what this kind counts; otherwise its card counts what the player has."""
    return HONORS[kind].for_the_ghost


def reckoned_on(state: State, side: int, card: int) -> int:
    """The side whose things an Honor card of this side counts."""
    ghost = side == state.setting.players
    return 0 if ghost and not for_the_ghost(state.setting.honor_kind[card]) else side


def full_points(state: State, side: int, card: int) -> int:
    """What a card would be worth to a side if there were no limit."""
    setting = state.setting
    count = HONORS[setting.honor_kind[card]].count(state, reckoned_on(state, side, card), setting.honor_of[card])
    return count * setting.honor_points[card]


def honor_points(state: State, side: int, card: int) -> int:
    """What a card is worth to a side now."""
    return min(state.setting.honor_most, full_points(state, side, card))
