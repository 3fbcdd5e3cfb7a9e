"""Playing cards: the immediate effect, once, and the questions it asks."""

from __future__ import annotations

from bakufu.katana.box.components import (
    ADVANCE_ONE,
    CELLS,
    CHEAPER_MONK,
    DECORATE_ONE,
    DOUBLE_COINS,
    DOUBLE_LINE,
    DOUBLE_POINTS,
    EXCHANGE,
    FACE_COUNT,
    NOBODY,
    REARRANGE,
    RESOURCE_COUNT,
    RESOURCES,
    ROOM_ADVANCE,
    ROOM_DECORATE,
    ROOM_EFFECT,
    ROOM_MOVE,
    SECOND_BENEFIT,
)
from bakufu.katana.box.picks import (
    BUY,
    DECORATE,
    DECORATIONS,
    EXCHANGE_FOR,
    EXCHANGES,
    FAMILIES,
    FAMILY_IN,
    MOVE,
    ROOM,
    SWAP,
    SWAPS,
    decorated_cell,
    decorated_resource,
    exchange_number,
    exchange_way,
)
from bakufu.katana.rules.areas.family import ARRANGEMENTS, arrange, members
from bakufu.katana.rules.areas.rooms import ALL_DECORATORS, room_picks, use_room
from bakufu.katana.rules.benefits import affordable, begin_buying, lines_with, second_possible
from bakufu.katana.rules.decision_kinds import (
    ABOUT_CARD,
    ADVANCING,
    CARD_DECORATION,
    CARD_MOVE,
    DECORATING,
    REARRANGING,
    SECOND,
    TURN,
)
from bakufu.katana.rules.decision_kinds import EXCHANGE as EXCHANGE_KIND
from bakufu.katana.rules.events import ResourcesExchanged
from bakufu.katana.rules.gains import gain_coins, may_advance
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.decorating import decorate, decoration_refusal, decorations
from bakufu.katana.rules.swords.delivery import use_card
from bakufu.katana.rules.swords.movement import move_refusal, move_sword
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Events

RULES = {
    CHEAPER_MONK: "market-cards.cheaper-monk",
    DOUBLE_COINS: "market-cards.double-coins",
    DOUBLE_LINE: "market-cards.double-line",
    SECOND_BENEFIT: "market-cards.second-benefit",
    DOUBLE_POINTS: "market-cards.double-points",
    DECORATE_ONE: "market-cards.decorate-one",
    REARRANGE: "market-cards.rearrange",
    EXCHANGE: "daimyo-cards.exchange",
    ADVANCE_ONE: "daimyo-cards.advance",
    ROOM_EFFECT: "daimyo-cards.room",
}
DAIMYO_EFFECTS = (EXCHANGE, ADVANCE_ONE, ROOM_EFFECT)


def playable(state: State, seat: int, face: int, decision: int) -> bool:
    """Whether the immediate effect of a card would do anything now. The two for deliveries wait for one."""
    effect = state.setting.effect[face]
    if effect == EXCHANGE:
        first, second = state.setting.exchanged[face]
        return state.stock[RESOURCE_COUNT * seat + first] > 0 or state.stock[RESOURCE_COUNT * seat + second] > 0
    if effect == ROOM_EFFECT:
        return len(room_picks(state, seat, state.setting.granted_room[face])) > 0
    if effect == ADVANCE_ONE:
        return len([kind for kind in range(RESOURCE_COUNT) if may_advance(state, seat, kind)]) > 0
    if effect == DECORATE_ONE:
        return len(decorations(state, seat, ALL_DECORATORS)) > 0
    if effect == REARRANGE:
        return state.family[seat] > 0
    if effect == SECOND_BENEFIT:
        return second_possible(state, seat)
    if effect == CHEAPER_MONK:
        cheaper = state.setting.cheaper_offering[face]
        return decision == TURN and state.offering == NOBODY and state.monks[seat] > 0 and state.coins[seat] >= cheaper
    return effect == DOUBLE_COINS and decision == DECORATING and not state.doubled


def play_refusal(state: State, seat: int, face: int, decision: int) -> str:
    effect = state.setting.effect[face]
    if effect == DOUBLE_COINS and decision == DECORATING and state.doubled:
        return "market-cards.double-coins-once"
    if face not in state.fresh[seat] and face not in state.bought[seat]:
        return "cards.own-cards"
    if playable(state, seat, face, decision):
        return ""
    if effect == SECOND_BENEFIT and lines_with(state, seat, 1):
        return "market-cards.second-paid-now"
    return RULES[effect]


def play(state: State, seat: int, face: int, events: Events) -> None:
    setting = state.setting
    effect = setting.effect[face]
    out_of_turn = effect in DAIMYO_EFFECTS and seat != state.turn
    use_card(state, seat, face, "daimyo-cards.at-any-time" if out_of_turn else RULES[effect], events)
    if effect == EXCHANGE:
        state.ask(EXCHANGE_KIND, seat, [face])
    elif effect == ROOM_EFFECT:
        _play_room(state, seat, face, setting.granted_room[face], events)
    elif effect == ADVANCE_ONE:
        state.ask(ADVANCING, seat, [face])
    elif effect == DECORATE_ONE:
        state.ask(CARD_DECORATION, seat, [face])
    elif effect == REARRANGE:
        state.ask(REARRANGING, seat, [face])
    elif effect == SECOND_BENEFIT:
        state.ask(SECOND, seat, [face])
    elif effect == CHEAPER_MONK:
        state.offering = setting.cheaper_offering[face]
    else:
        state.doubled = 1


def _play_room(state: State, seat: int, face: int, room: int, events: Events) -> None:
    if room == ROOM_MOVE:
        state.ask(CARD_MOVE, seat, [face])
    elif room == ROOM_DECORATE:
        state.ask(CARD_DECORATION, seat, [face])
    elif room == ROOM_ADVANCE:
        state.ask(ADVANCING, seat, [face])
    else:
        use_room(state, seat, ROOM + room, RULES[ROOM_EFFECT], events)


# The exchange: up to three Resources of one kind on the card for as many of the other


def exchange_moves(state: State, seat: int) -> list[int]:
    return [EXCHANGE_FOR + way for way in range(EXCHANGES) if not exchange_refusal(state, seat, EXCHANGE_FOR + way)]


def exchange_refusal(state: State, seat: int, move: int) -> str:
    if not EXCHANGE_FOR <= move < EXCHANGE_FOR + EXCHANGES:
        return NO_SUCH_MOVE
    given = state.setting.exchanged[state.about[ABOUT_CARD]][exchange_way(move)]
    enough = state.stock[RESOURCE_COUNT * seat + given] >= exchange_number(move)
    return "" if enough else RULES[EXCHANGE]


def exchange(state: State, seat: int, move: int, events: Events) -> None:
    shown = state.setting.exchanged[state.about[ABOUT_CARD]]
    way, number = exchange_way(move), exchange_number(move)
    state.answered(seat)
    given, taken = shown[way], shown[1 - way]
    state.stock[RESOURCE_COUNT * seat + given] -= number
    state.stock[RESOURCE_COUNT * seat + taken] += number
    if events is not None:
        rule = "daimyo-cards.either-way" if way else RULES[EXCHANGE]
        events.append(ResourcesExchanged(rule, seat, RESOURCES[given], RESOURCES[taken], number))


# One Sword moves


def card_move_moves(state: State, seat: int) -> list[int]:
    return room_picks(state, seat, ROOM_MOVE)


def card_move_refusal(state: State, seat: int, move: int) -> str:
    if SWAP <= move < SWAP + SWAPS:
        return "movement.swap-places"
    return move_refusal(state, seat, move - MOVE) if MOVE <= move < MOVE + CELLS else NO_SUCH_MOVE


def card_move(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    move_sword(state, seat, move - MOVE, RULES[ROOM_EFFECT], events)


# One Resource is decorated


def card_decoration_moves(state: State, seat: int) -> list[int]:
    return decorations(state, seat, ALL_DECORATORS)


def card_decoration_refusal(state: State, seat: int, move: int) -> str:
    if not DECORATE <= move < DECORATE + DECORATIONS:
        return NO_SUCH_MOVE
    return decoration_refusal(state, seat, decorated_cell(move), decorated_resource(move))


def card_decorate(state: State, seat: int, move: int, events: Events) -> None:
    rule = RULES[state.setting.effect[state.about[ABOUT_CARD]]]
    state.answered(seat)
    gain_coins(state, seat, decorate(state, seat, move, rule, events), rule, events)


# The Family is rearranged


def rearranging_moves(state: State, seat: int) -> list[int]:
    return [FAMILY_IN + mask for mask in ARRANGEMENTS[members(state.family[seat])]]


def rearranging_refusal(state: State, seat: int, move: int) -> str:
    if not FAMILY_IN <= move < FAMILY_IN + FAMILIES:
        return NO_SUCH_MOVE
    return "" if members(move - FAMILY_IN) == members(state.family[seat]) else RULES[REARRANGE]


def rearrange(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    arrange(state, seat, move - FAMILY_IN, RULES[REARRANGE], events)


# A second benefit on a line


def second_moves(state: State, seat: int) -> list[int]:
    return [BUY + face for face in affordable(state, seat, state.coins[seat])]


def second_refusal(state: State, seat: int, move: int) -> str:
    if not BUY <= move < BUY + FACE_COUNT:
        return NO_SUCH_MOVE
    face = move - BUY
    if face not in state.fresh[seat] and face not in state.used[seat]:
        return "cards.own-cards"
    return "" if state.setting.cost[face] <= state.coins[seat] else "cards.pay-the-benefit"


def choose_second(state: State, seat: int, move: int, events: Events) -> None:
    state.answered(seat)
    begin_buying(state, seat, move - BUY, 1)
