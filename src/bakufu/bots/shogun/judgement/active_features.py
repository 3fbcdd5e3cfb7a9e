"""Which features a position has, for each seat, when plans are to be laid: numbers of `groups.py`."""

from __future__ import annotations

from typing import Final

from bakufu.bots.shogun.evaluation.winning_chance import Clash, Tower
from bakufu.bots.shogun.judgement import groups
from bakufu.bots.shogun.search.features import FEATURES, MEASURES
from bakufu.shogun.box.components import BUILDING_BIT, BUILDINGS, FARMERS, NEUTRAL, PROVINCE_COUNT, REGIONS
from bakufu.shogun.rules.actions.build import COUNT
from bakufu.shogun.rules.state import State

KINDS: Final = len(BUILDINGS)
READY: Final = 3  # armies that can attack and leave some behind
HALVES: Final = 2
ALMOST_SIX: Final = 5.99  # so that a certain loss is in the last of six parts
MANY: Final = 99


class Holdings:
    """What one seat has on the map."""

    def __init__(self) -> None:
        self.active: list[int] = []
        self.provinces = 0
        self.built = 0
        self.armies = 0
        self.sites = 0
        self.ready = 0
        self.taxes = 0
        self.best_tax = 0
        self.fields = 0
        self.best_field = 0
        self.danger = 0.0
        self.danger_built = 0.0
        self.conquests = 0.0
        self.majorities = 0
        self.by_region = [0] * len(REGIONS)
        self.built_by_region = [0] * len(REGIONS)
        self.by_kind = [0] * (KINDS * len(REGIONS))


def active_features(state: State, tower: Tower) -> list[list[int]]:
    """A list for each seat; a number that is there twice counts twice."""
    players = state.setting.players
    held = [Holdings() for _ in range(players)]
    clash = Clash(tower, state)
    on_the_moon = PROVINCE_COUNT if state.setting.board.side == "moon" else 0
    owners = state.owner
    for province in range(PROVINCE_COUNT):
        if owners[province] >= 0:
            _province(state, province, held, clash, on_the_moon)
    _regions(state, held)
    for seat in range(players):
        _amounts(state, seat, held)
    _modules(state, held)
    return [holdings.active for holdings in held]


class Borders:
    """The neighbors of a province: how many are whose, and the strongest and the weakest of rivals."""

    def __init__(self, state: State, province: int) -> None:
        self.own = self.neutral = self.rivals = self.strongest = 0
        self.foe = NEUTRAL
        self.weakest = MANY
        owners, armies = state.owner, state.armies
        seat = owners[province]
        for neighbour in state.setting.board.neighbours[province]:
            owner = owners[neighbour]
            if owner == seat:
                self.own += 1
            elif owner == NEUTRAL:
                self.neutral += 1
            else:
                self.rivals += 1
                there = armies[neighbour]
                if there - 1 > self.strongest:
                    self.foe, self.strongest = owner, there - 1
                if there < self.weakest:
                    self.weakest = there


def _province(state: State, province: int, held: list[Holdings], clash: Clash, on_the_moon: int) -> None:
    holdings = held[state.owner[province]]
    active = holdings.active
    armies, marked = state.armies[province], state.revolts[province]
    built = COUNT[state.buildings[province]]
    sites = state.setting.board.sites[province] - built
    borders = Borders(state, province)
    lost = _lost(state, province, borders, clash, held)
    strength, few = min(armies, groups.ARMIES - 1), min(armies, groups.FEW - 1)
    active.append(groups.STRENGTH + strength * groups.ARMIES + min(borders.strongest, groups.ARMIES - 1))
    active.append(groups.PLACE + on_the_moon + province)
    place = (min(built, 3) * groups.BUILT + min(sites, 3)) * groups.DANGERS + int(lost * ALMOST_SIX)
    active.append(groups.HELD + place)
    if borders.rivals:
        active.append(groups.AIM + strength * groups.ARMIES + min(borders.weakest, groups.ARMIES - 1))
    if borders.neutral:
        active.append(groups.FARMLAND + few * groups.FEW + min(borders.neutral, groups.FEW - 1))
    active.append(groups.FRONT + min(borders.own, 6) * 7 + min(borders.rivals, 6))
    if marked:
        active.append(groups.REVOLTS + min(marked, groups.FEW - 1) * groups.FEW + few)
    _add(state, province, holdings, built, sites)


def _lost(state: State, province: int, borders: Borders, clash: Clash, held: list[Holdings]) -> float:
    """How likely the strongest neighbor of a rival takes the province."""
    if not borders.strongest:
        return 0.0
    seat, loyal = state.owner[province], state.revolts[province] == 0
    lost = clash.chance(borders.foe, borders.strongest, seat, state.armies[province], loyal)
    built = COUNT[state.buildings[province]]
    held[seat].danger += lost
    held[seat].danger_built += lost * built
    held[borders.foe].conquests += lost * (1 + built)
    return lost


def _add(state: State, province: int, holdings: Holdings, built: int, sites: int) -> None:
    """Add a province to what its seat has."""
    board = state.setting.board
    region, armies = board.region[province], state.armies[province]
    if not state.revolts[province]:
        tax, rice = board.tax[province], board.rice[province]
        holdings.taxes += tax
        holdings.fields += rice
        holdings.best_tax = max(holdings.best_tax, tax)
        holdings.best_field = max(holdings.best_field, rice)
    holdings.provinces += 1
    holdings.armies += armies
    holdings.sites += sites
    holdings.ready += armies >= READY
    holdings.by_region[region] += 1
    holdings.built += built
    holdings.built_by_region[region] += built
    for kind in range(KINDS):
        if state.buildings[province] & BUILDING_BIT[kind]:
            holdings.by_kind[kind * len(REGIONS) + region] += 1


def _regions(state: State, held: list[Holdings]) -> None:
    points = state.setting.majority_points
    for number in range(KINDS * len(REGIONS)):
        counts = [holdings.by_kind[number] for holdings in held]
        most = max(counts)
        if not most:
            continue
        kind = number // len(REGIONS)
        share = points[kind] - (1 if counts.count(most) > 1 else 0)
        for seat in range(len(held)):
            own = counts[seat]
            rival = max([counts[other] for other in range(len(held)) if other != seat])
            place = (kind * groups.FEW + min(own, groups.FEW - 1)) * groups.FEW + min(rival, groups.FEW - 1)
            held[seat].active.append(groups.MAJORITY + place)
            if own == most:
                held[seat].majorities += share
    for holdings in held:
        for region in range(len(REGIONS)):
            provinces, built = holdings.by_region[region], holdings.built_by_region[region]
            if provinces:
                holdings.active.append(groups.REGION + min(provinces, 9) * 6 + min(built, 5))


def _amounts(state: State, seat: int, held: list[Holdings]) -> None:
    holdings = held[seat]
    setting = state.setting
    players = setting.players
    losses = [setting.rice_loss[card] for card in state.event_row]
    loss = (sum(losses) + len(losses) // 2) // max(1, len(losses))
    points = state.points[seat]
    others = [state.points[other] for other in range(players) if other != seat]
    best = max(min(points - max(others), groups.LEAD), -groups.LEAD)
    mean = max(min(points - sum(others) // len(others), groups.LEAD), -groups.LEAD)
    spare = max(min(state.rice[seat] - holdings.provinces - loss, 13), -14)
    table = ((players - 3) * 2 + (1 if setting.board.side == "moon" else 0)) * 2 + (1 if setting.claimed else 0)
    active = holdings.active
    active.append(groups.CHESTS + min(state.chests[seat], 35))
    active.append(groups.RICE + 14 + spare)
    active.append(groups.PROVINCES + min(holdings.provinces, 27))
    active.append(groups.BUILDINGS_HELD + min(holdings.built, 23))
    active.append(groups.ALL_ARMIES + min(holdings.armies, 63))
    active.append(groups.SITES + min(holdings.sites, 31))
    active.append(groups.AHEAD + groups.LEAD + best)
    active.append(groups.AHEAD_OF_ALL + groups.LEAD + mean)
    active.append(groups.MOST + min(holdings.majorities, 23))
    active.append(groups.TOWER + min(state.inside[seat] + state.tray[seat], 19))
    active.append(groups.FARMERS + min(state.inside[FARMERS] + state.tray[FARMERS], 23))
    active.append(groups.BEST_TAX + min(holdings.best_tax, 8))
    active.append(groups.TAXES + min(holdings.taxes, 63))
    active.append(groups.BEST_FIELD + min(holdings.best_field, 8))
    active.append(groups.FIELDS + min(holdings.fields, 63))
    active.append(groups.REGIONS_HELD + len(REGIONS) - holdings.by_region.count(0))
    active.append(groups.DANGER + min(int(HALVES * holdings.danger + 0.5), 23))
    active.append(groups.DANGER_BUILT + min(int(HALVES * holdings.danger_built + 0.5), 23))
    active.append(groups.CONQUESTS + min(int(HALVES * holdings.conquests + 0.5), 31))
    active.append(groups.READY + min(holdings.ready, 15))
    active.append(groups.PLAYERS + table)


def _modules(state: State, held: list[Holdings]) -> None:
    modules = state.setting.options.modules
    if not modules:
        return
    rows = [[0.0] * len(FEATURES) for _ in held]
    for module in modules:
        if module not in MEASURES:
            continue
        first, measure = MEASURES[module]
        measure(state, rows, first)
        for seat in range(len(held)):
            amount = max(0, min(int(rows[seat][first] + 0.5), groups.MODULE_AMOUNTS - 1))
            place = (first - groups.FIRST_MEASURED) * groups.MODULE_AMOUNTS
            held[seat].active.append(groups.MODULES + place + amount)
