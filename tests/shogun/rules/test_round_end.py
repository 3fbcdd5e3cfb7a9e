"""The end of a season: cards go back, the event leaves the game, and after autumn the turn order stays for winter."""

import pytest

from bakufu.kernel.rows import replaced
from bakufu.shogun.box.components import PROVINCES, UNPLANNED
from tests.shogun.table import BLACK, BLUE, RED, YELLOW, Table


def finish(table: Table) -> Table:
    """End the last player's waiting, and with it the season: a march into a province of their own."""
    return table.play(BLACK, "Shimotsuke", 1)


def waiting(season: int) -> Table:
    table = Table.bare().give(RED, "Kaga").give(BLACK, "Shimotsuke").event("two-farmers").special(RED, "one-more-rice")
    return table.turn(RED, "tax", "Kaga", {(BLUE, "bid"): "chest-2"}, season)


@pytest.mark.rule("season.return-the-cards")
def test_at_the_end_of_a_season_the_cards_go_back_and_the_event_leaves_the_game() -> None:
    table = waiting(season=0)
    event = table.state.event
    finish(table)
    ended = table.told("season.return-the-cards")
    assert (ended.year, ended.season, ended.event) == (1, "spring", event + 1)
    state = table.state
    assert state.plan == [UNPLANNED] * len(state.plan)
    assert state.shown == [0] * len(state.shown)
    assert state.takers == [-1] * 5
    assert state.event_gone == [event]
    assert event not in state.event_row
    assert (state.season, state.order) == (1, [])
    assert table.asked == ("plan", (BLUE, YELLOW, RED, BLACK))


@pytest.mark.rule("season.return-the-cards")
def test_what_was_conquered_can_be_planned_in_the_next_season() -> None:
    """Only the conquests of a season have no card in its plans."""
    table = waiting(season=0)
    table.state.taken = replaced(table.state.taken, PROVINCES.index("Kaga"), 1)
    assert table.state.taken.count(1) == 1
    finish(table)
    assert table.told("season.return-the-cards").season == "spring"
    assert table.state.taken.count(1) == 0


@pytest.mark.rule("season.return-the-cards")
def test_revolt_markers_armies_and_rice_stay_from_season_to_season() -> None:
    table = finish(waiting(season=0).rice(1, 2, 3, 4))
    assert table.told("season.return-the-cards").season == "spring"
    assert table.markers("Kaga") == 1
    assert table.armies("Kaga") == 1
    assert table.state.rice == [1, 2, 3, 4]


@pytest.mark.rule("winter.autumn-order")
def test_after_autumn_winter_keeps_its_turn_order() -> None:
    table = waiting(season=2).rice(9, 9, 9, 9)
    table.state.event_gone, table.state.event_row = table.state.event_row[1:], table.state.event_row[:1]
    finish(table)
    assert table.told("season.return-the-cards").season == "autumn"
    assert table.told("winter.autumn-order").order == (RED, BLUE, YELLOW, BLACK)
    assert [event.seat for event in table.all_told("winter.one-rice-a-province")] == [RED, BLUE, YELLOW, BLACK]
    assert table.state.year == 2


@pytest.mark.rule("event.over-before-winter")
def test_the_event_of_autumn_is_over_before_winter() -> None:
    """A castle that defends would be denied in a revolt while the event lasts: in winter nobody speaks of it."""
    table = Table.bare().give(RED, "Kaga", 2, "castle").give(RED, "Iyo").give(RED, "Kii").give(BLACK, "Shimotsuke")
    table.event("castle-defends").rice(9, 9, 0, 9)
    table.turn(RED, "theatre", "Kaga", {(BLUE, "bid"): "chest-2"}, 2)
    table.state.event_gone, table.state.event_row = table.state.event_row[1:], table.state.event_row[:1]
    event = table.state.event
    finish(table.draws("Kaga", "Iyo"))
    over = table.told("event.over-before-winter")
    assert (over.card, over.effect, table.state.event) == (event + 1, "castle-defends", -1)
    rules = [event.rule for event in table.events]
    assert (
        rules.index("season.return-the-cards")
        < rules.index("event.over-before-winter")
        < rules.index("winter.autumn-order")
    )
    assert table.asked == ("next-revolt", (RED,))
    table.play(RED, "Kaga")
    assert "Kaga" in [event.province for event in table.all_told("winter.hunger-adds-farmers")]
    assert table.all_told("revolt.nobody-attacks") == []


@pytest.mark.rule("event.over-before-winter")
@pytest.mark.parametrize("season", [0, 1])
def test_only_autumn_has_a_winter_after_it(season: int) -> None:
    table = finish(waiting(season))
    assert table.told("season.return-the-cards")
    assert table.all_told("event.over-before-winter") == []


def test_in_winter_no_action_and_no_special_cards_lie_out() -> None:
    table = waiting(season=2).give(RED, "Iyo").give(RED, "Kii")
    table.state.event_gone, table.state.event_row = table.state.event_row[1:], table.state.event_row[:1]
    finish(table)
    assert table.asked == ("next-revolt", (RED,))
    state = table.state
    assert (state.action_row, state.revealed, state.special_row, state.takers) == ([], 0, [], [-1] * 5)
    assert (state.event, len(state.event_gone)) == (-1, 3)


def test_the_privilege_of_a_special_card_ends_with_the_season() -> None:
    table = finish(waiting(season=0))
    table.turn(RED, "rice", "Kaga", season=1)
    assert table.all_told("special.one-more-rice") == []
    assert table.state.rice[RED] == 5
