"""The Ghost: a rival led by cards. What it scores at the end stands with the end of the game."""

import pytest

from bakufu.katana.box.components import (
    GHOST_ACADEMY,
    GHOST_DAIMYO,
    GHOST_FIRST,
    GHOST_MARKET,
    GHOST_PALACE,
    HOUSES,
    NO_SWORD,
    SPACES,
)
from bakufu.kernel.event import Event
from bakufu.kernel.rows import replaced
from tests.katana.table import ALONE, GHOST, Table, game_with


def ghost_draws(*cards: int) -> Table:
    """The Ghost's deck, its top card first."""
    table = Table(1)
    table.state.ghost_deck = list(cards[::-1])
    return table


@pytest.mark.rule("ghost.replace-the-opponents")
def test_alone_one_begins_on_the_board_for_two() -> None:
    game = game_with()
    events: list[Event] = []
    state = game.start({"players": 1}, 5, events)
    assert events[0].rule == "ghost.replace-the-opponents"
    assert (game.to_move(state), state.first) == ((ALONE,), ALONE)
    assert len([sword for sword in state.sword_at if sword != NO_SWORD]) == 8
    assert (len(state.honor_row), state.workers, state.ghost_family) == (2, [4, 4], 3)
    assert sorted(state.ghost_deck) == [0, 0, 0, 0, 1, 1, 2, 2, 3, 4]
    assert sorted(state.ghost_aside) == [1, 2, 3]
    (sword,) = [sword for sword in state.forge if sword != NO_SWORD]
    assert state.coins == [state.setting.advance[sword]]


@pytest.mark.rule("ghost.draw-a-card")
def test_the_ghost_places_a_worker_by_its_card() -> None:
    table = ghost_draws(GHOST_MARKET, GHOST_FIRST).turn(ALONE).play(ALONE, "row-1")
    assert table.told("ghost.draw-a-card").card == "market"
    assert (table.state.workers[GHOST], table.state.market_at, table.state.ghost_gone) == (3, [2], [GHOST_MARKET])
    assert table.asked == ("turn", ALONE)


@pytest.mark.rule("ghost.shuffle-again")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = ghost_draws()
    table.state.ghost_gone = [GHOST_FIRST]
    table.turn(ALONE).play(ALONE, "row-1")
    assert table.told("ghost.shuffle-again").card == "first-player"
    assert (table.state.ghost_deck, table.state.ghost_gone) == ([], [GHOST_FIRST])


def with_swords(*wanted: tuple[str, int]) -> Table:
    """The Ghost's next card leads to the Houses, where these Swords lie and no others."""
    table = ghost_draws(GHOST_DAIMYO)
    for space in SPACES:
        table.at_house(space, None)
    for space, number in wanted:
        table.at_house(space, number)
    return table


@pytest.mark.rule("ghost.take-a-sword", "ghost.discard-house-card")
def test_the_sword_with_the_highest_number_of_a_house_it_lacks() -> None:
    """It has a red Sashimono, so the Sword there does not count, high as it is. Tile 33 has 6 points."""
    table = with_swords(("red-1", 49), ("blue-1", 12), ("white-1", 33)).round(3)
    table.state.sashimono = replaced(table.state.sashimono, 4 * GHOST + HOUSES.index("red"), 1)
    card = table.state.decks[HOUSES.index("white")][-1]
    table.turn(ALONE).play(ALONE, "row-1")
    took = table.told("ghost.take-a-sword")
    assert (took.sword, took.house, took.points) == ("33", "white", 6 + 4)
    assert (table.state.points[GHOST], table.state.washitsu[GHOST]) == (10, [32])
    assert table.sashimonos(GHOST) == {"red": 1, "white": 1}
    assert table.told("ghost.discard-house-card").card == card + 1
    assert table.state.gone[card] == 1


@pytest.mark.rule("ghost.take-a-sword")
def test_when_it_has_all_houses_those_it_has_once() -> None:
    table = with_swords(("red-1", 49), ("blue-1", 12), ("green-1", 8))
    table.state.sashimono = (*table.state.sashimono[: 4 * GHOST], 2, 1, 1, 1)
    table.turn(ALONE).play(ALONE, "row-1")
    assert table.told("ghost.take-a-sword").sword == "12"


@pytest.mark.rule("ghost.take-a-sword")
@pytest.mark.parametrize(
    ("lower", "higher"),
    [pytest.param(44, 38, id="points"), pytest.param(31, 36, id="serial-number"), pytest.param(8, 10, id="coins")],
)
def test_points_decide_then_coins_then_the_serial_number(lower: int, higher: int) -> None:
    table = with_swords(("red-1", higher), ("blue-1", lower))
    setting = table.state.setting
    ranks = [(setting.points[sword - 1], setting.advance[sword - 1], sword) for sword in (lower, higher)]
    assert ranks[0] < ranks[1]
    table.turn(ALONE).play(ALONE, "row-1")
    assert table.told("ghost.take-a-sword").sword == str(higher)


def test_its_swords_free_its_workers() -> None:
    table = with_swords(("red-1", 49)).delivered(GHOST, 1).turn(ALONE).play(ALONE, "row-1")
    assert table.state.workers[GHOST] == 4


@pytest.mark.rule("ghost.score-figures-at-market")
def test_at_the_market_it_discards_the_lowest_card_and_scores_the_figures() -> None:
    table = ghost_draws(GHOST_MARKET).market(6, 4, 7, 2).turn(ALONE).play(ALONE, "market", "card-1")
    assert [event.rule for event in table.all_told("ghost.score-figures-at-market")] == [
        "ghost.score-figures-at-market"
    ] * 2
    discarded, scored = table.all_told("ghost.score-figures-at-market")
    assert (discarded.card, scored.points) == (2, 2)
    assert table.state.points[GHOST] == 2


@pytest.mark.rule("ghost.score-members-at-palace")
def test_at_the_palace_it_scores_all_family_members() -> None:
    table = ghost_draws(GHOST_PALACE).family(ALONE, "coins", "move").turn(ALONE).play(ALONE, "row-1")
    placed, scored = table.all_told("ghost.score-members-at-palace")
    assert (placed.members, scored.points) == (1, 3)
    assert table.asked == ("palace-gift", ALONE)
    table.play(ALONE, "room-coins")
    assert (table.state.coins[ALONE], table.asked) == (2, ("turn", ALONE))


@pytest.mark.rule("ghost.score-members-at-palace")
def test_its_family_has_three_members() -> None:
    table = ghost_draws(GHOST_PALACE)
    table.state.ghost_family = 0
    table.turn(ALONE).play(ALONE, "row-1")
    assert table.told("ghost.score-members-at-palace").points == 3


@pytest.mark.rule("ghost.score-decorator-at-academy")
def test_at_the_academy_it_scores_the_most_advanced_decorator() -> None:
    table = ghost_draws(GHOST_ACADEMY).decorator(ALONE, "wood", 4).sword(ALONE, 26, "2c", 3).turn(ALONE)
    table.play(ALONE, "row-1")
    assert table.told("ghost.score-decorator-at-academy").points == table.state.points[GHOST] == 4
    assert table.asked == ("academy-gift", ALONE)
    assert table.play(ALONE, "decorate-2c-wood").state.coins[ALONE] == 4


@pytest.mark.rule("ghost.score-round-at-komainu")
def test_at_the_komainu_it_scores_the_round_and_will_begin() -> None:
    table = ghost_draws(GHOST_FIRST).round(2).turn(ALONE).play(ALONE, "row-1")
    assert table.told("ghost.score-round-at-komainu").points == table.state.points[GHOST] == 2
    assert table.told("komainu.be-first-player").seat == GHOST


@pytest.mark.rule("ghost.score-full-area", "ghost.as-if-available")
def test_at_a_full_palace_the_member_it_would_have_placed_counts() -> None:
    table = ghost_draws(GHOST_PALACE, GHOST_FIRST).family(ALONE, "coins", "move")
    table.state.palace_at = [0, 1, 0]
    table.turn(ALONE).play(ALONE, "row-1")
    assert table.told("ghost.score-full-area").card == "palace"
    assert table.told("ghost.as-if-available").points == 2 + 1
    assert (table.state.points[GHOST], table.state.ghost_family, table.state.workers[GHOST]) == (4, 3, 3)
    assert table.asked == ("turn", ALONE)


@pytest.mark.rule("ghost.as-if-available")
def test_at_a_full_palace_only_members_at_home_can_be_added() -> None:
    table = ghost_draws(GHOST_PALACE, GHOST_FIRST).family(ALONE, "coins")
    table.state.palace_at = [0, 1, 0]
    table.state.ghost_family = 0
    table.turn(ALONE).play(ALONE, "row-1")
    assert table.told("ghost.as-if-available").points == 3 + 1


@pytest.mark.rule("ghost.as-if-available")
def test_a_full_market_with_four_figures_scores_five() -> None:
    table = ghost_draws(GHOST_MARKET, GHOST_FIRST)
    table.state.market_at = [0, 1, 0, 2]
    row = table.state.market_row
    table.turn(ALONE).play(ALONE, "row-1")
    assert table.told("ghost.as-if-available").points == 5
    assert (table.state.market_at, table.state.market_row) == ([0, 1, 0, 2], row)


@pytest.mark.rule("ghost.no-sword-left")
def test_without_a_sword_it_scores_the_round_points() -> None:
    table = with_swords().round(4)
    table.state.ghost_deck = [GHOST_FIRST, GHOST_DAIMYO]
    table.turn(ALONE).play(ALONE, "row-1")
    assert table.told("ghost.no-sword-left").points == 6
    assert table.state.points[GHOST] == 6 + 4


@pytest.mark.rule("ghost.pass-without-a-place")
def test_if_no_card_leads_anywhere_its_round_is_over() -> None:
    table = ghost_draws(GHOST_FIRST)
    honor = table.state.honor_row[0]
    table.state.komainu_at = 0
    table.turn(ALONE).play(ALONE, "row-1")
    assert table.told("ghost.pass-without-a-place").honor == honor + 1
    assert (table.state.passed[GHOST], table.state.points[GHOST]) == (1, 0)


@pytest.mark.parametrize("lots", range(5))
def test_it_draws_until_a_card_leads_somewhere_even_through_a_new_shuffle(lots: int) -> None:
    """One card of the discard pile leads to a free space; whatever the shuffle, the Worker is placed."""
    table = ghost_draws(GHOST_FIRST)
    table.state.ghost_gone = [GHOST_PALACE, GHOST_PALACE, GHOST_MARKET]
    table.state.komainu_at, table.state.palace_at = 0, [0, 0, 0]
    for _ in range(lots):
        table.state.lots.below(2)
    table.turn(ALONE).play(ALONE, "row-1")
    assert (table.state.workers[GHOST], table.state.market_at) == (3, [2])


@pytest.mark.rule("ghost.pass-without-a-place")
def test_without_a_worker_it_takes_the_leftmost_honor_card() -> None:
    table = ghost_draws(GHOST_FIRST)
    table.state.workers[GHOST] = 0
    honor = table.state.honor_row[0]
    table.turn(ALONE).play(ALONE, "row-1")
    assert table.told("ghost.pass-without-a-place").honor == honor + 1
    assert table.state.honors[GHOST] == [honor]


def restored(first: int) -> Table:
    """The first round is over, and this side begins the second."""
    table = ghost_draws(GHOST_DAIMYO, GHOST_DAIMYO, GHOST_FIRST)
    table.state.ghost_gone = [GHOST_DAIMYO, GHOST_MARKET]
    table.state.workers[GHOST] = 0
    table.state.komainu_at = 2 * first
    return table.turn(ALONE).play(ALONE, "pass-1")


@pytest.mark.rule("ghost.change-a-card")
def test_the_player_who_begins_chooses_the_new_card() -> None:
    table = restored(ALONE)
    assert table.asked == ("ghost-card", ALONE)
    table.play(ALONE, "ghost-academy")
    changed = table.told("ghost.change-a-card")
    assert (changed.removed, changed.added) == ("daimyo", "academy")
    assert sorted(table.state.ghost_deck) == [GHOST_DAIMYO, GHOST_DAIMYO, GHOST_MARKET, GHOST_ACADEMY, GHOST_FIRST]
    assert (table.state.ghost_gone, sorted(table.state.ghost_aside)) == ([], [GHOST_PALACE, GHOST_MARKET])
    assert table.asked == ("turn", ALONE)


@pytest.mark.rule("ghost.change-a-card")
def test_a_card_that_is_in_the_deck_already_cannot_be_chosen() -> None:
    table = restored(ALONE)
    table.state.ghost_aside = [GHOST_PALACE, GHOST_MARKET]
    assert table.refused(ALONE, "ghost-academy") == "ghost.change-a-card"


@pytest.mark.rule("ghost.unseen-card")
def test_if_the_ghost_begins_the_new_card_is_unseen() -> None:
    table = restored(GHOST)
    changed = table.told("ghost.unseen-card")
    assert (changed.removed, changed.added) == ("daimyo", None)
    assert (len(table.state.ghost_aside), len(table.state.aside_seen)) == (2, 3)
    assert table.told("restore.komainu-goes-first").seat == GHOST
