"""The board: regions of both sides, borders and sea routes, as far as the rulebook speaks of them."""

import pytest

from bakufu.shogun.box.board import Board
from bakufu.shogun.box.components import PROVINCES, REGIONS
from tests.shogun.table import GAME


def board(players: int, side: str) -> Board:
    return GAME.setting({"players": players, "side": side, "setup": "claim"}).board


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_each_side_has_five_regions_of_nine_provinces(side: str) -> None:
    regions = board(4, side).region
    assert [regions.count(region) for region in range(len(REGIONS))] == [9] * 5


def test_53_province_cards_mean_that_8_provinces_differ_between_the_sides() -> None:
    sun, moon = board(4, "sun").region, board(4, "moon").region
    assert len(PROVINCES) + sum(1 for a, b in zip(sun, moon, strict=True) if a != b) == 53


@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_neighbours_are_mutual_and_in_play(side: str, players: int) -> None:
    here = board(players, side)
    for province, neighbours in enumerate(here.neighbours):
        assert all(province in here.neighbours[other] for other in neighbours)
        assert province not in neighbours
        assert not neighbours or here.in_play[province]


@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_province_in_play_can_be_reached(side: str, players: int) -> None:
    here = board(players, side)
    reached = {next(p for p in range(45) if here.in_play[p])}
    while True:
        further = reached.union(*(here.neighbours[p] for p in reached))
        if further == reached:
            break
        reached = further
    assert len(reached) == sum(here.in_play)


def test_every_province_has_one_to_three_building_sites() -> None:
    assert set(board(4, "sun").sites) == {1, 2, 3}


def test_settsu_yields_7_chests_and_aki_has_2_sites() -> None:
    here = board(4, "sun")
    assert here.tax[PROVINCES.index("Settsu")] == 7
    assert here.sites[PROVINCES.index("Aki")] == 2


def test_shima_and_izu_are_joined_by_sea() -> None:
    here = board(4, "sun")
    shima, izu = PROVINCES.index("Shima"), PROVINCES.index("Izu")
    assert izu in here.by_sea[shima]
    assert here.touches[shima][izu]
    assert here.touches[izu][shima]


def test_the_box_holds_what_the_rulebook_lists() -> None:
    setting = GAME.setting({})
    assert (setting.armies, setting.farmers, setting.markers) == (62, 20, 42)
    assert setting.chests == 35 * 1 + 20 * 5
    assert setting.tiles == [28, 26, 26]
