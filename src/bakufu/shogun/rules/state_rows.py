"""The rows of the state: how they are copied, saved and restored.

`python -m handbook` writes this file from `rows.py`, where the rows are stated: change that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.flow import Flow
from bakufu.kernel.patch import Json
from bakufu.shogun.box.setting import Setting

if TYPE_CHECKING:
    from mypy_extensions import i64


class StateRows(Flow):
    """Copies share tuples, and lists marked "whole", which are only ever replaced."""

    setting: Setting
    year: i64  # 1 or 2
    season: i64  # 0 to 2, in winter 3
    event: i64  # the event card of this season; -1 none
    action_at: i64  # which card of the action row is carried out
    turn_at: i64  # whose turn in the order it is
    revealed: i64  # how many cards of the action row are face up
    event_pile: list[int]  # whole: event cards face down, the top one last
    farmers: i64  # in the general supply
    bank: i64  # chests in the general supply
    markers: i64  # revolt markers in the general supply
    buried: i64  # how many cards at the bottom of the pile everybody has seen going there
    plan: list[int]  # by seat and space: the card; -1 empty, -2 unplanned, -3 surrendered, -4 face down
    owner: tuple[int, ...]  # by province: a seat; -1 neutral, -2 not in play
    armies: list[int]  # by province
    buildings: tuple[int, ...]  # by province: castle 1 + temple 2 + theatre 4
    revolts: tuple[int, ...]  # by province: revolt markers
    taken: tuple[int, ...]  # by province: 1 if conquered this round
    chests: list[int]  # by seat
    rice: list[int]  # by seat
    points: list[int]  # by seat
    supply: list[int]  # by seat: armies in the supply
    tray: list[int]  # by colour, farmers last: cubes in the tower's tray
    inside: list[int]  # by colour, farmers last: cubes inside the tower
    tiles: tuple[int, ...]  # castles, temples, theatres in the supply
    action_row: list[int]  # whole: actions in their order; -4 face down, one fewer after each action
    special_row: list[int]  # whole: special cards by place
    takers: list[int]  # by place: the seat that took it; -1 nobody
    order: list[int]  # whole: seats in turn order
    event_row: list[int]  # whole: event cards that lie open
    event_gone: list[int]  # whole: event cards removed from the game
    shown: list[int]  # by seat and space: 1 once the card has been revealed
    choosing: list[int]  # whole: seats that still choose their place, the next one last
    battle: list[int]  # whole: attacker, defender (-1 neutral), province, armies of both
    revolt_farmers: list[int]  # whole: one number, the farmers that winter adds to each revolt
    revolting: list[int]  # whole: provinces whose winter revolt is to come
    pile: list[int]  # whole: province cards, lowest first; -4 face down
    open_cards: list[int]  # whole: province cards to claim
    seen: list[int]  # whole: by seat: open cards on its last turn; -1 none
    groups: list[int]  # whole: by seat and size 2 to 5: army groups to place
    shelves: list[list[int]]  # by shelf of the tower: the cubes that lie there
    module_rows: list[tuple[int, ...]]  # rows of modules, by their numbers; none without modules
    decks: Rng  # of all cards
    falls: Rng  # of the tower
    lots: Rng  # of what is drawn between equals

    def copy_into(self, twin: StateRows) -> None:
        self.flow_into(twin)
        twin.setting = self.setting
        twin.year = self.year
        twin.season = self.season
        twin.event = self.event
        twin.action_at = self.action_at
        twin.turn_at = self.turn_at
        twin.revealed = self.revealed
        twin.event_pile = self.event_pile
        twin.farmers = self.farmers
        twin.bank = self.bank
        twin.markers = self.markers
        twin.buried = self.buried
        twin.plan = self.plan[:]
        twin.owner = self.owner
        twin.armies = self.armies[:]
        twin.buildings = self.buildings
        twin.revolts = self.revolts
        twin.taken = self.taken
        twin.chests = self.chests[:]
        twin.rice = self.rice[:]
        twin.points = self.points[:]
        twin.supply = self.supply[:]
        twin.tray = self.tray[:]
        twin.inside = self.inside[:]
        twin.tiles = self.tiles
        twin.action_row = self.action_row
        twin.special_row = self.special_row
        twin.takers = self.takers[:]
        twin.order = self.order
        twin.event_row = self.event_row
        twin.event_gone = self.event_gone
        twin.shown = self.shown[:]
        twin.choosing = self.choosing
        twin.battle = self.battle
        twin.revolt_farmers = self.revolt_farmers
        twin.revolting = self.revolting
        twin.pile = self.pile
        twin.open_cards = self.open_cards
        twin.seen = self.seen
        twin.groups = self.groups
        twin.shelves = self.shelves[:]
        twin.module_rows = self.module_rows[:]
        twin.decks = self.decks.copy()
        twin.falls = self.falls.copy()
        twin.lots = self.lots.copy()

    def likeness_into(self, twin: StateRows) -> None:
        """Share every row with another state: good for replacing some of them, not for play."""
        self.flow_into(twin)
        twin.setting = self.setting
        twin.year = self.year
        twin.season = self.season
        twin.event = self.event
        twin.action_at = self.action_at
        twin.turn_at = self.turn_at
        twin.revealed = self.revealed
        twin.event_pile = self.event_pile
        twin.farmers = self.farmers
        twin.bank = self.bank
        twin.markers = self.markers
        twin.buried = self.buried
        twin.plan = self.plan
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
        twin.tiles = self.tiles
        twin.action_row = self.action_row
        twin.special_row = self.special_row
        twin.takers = self.takers
        twin.order = self.order
        twin.event_row = self.event_row
        twin.event_gone = self.event_gone
        twin.shown = self.shown
        twin.choosing = self.choosing
        twin.battle = self.battle
        twin.revolt_farmers = self.revolt_farmers
        twin.revolting = self.revolting
        twin.pile = self.pile
        twin.open_cards = self.open_cards
        twin.seen = self.seen
        twin.groups = self.groups
        twin.shelves = self.shelves
        twin.module_rows = self.module_rows
        twin.decks = self.decks
        twin.falls = self.falls
        twin.lots = self.lots

    def saved(self) -> Json:
        """Everything as plain values, shared with nobody."""
        return {
            "step": self.step,
            "decision": self.decision,
            "year": self.year,
            "season": self.season,
            "event": self.event,
            "action_at": self.action_at,
            "turn_at": self.turn_at,
            "revealed": self.revealed,
            "farmers": self.farmers,
            "bank": self.bank,
            "markers": self.markers,
            "buried": self.buried,
            "event_pile": self.event_pile[:],
            "plan": self.plan[:],
            "awaited": self.awaited[:],
            "about": self.about[:],
            "stack": self.stack[:],
            "owner": list(self.owner),
            "armies": self.armies[:],
            "buildings": list(self.buildings),
            "revolts": list(self.revolts),
            "taken": list(self.taken),
            "chests": self.chests[:],
            "rice": self.rice[:],
            "points": self.points[:],
            "supply": self.supply[:],
            "tray": self.tray[:],
            "inside": self.inside[:],
            "tiles": list(self.tiles),
            "action_row": self.action_row[:],
            "special_row": self.special_row[:],
            "takers": self.takers[:],
            "order": self.order[:],
            "event_row": self.event_row[:],
            "event_gone": self.event_gone[:],
            "shown": self.shown[:],
            "choosing": self.choosing[:],
            "battle": (self.battle or self.revolt_farmers)[:],
            "revolting": self.revolting[:],
            "pile": self.pile[:],
            "open_cards": self.open_cards[:],
            "seen": self.seen[:],
            "groups": self.groups[:],
            "shelves": [row[:] for row in self.shelves],
            "extra": [list(row) for row in self.module_rows],
            "decks": self.decks.words(),
            "falls": self.falls.words(),
            "lots": self.lots.words(),
        }

    def restore(self, data: Json) -> None:
        """Take every row from what `saved` returned."""
        self.step = data["step"]
        self.decision = data["decision"]
        self.year = data["year"]
        self.season = data["season"]
        self.event = data["event"]
        self.action_at = data["action_at"]
        self.turn_at = data["turn_at"]
        self.revealed = data["revealed"]
        self.event_pile = list(data["event_pile"])
        self.farmers = data["farmers"]
        self.bank = data["bank"]
        self.markers = data["markers"]
        self.buried = data["buried"]
        self.plan = list(data["plan"])
        self.awaited = list(data["awaited"])
        self.about = list(data["about"])
        self.stack = list(data["stack"])
        self.owner = tuple(data["owner"])
        self.armies = list(data["armies"])
        self.buildings = tuple(data["buildings"])
        self.revolts = tuple(data["revolts"])
        self.taken = tuple(data["taken"])
        self.chests = list(data["chests"])
        self.rice = list(data["rice"])
        self.points = list(data["points"])
        self.supply = list(data["supply"])
        self.tray = list(data["tray"])
        self.inside = list(data["inside"])
        self.tiles = tuple(data["tiles"])
        self.action_row = list(data["action_row"])
        self.special_row = list(data["special_row"])
        self.takers = list(data["takers"])
        self.order = list(data["order"])
        self.event_row = list(data["event_row"])
        self.event_gone = list(data["event_gone"])
        self.shown = list(data["shown"])
        self.choosing = list(data["choosing"])
        self.battle = list(data["battle"])
        self.revolt_farmers = []
        self.revolting = list(data["revolting"])
        self.pile = list(data["pile"])
        self.open_cards = list(data["open_cards"])
        self.seen = list(data["seen"])
        self.groups = list(data["groups"])
        self.shelves = [list(row) for row in data["shelves"]]
        self.module_rows = [tuple(row) for row in data["extra"]]
        self.decks = Rng(None)
        self.decks.restore(data["decks"])
        self.falls = Rng(None)
        self.falls.restore(data["falls"])
        self.lots = Rng(None)
        self.lots.restore(data["lots"])

    def seed_streams(self, seed: Seed) -> None:
        """Begin every stream of chance anew."""
        self.decks = Rng(seed, "decks")
        self.falls = Rng(seed, "falls")
        self.lots = Rng(seed, "lots")

    def split_streams(self, rng: Rng) -> None:
        """Begin every stream with chance out of another one."""
        self.decks = rng.split()
        self.falls = rng.split()
        self.lots = rng.split()
