"""Preferences of random players in SHOGUN NO KATANA. Without them hardly any Sword is finished: random players place
figures at empty lines of the Forge, and pass."""

from __future__ import annotations

from bakufu.katana.box.components import ACADEMY, CELLS, FORGE, KOMAINU, MARKET, NO_SWORD, PALACE, PLACE_COUNT, ROUNDS
from bakufu.katana.box.picks import (
    ADD_LATE,
    BUY,
    COMPOSE,
    DECORATE,
    DELIVER,
    DOUBLE,
    DROP,
    ENOUGH,
    GHOST_CARD,
    LINE,
    MARKET_CARD,
    MONK,
    MOVE,
    PASS,
    PLAY,
    PROJECT,
    PROJECT_CHOICES,
    QUIET,
    RESOURCE,
    ROOM,
    SASHIMONO,
    STARTING_SWORD,
    SWAP,
    SWAPS,
    TAKE_LINE,
    TAKES,
)
from bakufu.katana.rules.areas.forge import swords_on
from bakufu.katana.rules.areas.rooms import room_of
from bakufu.katana.rules.decision_kinds import BUYING, DECORATING, DELIVERY, ROOMS
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.delivery import POINTS
from bakufu.katana.rules.swords.movement import complete, move_refusal, recipe_of
from benchmarks.random_players import Leaning, none


def smith(state: State, seat: int, move: int) -> int:
    """Orders a few Swords, buys what they need, forges and delivers them. Passes when nothing is left to do."""
    if move < PASS:
        return 10 + _use_of(state, seat, move % PLACE_COUNT) - (1 if move >= MONK else 0)
    if MOVE <= move < DECORATE:
        return 40
    if state.decision == BUYING and RESOURCE <= move < SASHIMONO:
        return 5 if _wanted(state, seat, move - RESOURCE) > 0 else -1
    if PROJECT <= move < COMPOSE:
        return _kinds_added(state, seat, move)
    return 0 if move in (ENOUGH, QUIET) else -5 if PASS <= move < ENOUGH else 3


def _use_of(state: State, seat: int, place: int) -> int:
    """The value of a place for a smith, from 0 to 8."""
    if place >= FORGE:
        moving = [
            cell
            for cell in range(CELLS)
            if state.forge[seat * CELLS + cell] in swords_on(state, seat, place - FORGE)
            and not move_refusal(state, seat, cell)
        ]
        return min(8, 4 * len(moving)) - 6 * (not moving)
    if place == MARKET:
        return 5 if any(_wanted(state, seat, kind) > 0 for kind in range(4)) and state.coins[seat] > 3 else 0
    if place in (ACADEMY, PALACE, KOMAINU):
        return 2
    return 6 if len(_unfinished(state, seat)) < 3 else 1


def _unfinished(state: State, seat: int) -> list[int]:
    return [sword for sword in _on_the_forge(state, seat) if not complete(state, sword)]


def _finished(state: State, seat: int) -> list[int]:
    return [sword for sword in _on_the_forge(state, seat) if complete(state, sword)]


def _on_the_forge(state: State, seat: int) -> list[int]:
    return [sword for sword in state.forge[seat * CELLS : (seat + 1) * CELLS] if sword != NO_SWORD]


def _wanted(state: State, seat: int, kind: int) -> int:
    """How many more of a Resource the Swords on the Forge need."""
    needed = [recipe_of(state, sword)[state.placed[sword] :].count(kind) for sword in _unfinished(state, seat)]
    return sum(needed) - state.stock[4 * seat + kind]


def _kinds_added(state: State, seat: int, move: int) -> int:
    """Resources that the Project doesn't have yet."""
    if state.composition[seat]:
        return 0
    return len([kind for kind in PROJECT_CHOICES[move - PROJECT] if not state.project[4 * seat + kind]])


def tinkerer(state: State, seat: int, move: int) -> int:
    """A smith who keeps changing the Project, composes as soon as possible, and chooses lines for many cards."""
    if move == COMPOSE or ADD_LATE <= move < GHOST_CARD:
        return 60
    if BUY <= move < LINE:
        return 50
    return smith(state, seat, move)


def hoarder(state: State, seat: int, move: int) -> int:
    """A smith who delivers as late as possible, and puts more on the Project than fits the SHOGUN NO KATANA."""
    if DELIVER <= move < DELIVER + CELLS:
        return 30 if state.round > 2 else -9
    if PASS <= move < ENOUGH and state.round < 3 and _finished(state, seat):
        return 15  # and hurries when others are at the Academy or the Palace
    if PROJECT <= move < COMPOSE:
        return len(PROJECT_CHOICES[move - PROJECT])
    if DROP <= move < GHOST_CARD:
        return 2
    return smith(state, seat, move)


def player_of_cards(state: State, seat: int, move: int) -> int:
    """Goes where cards are, plays them whenever possible, and never waits."""
    if PLAY <= move < LINE:
        return 20 if move < BUY else 10
    if move < PASS:
        place = move % PLACE_COUNT
        return 8 if place <= MARKET else 4 if move >= MONK else 0
    return 5 if MOVE <= move < DECORATE else -5 if PASS <= move < ENOUGH else 0


def opportunist(state: State, seat: int, move: int) -> int:
    """A smith who collects Market cards of one kind and finished Swords, to use them all during another action."""
    if MARKET_CARD <= move < STARTING_SWORD and move - MARKET_CARD < len(state.market_row):
        return 5 + state.fresh[seat].count(state.market_row[move - MARKET_CARD])
    if state.decision == DELIVERY:
        return _within_a_delivery(move)
    if PLAY <= move < BUY:
        return 50 if state.decision in (DECORATING, ROOMS) else -2  # such as cards 2 and 7
    if BUY <= move < LINE:
        return -3
    if DELIVER <= move < DELIVER + CELLS:
        return 45 if len(_finished(state, seat)) > 1 or state.round == ROUNDS else -4
    if move < PASS and move % PLACE_COUNT in (MARKET, ACADEMY, PALACE):
        return 12
    return smith(state, seat, move)


def _within_a_delivery(move: int) -> int:
    """Points first, then other Swords and cards, and the row and column last."""
    if move == DOUBLE:
        return 9
    if DELIVER <= move < DELIVER + CELLS:
        return 8
    return 7 if PLAY <= move < LINE or TAKE_LINE + 2 <= move < PROJECT else 6


def abbot(state: State, seat: int, move: int) -> int:
    """Places Monks before Workers wherever it can pay them, preferably at the Komainu."""
    if move < PASS:
        return (20 if move >= MONK else 0) + (9 if move % PLACE_COUNT == KOMAINU else _use_of(state, seat, move % 24))
    return smith(state, seat, move)


def courtier(state: State, seat: int, move: int) -> int:
    """Goes for Family Members and Decorators: the Palace, the Academy, and what they give."""
    if move < PASS:
        place = move % PLACE_COUNT
        return 9 if place in (ACADEMY, PALACE) else _use_of(state, seat, place)
    if DECORATE <= move < PLAY or ROOM <= move < RESOURCE:
        return 45
    return smith(state, seat, move)


def idler(state: State, seat: int, move: int) -> int:
    """Passes immediately and declines everything."""
    return 2 if PASS <= move < ENOUGH or move == QUIET else 1 if move == ENOUGH else 0


LEANINGS: tuple[Leaning, ...] = (
    none,
    smith,
    smith,
    tinkerer,
    tinkerer,
    hoarder,
    player_of_cards,
    opportunist,
    abbot,
    courtier,
    idler,
)


def suspects(state: State, seat: int) -> list[int]:
    """Moves with the seat's own Swords, cards and Project, legal or not.

    After passing, these are deliveries and putting the Sword into play. During a delivery, with Rooms left to use and
    with doubled Coins, only the moves that belong there are tried, because their rules are rarely hit.
    """
    cells = [cell for cell in range(CELLS) if state.forge[seat * CELLS + cell] != NO_SWORD]
    if state.passed[seat]:
        done = [DELIVER + cell for cell in cells if complete(state, state.forge[seat * CELLS + cell])]
        return done or [COMPOSE]
    cards = [*state.fresh[seat], *state.used[seat], *state.bought[seat]]
    if state.decision == ROOMS:
        picks = [*range(ROOM, RESOURCE), *[MOVE + cell for cell in cells]]
        return [pick for pick in picks if room_of(pick) >= 0 and state.rooms_left >> room_of(pick) & 1]
    if state.decision == DELIVERY and not state.lines_left & POINTS:
        return [DOUBLE]
    if state.decision == DELIVERY:
        return [*range(TAKE_LINE, TAKE_LINE + len(TAKES)), *[DELIVER + cell for cell in cells]]
    if state.decision == DECORATING and state.doubled:
        return [PLAY + face for face in cards]
    tried = [MOVE + cell for cell in cells] + [DELIVER + cell for cell in cells]
    tried += [SWAP + cell for cell in cells if cell < SWAPS]
    tried += [PLAY + face for face in cards] + [BUY + face for face in cards]
    return [*tried, *range(TAKE_LINE, TAKE_LINE + len(TAKES)), *range(COMPOSE, GHOST_CARD), DOUBLE]
