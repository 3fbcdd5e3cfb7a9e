"""Rules of thumb: what each move of a decision is worth at a glance, without trying it out.

One function for each kind of choice; `plain_choice.py` says which one decides what.
"""

from __future__ import annotations

from bakufu.bots.katana.needs import last_cell, moves_left, needs, swords_of
from bakufu.bots.katana.weighing import Taste
from bakufu.katana.box.components import (
    CELLS,
    COLUMNS,
    DOUBLE_COINS,
    EXCHANGE,
    HOUSE_COUNT,
    NO_SWORD,
    REARRANGE,
    RESOURCE_COUNT,
    ROOM_ADVANCE,
    ROOM_EFFECT,
    ROOMS_ON_THE_BOARD,
    ROUNDS,
    SECOND_BENEFIT,
    of_seat,
    on_line,
)
from bakufu.katana.box.picks import (
    BUY,
    COMPOSE,
    DECORATE,
    DECORATOR,
    DELIVER,
    DOUBLE,
    ENOUGH,
    FAMILY_IN,
    FIRST_FOR_SECOND,
    LINE,
    MARKET_CARD,
    MOST_EXCHANGED,
    MOVE,
    PLAY,
    RESOURCE,
    ROOM,
    SASHIMONO,
    SECOND_FOR_FIRST,
    SWAP,
    TAKE_COUNT,
    TAKE_LINE,
    decorated_resource,
    exchange_number,
    exchange_way,
)
from bakufu.katana.rules.areas.academy import ALL_DECORATORS
from bakufu.katana.rules.areas.rooms import CHEAPER
from bakufu.katana.rules.decision_kinds import ABOUT_CARD
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.decorating import decorations
from bakufu.katana.rules.swords.movement import complete, move_refusal, recipe_of

AT_ONCE = 20.0  # what is done before anything else
NEVER = -20.0


def card_value(state: State, taste: Taste, face: int) -> float:
    """What a card may be worth: its effect, and half of what its benefit might give."""
    setting = state.setting
    effect = setting.effect[face]
    value = taste.effect[effect]
    if effect == ROOM_EFFECT:
        value *= taste.room[setting.granted_room[face]]
    return taste.card * value


def move_value(state: State, seat: int, taste: Taste, cell: int) -> float:
    """Moving the Sword on a space; those far to the right first, so that others can follow."""
    sword = state.forge[seat * CELLS + cell]
    value = taste.move + 0.01 * (cell % COLUMNS)
    return value + taste.finish if moves_left(state, sword) == 1 else value


def decoration_value(state: State, seat: int, taste: Taste, pick: int) -> float:
    resource = decorated_resource(pick)
    return state.setting.ornament[resource] + taste.coin * state.decorators[RESOURCE_COUNT * seat + resource]


def room_value(state: State, seat: int, taste: Taste, room: int, wanted: list[int]) -> float:
    if room in CHEAPER and wanted[CHEAPER[room]] <= 0:
        return 0.1 * taste.room[room]
    return taste.room[room]


def family_value(state: State, seat: int, taste: Taste, mask: int, wanted: list[int]) -> float:
    value = 0.0
    for room in range(ROOMS_ON_THE_BOARD):
        if mask >> room & 1:
            value += room_value(state, seat, taste, state.rooms[room], wanted)
    return value


def sashimono_value(state: State, seat: int, house: int) -> float:
    """A kind that is missing from the most sets."""
    return 3.0 - state.sashimono[HOUSE_COUNT * seat + house]


def exchange_value(state: State, seat: int, move: int, wanted: list[int]) -> float:
    """Kinds that are needed for kinds that are not, and expensive ones for cheap ones."""
    shown = state.setting.exchanged[state.about[ABOUT_CARD]]
    way, number = exchange_way(move), exchange_number(move)
    return _exchanged(state, shown[way], shown[1 - way], number, wanted)


def _exchanged(state: State, given: int, taken: int, number: int, wanted: list[int]) -> float:
    price = state.setting.price
    value = 0.2 * number * (price[taken] - price[given])
    value += min(number, max(0, wanted[taken])) - max(0, number - max(0, -wanted[given]))
    return value


def best_exchange(state: State, seat: int, face: int, wanted: list[int]) -> float:
    shown = state.setting.exchanged[face]
    best = NEVER
    for way in (FIRST_FOR_SECOND, SECOND_FOR_FIRST):
        most = min(MOST_EXCHANGED, state.stock[RESOURCE_COUNT * seat + shown[way]])
        for number in range(1, 1 + most):
            best = max(best, _exchanged(state, shown[way], shown[1 - way], number, wanted))
    return best


def line_value(state: State, seat: int, line: int) -> float:
    """How many Swords on the Forge will be delivered there; in later rounds the middle columns see the most."""
    value = 0.2 if line in (5, 6) else 0.0
    for sword in swords_of(state, seat):
        value += 1.0 if on_line(last_cell(recipe_of(state, sword)), line) else 0.0
    return value


def aside_value(state: State, seat: int, taste: Taste, move: int) -> float:
    """Anytime actions: deliver immediately, play useful cards, pay for benefits while that is possible."""
    setting = state.setting
    if DELIVER <= move < DELIVER + CELLS or move == COMPOSE:
        return AT_ONCE
    if move < BUY:
        face = move - PLAY
        effect = setting.effect[face]
        if effect in (REARRANGE, SECOND_BENEFIT) or effect < DOUBLE_COINS:
            return NEVER
        if effect == EXCHANGE:
            return best_exchange(state, seat, face, needs(state, seat)) - 1.0
        if effect == ROOM_EFFECT and setting.granted_room[face] in CHEAPER:
            wanted = needs(state, seat)
            return 1.0 if wanted[CHEAPER[setting.granted_room[face]]] > 0 else NEVER
        return 1.0
    face = move - BUY
    spare = state.coins[seat] - setting.cost[face]
    early = ROUNDS - state.round
    return 0.5 if early and spare >= 4 - early and face in state.used[seat] else NEVER


def delivery_value(state: State, seat: int, taste: Taste, move: int) -> float:
    """The points first, then the column and the row."""
    if move == DOUBLE:
        return AT_ONCE if state.setting.points[state.forge[seat * CELLS + state.delivering]] >= 4 else 0.0
    if TAKE_LINE <= move < TAKE_LINE + TAKE_COUNT:
        return 1.0 + 0.5 * (move - TAKE_LINE)
    return aside_value(state, seat, taste, move)


def figure_moves(state: State, seat: int, taste: Taste, line: int) -> float:
    """What a figure at a line of the Forge would move with the Resources at hand."""
    stock = of_seat(state.stock, seat)
    value = 0.0
    for cell in range(CELLS):
        sword = state.forge[seat * CELLS + cell]
        if sword == NO_SWORD or not on_line(cell, line) or complete(state, sword):
            continue
        resource = recipe_of(state, sword)[state.placed[sword]]
        if stock[resource] and not move_refusal(state, seat, cell):
            stock[resource] -= 1
            value += move_value(state, seat, taste, cell)
    return value


def market_value(state: State, seat: int, taste: Taste) -> float:
    """Resources that are needed and can be paid for, and a card."""
    coins = state.coins[seat]
    wanted = needs(state, seat)
    value = 0.0
    for kind in range(RESOURCE_COUNT):
        price = state.setting.price[kind]
        number = min(max(0, wanted[kind]), coins // price)
        coins -= number * price
        value += taste.move * number * 0.8
    cards = [card_value(state, taste, face) for face in state.market_row]
    return value + max(cards, default=0.0)


def academy_value(state: State, seat: int, taste: Taste) -> float:
    """The best decoration of each kind, and the step."""
    best = [0.0, 0.0, 0.0, 0.0]
    for pick in decorations(state, seat, ALL_DECORATORS):
        kind = decorated_resource(pick)
        best[kind] = max(best[kind], decoration_value(state, seat, taste, pick))
    return taste.decorate * sum(best)


def palace_value(state: State, seat: int, taste: Taste) -> float:
    """The best Rooms for one Family Member more than there are, or all three."""
    wanted = needs(state, seat)
    values = sorted([room_value(state, seat, taste, room, wanted) for room in state.rooms], reverse=True)
    members = state.family[seat].bit_count()
    gain = sum(values[: min(3, members + 1)])
    rounds: int = ROUNDS - state.round
    return gain + (taste.member * rounds if members < 3 else 0.0)


def sword_value(state: State, seat: int, taste: Taste, space: int) -> float:
    setting = state.setting
    sword = state.sword_at[space]
    house = setting.house_of[space]
    unfinished = len([other for other in swords_of(state, seat) if not complete(state, other)])
    value = taste.many[min(unfinished, len(taste.many) - 1)] + taste.sword * setting.points[sword]
    value += taste.coin * setting.advance[sword] + 0.5 * sashimono_value(state, seat, house)
    if state.decks[house]:
        value += 0.5 * card_value(state, taste, state.decks[house][-1])
    if state.round == ROUNDS:
        value -= 2.0 * max(0, len(setting.recipe[sword]) + 1 - state.workers[seat])
    return value


def gift_value(state: State, seat: int, taste: Taste, move: int, wanted: list[int]) -> float:
    """One thing out of many: a move, a decoration, a step, a Room, a Sashimono or a card."""
    if move == ENOUGH:
        return 0.0
    if MOVE <= move < MOVE + CELLS:
        return move_value(state, seat, taste, move - MOVE)
    if SWAP <= move < DECORATE:
        return 2 * taste.move
    if DECORATE <= move < PLAY:
        return decoration_value(state, seat, taste, move)
    if DECORATOR <= move < RESOURCE:
        return step_value(state, seat, taste, move - DECORATOR)
    if ROOM <= move < DECORATOR:
        return room_value(state, seat, taste, move - ROOM, wanted)
    if SASHIMONO <= move < MARKET_CARD:
        return sashimono_value(state, seat, move - SASHIMONO)
    return card_value(state, taste, state.market_row[move - MARKET_CARD])


def step_value(state: State, seat: int, taste: Taste, resource: int) -> float:
    """A Decorator that will be useful: more if such Resources are on the Forge and not decorated."""
    swords = [sword for sword in swords_of(state, seat) if not state.decorated[sword] >> resource & 1]
    asked = len([sword for sword in swords if resource in recipe_of(state, sword)])
    return taste.room[ROOM_ADVANCE] * (0.6 + 0.2 * asked)


def buying_value(state: State, move: int, wanted: list[int]) -> float:
    """What the Forge asks for, cheap Resources first: they move as many Swords."""
    if move == ENOUGH:
        return 0.0
    kind = move - RESOURCE
    return 5.0 - state.setting.price[kind] if wanted[kind] > 0 else NEVER


def arrangement_value(state: State, seat: int, taste: Taste, move: int, wanted: list[int]) -> float:
    return family_value(state, seat, taste, move - FAMILY_IN, wanted)


def line_pick_value(state: State, seat: int, move: int) -> float:
    return line_value(state, seat, move - LINE)


def starting_value(state: State, sword: int) -> float:
    setting = state.setting
    return setting.points[sword] + 0.4 * setting.advance[sword] - 0.8 * len(setting.recipe[sword])
