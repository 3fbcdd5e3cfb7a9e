"""Chambers: markers drawn, exchanged for regions, turned face down, and the lines they win."""

from __future__ import annotations

from typing import Self

import pytest

import bakufu
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Event
from bakufu.shogun.box.components import EMPTY, PROVINCES, REGIONS
from bakufu.shogun.modules.chambers.box import CELL_NAMES, FACE_UP, IN_THE_BAG, MARKER, TURNED
from bakufu.shogun.modules.chambers.drawing import draw_markers, lay_region_tiles
from bakufu.shogun.modules.chambers.events import LineScored, MarkersDrawn
from bakufu.shogun.modules.chambers.exchange import exchange_markers
from bakufu.shogun.modules.chambers.lines import score_lines
from bakufu.shogun.modules.chambers.numbers import CHAMBERS, MARKERS_LEFT, REGION_ROW
from bakufu.shogun.modules.chambers.outlook import outlook
from bakufu.shogun.modules.leaders.moving import move_leaders
from bakufu.shogun.rules.round_end import end_round
from tests.shogun.table import BLACK, BLUE, GAME, PURPLE, RED, YELLOW, Table

SIGNS = "BYRKP"  # blue, yellow, red, black, purple; a point is a marker lying face down, a dash an empty space
NO_ROW = " - - - - - -"

# The board behind the worked example: lines of 1, 1, 2, 2, 3 and 3 points, rows from above, columns from the left.
WORKED_EXAMPLE = """
    Y B . B . .
    Y Y K Y K .
    K K K P Y R
    . K . K B Y
    P B B Y B P
    R Y R . K R
"""


class Chambers(Table):
    def season(self, *face_up: str, regions: tuple[str, ...] = REGIONS, order: tuple[int, ...] = ()) -> Self:
        """All actions of the season are done; these markers lie face up, beside those of players."""
        state = self.state
        board = state.module_rows[CHAMBERS]
        for cell, name in enumerate(CELL_NAMES):
            if board[cell] < MARKER:
                state.put(CHAMBERS, cell, FACE_UP if name in face_up else IN_THE_BAG)
        state.module_rows[REGION_ROW] = tuple([REGIONS.index(region) for region in regions])
        state.order = list(order) or list(range(self.players))
        state.plan = [EMPTY] * len(state.plan)
        state.turn_at = 0
        return self._from_step(exchange_markers)

    def filled(self, board: str) -> Self:
        """Markers by the signs of their players."""
        other = {".": TURNED, "-": IN_THE_BAG}
        held = [other[sign] if sign in other else MARKER + SIGNS.index(sign) for sign in board.split()]
        self.state.module_rows[CHAMBERS] = tuple(held)
        markers = self.state.setting.facts["chambers"]["markers"]
        left = [markers - held.count(MARKER + seat) for seat in range(self.players)]
        self.state.module_rows[MARKERS_LEFT] = tuple(left)
        return self

    def ended(self) -> Self:
        """The last winter is over."""
        return self._from_step(score_lines)

    def markers_of(self, seat: int, markers: int) -> Self:
        """Only so many are left; the others lie on the board from its first space on."""
        used = self.state.module_rows[MARKERS_LEFT][seat] - markers
        board = self.state.module_rows[CHAMBERS]
        self.state.module_rows[CHAMBERS] = (MARKER + seat,) * used + board[used:]
        self.state.put(MARKERS_LEFT, seat, markers)
        return self

    def held(self, name: str) -> int:
        return self.state.module_rows[CHAMBERS][CELL_NAMES.index(name)]


SIX = ("a1", "b2", "c3", "d4", "e5", "f6")


def bare(players: int = 4, **options: object) -> Chambers:
    return Chambers.bare(players, **{"modules": ["chambers"], **options})


# Set-up and draws


@pytest.mark.rule("chambers.shuffle-regions")
def test_the_region_tiles_are_shuffled() -> None:
    tables = [Chambers(seed=seed, modules=["chambers"]) for seed in range(30)]
    orders = {table.told("chambers.shuffle-regions").regions for table in tables}
    assert all(sorted(order) == sorted(REGIONS) for order in orders)
    assert len(orders) > 20
    for table in tables:
        row = tuple(REGIONS[region] for region in table.state.module_rows[REGION_ROW])
        assert row == table.told("chambers.shuffle-regions").regions


@pytest.mark.rule("chambers.draw-markers")
def test_six_markers_lie_face_up_when_a_season_begins() -> None:
    table = Chambers(modules=["chambers"])
    drawn = table.told("chambers.draw-markers").chambers
    assert len(set(drawn)) == 6
    assert [name for name in CELL_NAMES if table.held(name) == FACE_UP] == sorted(drawn)
    assert table.state.module_rows[CHAMBERS].count(IN_THE_BAG) == 30


def test_all_markers_are_drawn_in_six_seasons_and_none_twice() -> None:
    found: list[Event] = []
    state = GAME.start({"modules": ["chambers"]}, 5, found)
    rng = bakufu.Rng(5)
    while seats := GAME.to_move(state):
        moves = GAME.moves(state, seats[0])
        GAME.play(state, seats[0], moves[rng.below(len(moves))], found)
    draws = [event.chambers for event in found if isinstance(event, MarkersDrawn)]
    assert len(draws) == 6
    assert sorted(name for draw in draws for name in draw) == sorted(CELL_NAMES)


def test_any_marker_may_be_drawn_first() -> None:
    tables = [Chambers(seed=seed, modules=["chambers"]) for seed in range(60)]
    assert {name for table in tables for name in table.told("chambers.draw-markers").chambers} == set(CELL_NAMES)


def test_the_places_of_its_steps_in_the_sequence() -> None:
    steps = Chambers(modules=["chambers"]).state.setting.sequence
    assert [steps.count(step) for step in (lay_region_tiles, draw_markers, exchange_markers, score_lines)] == [
        1,
        6,
        6,
        1,
    ]
    for number, step in enumerate(steps):
        assert (step is exchange_markers) == (number + 1 < len(steps) and steps[number + 1] is end_round)
    assert steps[-2] is score_lines


def test_it_comes_after_the_leaders_have_moved() -> None:
    steps = Chambers(modules=["leaders", "chambers"]).state.setting.sequence
    places = [number for number, step in enumerate(steps) if step is exchange_markers]
    assert [(steps[place - 1], steps[place + 1]) for place in places] == [(move_leaders, end_round)] * 6


# The end of a season


@pytest.mark.rule("chambers.most-provinces-exchange")
def test_the_most_provinces_in_a_region_may_exchange() -> None:
    table = bare().give(BLUE, "Kaga").give(RED, "Noto").give(RED, "Etchu").give(RED, "Aki")
    table.season(*SIX, regions=("brown", "green", "purple", "red", "yellow"))
    event = table.told("chambers.most-provinces-exchange")
    assert (event.seat, event.region, event.count) == (RED, "brown", 2)
    assert table.asked == ("take-chamber", (RED,))
    assert table.choices(RED) == ["nothing", *SIX]
    table.play(RED, "a1")
    assert [(e.seat, e.region, e.count) for e in table.all_told("chambers.most-provinces-exchange")][1:] == [
        (RED, "green", 1)
    ]


def test_regions_come_in_the_order_of_the_tiles() -> None:
    table = bare().give(BLUE, "Kaga").give(YELLOW, "Aki").give(RED, "Kii").give(BLACK, "Mino").give(BLUE, "Kai")
    table.season(*SIX, regions=("yellow", "purple", "red", "brown", "green"))
    for seat in (BLUE, RED, BLACK, BLUE, YELLOW):
        assert table.asked == ("take-chamber", (seat,))
        table.play(seat, table.choices(seat)[1])
    assert [event.region for event in table.all_told("chambers.exchange-a-marker")] == [
        "yellow", "purple", "red", "brown", "green",
    ]  # fmt: skip
    assert table.asked[0] == "plan"


@pytest.mark.rule("chambers.tie-by-turn-order")
def test_a_tie_goes_to_the_earlier_in_turn_order() -> None:
    table = bare().give(BLUE, "Kaga").give(RED, "Noto").give(BLACK, "Etchu")
    table.season(*SIX, order=(YELLOW, BLACK, BLUE, RED))
    event = table.told("chambers.tie-by-turn-order")
    assert (event.seat, event.region, event.count) == (BLACK, "brown", 1)
    assert table.asked == ("take-chamber", (BLACK,))


def test_who_leads_in_a_region_is_known_before_the_turn_order() -> None:
    table = bare().give(BLUE, "Kaga").give(RED, "Noto").give(BLACK, "Kai")
    table.state.order = []
    regions = outlook(table.state).regions
    assert (regions["brown"].seats, regions["brown"].provinces, regions["brown"].first) == ((BLUE, RED), 1, None)
    assert (regions["yellow"].seats, regions["yellow"].first) == ((BLACK,), BLACK)
    assert (regions["green"].seats, regions["green"].provinces, regions["green"].first) == ((), 0, None)
    table.state.order = [YELLOW, BLACK, RED, BLUE]
    tied = outlook(table.state).regions["brown"]
    assert (tied.seats, tied.first) == ((RED, BLUE), RED)


@pytest.mark.rule("chambers.skip-empty-region")
def test_a_region_of_nobody_is_passed_over() -> None:
    table = bare().give(BLUE, "Kai").season(*SIX, regions=("red", "green", "yellow", "brown", "purple"))
    assert [event.region for event in table.all_told("chambers.skip-empty-region")] == ["red", "green"]
    assert table.play(BLUE, "nothing").asked[0] == "plan"
    assert [event.region for event in table.all_told("chambers.skip-empty-region")] == [
        "red",
        "green",
        "brown",
        "purple",
    ]


def test_the_regions_are_those_of_the_side_in_play() -> None:
    sun, moon = (bare(side=side).state.setting.board for side in ("sun", "moon"))
    moved = next(p for p in range(len(PROVINCES)) if sun.region[p] != moon.region[p])
    for side, board in (("sun", sun), ("moon", moon)):
        table = bare(side=side).give(BLUE, PROVINCES[moved]).season(*SIX)
        assert table.told("chambers.most-provinces-exchange").region == REGIONS[board.region[moved]]


@pytest.mark.rule("chambers.exchange-a-marker")
def test_an_own_marker_takes_the_place_of_the_chamber_marker() -> None:
    table = bare().give(BLUE, "Kaga").season(*SIX).play(BLUE, "c3")
    event = table.told("chambers.exchange-a-marker")
    assert (event.seat, event.region, event.chamber, event.left) == (BLUE, "brown", "c3", 14)
    assert table.held("c3") == MARKER + BLUE
    assert table.state.module_rows[MARKERS_LEFT] == (14, 15, 15, 15)


@pytest.mark.rule("chambers.exchange-is-optional")
def test_nobody_has_to_exchange() -> None:
    table = bare().give(BLUE, "Kaga").season(*SIX).play(BLUE, "nothing")
    event = table.told("chambers.exchange-is-optional")
    assert (event.seat, event.region) == (BLUE, "brown")
    assert table.state.module_rows[MARKERS_LEFT] == (15, 15, 15, 15)


@pytest.mark.rule("chambers.face-up-only")
def test_only_face_up_markers_can_be_exchanged() -> None:
    """Not one still in the bag, not a turned one."""
    table = bare().give(BLUE, "Kaga").give(RED, "Aki").season(*SIX, regions=REGIONS).play(BLUE, "a1")
    table.state.put(CHAMBERS, CELL_NAMES.index("a2"), TURNED)
    for name in ("a2", "a3"):
        assert table.refused(RED, name) == "chambers.face-up-only"
    assert table.refused(RED, "b2") == ""
    assert table.refused(RED, "Kai") == NO_SUCH_MOVE
    assert table.refused(RED, "yes") == NO_SUCH_MOVE
    assert table.choices(RED) == ["nothing", *SIX[1:]]


@pytest.mark.rule("chambers.one-marker-a-chamber")
def test_a_chamber_with_a_players_marker_is_closed_to_everybody() -> None:
    table = bare().give(BLUE, "Kaga").give(BLUE, "Kii").give(RED, "Aki").season(*SIX, regions=REGIONS).play(BLUE, "a1")
    for _ in range(2):
        seat = table.asked[1][0]
        assert table.refused(seat, "a1") == "chambers.one-marker-a-chamber"
        assert "a1" not in table.choices(seat)
        table.play(seat, "nothing")


@pytest.mark.rule("chambers.markers-are-limited")
def test_without_markers_there_is_nothing_to_exchange() -> None:
    table = bare().give(BLUE, "Kaga").give(BLUE, "Aki").give(RED, "Kii").markers_of(BLUE, 1)
    table.season(*SIX[2:]).play(BLUE, "d4")
    event = table.told("chambers.markers-are-limited")
    assert (event.seat, event.region) == (BLUE, "green")
    assert table.asked == ("take-chamber", (RED,))


@pytest.mark.rule("chambers.turn-face-down", "chambers.tiles-move-up")
def test_what_is_left_lies_face_down_and_the_row_moves_up() -> None:
    table = bare().give(BLUE, "Kaga").season(*SIX, regions=("red", "brown", "green", "yellow", "purple"))
    table.play(BLUE, "b2")
    assert table.told("chambers.turn-face-down").chambers == ("a1", "c3", "d4", "e5", "f6")
    assert [table.held(name) for name in SIX] == [TURNED, MARKER + BLUE, TURNED, TURNED, TURNED, TURNED]
    assert table.told("chambers.tiles-move-up").regions == ("brown", "green", "yellow", "purple", "red")
    assert [REGIONS[region] for region in table.state.module_rows[REGION_ROW]][-1] == "red"


def test_the_view_shows_the_board_and_the_row() -> None:
    table = bare().give(BLUE, "Kaga").season(*SIX).play(BLUE, "c3")
    shown = bakufu.plain(GAME.view(table.state, RED))["chambers"]
    assert shown["taken"] == {"c3": BLUE}
    assert shown["face_down"] == ["a1", "b2", "d4", "e5", "f6"]
    assert len(shown["face_up"]) == 6
    assert shown["left"] == [14, 15, 15, 15]
    assert shown["regions"] == [*REGIONS[1:], REGIONS[0]]
    assert [shown["points"][f"row-{row}"] for row in "abcdef"] == [1, 1, 2, 2, 3, 3]
    assert [shown["points"][f"column-{column}"] for column in range(1, 7)] == [1, 1, 2, 2, 3, 3]


# The end of the game


def test_worked_example_of_the_chamber_board() -> None:
    """Five players, in the order of the rulebook's table: 5, 4, 5, 6 and 0 points, from exactly these lines."""
    table = bare(5).filled(WORKED_EXAMPLE).ended()
    lines: list[list[int]] = [[] for _ in range(5)]
    for event in table.events:
        if isinstance(event, LineScored):
            assert event.rule in ("chambers.most-markers-score", "chambers.tie-one-fewer")
            lines[event.seat].append(event.amount)
    assert lines == [[3, 0, 2], [1, 1, 0, 2], [3, 2], [2, 1, 0, 1, 2], []]
    assert table.state.points == [5, 4, 5, 6, 0]


@pytest.mark.rule("chambers.most-markers-score")
def test_the_most_markers_bring_the_points_of_a_line() -> None:
    table = bare(5).filled("Y B B B Y R" + NO_ROW * 5).points(4, 0, 0, 0, 0).ended()
    assert [(e.seat, e.line, e.count, e.amount, e.total) for e in table.all_told("chambers.most-markers-score")] == [
        (BLUE, "row-a", 3, 1, 5),
        (YELLOW, "column-1", 1, 1, 1),
        (BLUE, "column-2", 1, 1, 6),
        (BLUE, "column-3", 1, 2, 8),
        (BLUE, "column-4", 1, 2, 10),
        (YELLOW, "column-5", 1, 3, 4),
        (RED, "column-6", 1, 3, 3),
    ]
    assert table.state.points == [10, 4, 3, 0, 0]


@pytest.mark.rule("chambers.tie-one-fewer")
def test_tied_players_get_one_point_fewer() -> None:
    table = bare(5).filled("B B B Y Y Y" + NO_ROW * 4 + " R R P P K K").points(10, 10, 0, 0, 0).ended()
    tied = [e for e in table.all_told("chambers.tie-one-fewer") if e.line.startswith("row")]
    assert [(e.seat, e.line, e.count, e.amount, e.total) for e in tied] == [
        (BLUE, "row-a", 3, 0, 10),
        (YELLOW, "row-a", 3, 0, 10),
        (RED, "row-f", 2, 2, 2),
        (BLACK, "row-f", 2, 2, 2),
        (PURPLE, "row-f", 2, 2, 2),
    ]


@pytest.mark.rule("chambers.face-down-is-neutral")
def test_the_neutral_player_wins_lines_and_scores_nothing() -> None:
    table = bare(5).filled(". . . . B B" + NO_ROW * 5).ended()
    first, *columns = table.all_told("chambers.face-down-is-neutral")
    assert (first.line, first.count) == ("row-a", 4)
    assert [event.line for event in columns] == ["column-1", "column-2", "column-3", "column-4"]
    assert [event.line for event in table.all_told("chambers.most-markers-score")] == ["column-5", "column-6"]
    assert table.state.points == [6, 0, 0, 0, 0]


@pytest.mark.rule("chambers.face-down-is-neutral", "chambers.tie-one-fewer")
def test_a_tie_with_the_neutral_player_costs_a_point_too() -> None:
    table = bare(5).filled(NO_ROW * 5 + " . . . R R R").ended()
    assert table.all_told("chambers.face-down-is-neutral")[0].line == "row-f"
    event = table.told("chambers.tie-one-fewer")
    assert (event.seat, event.line, event.count, event.amount) == (RED, "row-f", 3, 2)


def test_a_line_without_markers_is_nobodys() -> None:
    table = bare(5)
    table.state.module_rows[CHAMBERS] = (IN_THE_BAG,) * 36
    table.ended()
    assert table.state.points == [0] * 5
    assert [event for event in table.events if event.rule.startswith("chambers")] == []


def test_points_of_the_chambers_stand_in_the_chronicle_under_their_rule() -> None:
    table = bare(5).filled(WORKED_EXAMPLE).ended()
    found = GAME.chronicle({"players": 5, "modules": ["chambers"]}, [(1, table.events)])
    scored = [0] * 5
    for line in found.scoring:
        assert line.rule in ("chambers.most-markers-score", "chambers.tie-one-fewer")
        scored[line.seat] += line.points
    assert scored == [5, 4, 5, 6, 0]
    assert found.rounds[-1].points == (5, 4, 5, 6, 0)


def test_the_winner_is_known_after_the_chambers() -> None:
    table = bare(5).filled(WORKED_EXAMPLE).points(0, 0, 5, 0, 9).ended()
    assert table.told("end.most-points").winners == (RED,)
    assert PURPLE not in table.told("end.most-points").winners
