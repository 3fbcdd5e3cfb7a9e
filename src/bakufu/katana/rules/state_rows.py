"""The rows of the state: how they are copied, saved and restored.

`python -m handbook` writes this file from `rows.py`, where the rows are stated: change that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.katana.box.setting import Setting
from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.flow import Flow
from bakufu.kernel.patch import Json

if TYPE_CHECKING:
    from mypy_extensions import i64


class StateRows(Flow):
    """Copies share tuples, and lists marked "whole", which are only ever replaced."""

    setting: Setting
    round: i64  # 1 to 4
    first: i64  # the side with the First Player card
    turn: i64  # the side whose turn it is
    actor: i64  # the seat that decides: not always the one whose turn it is
    komainu_at: i64  # the figure there, as `figure` numbers it; -1 nobody
    monk: i64  # 1: the current action is a Monk's
    line: i64  # the line of the Forge that is activated; -1 none
    extra_moves: i64  # moves that a Monk adds
    offering: i64  # what a Monk costs by the card just played; -1 none
    doubled: i64  # 1: the Coins of this Academy action are doubled
    earned: i64  # Coins of this Academy action
    unused_decorators: i64  # bits of the Resources
    rooms_left: i64  # bits of the Rooms whose benefit is still available
    again: i64  # 1: one more Room by a Monk
    cards_left: i64  # cards to take at the Market
    giving: i64  # the decision that others are asked after an action
    delivering: i64  # the space of the Sword being delivered; -1 none
    lines_left: i64  # bits: 1 its row, 2 its column, 4 its points may still be doubled
    ghost_family: i64  # the Ghost's Family Members
    coins: list[int]  # by seat
    points: list[int]  # by side
    stock: list[int]  # by seat and Resource
    workers: list[int]  # by side: Available Workers
    monks: tuple[int, ...]  # by seat: Monks at the Temple
    passed: list[int]  # by side: 1 if passed
    quiet: list[int]  # by seat: 1 if not to be asked in others' turns
    decorators: tuple[int, ...]  # by seat and Resource: the Coins of a decoration
    family: tuple[int, ...]  # by seat: bits of the Rooms, from the left, with a Family Member
    sashimono: tuple[int, ...]  # by side and House: in the Sashimono area
    project: tuple[int, ...]  # by seat and Resource
    late: tuple[int, ...]  # by seat and Resource: added to the Project afterwards
    dropped: tuple[int, ...]  # by seat and Resource: taken off the Project
    on_board: list[int]  # by side: figures on the main board
    forge: list[int]  # by seat and space: the Sword there; -1 none
    under: tuple[int, ...]  # by seat and line, two each: cards beneath the Forge; -1 none
    placed: tuple[int, ...]  # by Sword: Resources on it
    decorated: tuple[int, ...]  # by Sword: bits of its decorated Resources
    flag: tuple[int, ...]  # by Sword: the Sashimono on it; 4 a starting one, -1 none
    noted: tuple[int, ...]  # by Sword: what it gave to the Project, two bits for each Resource
    washitsu: list[list[int]]  # by side: Swords delivered, in order
    composition: list[list[int]]  # by seat: the recipe of the SHOGUN NO KATANA
    fresh: list[list[int]]  # by seat, sorted: cards of which nothing was used
    used: list[list[int]]  # by seat: cards whose immediate effect was used in this Moment
    bought: list[list[int]]  # by seat: cards whose benefit was paid in this Moment and whose effect is still to use
    honors: list[list[int]]  # by side: its Honor cards
    scored: list[int]  # by side: the value of its own Sword at the end
    sword_at: tuple[int, ...]  # by space of the Houses: the Sword there; -1 none
    worker_at: tuple[int, ...]  # by space of the Houses: 2 x side, + 1 for a Monk; -1 nobody
    market_at: list[int]  # whole: figures at the Market
    academy_at: list[int]  # whole: figures at the Academy
    palace_at: list[int]  # whole: figures at the Palace
    rooms: list[int]  # whole: the Rooms from left to right
    pile: list[int]  # whole: Swords face down, the top one last
    starting: list[int]  # whole: Swords to begin with, still to be chosen
    decks: list[list[int]]  # by House: Daimyo cards, the open top one last
    market_row: list[int]  # whole: open cards of the Market
    market_deck: list[int]  # whole: the Market cards beneath the third open one
    honor_row: list[int]  # whole: open Honor cards
    honor_deck: list[int]  # whole: Honor cards face down
    gone: tuple[int, ...]  # by card: copies out of the game
    active: list[int]  # whole: Swords activated; once moved, -1 minus the Sword
    asked: list[int]  # whole: seats still to be asked, the next one last
    interrupted: list[int]  # whole: deliveries that wait: space and lines left, in pairs
    ghost_deck: list[int]  # whole: the Ghost's cards face down, the top one last
    ghost_gone: list[int]  # whole: the Ghost's discard pile
    ghost_aside: list[int]  # whole: the Ghost's cards set aside; -2 face down
    aside_seen: list[int]  # whole: the cards set aside when they were last seen
    tiles: Rng  # of Swords and Rooms
    cards: Rng  # of all other decks
    lots: Rng  # of the first player and the Ghost

    def copy_into(self, twin: StateRows) -> None:
        self.flow_into(twin)
        twin.setting = self.setting
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.actor = self.actor
        twin.komainu_at = self.komainu_at
        twin.monk = self.monk
        twin.line = self.line
        twin.extra_moves = self.extra_moves
        twin.offering = self.offering
        twin.doubled = self.doubled
        twin.earned = self.earned
        twin.unused_decorators = self.unused_decorators
        twin.rooms_left = self.rooms_left
        twin.again = self.again
        twin.cards_left = self.cards_left
        twin.giving = self.giving
        twin.delivering = self.delivering
        twin.lines_left = self.lines_left
        twin.ghost_family = self.ghost_family
        twin.coins = self.coins[:]
        twin.points = self.points[:]
        twin.stock = self.stock[:]
        twin.workers = self.workers[:]
        twin.monks = self.monks
        twin.passed = self.passed[:]
        twin.quiet = self.quiet[:]
        twin.decorators = self.decorators
        twin.family = self.family
        twin.sashimono = self.sashimono
        twin.project = self.project
        twin.late = self.late
        twin.dropped = self.dropped
        twin.on_board = self.on_board[:]
        twin.forge = self.forge[:]
        twin.under = self.under
        twin.placed = self.placed
        twin.decorated = self.decorated
        twin.flag = self.flag
        twin.noted = self.noted
        twin.washitsu = self.washitsu[:]
        twin.composition = self.composition[:]
        twin.fresh = self.fresh[:]
        twin.used = self.used[:]
        twin.bought = self.bought[:]
        twin.honors = self.honors[:]
        twin.scored = self.scored[:]
        twin.sword_at = self.sword_at
        twin.worker_at = self.worker_at
        twin.market_at = self.market_at
        twin.academy_at = self.academy_at
        twin.palace_at = self.palace_at
        twin.rooms = self.rooms
        twin.pile = self.pile
        twin.starting = self.starting
        twin.decks = self.decks[:]
        twin.market_row = self.market_row
        twin.market_deck = self.market_deck
        twin.honor_row = self.honor_row
        twin.honor_deck = self.honor_deck
        twin.gone = self.gone
        twin.active = self.active
        twin.asked = self.asked
        twin.interrupted = self.interrupted
        twin.ghost_deck = self.ghost_deck
        twin.ghost_gone = self.ghost_gone
        twin.ghost_aside = self.ghost_aside
        twin.aside_seen = self.aside_seen
        twin.tiles = self.tiles.copy()
        twin.cards = self.cards.copy()
        twin.lots = self.lots.copy()

    def saved(self) -> Json:
        """Everything as plain values, shared with nobody."""
        return {
            "step": self.step,
            "decision": self.decision,
            "round": self.round,
            "first": self.first,
            "turn": self.turn,
            "actor": self.actor,
            "komainu_at": self.komainu_at,
            "monk": self.monk,
            "line": self.line,
            "extra": self.extra_moves,
            "offering": self.offering,
            "doubled": self.doubled,
            "earned": self.earned,
            "unused_decorators": self.unused_decorators,
            "rooms_left": self.rooms_left,
            "again": self.again,
            "cards_left": self.cards_left,
            "giving": self.giving,
            "delivering": self.delivering,
            "lines_left": self.lines_left,
            "ghost_family": self.ghost_family,
            "awaited": self.awaited[:],
            "about": self.about[:],
            "stack": self.stack[:],
            "coins": self.coins[:],
            "points": self.points[:],
            "stock": self.stock[:],
            "workers": self.workers[:],
            "monks": list(self.monks),
            "passed": self.passed[:],
            "quiet": self.quiet[:],
            "decorators": list(self.decorators),
            "family": list(self.family),
            "sashimono": list(self.sashimono),
            "project": list(self.project),
            "late": list(self.late),
            "dropped": list(self.dropped),
            "on_board": self.on_board[:],
            "forge": self.forge[:],
            "under": list(self.under),
            "placed": list(self.placed),
            "decorated": list(self.decorated),
            "flag": list(self.flag),
            "noted": list(self.noted),
            "scored": self.scored[:],
            "sword_at": list(self.sword_at),
            "worker_at": list(self.worker_at),
            "market_at": self.market_at[:],
            "academy_at": self.academy_at[:],
            "palace_at": self.palace_at[:],
            "rooms": self.rooms[:],
            "pile": self.pile[:],
            "starting": self.starting[:],
            "market_row": self.market_row[:],
            "market_deck": self.market_deck[:],
            "honor_row": self.honor_row[:],
            "honor_deck": self.honor_deck[:],
            "gone": list(self.gone),
            "active": self.active[:],
            "asked": self.asked[:],
            "interrupted": self.interrupted[:],
            "ghost_deck": self.ghost_deck[:],
            "ghost_gone": self.ghost_gone[:],
            "ghost_aside": self.ghost_aside[:],
            "aside_seen": self.aside_seen[:],
            "washitsu": [row[:] for row in self.washitsu],
            "composition": [row[:] for row in self.composition],
            "fresh": [row[:] for row in self.fresh],
            "used": [row[:] for row in self.used],
            "bought": [row[:] for row in self.bought],
            "honors": [row[:] for row in self.honors],
            "decks": [row[:] for row in self.decks],
            "tiles": self.tiles.words(),
            "cards": self.cards.words(),
            "lots": self.lots.words(),
        }

    def restore(self, data: Json) -> None:
        """Take every row from what `saved` returned."""
        self.step = data["step"]
        self.decision = data["decision"]
        self.round = data["round"]
        self.first = data["first"]
        self.turn = data["turn"]
        self.actor = data["actor"]
        self.komainu_at = data["komainu_at"]
        self.monk = data["monk"]
        self.line = data["line"]
        self.extra_moves = data["extra"]
        self.offering = data["offering"]
        self.doubled = data["doubled"]
        self.earned = data["earned"]
        self.unused_decorators = data["unused_decorators"]
        self.rooms_left = data["rooms_left"]
        self.again = data["again"]
        self.cards_left = data["cards_left"]
        self.giving = data["giving"]
        self.delivering = data["delivering"]
        self.lines_left = data["lines_left"]
        self.ghost_family = data["ghost_family"]
        self.awaited = list(data["awaited"])
        self.about = list(data["about"])
        self.stack = list(data["stack"])
        self.coins = list(data["coins"])
        self.points = list(data["points"])
        self.stock = list(data["stock"])
        self.workers = list(data["workers"])
        self.monks = tuple(data["monks"])
        self.passed = list(data["passed"])
        self.quiet = list(data["quiet"])
        self.decorators = tuple(data["decorators"])
        self.family = tuple(data["family"])
        self.sashimono = tuple(data["sashimono"])
        self.project = tuple(data["project"])
        self.late = tuple(data["late"])
        self.dropped = tuple(data["dropped"])
        self.on_board = list(data["on_board"])
        self.forge = list(data["forge"])
        self.under = tuple(data["under"])
        self.placed = tuple(data["placed"])
        self.decorated = tuple(data["decorated"])
        self.flag = tuple(data["flag"])
        self.noted = tuple(data["noted"])
        self.washitsu = [list(row) for row in data["washitsu"]]
        self.composition = [list(row) for row in data["composition"]]
        self.fresh = [list(row) for row in data["fresh"]]
        self.used = [list(row) for row in data["used"]]
        self.bought = [list(row) for row in data["bought"]]
        self.honors = [list(row) for row in data["honors"]]
        self.scored = list(data["scored"])
        self.sword_at = tuple(data["sword_at"])
        self.worker_at = tuple(data["worker_at"])
        self.market_at = list(data["market_at"])
        self.academy_at = list(data["academy_at"])
        self.palace_at = list(data["palace_at"])
        self.rooms = list(data["rooms"])
        self.pile = list(data["pile"])
        self.starting = list(data["starting"])
        self.decks = [list(row) for row in data["decks"]]
        self.market_row = list(data["market_row"])
        self.market_deck = list(data["market_deck"])
        self.honor_row = list(data["honor_row"])
        self.honor_deck = list(data["honor_deck"])
        self.gone = tuple(data["gone"])
        self.active = list(data["active"])
        self.asked = list(data["asked"])
        self.interrupted = list(data["interrupted"])
        self.ghost_deck = list(data["ghost_deck"])
        self.ghost_gone = list(data["ghost_gone"])
        self.ghost_aside = list(data["ghost_aside"])
        self.aside_seen = list(data["aside_seen"])
        self.tiles = Rng(None)
        self.tiles.restore(data["tiles"])
        self.cards = Rng(None)
        self.cards.restore(data["cards"])
        self.lots = Rng(None)
        self.lots.restore(data["lots"])

    def seed_streams(self, seed: Seed) -> None:
        """Begin every stream of chance anew."""
        self.tiles = Rng(seed, "tiles")
        self.cards = Rng(seed, "cards")
        self.lots = Rng(seed, "lots")

    def split_streams(self, rng: Rng) -> None:
        """Begin every stream with chance out of another one."""
        self.tiles = rng.split()
        self.cards = rng.split()
        self.lots = rng.split()
