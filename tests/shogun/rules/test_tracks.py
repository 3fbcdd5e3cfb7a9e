"""The tracks on the board end at 18 rice and 80 points; what players own goes on."""

import pytest

from bakufu.shogun.rules.tracks import POINTS_TRACK, RICE_TRACK
from tests.shogun.table import BLACK, BLUE, RED, Table


@pytest.mark.rule("collect.rice-beyond-track")
def test_rice_above_the_end_of_the_track_is_kept() -> None:
    table = Table.bare().give(BLUE, "Kaga", 2)
    table.state.rice[BLUE] = 16
    table.turn(BLUE, "rice", "Kaga")
    beyond = table.told("collect.rice-beyond-track")
    assert (beyond.seat, beyond.total, table.state.rice[BLUE]) == (BLUE, 21, 21)


@pytest.mark.rule("collect.rice-beyond-track")
@pytest.mark.parametrize(("before", "after"), [(RICE_TRACK - 5, RICE_TRACK), (RICE_TRACK + 1, RICE_TRACK + 6)])
def test_only_the_step_beyond_the_track_is_told(before: int, after: int) -> None:
    table = Table.bare().give(BLUE, "Kaga", 2)
    table.state.rice[BLUE] = before
    table.turn(BLUE, "rice", "Kaga")
    assert table.all_told("collect.rice-beyond-track") == []
    assert table.state.rice[BLUE] == after


@pytest.mark.rule("score.points-beyond-track")
def test_points_above_the_end_of_the_track_are_kept_and_win() -> None:
    table = Table.bare().give(BLUE, "Kaga", 2).give(RED, "Omi", 2)
    table.state.points[BLUE], table.state.points[RED] = POINTS_TRACK, POINTS_TRACK - 1
    table.state.rice[:] = [9] * 4
    table.winter(2, rice_loss=0)
    beyond = table.told("score.points-beyond-track")
    assert (beyond.seat, beyond.total, table.state.points[BLUE]) == (BLUE, 81, 81)
    assert table.state.points[RED] == POINTS_TRACK
    assert table.told("end.most-points").winners == (BLUE,)


@pytest.mark.rule("score.points-beyond-track")
def test_a_second_gain_beyond_the_track_is_not_told_again() -> None:
    table = Table.bare().give(BLACK, "Kaga", 2, "castle")
    table.state.points[BLACK] = POINTS_TRACK + 3
    table.state.rice[:] = [9] * 4
    table.winter(2, rice_loss=0)
    assert table.all_told("score.points-beyond-track") == []
    assert table.state.points[BLACK] == POINTS_TRACK + 3 + 1 + 1 + 3
    assert table.owner("Kaga") == BLACK
