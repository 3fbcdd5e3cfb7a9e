"""Delivering Swords: value, benefits, Sashimono, Workers, and when it is possible."""

import pytest

from tests.katana.table import GEORGE, JOHN, PAUL, Table


@pytest.mark.rule("delivery.complete-swords-only")
def test_only_a_complete_sword_is_delivered() -> None:
    table = Table().sword(JOHN, 1, "2b", 2).complete(JOHN, 2, "2c").turn(JOHN)
    assert table.refused(JOHN, "deliver-2b") == "delivery.complete-swords-only"
    assert table.refused(JOHN, "deliver-3a") == "delivery.complete-swords-only"
    assert table.refused(JOHN, "deliver-2c") == ""


@pytest.mark.rule("delivery.before-passing")
def test_after_passing_nothing_is_delivered() -> None:
    """Paul has passed; the Room of John's visit to the Palace would complete his Sword."""
    table = Table().passed(PAUL).sword(PAUL, 1, "2b", 2).complete(PAUL, 2, "3e").stock(PAUL, "W").family(PAUL, "move")
    table.turn(JOHN).play(JOHN, "palace", "family-3")
    assert table.refused(PAUL, "deliver-3e") == "delivery.before-passing"
    table.play(PAUL, "move-2b")
    assert table.where(PAUL, 1) == "2c"
    assert table.asked == ("turn", GEORGE)


@pytest.mark.rule("delivery.score-the-value")
@pytest.mark.parametrize(
    ("number", "decorated", "total"),
    [(1, "", 9), (1, "L", 13), (2, "W", 12), (3, "S", 15), (4, "T", 18), (4, "LWST", 25)],
)
def test_what_a_sword_is_worth(number: int, decorated: str, total: int) -> None:
    """Tile 50 (LLWSTT) has 9 points."""
    table = Table().round(number).complete(JOHN, 50, "4d", decorated).turn(JOHN).play(JOHN, "deliver-4d")
    delivered = table.told("delivery.score-the-value")
    assert (delivered.printed, delivered.round_points) == (9, [0, 2, 4, 6][number - 1])
    assert delivered.total == table.state.points[JOHN] == total


@pytest.mark.rule("delivery.take-row-and-column")
@pytest.mark.parametrize(
    ("number", "space", "resource", "coins"),
    [
        (28, "1b", "L", 3),
        (1, "2c", "W", 2),
        (42, "3d", "S", 2),
        (45, "2e", "W", 1),
        (11, "4b", "T", 3),
        (47, "1e", "L", 1),
    ],
)
def test_what_rows_and_columns_bring(number: int, space: str, resource: str, coins: int) -> None:
    """Each tile on the space where it is complete."""
    table = Table().complete(JOHN, number, space).turn(JOHN).play(JOHN, f"deliver-{space}")
    row, column = table.all_told("delivery.take-row-and-column")
    assert (sum(row.resources.values()), row.coins, column.resources, column.coins) == (1, 0, {}, coins)
    assert (table.has(JOHN), table.state.coins[JOHN]) == (resource, coins)


@pytest.mark.rule("delivery.take-row-and-column")
def test_cards_beneath_the_forge_give_too() -> None:
    """Cards 25 and 5 bring 2 Coins each, card 6 Leather, card 4 a point."""
    table = Table().complete(JOHN, 42, "3d").under(JOHN, "row-3", 25, 5).under(JOHN, "column-4", 6, 4)
    table.under(JOHN, "column-3", 7).turn(JOHN).play(JOHN, "deliver-3d")
    row, column = table.all_told("delivery.take-row-and-column")
    assert (row.coins, row.resources, row.points) == (4, {"steel": 1}, 0)
    assert (column.coins, column.resources, column.points) == (2, {"leather": 1}, 1)
    assert (table.state.points[JOHN], table.has(JOHN), table.state.coins[JOHN]) == (9, "ST", 6)


@pytest.mark.rule("delivery.between-the-lines")
@pytest.mark.parametrize("pick", ["deliver-2c", "play-25", "compose", "buy-25"])
def test_anytime_actions_are_possible_between_row_and_column(pick: str) -> None:
    table = Table().complete(JOHN, 42, "3d").complete(JOHN, 1, "2c").cards(JOHN, 3, 25).coins(JOHN, 3)
    table.delivered(JOHN, 50).project(JOHN, "LWST").turn(JOHN).play(JOHN, "deliver-3d", "take-row")
    assert table.asked == ("delivery", JOHN)
    assert table.refused(JOHN, pick) == ""
    assert table.refused(JOHN, "deliver-3d") == "delivery.between-the-lines"


def test_a_delivery_within_a_delivery_comes_first() -> None:
    """Example 12b: Coins of a Sword delivered in between pay for a benefit that the first Sword still gets."""
    table = Table().complete(JOHN, 42, "3d").complete(JOHN, 1, "2b").cards(JOHN, 3)
    table.turn(JOHN).play(JOHN, "deliver-3d", "take-row", "deliver-2b", "take-row", "take-column", "project")
    assert table.state.coins[JOHN] == 3
    assert (table.asked, table.state.washitsu[JOHN]) == (("delivery", JOHN), [0])
    assert table.refused(JOHN, "take-row") == "cards.no-resuming"
    table.play(JOHN, "buy-3", "at-column-4", "take-column-doubled", "project")
    assert table.state.coins[JOHN] == 2 * (2 + 2)
    assert table.state.washitsu[JOHN] == [0, 41]
    assert (table.state.delivering, table.state.interrupted) == (-1, [])


@pytest.mark.rule("delivery.until-it-is-done")
def test_a_sword_stays_on_its_space_until_its_delivery_is_done() -> None:
    """Tile 4 (LWWW) has to go where tile 1 (LWW) is being delivered; card 32 moves a Sword."""
    table = Table().complete(JOHN, 1, "2c").sword(JOHN, 4, "2b", 2).complete(JOHN, 42, "3d").cards(JOHN, 3, 32, 32)
    table.sword(JOHN, 12, "1a").stock(JOHN, "LLW").turn(JOHN)
    table.play(JOHN, "deliver-2c", "take-row", "deliver-3d", "play-32")
    assert table.refused(JOHN, "move-2b") == "delivery.until-it-is-done"
    table.play(JOHN, "move-1a", "take-row", "take-column", "project", "take-column", "project")
    assert table.empty(JOHN, "2c")
    assert table.play(JOHN, "play-32", "move-2b").where(JOHN, 4) == "2c"


@pytest.mark.rule("delivery.until-it-is-done")
def test_decorating_a_sword_during_its_delivery_earns_coins_and_no_points() -> None:
    table = Table().complete(JOHN, 42, "3d").cards(JOHN, 3, 6).turn(JOHN).play(JOHN, "deliver-3d")
    points, coins = table.state.points[JOHN], table.state.coins[JOHN]
    table.play(JOHN, "play-6", "decorate-3d-lacquer")
    decorated = table.told("delivery.until-it-is-done")
    assert table.state.points[JOHN] == points
    assert table.state.coins[JOHN] == coins + decorated.coins


def test_the_katana_can_be_delivered_within_a_delivery() -> None:
    table = Table().complete(JOHN, 42, "3d").katana(JOHN, "LWST", "4b", 4).cards(JOHN, 3).coins(JOHN, 3).turn(JOHN)
    table.play(JOHN, "deliver-3d", "take-row", "deliver-4b", "take-row", "take-column")
    assert (table.asked, table.state.interrupted) == (("delivery", JOHN), [])
    assert table.play(JOHN, "take-column").state.washitsu[JOHN] == [41]


@pytest.mark.rule("delivery.take-the-sashimono")
def test_the_sashimono_comes_into_the_sashimono_area() -> None:
    table = Table().complete(JOHN, 42, "3d", flag="white").complete(JOHN, 1, "2c", flag="white").turn(JOHN)
    table.play(JOHN, "deliver-3d", "project", "deliver-2c", "project")
    assert [event.house for event in table.all_told("delivery.take-the-sashimono")] == ["white", "white"]
    assert table.sashimonos(JOHN) == {"white": 2}


@pytest.mark.rule("delivery.exchange-starting-sashimono")
def test_the_starting_sashimono_is_exchanged_for_any() -> None:
    table = Table().complete(JOHN, 42, "3d", flag="starting").turn(JOHN).play(JOHN, "deliver-3d")
    assert table.asked == ("sashimono", JOHN)
    table.play(JOHN, "sashimono-red")
    assert table.told("delivery.exchange-starting-sashimono").house == "red"
    assert table.sashimonos(JOHN) == {"red": 1}
    assert table.asked == ("project", JOHN)


@pytest.mark.rule("delivery.free-a-worker")
@pytest.mark.parametrize(("before", "freed"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 1), (5, 0), (8, 0)])
def test_some_deliveries_free_a_worker(before: int, freed: int) -> None:
    table = Table().delivered(JOHN, *range(1, before + 1)).complete(JOHN, 42, "3d").turn(JOHN)
    workers = table.state.workers[JOHN]
    table.play(JOHN, "deliver-3d")
    assert len(table.all_told("delivery.free-a-worker")) == freed
    assert table.state.workers[JOHN] == workers + freed
    assert len(table.state.washitsu[JOHN]) == before + 1


def test_a_freed_worker_can_be_used_at_once() -> None:
    table = Table().delivered(JOHN, 1).complete(JOHN, 42, "3d")
    table.state.workers[JOHN] = 0
    table.turn(JOHN)
    assert table.refused(JOHN, "market") == "turn.available-workers"
    assert table.play(JOHN, "deliver-3d", "project").refused(JOHN, "market") == ""


def test_a_delivery_in_the_turn_of_another() -> None:
    table = Table().complete(GEORGE, 42, "3d").turn(JOHN).play(JOHN, "row-1").play(GEORGE, "deliver-3d", "project")
    assert (table.state.points[GEORGE], table.asked) == (8, ("turn", PAUL))
