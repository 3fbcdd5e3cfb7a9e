"""A position as numbers: what each seat holds when a season ends, by which its points at the end are foretold."""

from __future__ import annotations

from bakufu.bots.majorities import Majorities
from bakufu.bots.search.clash import Clash
from bakufu.bots.weighing import Tower
from bakufu.shogun.build import COUNT
from bakufu.shogun.components import BUILDINGS, NEUTRAL, PROVINCE_COUNT, REGIONS
from bakufu.shogun.modules.chambers.board import LINES
from bakufu.shogun.modules.chambers.lines import markers_in
from bakufu.shogun.modules.leaders.statues import statues_of, trophies_of
from bakufu.shogun.modules.printed import LINE_POINTS, STATUE_VALUES
from bakufu.shogun.modules.rows import AUDIENCE, CHAMBERS, ENTRANCE, STATUES
from bakufu.shogun.state import State

# In the order of the numbers in a row; `weights/daimyo.toml` has one coefficient for each of them.
FEATURES = (
    "base", "scores", "provinces", "buildings", "chests", "first_chests", "armies", "hunger", "stores", "markers",
    "sites", "taxes", "best_tax", "fields", "best_field", "danger", "prospect", "tower", "regions", "officials",
    "statues", "chambers",
)  # fmt: skip
(
    BASE, SCORES, PROVINCES, BUILT, CHESTS, FIRST_CHESTS, ARMIES, HUNGER, STORES, MARKERS,
    SITES, TAXES, BEST_TAX, FIELDS, BEST_FIELD, DANGER, PROSPECT, TOWER, REGIONS_HELD, OFFICIALS,
    STATUE_POINTS, CHAMBER_POINTS,
) = range(len(FEATURES))  # fmt: skip
FIRST = 8  # chests beyond these buy little in one season


def position(state: State, tower: Tower) -> list[list[float]]:
    """A row of features for each seat."""
    setting = state.setting
    players = setting.players
    rows = [[0.0] * len(FEATURES) for _ in range(players)]
    regions = [0] * players
    _provinces(state, rows, regions, Clash(tower, state))
    losses = [setting.rice_loss[card] for card in state.event_row]
    loss = sum(losses) / max(1, len(losses))
    majorities = Majorities(state)
    for seat in range(players):
        row = rows[seat]
        row[BASE] = 1.0
        row[SCORES] = row[PROVINCES] * setting.province_points + row[BUILT] * setting.building_points
        for kind in range(len(BUILDINGS)):
            for region in range(len(REGIONS)):
                row[SCORES] += majorities.score(kind, region, seat, 0)
        chests = state.chests[seat]
        row[CHESTS] = chests
        row[FIRST_CHESTS] = min(chests, FIRST)
        short = row[PROVINCES] + loss - state.rice[seat]
        if short > 0:
            row[HUNGER] = short
        else:
            row[STORES] = -short
        row[TOWER] = state.inside[seat] + state.tray[seat]
        row[REGIONS_HELD] = bin(regions[seat]).count("1")
    if state.extra:
        _modules(state, rows)
    return rows


def _provinces(state: State, rows: list[list[float]], regions: list[int], clash: Clash) -> None:
    board = state.setting.board
    owners, armies = state.owner, state.armies
    for province in range(PROVINCE_COUNT):
        seat = owners[province]
        if seat < 0:
            continue
        row = rows[seat]
        here = armies[province]
        built = COUNT[state.buildings[province]]
        row[PROVINCES] += 1
        row[BUILT] += built
        row[ARMIES] += here
        row[MARKERS] += state.revolts[province]
        row[SITES] += board.sites[province] - built
        regions[seat] |= 1 << board.region[province]
        if not state.revolts[province]:
            tax, rice = board.tax[province], board.rice[province]
            row[TAXES] += tax
            row[FIELDS] += rice
            row[BEST_TAX] = max(row[BEST_TAX], tax)
            row[BEST_FIELD] = max(row[BEST_FIELD], rice)
        _borders(state, province, rows, clash, 1 + built)


def _borders(state: State, province: int, rows: list[list[float]], clash: Clash, worth: int) -> None:
    """What the strongest neighbour may take here, and what may be taken from here of what nobody owns."""
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
        lost = clash.chance(foe, strongest, seat, armies[province], state.revolts[province] == 0) * worth
        rows[seat][DANGER] += lost
        rows[foe][PROSPECT] += lost
    if farmers and armies[province] > 1:
        rows[seat][PROSPECT] += min(1.0, (armies[province] - 1) / 4)


def _modules(state: State, rows: list[list[float]]) -> None:
    extra, printed = state.extra, state.setting.printed
    for seat in range(len(rows)):
        if extra[ENTRANCE]:
            rows[seat][OFFICIALS] = extra[ENTRANCE][seat] + extra[AUDIENCE][seat]
        if extra[STATUES]:
            statue, trophy = printed[STATUE_VALUES]
            rows[seat][STATUE_POINTS] = statue * statues_of(state, seat) + trophy * trophies_of(state, seat)
    if extra[CHAMBERS]:
        for line in range(len(LINES)):
            _chambers(state, line, rows)


def _chambers(state: State, line: int, rows: list[list[float]]) -> None:
    """A line's points, shared by the markers that lie in it: the longer the lead, the more of them."""
    counts = markers_in(state, line)
    shares = [float(1 << (2 * count)) for count in counts]
    total = sum(shares)
    for seat in range(len(rows)):
        rows[seat][CHAMBER_POINTS] += state.setting.printed[LINE_POINTS][line] * shares[seat] / total
