"""A position as numbers: what each seat holds when a season ends, for the value model."""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.winning_chance import Clash, Tower
from bakufu.bots.shogun.module import Measure
from bakufu.bots.shogun.modules.manifests import CHOICES
from bakufu.shogun.box.components import BUILDING_BIT, BUILDINGS, NEUTRAL, PROVINCE_COUNT, REGIONS
from bakufu.shogun.rules.actions.build import COUNT
from bakufu.shogun.rules.state import State

# In the order of the numbers in a row; `weights/daimyo.toml` has coefficients for each of them.
FEATURES: Final[tuple[str, ...]] = (
    "base", "most", "provinces", "buildings", "first_chests", "more_chests", "armies", "hunger", "famine", "stores",
    "markers", "sites", "taxes", "best_tax", "fields", "best_field", "danger", "danger_built", "conquests", "farmland",
    "tower", "regions",
    *[feature for choices in CHOICES.values() if choices.features is not None for feature in choices.features.names],
)  # fmt: skip
BASE: Final = 0
MOST: Final = 1
PROVINCES: Final = 2
BUILT: Final = 3
FIRST_CHESTS: Final = 4
MORE_CHESTS: Final = 5
ARMIES: Final = 6
HUNGER: Final = 7
FAMINE: Final = 8
STORES: Final = 9
MARKERS: Final = 10
SITES: Final = 11
TAXES: Final = 12
BEST_TAX: Final = 13
FIELDS: Final = 14
BEST_FIELD: Final = 15
DANGER: Final = 16
DANGER_BUILT: Final = 17
CONQUESTS: Final = 18
FARMLAND: Final = 19
TOWER: Final = 20
REGIONS_HELD: Final = 21
# By module: where its features begin, and what measures them.
MEASURES: dict[str, tuple[int, Measure]] = {
    name: (FEATURES.index(choices.features.names[0]), choices.features.measure)
    for name, choices in CHOICES.items()
    if choices.features is not None
}
KINDS: Final = len(BUILDINGS)
REGION_COUNT: Final = len(REGIONS)
FIRST: Final = 8  # chests up to this number are soon spent; more of them buy little in one season
HARVEST: Final = 5  # one season's rice can't feed more unfed provinces than this


class Holdings:
    """What a seat holds, summed up over its provinces: plain numbers, which cost less than entries of a list."""

    def __init__(self) -> None:
        self.provinces = 0
        self.regions = 0  # bits
        self.buildings = 0
        self.armies = 0
        self.markers = 0
        self.sites = 0
        self.taxes = 0
        self.best_tax = 0
        self.fields = 0
        self.best_field = 0
        self.danger = 0.0
        self.danger_built = 0.0
        self.conquests = 0.0
        self.farmland = 0.0
        self.most = 0


def features(state: State, tower: Tower) -> list[list[float]]:
    """A row of features for each seat."""
    setting = state.setting
    players = setting.players
    rows: list[list[float]] = []
    held = [Holdings() for _ in range(players)]
    counts = [0] * (KINDS * REGION_COUNT * players)  # by kind, region and seat
    _provinces(state, held, counts, Clash(tower, state))
    _majorities(state, held, counts)
    losses = [setting.rice_loss[card] for card in state.event_row]
    loss = sum(losses) / max(1, len(losses))
    for seat in range(players):
        row, own = [0.0] * len(FEATURES), held[seat]
        rows.append(row)
        row[BASE] = 1.0
        row[MOST] = own.most
        row[PROVINCES] = own.provinces
        row[BUILT] = own.buildings
        chests = state.chests[seat]
        row[FIRST_CHESTS] = min(chests, FIRST)
        row[MORE_CHESTS] = max(0, chests - FIRST)
        row[ARMIES] = own.armies
        short = own.provinces + loss - state.rice[seat]
        row[HUNGER] = max(0.0, short)
        row[FAMINE] = max(0.0, short - HARVEST)
        row[STORES] = max(0.0, -short)
        row[MARKERS] = own.markers
        row[SITES] = own.sites
        row[TAXES] = own.taxes
        row[BEST_TAX] = own.best_tax
        row[FIELDS] = own.fields
        row[BEST_FIELD] = own.best_field
        row[DANGER] = own.danger
        row[DANGER_BUILT] = own.danger_built
        row[CONQUESTS] = own.conquests
        row[FARMLAND] = own.farmland
        row[TOWER] = state.inside[seat] + state.tray[seat]
        row[REGIONS_HELD] = bin(own.regions).count("1")
    for module in setting.options.modules:
        if module in MEASURES:
            first, measure = MEASURES[module]
            measure(state, rows, first)
    return rows


def _provinces(state: State, held: list[Holdings], counts: list[int], clash: Clash) -> None:
    board = state.setting.board
    owners, armies = state.owner, state.armies
    for province in range(PROVINCE_COUNT):
        seat = owners[province]
        if seat < 0:
            continue
        own = held[seat]
        region = board.region[province]
        standing = state.buildings[province]
        built = COUNT[standing]
        own.provinces += 1
        own.armies += armies[province]
        own.sites += board.sites[province] - built
        own.regions |= 1 << region
        if built:
            own.buildings += built
            for kind in range(KINDS):
                if standing & BUILDING_BIT[kind]:
                    counts[(kind * REGION_COUNT + region) * len(held) + seat] += 1
        markers = state.revolts[province]
        if markers:
            own.markers += markers
        else:
            tax, rice = board.tax[province], board.rice[province]
            own.taxes += tax
            own.fields += rice
            if tax > own.best_tax:
                own.best_tax = tax
            if rice > own.best_field:
                own.best_field = rice
        _borders(state, province, held, clash, built)


def _borders(state: State, province: int, held: list[Holdings], clash: Clash, built: int) -> None:
    """What the strongest neighbor could take here, and whether a neutral province could be taken from here."""
    owners, armies = state.owner, state.armies
    seat = owners[province]
    foe, strongest, farmers = -1, 0, False
    for neighbour in state.setting.board.neighbours[province]:
        owner = owners[neighbour]
        if owner == NEUTRAL:
            farmers = True
        elif owner != seat and armies[neighbour] - 1 > strongest:
            foe, strongest = owner, armies[neighbour] - 1
    own = held[seat]
    if strongest:
        lost = clash.chance(foe, strongest, seat, armies[province], state.revolts[province] == 0)
        own.danger += lost
        own.danger_built += lost * built
        held[foe].conquests += lost * (1 + built)
    if farmers and armies[province] > 1:
        own.farmland += 1.0 if armies[province] > 3 else 0.5


def _majorities(state: State, held: list[Holdings], counts: list[int]) -> None:
    points = state.setting.majority_points
    players = len(held)
    for number in range(KINDS * REGION_COUNT):
        most = tied = 0
        for seat in range(players):
            count = counts[number * players + seat]
            if count > most:
                most, tied = count, 0
            elif count == most:
                tied = 1
        if most:
            for seat in range(players):
                if counts[number * players + seat] == most:
                    held[seat].most += points[number // REGION_COUNT] - tied
