"""Winter: rice is lost, provinces are fed, the hungry ones revolt, and after the first winter the year turns."""

import pytest

from bakufu import Rng
from bakufu.shogun.box.components import NEUTRAL, PROVINCES
from bakufu.shogun.rules.events import CubesThrown, RevoltsDrawn
from tests.shogun.table import BLACK, BLUE, RED, YELLOW, Table

NINE = ("Kai", "Omi", "Ise", "Kii", "Settsu", "Yamato", "Mino", "Shinano", "Noto")


def owning(*names: str, armies: int = 3) -> Table:
    """Blue owns these provinces; nobody else owns anything."""
    table = Table.bare()
    for name in names:
        table.give(BLUE, name, armies)
    return table


@pytest.mark.rule("winter.rice-loss")
def test_all_players_lose_3_units_of_rice() -> None:
    table = Table.bare().rice(9, 3, 4, 18).winter(2, rice_loss=3)
    assert [(lost.seat, lost.lost) for lost in table.all_told("winter.rice-loss")] == [
        (BLUE, 3),
        (YELLOW, 3),
        (RED, 3),
        (BLACK, 3),
    ]
    assert table.state.rice == [6, 0, 1, 15]


@pytest.mark.rule("winter.rice-not-below-zero")
def test_rice_never_falls_below_zero() -> None:
    table = Table.bare().rice(2, 7, 7, 7).winter(2, rice_loss=3)
    assert table.told("winter.rice-not-below-zero").lost == 2
    assert table.told("winter.autumn-order").rice_loss == 3
    assert table.state.rice == [0, 4, 4, 4]


@pytest.mark.rule("winter.one-rice-a-province")
def test_with_one_unit_for_each_province_nobody_revolts() -> None:
    table = owning(*NINE).rice(9, 0, 0, 0).winter(2, rice_loss=0)
    fed = table.all_told("winter.one-rice-a-province")[0]
    assert (fed.seat, fed.provinces, fed.rice, fed.unsupplied) == (BLUE, 9, 9, 0)
    assert table.all_told("winter.left-neighbour-draws") == []
    assert all(table.armies(name) == 3 for name in NINE)


@pytest.mark.rule("winter.left-neighbour-draws")
def test_no_card_is_drawn_twice() -> None:
    for seed in range(12):
        table = owning(*NINE)
        table.state.lots = Rng(seed, "lots")
        drawn = table.winter(2, rice_loss=0).told("winter.left-neighbour-draws").provinces
        assert len(set(drawn)) == len(drawn) == 3


@pytest.mark.rule("winter.unfed-provinces-revolt")
@pytest.mark.parametrize(
    ("unsupplied", "revolts", "farmers"),
    [(1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (5, 2, 3), (6, 2, 3), (7, 3, 3), (8, 3, 3), (11, 3, 3)],
)
def test_the_provisions_table(unsupplied: int, revolts: int, farmers: int) -> None:
    table = owning(*PROVINCES[: unsupplied + 2], armies=1).rice(2, 0, 0, 0).winter(2, rice_loss=0)
    assert table.told("winter.unfed-provinces-revolt").unsupplied == unsupplied
    drawn = table.told("winter.left-neighbour-draws")
    assert (len(set(drawn.provinces)), drawn.farmers) == (revolts, farmers)
    assert set(drawn.provinces) <= set(PROVINCES[: unsupplied + 2])
    if revolts > 1:
        assert table.asked == ("next-revolt", (BLUE,))
        assert sorted(table.choices(BLUE)) == sorted(drawn.provinces)


@pytest.mark.rule("winter.unfed-provinces-revolt", "winter.left-neighbour-draws", "winter.hunger-adds-farmers")
def test_nine_provinces_and_six_units_of_rice() -> None:
    table = Table.bare().give(BLUE, "Kai", 3, markers=1)
    for name in NINE[1:]:
        table.give(BLUE, name, 4)
    table.rice(9, 3, 3, 3).draws("Kai", "Omi").winter(2, rice_loss=3)
    hungry = table.told("winter.unfed-provinces-revolt")
    assert (hungry.provinces, hungry.rice, hungry.unsupplied) == (9, 6, 3)
    drawn = table.told("winter.left-neighbour-draws")
    assert (drawn.seat, drawn.by, set(drawn.provinces), drawn.farmers) == (BLUE, YELLOW, {"Kai", "Omi"}, 2)
    table.play(BLUE, "Omi")
    first, second = table.all_told("winter.hunger-adds-farmers")
    assert (first.province, first.armies, first.farmers) == ("Omi", 4, 2)
    assert (second.province, second.armies, second.markers, second.farmers) == ("Kai", 3, 1, 3)
    assert [throw.thrown for throw in table.events if isinstance(throw, CubesThrown)] == [
        {"blue": 4, "farmers": 2},
        {"blue": 3, "farmers": 3},
    ]


@pytest.mark.rule("winter.hunger-adds-farmers")
def test_three_farmers_at_kai() -> None:
    table = Table.bare().give(BLUE, "Kai", 4, markers=1).give(BLUE, "Omi", 1).rice(0, 0, 0, 0)
    table.draws("Kai").falls(blue=4, farmers=3).winter(2, rice_loss=0)
    rising = table.told("winter.hunger-adds-farmers")
    assert (rising.province, rising.armies, rising.markers, rising.farmers) == ("Kai", 4, 1, 3)
    assert table.told("battle.throw-both-sides").thrown == {"blue": 4, "farmers": 3}
    assert (table.owner("Kai"), table.armies("Kai")) == (BLUE, 1)


@pytest.mark.rule("winter.hunger-adds-farmers")
def test_a_revolt_put_down_in_winter_leaves_no_further_marker() -> None:
    table = Table.bare().give(BLUE, "Kai", 4, markers=1).falls(blue=4, farmers=2).winter(2, rice_loss=0)
    assert table.told("winter.hunger-adds-farmers").farmers == 2
    assert table.markers("Kai") == 1
    assert table.all_told("revolt.marker-after-victory") == []


def test_a_revolt_lost_in_winter_loses_the_province_before_scoring() -> None:
    table = Table.bare().give(BLUE, "Kai", 1, "castle").falls(farmers=1).winter(2, rice_loss=0)
    assert table.owner("Kai") == NEUTRAL
    assert table.state.points[BLUE] == 0


@pytest.mark.rule("winter.left-neighbour-draws")
@pytest.mark.parametrize(("seat", "left"), [(BLUE, YELLOW), (RED, BLACK), (BLACK, BLUE)])
def test_the_left_neighbour_draws(seat: int, left: int) -> None:
    table = Table.bare().give(seat, "Kai", 1).winter(2, rice_loss=0)
    drawn = table.told("winter.left-neighbour-draws")
    assert (drawn.seat, drawn.by, drawn.provinces) == (seat, left, ("Kai",))
    assert [event.province for event in table.all_told("winter.hunger-adds-farmers")] == ["Kai"]


@pytest.mark.rule("winter.left-neighbour-draws")
def test_the_lot_can_fall_on_every_province_of_the_player() -> None:
    drawn = set()
    for seed in range(30):
        table = owning("Kai", "Omi", "Ise", armies=2).rice(2, 0, 0, 0)
        table.state.lots = Rng(seed, "lots")
        drawn |= set(table.winter(2, rice_loss=0).told("winter.left-neighbour-draws").provinces)
    assert drawn == {"Kai", "Omi", "Ise"}


@pytest.mark.rule("winter.owner-chooses-order")
@pytest.mark.parametrize(("first", "second"), [("Kai", "Omi"), ("Omi", "Kai")])
def test_the_owner_chooses_the_order_of_several_revolts(first: str, second: str) -> None:
    table = owning("Kai", "Omi", "Ise").draws("Kai", "Omi").winter(2, rice_loss=0)
    assert table.refused(BLUE, "Ise") == "winter.owner-chooses-order"
    table.play(BLUE, first)
    assert table.told("winter.owner-chooses-order").province == first
    assert [event.province for event in table.all_told("winter.hunger-adds-farmers")] == [first, second]
    assert (table.state.revolting, table.state.revolt_farmers) == ([], [])


def test_what_the_first_revolt_leaves_in_the_tray_joins_the_second() -> None:
    table = owning("Kai", "Omi", "Ise").tray(red=1).draws("Kai", "Omi").winter(2, rice_loss=0)
    table.falls(blue=3, red=1).falls(blue=2, red=1).play(BLUE, "Kai")
    assert [event.tray for event in table.all_told("battle.tray-joins")] == [{"red": 1}, {"red": 1}]


@pytest.mark.rule("winter.autumn-order")
def test_revolts_follow_the_turn_order_of_autumn() -> None:
    table = Table.bare().give(BLUE, "Kai", 2).give(YELLOW, "Omi", 2).give(RED, "Ise", 2)
    table.winter(2, rice_loss=0, order=(RED, BLACK, BLUE, YELLOW))
    assert table.told("winter.autumn-order").order == (RED, BLACK, BLUE, YELLOW)
    drawn = [event.seat for event in table.events if isinstance(event, RevoltsDrawn)]
    assert drawn == [RED, BLUE, YELLOW]


@pytest.mark.rule("winter.clear-for-new-year")
def test_after_the_first_winter_the_year_turns() -> None:
    table = Table.bare().give(BLUE, "Kai", 2, markers=2).give(YELLOW, "Omi", 2, markers=3).rice(9, 9, 9, 9)
    table.winter(1, rice_loss=3)
    gone = table.state.event_gone
    turned = table.told("winter.clear-for-new-year")
    assert (turned.year, turned.markers_removed) == (2, 5)
    assert (table.state.year, table.state.season) == (2, 0)
    assert table.state.rice == [0, 0, 0, 0]
    assert (table.markers("Kai"), table.markers("Omi"), table.state.markers) == (0, 0, 42)
    assert len(gone) == 4
    assert len(table.state.event_row) == 4
    assert not set(gone) & set(table.state.event_row)
    assert table.asked == ("plan", (BLUE, YELLOW, RED, BLACK))


def test_chests_armies_buildings_and_points_stay_when_the_year_turns() -> None:
    table = Table.bare().give(BLUE, "Kai", 2, "castle").rice(9, 9, 9, 9).chests(BLUE, 5).winter(1, rice_loss=3)
    assert (table.armies("Kai"), table.buildings("Kai")) == (2, "castle")
    assert table.state.chests[BLUE] == 5
    assert table.state.points[BLUE] == 1 + 1 + 3


def test_the_second_winter_ends_the_game() -> None:
    table = Table.bare().give(BLUE, "Kai", 2).rice(9, 9, 9, 9).winter(2, rice_loss=3)
    assert table.all_told("winter.clear-for-new-year") == []
    assert table.state.over()
    assert table.asked == ("", ())
