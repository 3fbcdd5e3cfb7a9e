"""Claiming starting provinces: in turn, a card from the display or the pile, then an army group for it."""

import pytest

from bakufu import Rng
from bakufu.kernel.playout import random_turn
from bakufu.shogun.box.components import NEUTRAL, PROVINCES
from tests.shogun.table import BLUE, GAME, RED, YELLOW, Table


def claiming(players: int = 3) -> Table:
    return Table(players, setup="claim")


def open_cards(table: Table) -> list[str]:
    return [PROVINCES[card] for card in table.state.open_cards]


def pile(table: Table) -> list[str]:
    """The pile from top to bottom."""
    return [PROVINCES[card] for card in table.state.pile[::-1]]


def everybody_draws(table: Table, armies: int) -> Table:
    """A round in which nobody touches the open cards."""
    for seat in range(table.players):
        table.play(seat, "pile", armies)
    return table


@pytest.mark.rule("setup.claim-first-seat")
def test_the_first_seat_begins_and_the_others_follow_clockwise() -> None:
    table = claiming()
    assert table.told("setup.claim-first-seat").seat == BLUE
    asked = []
    for seat in (BLUE, YELLOW, RED):
        asked.append(table.asked)
        table.play(seat, "left", 5)
    assert asked == [("claim-card", (BLUE,)), ("claim-card", (YELLOW,)), ("claim-card", (RED,))]
    assert table.asked == ("claim-card", (BLUE,))


@pytest.mark.rule("setup.claim-two-open")
@pytest.mark.parametrize(("players", "cards"), [(3, 37), (4, 45), (5, 45)])
def test_two_cards_lie_open_and_the_others_form_the_pile(players: int, cards: int) -> None:
    table = claiming(players)
    assert list(table.told("setup.claim-two-open").provinces) == open_cards(table)
    assert len(open_cards(table)) == 2
    assert len(set(open_cards(table) + pile(table))) == cards


def test_the_province_cards_are_shuffled() -> None:
    piles = {tuple(pile(Table(3, seed=seed, setup="claim"))) for seed in range(5)}
    assert len(piles) == 5


@pytest.mark.rule("setup.claim-open-card", "setup.claim-replace")
@pytest.mark.parametrize(("pick", "taken", "left"), [("left", 0, 1), ("right", 1, 0)])
def test_an_open_card_is_taken_and_replaced_from_the_pile(pick: str, taken: int, left: int) -> None:
    table = claiming()
    shown, top = open_cards(table), pile(table)[0]
    table.events.clear()
    table.play(BLUE, pick, 5)
    assert table.told("setup.claim-open-card").province == shown[taken]
    assert table.told("setup.claim-replace").provinces == (top,)
    assert table.owner(shown[taken]) == BLUE
    assert open_cards(table) == [shown[left], top]


@pytest.mark.rule("setup.claim-from-pile")
def test_the_top_of_the_pile_is_taken_and_the_open_cards_stay() -> None:
    table = claiming()
    shown, top = open_cards(table), pile(table)[0]
    table.play(BLUE, "pile", 4)
    assert table.told("setup.claim-from-pile").province == top
    assert (table.owner(top), table.armies(top)) == (BLUE, 4)
    assert open_cards(table) == shown
    assert table.all_told("setup.claim-replace") == []


@pytest.mark.rule("setup.claim-any-group")
def test_any_army_group_may_be_placed_but_each_only_once() -> None:
    table = claiming()
    table.play(BLUE, "left")
    assert table.choices(BLUE) == ["2", "3", "4", "5"]
    province = PROVINCES[table.state.about[0]]
    table.play(BLUE, 5)
    placed = table.told("setup.claim-any-group")
    assert (placed.seat, placed.province, placed.armies) == (BLUE, province, 5)
    assert table.armies(province) == 5
    assert table.state.supply[BLUE] == 62 - 5
    table.play(YELLOW, "left", 2).play(RED, "left", 2).play(BLUE, "left")
    assert table.refused(BLUE, 5) == "setup.claim-any-group"
    assert table.refused(BLUE, 6) == "setup.claim-any-group"
    assert table.choices(BLUE) == ["2", "3", "4"]


@pytest.mark.rule("setup.claim-bury")
def test_the_open_cards_may_not_be_buried_on_the_first_turn() -> None:
    table = claiming()
    assert table.refused(BLUE, "bury") == "setup.claim-bury"
    assert "bury" not in table.choices(BLUE)


@pytest.mark.rule("setup.claim-bury")
def test_who_sees_the_same_two_open_cards_again_may_bury_them() -> None:
    table = everybody_draws(claiming(), 4)
    shown, hidden = open_cards(table), pile(table)
    table.events.clear()
    table.play(BLUE, "bury")
    assert table.told("setup.claim-bury").provinces == tuple(shown)
    assert open_cards(table) == hidden[:2]
    assert pile(table) == hidden[2:] + shown
    assert GAME.view(table.state, YELLOW).to_plain()["claiming"]["buried"] == shown[::-1]
    assert table.asked == ("claim-card", (BLUE,))


@pytest.mark.rule("setup.claim-bury")
@pytest.mark.parametrize("seat", [BLUE, YELLOW, RED])
def test_every_player_remembers_the_two_cards_of_their_own_last_turn(seat: int) -> None:
    table = everybody_draws(claiming(), 4)
    shown = open_cards(table)
    table.events.clear()
    for before in range(seat):
        table.play(before, "pile", 3)
    table.play(seat, "bury", "pile", 3)
    assert table.told("setup.claim-bury").provinces == tuple(shown)
    after = (seat + 1) % 3
    assert table.refused(after, "bury") == "setup.claim-bury"
    assert len(table.state.seen) == 6


@pytest.mark.rule("setup.claim-bury")
def test_the_next_two_cards_may_not_be_buried_in_the_same_turn() -> None:
    table = everybody_draws(claiming(), 4).play(BLUE, "bury")
    assert table.refused(BLUE, "bury") == "setup.claim-bury"


@pytest.mark.rule("setup.claim-bury")
def test_one_new_card_is_enough_to_forbid_burying() -> None:
    table = claiming().play(BLUE, "pile", 4).play(YELLOW, "pile", 4).play(RED, "right", 4)
    assert table.refused(BLUE, "bury") == "setup.claim-bury"


@pytest.mark.rule("setup.claim-until-placed")
@pytest.mark.parametrize(("players", "groups"), [(3, "544332222"), (4, "54433222"), (5, "5443322")])
def test_claiming_ends_when_all_groups_are_placed(players: int, groups: str) -> None:
    table = everybody_draws(claiming(players), 2).play(BLUE, "bury")
    rng = Rng(5)
    while table.asked[0].startswith("claim"):
        random_turn(table.state, rng, table.events)
    for seat in range(players):
        own = [table.armies(name) for name in PROVINCES if table.owner(name) == seat]
        assert sorted(own, reverse=True) == [int(size) for size in groups]
    neutral = tuple(name for name in PROVINCES if table.owner(name) == NEUTRAL)
    assert table.told("setup.claim-until-placed").neutral == neutral
    assert len(neutral) == {3: 10, 4: 13, 5: 10}[players]
    assert table.asked == ("plan", tuple(range(players)))
    state = table.state
    assert (state.pile, state.open_cards, state.seen, state.buried) == ([], [], [], 0)
    assert (state.action_at, state.turn_at) == (0, 0)
