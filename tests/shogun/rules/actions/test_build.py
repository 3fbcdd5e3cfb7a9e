"""Building castles, temples and Nô theatres: a price, a free site, one of a kind."""

import pytest

from tests.shogun.table import BLUE, YELLOW, Table


@pytest.mark.rule("build.castle")
def test_a_castle_costs_3_chests() -> None:
    table = Table.bare().give(BLUE, "Omi").turn(BLUE, "castle", "Omi")
    built = table.told("build.castle")
    assert (built.seat, built.province, built.building, built.paid) == (BLUE, "Omi", "castle", 3)
    assert table.buildings("Omi") == "castle"
    assert table.state.chests[BLUE] == 12
    assert table.state.tiles == (27, 26, 26)


@pytest.mark.rule("build.temple")
def test_a_temple_costs_2_chests() -> None:
    table = Table.bare().give(BLUE, "Omi").turn(BLUE, "temple", "Omi")
    assert table.told("build.temple").paid == 2
    assert table.buildings("Omi") == "temple"
    assert table.state.chests[BLUE] == 13
    assert table.state.tiles == (28, 25, 26)


@pytest.mark.rule("build.theatre")
def test_a_theatre_costs_1_chest() -> None:
    table = Table.bare().give(BLUE, "Omi").turn(BLUE, "theatre", "Omi")
    assert table.told("build.theatre").paid == 1
    assert table.buildings("Omi") == "theatre"
    assert table.state.chests[BLUE] == 14
    assert table.state.tiles == (28, 26, 25)


def test_the_price_is_paid_into_the_general_supply() -> None:
    table = Table.bare().give(BLUE, "Omi")
    bank = table.state.bank
    table.turn(BLUE, "castle", "Omi")
    assert table.state.bank == bank + 3


@pytest.mark.parametrize("second", ["castle", "theatre"])
def test_after_its_temple_aki_has_room_for_one_more_building(second: str) -> None:
    table = Table.bare().give(BLUE, "Aki").turn(BLUE, "temple", "Aki")
    table.turn(BLUE, second, "Aki")
    assert sorted(table.buildings("Aki").split()) == sorted(["temple", second])


@pytest.mark.rule("build.one-of-a-kind")
def test_after_its_temple_aki_has_no_room_for_a_second_temple() -> None:
    table = Table.bare().give(BLUE, "Aki", 1, "temple").turn(BLUE, "temple", "Aki")
    skipped = table.told("build.one-of-a-kind")
    assert (skipped.seat, skipped.action, skipped.province) == (BLUE, "temple", "Aki")
    assert table.buildings("Aki") == "temple"
    assert table.state.chests[BLUE] == 15


@pytest.mark.rule("build.free-site")
@pytest.mark.parametrize(
    ("province", "standing", "wanted"),
    [
        ("Settsu", "temple", "castle"),
        ("Settsu", "castle", "theatre"),
        ("Settsu", "theatre", "temple"),
        ("Aki", "temple theatre", "castle"),
        ("Aki", "castle theatre", "temple"),
        ("Aki", "castle temple", "theatre"),
    ],
)
def test_without_a_free_site_nothing_is_built(province: str, standing: str, wanted: str) -> None:
    table = Table.bare().give(BLUE, province, 1, standing).turn(BLUE, wanted, province)
    assert table.told("build.free-site").province == province
    assert table.buildings(province) == standing
    assert table.state.chests[BLUE] == 15


@pytest.mark.parametrize(
    ("standing", "wanted"),
    [("temple theatre", "castle"), ("castle theatre", "temple"), ("castle temple", "theatre")],
)
def test_three_sites_take_one_building_of_each_kind(standing: str, wanted: str) -> None:
    table = Table.bare().give(BLUE, "Omi", 1, standing).turn(BLUE, wanted, "Omi")
    assert table.buildings("Omi") == "castle temple theatre"


@pytest.mark.rule("build.tiles-are-limited")
@pytest.mark.parametrize("building", ["castle", "temple", "theatre"])
def test_without_a_tile_in_the_supply_nothing_is_built(building: str) -> None:
    table = Table.bare().give(BLUE, "Yamato").build_all(building, YELLOW).turn(BLUE, building, "Yamato")
    assert table.told("build.tiles-are-limited").action == building
    assert table.buildings("Yamato") == ""
    assert table.state.chests[BLUE] == 15
