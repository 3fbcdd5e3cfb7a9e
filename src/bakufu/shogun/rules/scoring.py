"""Scoring: provinces, buildings, and the most buildings of a kind in a region; and who has won."""

from __future__ import annotations

from bakufu.kernel.event import Events
from bakufu.kernel.standing import Standing, standings, winning_rule
from bakufu.shogun.box.components import BUILDING_BIT, BUILDINGS, PROVINCE_COUNT, REGIONS
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.tracks import tell_of_points
from bakufu.shogun.rules.winter_events import GameEnded, NoMajority, Scored

MAJORITIES = ("score.most-castles", "score.most-temples", "score.most-theatres")


def score(state: State, events: Events) -> bool:
    setting = state.setting
    for seat in range(setting.players):
        provinces, buildings = holdings(state, seat)
        award(state, seat, provinces * setting.province_points, "score.provinces", events)
        award(state, seat, buildings * setting.building_points, "score.buildings", events)
    counts = building_counts(state)
    for building in range(len(BUILDINGS)):
        _score_majorities(state, building, counts[building], events)
    return True


def holdings(state: State, seat: int) -> tuple[int, int]:
    """Provinces and buildings of a seat."""
    provinces = 0
    buildings = 0
    for province in range(PROVINCE_COUNT):
        if state.owner[province] == seat:
            provinces += 1
            for bit in BUILDING_BIT:
                if state.buildings[province] & bit:
                    buildings += 1
    return provinces, buildings


def _score_majorities(state: State, building: int, counts: list[list[int]], events: Events) -> None:
    """Having the most buildings of a kind in a region; tied players score one point less each, and nobody scores for
    none."""
    none_built: list[str] = []
    for region in range(len(REGIONS)):
        leaders = with_most(counts[region])
        points = state.setting.majority_points[building]
        rule = MAJORITIES[building]
        if len(leaders) > 1:
            points = max(0, points - 1)
            rule = "score.tie-one-less"
        for seat in leaders:
            state.points[seat] += points
            if events is not None:
                source = _source(MAJORITIES[building])
                events.append(Scored(rule, seat, source, REGIONS[region], points, state.points[seat]))
                tell_of_points(state, seat, points, events)
        if not leaders:
            none_built.append(REGIONS[region])
    if none_built and events is not None:
        events.append(NoMajority("score.majority-needs-one", BUILDINGS[building], tuple(none_built)))


def with_most(counts: list[int]) -> list[int]:
    """The seats with the most buildings; nobody if there are none."""
    best = max(counts)
    return [seat for seat in range(len(counts)) if best and counts[seat] == best]


def building_counts(state: State) -> list[list[list[int]]]:
    """Buildings by kind, region and seat."""
    players, region_of = state.setting.players, state.setting.board.region
    counts = [[[0] * players for _ in range(len(REGIONS))] for _ in range(len(BUILDINGS))]
    for province in range(PROVINCE_COUNT):
        built = state.buildings[province]
        if built:
            for building in range(len(BUILDINGS)):
                if built & BUILDING_BIT[building]:
                    counts[building][region_of[province]][state.owner[province]] += 1
    return counts


def award(state: State, seat: int, points: int, rule: str, events: Events) -> None:
    state.points[seat] += points
    if events is not None:
        events.append(Scored(rule, seat, _source(rule), None, points, state.points[seat]))
        tell_of_points(state, seat, points, events)


def _source(rule: str) -> str:
    """What the points of a rule are scored for: its name without the chapter."""
    _, _, name = rule.partition(".")
    return name


def standing(state: State) -> list[Standing]:
    """Points decide, then chests; players with equal points and chests share the place."""
    return standings(state.points, state.chests)


def end_game(state: State, events: Events) -> bool:
    if events is not None:
        rows = standing(state)
        winners = tuple([row.seat for row in rows if row.place == 1])
        rule = winning_rule(rows, "end.most-points", "end.tie-by-chests", "end.shared-victory")
        events.append(GameEnded(rule, winners, tuple(state.points)))
    return True
