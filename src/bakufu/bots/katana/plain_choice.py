"""Which rule of thumb decides what: for each kind of decision, the values of all its moves."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.bots.katana import plain_values as plain
from bakufu.bots.katana.needs import needs
from bakufu.bots.katana.project_choice import GENEROUS, changing_value, composing_value, project_value
from bakufu.bots.katana.weighing import Taste
from bakufu.katana.box.components import (
    ACADEMY,
    CELLS,
    FACE_COUNT,
    FORGE,
    KOMAINU,
    MARKET,
    NO_SWORD,
    PALACE,
    ROUNDS,
    SECOND_BENEFIT,
)
from bakufu.katana.box.picks import (
    BUY,
    COMPOSE,
    DECORATOR,
    DELIVER,
    GHOST_CARD,
    MARKET_CARD,
    MONK,
    PASS,
    PLAY,
    QUIET,
    SASHIMONO,
    STARTING_SWORD,
)
from bakufu.katana.rules import decision_kinds as kinds
from bakufu.katana.rules.areas.monks import monk_price
from bakufu.katana.rules.honor import honor_points
from bakufu.katana.rules.state import State

Values = Callable[[State, int, Taste, list[int]], list[float]]
FIRST_GHOST_CARD = (1.0, 2.0, 0.0)  # Palace, Market, Academy: the Market scores least for the Ghost


def is_aside(move: int) -> bool:
    return DELIVER <= move < DELIVER + CELLS or PLAY <= move < BUY + FACE_COUNT or move == COMPOSE


def belongs_to_delivery(move: int) -> bool:
    """What can change the result of a delivery; everything else can be done after it as well."""
    return not is_aside(move) or BUY <= move < BUY + FACE_COUNT or move == PLAY + SECOND_BENEFIT


def plain_values(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    """What each move is worth by the rule of thumb for this decision."""
    decision = state.decision
    if decision >= kinds.DELIVERY:
        return VALUES[decision](state, seat, taste, moves)
    own = [move for move in moves if not is_aside(move)]
    values = dict(zip(own, VALUES[decision](state, seat, taste, own), strict=True))
    return [values[move] if move in values else plain.aside_value(state, seat, taste, move) for move in moves]


def turn_values(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    """A place is valued once, for Workers and Monks; an unused Worker is worth nothing."""
    places: dict[int, float] = {}
    values: list[float] = []
    dear = taste.coin * monk_price(state)
    for move in moves:
        if move >= PASS:
            values.append(-2.0 + 0.1 * honor_points(state, seat, state.honor_row[move - PASS]))
            continue
        place = move - MONK if move >= MONK else move
        if place not in places:
            places[place] = place_value(state, seat, taste, place)
        monks = monk_value(state, seat, taste, place) - dear - 2.0 if move >= MONK else 0.0
        values.append(places[place] + monks)
    return values


def place_value(state: State, seat: int, taste: Taste, place: int) -> float:
    if place < MARKET:
        return plain.sword_value(state, seat, taste, place)
    if place == MARKET:
        return plain.market_value(state, seat, taste)
    if place == ACADEMY:
        return plain.academy_value(state, seat, taste)
    if place == PALACE:
        return plain.palace_value(state, seat, taste)
    if place == KOMAINU:
        first = taste.komainu if state.round < ROUNDS else 0.0
        return first + taste.coin * state.setting.komainu_coins
    moved = plain.figure_moves(state, seat, taste, place - FORGE)
    return moved if moved else plain.NEVER


def monk_value(state: State, seat: int, taste: Taste, place: int) -> float:
    """What a Monk adds at a place."""
    if place < MARKET:
        return 2.0
    if place >= FORGE:
        return taste.move if state.forge[seat * CELLS : (seat + 1) * CELLS].count(NO_SWORD) < CELLS - 1 else 0.0
    return 2.0 if place == KOMAINU else 1.0


def _forging(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    wanted = needs(state, seat)
    return [plain.gift_value(state, seat, taste, move, wanted) for move in moves]


def _buying(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    wanted = needs(state, seat)
    return [plain.buying_value(state, move, wanted) for move in moves]


def _cards(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    return [plain.card_value(state, taste, state.market_row[move - MARKET_CARD]) for move in moves]


def _declining(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    """In another player's turn: not until something changes. At the end of its own turn there is only one answer."""
    return [0.1 if move == QUIET else 0.0 for move in moves]


def _starting(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    return [plain.starting_value(state, state.starting[move - STARTING_SWORD]) for move in moves]


def _advancing(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    return [plain.step_value(state, seat, taste, move - DECORATOR) for move in moves]


def _family(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    wanted = needs(state, seat)
    return [plain.arrangement_value(state, seat, taste, move, wanted) for move in moves]


def _sashimono(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    return [plain.sashimono_value(state, seat, move - SASHIMONO) for move in moves]


def _delivery(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    return [
        plain.delivery_value(state, seat, taste, move) if belongs_to_delivery(move) else plain.NEVER for move in moves
    ]


def _project(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    return [project_value(state, seat, move, GENEROUS) for move in moves]


def _line(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    return [plain.line_pick_value(state, seat, move) for move in moves]


def _second(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    return [float(state.setting.cost[move - BUY]) for move in moves]


def _exchange(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    wanted = needs(state, seat)
    return [plain.exchange_value(state, seat, move, wanted) for move in moves]


def _changing(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    return [changing_value(state, seat, move, GENEROUS) for move in moves]


def _composing(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    return [composing_value(state, seat, move) for move in moves]


def _ghost_card(state: State, seat: int, taste: Taste, moves: list[int]) -> list[float]:
    return [FIRST_GHOST_CARD[move - GHOST_CARD] for move in moves]


VALUES: dict[int, Values] = {
    kinds.TURN: turn_values,
    kinds.FORGING: _forging,
    kinds.BUYING: _buying,
    kinds.TAKING_A_CARD: _cards,
    kinds.DECORATING: _forging,
    kinds.ROOMS: _forging,
    kinds.KOMAINU_EFFECT: _forging,
    kinds.ACADEMY_GIFT: _forging,
    kinds.PALACE_GIFT: _forging,
    kinds.ASIDE: _declining,
    kinds.END_OF_TURN: _declining,
    kinds.STARTING_SWORD: _starting,
    kinds.ADVANCING: _advancing,
    kinds.FAMILY: _family,
    kinds.SASHIMONO: _sashimono,
    kinds.DELIVERY: _delivery,
    kinds.PROJECT: _project,
    kinds.LINE: _line,
    kinds.SECOND: _second,
    kinds.EXCHANGE: _exchange,
    kinds.CARD_MOVE: _forging,
    kinds.CARD_DECORATION: _forging,
    kinds.REARRANGING: _family,
    kinds.CHANGING_PROJECT: _changing,
    kinds.COMPOSING: _composing,
    kinds.GHOST_CARD: _ghost_card,
}
