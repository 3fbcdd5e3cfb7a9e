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
FIRST: Final = 8  # chests up to this number are soon spent; more of them buy little in one season
HARVEST: Final = 5  # one season's rice can't feed more unfed provinces than this


def features(state: State, tower: Tower) -> list[list[float]]:
    """A row of features for each seat."""
    setting = state.setting
    players = setting.players
    rows = [[0.0] * len(FEATURES) for _ in range(players)]
    regions = [0] * players
    counts = [[0] * players for _ in range(len(BUILDINGS) * len(REGIONS))]
    _provinces(state, rows, regions, counts, Clash(tower, state))
    _majorities(state, rows, counts)
    losses = [setting.rice_loss[card] for card in state.event_row]
    loss = sum(losses) / max(1, len(losses))
    for seat in range(players):
        row = rows[seat]
        row[BASE] = 1.0
        chests = state.chests[seat]
        row[FIRST_CHESTS] = min(chests, FIRST)
        row[MORE_CHESTS] = max(0, chests - FIRST)
        short = row[PROVINCES] + loss - state.rice[seat]
        row[HUNGER] = max(0.0, short)
        row[FAMINE] = max(0.0, short - HARVEST)
        row[STORES] = max(0.0, -short)
        row[TOWER] = state.inside[seat] + state.tray[seat]
        row[REGIONS_HELD] = bin(regions[seat]).count("1")
    for module in setting.options.modules:
        if module in MEASURES:
            first, measure = MEASURES[module]
            measure(state, rows, first)
    return rows


def _provinces(
    state: State, rows: list[list[float]], regions: list[int], counts: list[list[int]], clash: Clash
) -> None:
    board = state.setting.board
    owners, armies = state.owner, state.armies
    for province in range(PROVINCE_COUNT):
        seat = owners[province]
        if seat < 0:
            continue
        row = rows[seat]
        region = board.region[province]
        standing = state.buildings[province]
        built = COUNT[standing]
        row[PROVINCES] += 1
        row[ARMIES] += armies[province]
        row[SITES] += board.sites[province] - built
        regions[seat] |= 1 << region
        if built:
            row[BUILT] += built
            for kind in range(len(BUILDINGS)):
                if standing & BUILDING_BIT[kind]:
                    counts[kind * len(REGIONS) + region][seat] += 1
        if state.revolts[province]:
            row[MARKERS] += state.revolts[province]
        else:
            tax, rice = board.tax[province], board.rice[province]
            row[TAXES] += tax
            row[FIELDS] += rice
            if tax > row[BEST_TAX]:
                row[BEST_TAX] = tax
            if rice > row[BEST_FIELD]:
                row[BEST_FIELD] = rice
        _borders(state, province, rows, clash, built)


def _borders(state: State, province: int, rows: list[list[float]], clash: Clash, built: int) -> None:
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
    if strongest:
        lost = clash.chance(foe, strongest, seat, armies[province], state.revolts[province] == 0)
        rows[seat][DANGER] += lost
        rows[seat][DANGER_BUILT] += lost * built
        rows[foe][CONQUESTS] += lost * (1 + built)
    if farmers and armies[province] > 1:
        rows[seat][FARMLAND] += 1.0 if armies[province] > 3 else 0.5


def _majorities(state: State, rows: list[list[float]], counts: list[list[int]]) -> None:
    points = state.setting.majority_points
    for number in range(len(counts)):
        by_seat = counts[number]
        most = max(by_seat)
        if most:
            kind = number // len(REGIONS)
            share = points[kind] - (1 if by_seat.count(most) > 1 else 0)
            for seat in range(len(rows)):
                if by_seat[seat] == most:
                    rows[seat][MOST] += share
