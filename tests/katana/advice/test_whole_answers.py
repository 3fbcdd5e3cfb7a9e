"""Whole answers, carts and obvious moves: what single moves would do, and nothing that a player could regret."""

from __future__ import annotations

import pytest

from bakufu import BadOption, IllegalMove
from bakufu.katana.advice.purchase import Purchase
from bakufu.katana.box.picks import ENOUGH, NUMBER_OF
from tests.katana.smiths import GAME, Play
from tests.katana.table import JOHN, PAUL, Table

STRIDE = 5
KINDS = {"move-all", "decorate-all", "take-both"}


def test_they_can_be_played_as_they_are() -> None:
    """Whatever is offered as a whole is legal move by move, wherever it is offered."""
    kinds: set[str] = set()
    for seed in range(4):
        for state in Play({"players": 2, "rooms": "first"}, seed, riches=40).looks(STRIDE):
            for seat in GAME.to_move(state):
                foreseen = GAME.forecast(GAME.view(state, seat))
                sequences = [figure.plays for line in foreseen.lines.values() for figure in line.values()]
                if foreseen.whole is not None:
                    kinds.add(foreseen.whole.kind)
                    sequences.append(foreseen.whole.moves)
                for moves in sequences:
                    twin = state.copy()
                    for move in moves:
                        GAME.play(twin, seat, move)
    assert kinds == KINDS


def buying(coins: int) -> Table:
    return Table().coins(JOHN, coins).turn(JOHN).play(JOHN, "market")


def cart(table: Table, about: str | None) -> Purchase:
    found = table.game.analyze(table.game.view(table.state, JOHN), "purchase", about=about)
    assert isinstance(found, Purchase)
    return found


def test_a_cart_costs_what_its_resources_cost_one_by_one() -> None:
    table = buying(5)
    price = table.state.setting.price
    found = cart(table, "wood,steel")
    assert found.cost == price[1] + price[2]
    assert found.left == 5 - found.cost
    table.play(JOHN, *[table.game.words[move] for move in found.moves])
    assert table.state.coins[JOHN] == found.left
    assert table.asked == ("taking-a-card", JOHN)


def test_a_cart_holds_no_more_than_can_be_paid_for() -> None:
    table = buying(1)
    assert cart(table, None).more == ("wood",)
    assert cart(table, "wood").more == ()
    with pytest.raises(IllegalMove):
        cart(table, "lacquer")
    with pytest.raises(BadOption):
        cart(table, "gold")
    with pytest.raises(IllegalMove):
        table.game.analyze(table.game.view(table.state, PAUL), "purchase")


def test_a_turn_ends_by_itself_if_all_that_is_left_can_wait() -> None:
    table = Table().cards(JOHN, 8).stock(JOHN, "LLWW").turn(JOHN).play(JOHN, "komainu")
    assert table.asked == ("end-of-turn", JOHN)
    assert table.game.obvious(table.game.view(table.state, JOHN)) == ENOUGH


def test_a_turn_with_a_sword_to_deliver_does_not_end_by_itself() -> None:
    table = Table().complete(JOHN, 1, "2b").turn(JOHN).play(JOHN, "komainu")
    assert table.asked == ("end-of-turn", JOHN)
    assert NUMBER_OF["deliver-2b"] in table.game.moves(table.state, JOHN)
    assert table.game.obvious(table.game.view(table.state, JOHN)) is None


def test_nobody_needs_to_answer_for_rooms_without_a_family() -> None:
    table = Table().complete(PAUL, 1, "2b").turn(JOHN).play(JOHN, "palace", "family-1")
    while table.asked[0] == "rooms":
        table.play(JOHN, "enough")
    assert table.asked == ("palace-gift", PAUL)
    assert table.game.obvious(table.game.view(table.state, PAUL)) == ENOUGH


def cautions(table: Table) -> dict[str, tuple[str, int]]:
    found = table.game.forecast(table.game.view(table.state, JOHN)).cautions
    return {word: (caution.kind, caution.count) for word, caution in found.items()}


def test_a_figure_that_would_move_nothing_is_warned_of() -> None:
    assert cautions(Table().turn(JOHN))["row-1"] == ("idle", 0)


def test_passing_with_a_complete_sword_is_warned_of() -> None:
    assert cautions(Table().complete(JOHN, 1, "2b").turn(JOHN))["pass-1"][0] == "waiting"
    assert cautions(Table().complete(JOHN, 1, "2b").round(4).turn(JOHN))["pass-1"][0] == "lost"
    assert "pass-1" not in cautions(Table().turn(JOHN))
