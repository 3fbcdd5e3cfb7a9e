"""The state of a game: everything on the table, as flat lists of whole numbers. `copy` is a handful of slices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bakufu.katana.box.components import (
    CELLS,
    FAMILY,
    LINE_COUNT,
    MONKS,
    NO_FLAG,
    NO_SWORD,
    NOBODY,
    SPACE_COUNT,
    SWORD_COUNT,
)
from bakufu.katana.box.setting import Setting
from bakufu.kernel.chance import Rng
from bakufu.kernel.flow import NO_DECISION, Flow
from bakufu.kernel.saving import Rows, fill_in, write_down

if TYPE_CHECKING:
    from mypy_extensions import i64

LISTS = (
    "stack", "awaited", "about",
    "coins", "points", "stock", "workers", "monks", "passed", "quiet",
    "decorators", "family", "sashimono", "project", "late", "dropped", "on_board",
    "forge", "under", "placed", "decorated", "flag", "noted",
    "sword_at", "worker_at", "market_at", "academy_at", "palace_at",
    "rooms", "pile", "starting", "market_row", "market_deck", "honor_row", "honor_deck", "gone",
    "active", "asked", "interrupted", "scored",
    "ghost_deck", "ghost_gone", "ghost_aside", "aside_seen",
)  # fmt: skip
ROWS_OF_LISTS = ("washitsu", "fresh", "used", "bought", "composition", "decks", "honors")
NUMBERS = (
    "step", "decision", "round", "first", "turn", "actor", "komainu_at",
    "monk", "line", "extra", "offering", "doubled", "earned", "unused_decorators", "rooms_left", "again",
    "cards_left", "giving", "delivering", "lines_left", "ghost_family",
)  # fmt: skip
STREAMS = ("tiles", "cards", "lots")
SAVED = Rows(NUMBERS, LISTS, ROWS_OF_LISTS, STREAMS)


class State(Flow):
    """By side, the Ghost last: points, workers, passed, sashimono, on_board, washitsu, honors. By seat: the rest.

    Filled by `new_state`, `restore` or `copy`. Rows marked "whole" are only ever replaced, so copies share them.
    """

    setting: Setting
    round: i64  # 1 to 4
    first: i64  # the side with the First Player card
    turn: i64  # the side whose turn it is
    actor: i64  # the seat that decides: in another's turn it is not the one whose turn it is

    coins: list[int]
    points: list[int]
    stock: list[int]  # by seat and Resource: beside the Forge
    workers: list[int]  # Available
    monks: list[int]  # at the Temple
    passed: list[int]
    quiet: list[int]  # 1: not to be asked in others' turns until something changes
    decorators: list[int]  # by seat and Resource: the Coins a decoration brings
    family: list[int]  # by seat: bits of the Rooms with a Family Member
    sashimono: list[int]  # by side and House: in the Sashimono area
    project: list[int]  # by seat and Resource
    late: list[int]  # by seat and Resource: added to the Project after the deliveries
    dropped: list[int]  # by seat and Resource: taken off the Project
    on_board: list[int]  # figures on the main board this round

    forge: list[int]  # by seat and space: the Sword lying there
    under: list[int]  # by seat and line, two each: the cards slid beneath the Forge
    placed: list[int]  # by Sword: how many Resources lie on it
    decorated: list[int]  # by Sword: bits of the Resources that are decorated
    flag: list[int]  # by Sword: the Sashimono on it
    noted: list[int]  # by Sword: the Resources it gave to the Project, two bits for each kind
    washitsu: list[list[int]]  # by side, whole: Swords delivered, in order
    composition: list[list[int]]  # by seat, whole: the recipe of the SHOGUN NO KATANA

    fresh: list[list[int]]  # by seat, whole and sorted: cards nothing of which was used
    used: list[list[int]]  # by seat, whole: cards whose immediate effect was used in this Moment
    bought: list[list[int]]  # by seat, whole: cards whose benefit was paid in this Moment, their effect still to use
    honors: list[list[int]]  # by side, whole

    sword_at: list[int]  # by space of the Houses
    worker_at: list[int]  # by space of the Houses: the figure there, as `figure` numbers it
    market_at: list[int]  # whole: figures at the Market
    academy_at: list[int]  # whole
    palace_at: list[int]  # whole
    komainu_at: i64
    rooms: list[int]  # whole: the Room tiles, from left to right
    pile: list[int]  # whole: Swords face down, the top one last
    starting: list[int]  # whole: Swords to begin with, still to be chosen
    decks: list[list[int]]  # by House, whole: Daimyo cards, the open top one last
    market_row: list[int]  # whole: the three open cards; the third lies on the deck
    market_deck: list[int]  # whole: the cards beneath the third
    honor_row: list[int]  # whole
    honor_deck: list[int]  # whole
    gone: list[int]  # by face: cards out of the game

    monk: i64  # 1: the action under way is a Monk's
    line: i64  # the line of the Forge that is activated
    active: list[int]  # whole: Swords that may still move in this activation; those that have moved as ~Sword
    extra: i64  # moves a Monk adds
    offering: i64  # the price of a Monk by a card, or -1
    doubled: i64  # 1: the Coins of this Academy action are doubled
    earned: i64  # Coins of this Academy action
    unused_decorators: i64  # bits
    rooms_left: i64  # bits of the Rooms whose benefit is still to be had
    again: i64  # 1: one more Room by a Monk
    cards_left: i64  # cards to take at the Market
    giving: i64  # the decision that others are asked after an action
    asked: list[int]  # whole: seats still to be asked, the next one last
    delivering: i64  # the space of the Sword under delivery, or -1
    lines_left: i64  # bits: 1 its row, 2 its column, 4 its points may still be doubled
    interrupted: list[int]  # whole: for each delivery that waits for this one, its space and its `lines_left`
    scored: list[int]  # by side: SHOGUN NO KATANA's value at the end, for ties

    ghost_deck: list[int]  # whole: the top one last
    ghost_gone: list[int]  # whole: the discard pile
    ghost_aside: list[int]  # whole
    ghost_family: i64
    aside_seen: list[int]  # whole: the cards set aside when they were last seen; since then some left unseen

    tiles: Rng
    cards: Rng
    lots: Rng

    def copy(self) -> State:
        twin = State()
        self.flow_into(twin)
        twin.setting = self.setting
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.actor = self.actor
        twin.coins = self.coins[:]
        twin.points = self.points[:]
        twin.stock = self.stock[:]
        twin.workers = self.workers[:]
        twin.monks = self.monks[:]
        twin.passed = self.passed[:]
        twin.quiet = self.quiet[:]
        twin.decorators = self.decorators[:]
        twin.family = self.family[:]
        twin.sashimono = self.sashimono[:]
        twin.project = self.project[:]
        twin.late = self.late[:]
        twin.dropped = self.dropped[:]
        twin.on_board = self.on_board[:]
        twin.forge = self.forge[:]
        twin.under = self.under[:]
        twin.placed = self.placed[:]
        twin.decorated = self.decorated[:]
        twin.flag = self.flag[:]
        twin.noted = self.noted[:]
        twin.washitsu = self.washitsu[:]
        twin.composition = self.composition[:]
        twin.fresh = self.fresh[:]
        twin.used = self.used[:]
        twin.bought = self.bought[:]
        twin.honors = self.honors[:]
        twin.sword_at = self.sword_at[:]
        twin.worker_at = self.worker_at[:]
        twin.market_at = self.market_at
        twin.academy_at = self.academy_at
        twin.palace_at = self.palace_at
        twin.komainu_at = self.komainu_at
        twin.rooms = self.rooms
        twin.pile = self.pile
        twin.starting = self.starting
        twin.decks = self.decks[:]
        twin.market_row = self.market_row
        twin.market_deck = self.market_deck
        twin.honor_row = self.honor_row
        twin.honor_deck = self.honor_deck
        twin.gone = self.gone[:]
        twin.monk = self.monk
        twin.line = self.line
        twin.active = self.active
        twin.extra = self.extra
        twin.offering = self.offering
        twin.doubled = self.doubled
        twin.earned = self.earned
        twin.unused_decorators = self.unused_decorators
        twin.rooms_left = self.rooms_left
        twin.again = self.again
        twin.cards_left = self.cards_left
        twin.giving = self.giving
        twin.asked = self.asked
        twin.delivering = self.delivering
        twin.lines_left = self.lines_left
        twin.interrupted = self.interrupted
        twin.scored = self.scored[:]
        twin.ghost_deck = self.ghost_deck
        twin.ghost_gone = self.ghost_gone
        twin.ghost_aside = self.ghost_aside
        twin.ghost_family = self.ghost_family
        twin.aside_seen = self.aside_seen
        twin.tiles = self.tiles.copy()
        twin.cards = self.cards.copy()
        twin.lots = self.lots.copy()
        return twin


def new_state(setting: Setting, seed: int | str | bytes) -> State:
    """An empty table: nothing laid out, the streams of chance derived from the seed."""
    state = State()
    seats, sides = setting.players, setting.sides
    state.rulebook = state.setting = setting
    for name in NUMBERS:
        setattr(state, name, 0)
    for name in LISTS + ROWS_OF_LISTS:
        setattr(state, name, [])
    state.decision = NO_DECISION
    state.giving = NO_DECISION
    state.round = 1
    state.komainu_at = state.line = state.offering = state.delivering = NOBODY
    state.awaited = [0] * seats
    state.coins = [0] * seats
    state.stock = setting.start_stock * seats
    state.monks = [MONKS] * seats
    state.quiet = [0] * seats
    state.decorators = [setting.first_step] * (4 * seats)
    state.family = [0] * seats
    state.project = [0] * (4 * seats)
    state.late = [0] * (4 * seats)
    state.dropped = [0] * (4 * seats)
    state.points = [0] * sides
    state.workers = [setting.workers] * sides
    state.passed = [0] * sides
    state.sashimono = [0] * (4 * sides)
    state.on_board = [0] * sides
    state.scored = [0] * sides
    state.forge = [NO_SWORD] * (CELLS * seats)
    state.under = [NOBODY] * (2 * LINE_COUNT * seats)
    state.placed = [0] * SWORD_COUNT
    state.decorated = [0] * SWORD_COUNT
    state.flag = [NO_FLAG] * SWORD_COUNT
    state.noted = [0] * SWORD_COUNT
    state.washitsu = [[] for _ in range(sides)]
    state.honors = [[] for _ in range(sides)]
    state.composition = [[] for _ in range(seats)]
    state.fresh = [[] for _ in range(seats)]
    state.used = [[] for _ in range(seats)]
    state.bought = [[] for _ in range(seats)]
    state.sword_at = [NO_SWORD] * SPACE_COUNT
    state.worker_at = [NOBODY] * SPACE_COUNT
    state.gone = [0] * setting.face_count
    state.ghost_family = FAMILY if setting.solo else 0
    state.tiles = Rng(seed, "tiles")
    state.cards = Rng(seed, "cards")
    state.lots = Rng(seed, "lots")
    return state


def save(state: State) -> dict[str, Any]:
    """The whole state as plain values. Secret: it holds every hidden card and the chance to come."""
    return write_down(state, SAVED)


def restore(setting: Setting, data: dict[str, Any]) -> State:
    """The state that `save` wrote down."""
    state = State()
    state.rulebook = state.setting = setting
    fill_in(state, SAVED, data)
    return state
