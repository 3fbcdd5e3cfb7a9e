"""Determining turn order: bids are revealed and paid, and the highest bidder chooses first."""

import pytest

from bakufu import Rng
from bakufu.shogun.box.components import SPECIALS
from tests.shogun.table import BLACK, BLUE, PURPLE, RED, YELLOW, Table


def table_of(players: int) -> Table:
    """Everybody owns a province to bid with."""
    table = Table.bare(players)
    for seat, province in enumerate(("Omi", "Kozuke", "Hoki", "Kii", "Iyo")[:players]):
        table.give(seat, province, 2)
    return table


def choosing(table: Table) -> list[int]:
    """The seats in the order in which they are asked; everybody takes the first free place."""
    asked = []
    while table.asked[0] == "place":
        seat = table.asked[1][0]
        asked.append(seat)
        table.play(seat, table.choices(seat)[0])
    return asked


@pytest.mark.rule("order.pay-the-bid")
def test_everybody_pays_their_bid_to_the_bank() -> None:
    table = table_of(4).auction("chest-4", "chest-1", "chest-0", "chest-3")
    assert [(bid.seat, bid.card, bid.paid) for bid in table.all_told("order.pay-the-bid")] == [
        (BLUE, "chest-4", 4),
        (YELLOW, "chest-1", 1),
        (RED, "chest-0", 0),
        (BLACK, "chest-3", 3),
    ]
    assert table.state.chests == [11, 14, 15, 12]
    assert table.state.bank == 135 - 60 + 8


@pytest.mark.rule("order.bid-above-purse")
def test_who_bids_above_their_purse_pays_all_and_it_counts_as_that_much() -> None:
    table = table_of(3).chests(RED, 2).auction("chest-3", "chest-1", "chest-4")
    assert table.told("order.bid-above-purse").paid == 2
    assert table.state.chests[RED] == 0
    assert choosing(table) == [BLUE, RED, YELLOW]


@pytest.mark.rule("order.bid-above-purse")
def test_a_bid_out_of_an_empty_purse_counts_as_no_chests() -> None:
    table = table_of(3).chests(RED, 0).auction("Omi", "chest-1", "chest-4")
    assert table.told("order.bid-above-purse").paid == 0
    assert choosing(table) == [YELLOW, BLUE, RED]


@pytest.mark.rule("order.province-card-is-free")
def test_a_bid_with_a_province_card_costs_nothing() -> None:
    table = table_of(3).auction("Omi", "chest-1", "chest-2")
    bid = table.told("order.province-card-is-free")
    assert (bid.seat, bid.card, bid.paid) == (BLUE, "Omi", 0)
    assert table.state.chests[BLUE] == 18


@pytest.mark.rule("order.high-bid-first")
def test_the_highest_bidder_chooses_first() -> None:
    table = table_of(4).auction("chest-1", "chest-4", "chest-2", "chest-3")
    assert choosing(table) == [YELLOW, BLACK, RED, BLUE]
    taken = table.all_told("order.high-bid-first")
    assert [(event.seat, event.place) for event in taken] == [(YELLOW, 1), (BLACK, 2), (RED, 3), (BLUE, 4)]
    assert table.state.takers == [YELLOW, BLACK, RED, BLUE, -1]


@pytest.mark.rule("order.high-bid-first")
def test_with_the_place_comes_the_special_card_that_lies_there() -> None:
    table = table_of(3).auction("chest-3", "chest-2", "chest-1").play(BLUE, "place-4")
    assert table.told("order.high-bid-first").special == SPECIALS[table.state.special_row[3]]
    assert table.state.takers == [-1, -1, -1, BLUE, -1]


@pytest.mark.rule("order.province-before-zero")
def test_a_province_card_goes_before_no_chests() -> None:
    table = table_of(3).auction("chest-0", "Kozuke", "chest-1")
    assert table.told("order.province-before-zero").seats == (YELLOW,)
    assert choosing(table) == [RED, YELLOW, BLUE]


@pytest.mark.rule("order.no-card-last")
def test_who_bids_no_card_chooses_last() -> None:
    table = table_of(3).auction("", "chest-0", "Hoki")
    assert table.told("order.no-card-last").seats == (BLUE,)
    assert choosing(table) == [RED, YELLOW, BLUE]


@pytest.mark.rule("order.province-before-zero", "order.no-card-last")
def test_two_province_cards_go_before_no_chests_and_two_empty_spaces_after() -> None:
    table = table_of(5).auction("", "Kozuke", "chest-0", "", "Iyo")
    asked = choosing(table)
    assert (set(asked[:2]), asked[2], set(asked[3:])) == ({YELLOW, PURPLE}, RED, {BLUE, BLACK})
    assert table.told("order.province-before-zero").seats == tuple(asked[:2])
    assert table.told("order.no-card-last").seats == tuple(asked[3:])


def test_bids_rank_from_four_chests_down_to_a_province_card() -> None:
    table = table_of(5).auction("Omi", "chest-1", "chest-2", "chest-3", "chest-4")
    assert choosing(table) == [PURPLE, BLACK, RED, YELLOW, BLUE]


@pytest.mark.rule("order.tie-by-lot")
@pytest.mark.parametrize("bids", [("chest-2", "chest-2", "chest-4"), ("Omi", "Kozuke", "chest-4"), ("", "", "chest-4")])
def test_equal_bids_are_put_in_order_by_lot(bids: tuple[str, str, str]) -> None:
    orders = set()
    for seed in range(12):
        table = table_of(3)
        table.state.lots = Rng(seed, "lots")
        table.auction(*bids)
        order = choosing(table)
        assert table.told("order.tie-by-lot").seats == tuple(order[1:])
        orders.add(tuple(order))
    assert orders == {(RED, BLUE, YELLOW), (RED, YELLOW, BLUE)}


def test_the_lot_can_fall_on_any_order_of_five() -> None:
    first = set()
    for seed in range(40):
        table = table_of(5)
        table.state.lots = Rng(seed, "lots")
        first.add(choosing(table.auction(*["chest-1"] * 5))[0])
    assert first == {BLUE, YELLOW, RED, BLACK, PURPLE}


@pytest.mark.rule("order.choose-a-free-place")
def test_a_place_that_is_taken_is_not_free() -> None:
    table = table_of(3).auction("chest-3", "chest-2", "chest-1").play(BLUE, "place-2")
    assert table.refused(YELLOW, "place-2") == "order.choose-a-free-place"
    assert table.choices(YELLOW) == ["place-1", "place-3", "place-4", "place-5"]


@pytest.mark.rule("order.by-place")
def test_who_takes_place_1_is_the_start_player() -> None:
    table = table_of(3).auction("chest-3", "chest-2", "chest-1")
    table.play(BLUE, "place-3").play(YELLOW, "place-1").play(RED, "place-2")
    assert table.told("order.by-place").order[0] == YELLOW
    assert table.state.order[0] == YELLOW


@pytest.mark.rule("order.by-place")
def test_with_three_players_red_then_blue_then_the_third_and_empty_places_do_not_count() -> None:
    table = table_of(3).auction("chest-3", "chest-2", "chest-1")
    table.play(BLUE, "place-3").play(YELLOW, "place-5").play(RED, "place-2")
    order = table.told("order.by-place")
    assert order.order == (RED, BLUE, YELLOW)
    assert order.set_aside == tuple(SPECIALS[table.state.special_row[place]] for place in (0, 3))
    assert table.state.order == [RED, BLUE, YELLOW]
    assert [event.seat for event in table.all_told("plan.empty-space-declines")][:3] == [RED, BLUE, YELLOW]
