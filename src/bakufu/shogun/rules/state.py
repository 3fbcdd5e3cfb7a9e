"""The state of a game: everything on the table and in the hands, as flat lists of whole numbers.

Only the rules change it. `copy` is a handful of slices, so that searching players can afford it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bakufu.kernel.chance import Rng
from bakufu.kernel.flow import NO_DECISION, Flow
from bakufu.kernel.saving import Rows, fill_in, write_down
from bakufu.shogun.box.components import NEUTRAL, NO_EFFECT, PROVINCE_COUNT, UNPLANNED
from bakufu.shogun.box.setting import Setting

if TYPE_CHECKING:
    from mypy_extensions import i64

LISTS = (
    "stack", "awaited", "about",
    "owner", "armies", "buildings", "revolts", "taken",
    "chests", "rice", "points", "supply",
    "tray", "inside", "tiles",
    "pile", "open_cards", "seen", "groups",
    "action_row", "special_row", "takers", "order",
    "event_pile", "event_row", "event_gone", "plan", "shown",
    "choosing", "battle", "revolting",
)  # fmt: skip
NUMBERS = (
    "step", "decision", "year", "season", "farmers", "bank", "markers", "buried", "revealed", "event",
    "action_at", "turn_at",
)  # fmt: skip
STREAMS = ("decks", "falls", "lots")
SAVED = Rows(NUMBERS, LISTS, ("shelves", "module_rows"), STREAMS)


class State(Flow):
    """By province: owner to taken. By seat: chests to supply. By colour, farmers last: tray and inside.

    Filled by `new_state`, `restore` or `copy`. The rows marked "whole" are only ever replaced, so copies share them.
    """

    setting: Setting
    year: i64
    season: i64

    owner: list[int]
    armies: list[int]
    buildings: list[int]  # bits: castle 1, temple 2, theatre 4
    revolts: list[int]  # revolt markers
    taken: list[int]  # 1: conquered this round, so its card is in the hand and not in the plan

    chests: list[int]
    rice: list[int]
    points: list[int]
    supply: list[int]

    tray: list[int]
    inside: list[int]
    shelves: list[list[int]]  # the tower's inside, which nobody sees; each shelf is whole

    farmers: i64  # these four: in the general supply
    bank: i64  # chests
    markers: i64  # revolt markers
    tiles: list[int]  # castles, temples, theatres

    pile: list[int]  # whole: province cards face down, the top one last
    open_cards: list[int]  # whole
    buried: i64  # how many cards at the bottom of the pile everybody has seen going there
    seen: list[int]  # whole: by seat, the two cards that lay open on its last turn of claiming
    groups: list[int]  # whole: by seat and size 2 to 5, army groups still to be placed

    action_row: list[int]  # whole
    revealed: i64  # how many cards of the action row are face up
    special_row: list[int]  # whole
    takers: list[int]  # by place: the seat that took it, or -1
    order: list[int]  # whole: seats in turn order
    event: i64
    event_pile: list[int]  # whole
    event_row: list[int]  # whole
    event_gone: list[int]  # whole: removed from the game

    plan: list[int]  # by seat and space: the card lying there
    shown: list[int]  # by seat and space: 1 once that card has been revealed
    choosing: list[int]  # whole: seats that still choose their place, the next one last
    action_at: i64
    turn_at: i64
    battle: list[int]  # whole: attacker, defender, province, armies of both
    revolt_farmers: list[int]  # whole: one number, the farmers that the winter table adds to each revolt; else empty
    revolting: list[int]  # whole: provinces drawn in winter whose revolt is still to come

    module_rows: list[list[int]]  # the rows of the modules, by their numbers in `numbers.py`; none without modules

    decks: Rng
    falls: Rng
    lots: Rng

    def copy(self) -> State:
        twin = self.likeness()
        twin.owner = self.owner[:]
        twin.armies = self.armies[:]
        twin.buildings = self.buildings[:]
        twin.revolts = self.revolts[:]
        twin.taken = self.taken[:]
        twin.chests = self.chests[:]
        twin.rice = self.rice[:]
        twin.points = self.points[:]
        twin.supply = self.supply[:]
        twin.tray = self.tray[:]
        twin.inside = self.inside[:]
        twin.shelves = self.shelves[:]
        twin.tiles = self.tiles[:]
        twin.takers = self.takers[:]
        twin.plan = self.plan[:]
        twin.shown = self.shown[:]
        twin.module_rows = [row[:] for row in self.module_rows]
        twin.decks = self.decks.copy()
        twin.falls = self.falls.copy()
        twin.lots = self.lots.copy()
        return twin

    def battle_row(self) -> list[int]:
        """The battle or the farmers of winter's revolts: saved states and observations have one row for both, because
        there is never a battle while revolts are carried out."""
        return self.battle or self.revolt_farmers

    def likeness(self) -> State:
        """A copy that shares every row with this state: good for replacing some of them, not for play."""
        twin = State()
        self.flow_into(twin)
        twin.setting = self.setting
        twin.year = self.year
        twin.season = self.season
        twin.owner = self.owner
        twin.armies = self.armies
        twin.buildings = self.buildings
        twin.revolts = self.revolts
        twin.taken = self.taken
        twin.chests = self.chests
        twin.rice = self.rice
        twin.points = self.points
        twin.supply = self.supply
        twin.tray = self.tray
        twin.inside = self.inside
        twin.shelves = self.shelves
        twin.farmers = self.farmers
        twin.bank = self.bank
        twin.markers = self.markers
        twin.tiles = self.tiles
        twin.pile = self.pile
        twin.open_cards = self.open_cards
        twin.buried = self.buried
        twin.seen = self.seen
        twin.groups = self.groups
        twin.action_row = self.action_row
        twin.revealed = self.revealed
        twin.special_row = self.special_row
        twin.takers = self.takers
        twin.order = self.order
        twin.event = self.event
        twin.event_pile = self.event_pile
        twin.event_row = self.event_row
        twin.event_gone = self.event_gone
        twin.plan = self.plan
        twin.shown = self.shown
        twin.choosing = self.choosing
        twin.action_at = self.action_at
        twin.turn_at = self.turn_at
        twin.battle = self.battle
        twin.revolt_farmers = self.revolt_farmers
        twin.revolting = self.revolting
        twin.module_rows = self.module_rows
        twin.decks = self.decks
        twin.falls = self.falls
        twin.lots = self.lots
        return twin


def new_state(setting: Setting, seed: int | str | bytes) -> State:
    """An empty table: nothing dealt, nothing built, the streams of chance derived from the seed."""
    state = State()
    players = setting.players
    state.rulebook = state.setting = setting
    for name in NUMBERS:
        setattr(state, name, 0)
    for name in LISTS:
        setattr(state, name, [])
    state.revolt_farmers = []
    state.decision = NO_DECISION
    state.event = NO_EFFECT
    state.year = 1
    state.awaited = [0] * players
    state.owner = [NEUTRAL] * PROVINCE_COUNT
    state.armies = [0] * PROVINCE_COUNT
    state.buildings = [0] * PROVINCE_COUNT
    state.revolts = [0] * PROVINCE_COUNT
    state.taken = [0] * PROVINCE_COUNT
    state.chests = [0] * players
    state.rice = [0] * players
    state.points = [0] * players
    state.supply = [setting.armies] * players
    state.tray = [0] * 6
    state.inside = [0] * 6
    state.shelves = [[], [], []]
    state.farmers = setting.farmers
    state.bank = setting.chests
    state.markers = setting.markers
    state.tiles = setting.tiles[:]
    state.plan = [UNPLANNED] * (players * setting.spaces)
    state.shown = [0] * (players * setting.spaces)
    state.module_rows = [row[:] for row in setting.module_rows]
    state.decks = Rng(seed, "decks")
    state.falls = Rng(seed, "falls")
    state.lots = Rng(seed, "lots")
    return state


def save(state: State) -> dict[str, Any]:
    """The whole state as plain values. Secret: it holds every hidden card and the chance to come."""
    data = write_down(state, SAVED)
    data["extra"] = data.pop("module_rows")  # its name in saved states
    data["battle"] = state.battle_row()[:]
    return data


def restore(setting: Setting, data: dict[str, Any]) -> State:
    """The state that `save` wrote down."""
    state = State()
    state.rulebook = state.setting = setting
    fill_in(state, SAVED, data | {"module_rows": data["extra"]})
    state.revolt_farmers = []
    if len(state.battle) == 1:
        state.battle, state.revolt_farmers = [], state.battle
    return state
