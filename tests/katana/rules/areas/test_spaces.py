"""The spaces of areas: no more figures than there are spaces for this number of players."""

import pytest

from tests.katana.table import JOHN, PAUL, Table


@pytest.mark.rule("academy.free-space", "palace.free-space")
@pytest.mark.parametrize(("players", "spaces"), [(2, 3), (3, 3), (4, 4)])
@pytest.mark.parametrize(("area", "rule"), [("academy", "academy.free-space"), ("palace", "palace.free-space")])
def test_an_area_fills_up(area: str, rule: str, players: int, spaces: int) -> None:
    table = Table(players)
    setattr(table.state, f"{area}_at", [2 * PAUL] * spaces)
    assert table.turn(JOHN).refused(JOHN, area) == rule
    setattr(table.state, f"{area}_at", [2 * PAUL] * (spaces - 1))
    assert table.turn(JOHN).refused(JOHN, area) == ""
