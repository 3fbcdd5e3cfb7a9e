"""Refusals: for every kind of decision, exactly the moves on offer are legal, and a refused one changes nothing."""

import pytest

import bakufu
from bakufu.kernel.playout import random_turn
from bakufu.shogun.numbers import PICKS
from bakufu.shogun.rules.state import State
from bakufu.shogun.sequence import DECISIONS
from bakufu.shogun.views.moves import TakePlace
from tests.shogun.table import BLACK, BLUE, GAME, RED, YELLOW, Table


def claim_card() -> Table:
    return Table(3, setup="claim")


def claim_card_again() -> Table:
    table = claim_card()
    for seat in (BLUE, YELLOW, RED):
        table.play(seat, "pile", 4)
    return table


def plan_with_few_cards() -> Table:
    return Table.bare().give(BLUE, "Omi").give(BLUE, "Ise").play(BLUE, "nothing", "chest-2", "Omi")


def place() -> Table:
    return Table.bare().give(BLUE, "Omi").auction("chest-4", "chest-3", "chest-2", "chest-1").play(BLUE, "place-2")


def deploy_armies(effect: str) -> Table:
    table = Table.bare().give(BLUE, "Omi").event(effect).special(BLUE, "six-armies")
    return table.turn(BLUE, "deploy-5", "Omi")


def move_to() -> Table:
    table = Table.bare(3).give(BLUE, "Hoki", 2).give(BLUE, "Tajima").give(YELLOW, "Harima")
    return table.turn(BLUE, "deploy-1", "Hoki")


def march_to() -> Table:
    table = Table.bare(3).give(BLUE, "Hoki", 4).give(YELLOW, "Tajima", 1, "temple").give(BLUE, "Bingo", 1, "temple")
    return table.event("temple-protects").turn(BLUE, "battle-a", "Hoki")


def march_armies() -> Table:
    return march_to().play(BLUE, "Bingo")


def reinforce(seat: int, special: str) -> Table:
    table = Table.bare().give(BLUE, "Shinano", 4).give(YELLOW, "Kozuke", 2).special(seat, special)
    return table.turn(BLUE, "battle-a", "Shinano").play(BLUE, "Kozuke", 3)


def next_revolt() -> Table:
    table = Table.bare()
    for province in ("Kai", "Omi", "Ise", "Iyo", "Kii", "Noto", "Etchu"):
        table.give(BLACK, province)
    return table.winter(2, rice_loss=3)


POSITIONS = {
    "claim-card": claim_card,
    "claim-card, the same two again": claim_card_again,
    "claim-armies": lambda: claim_card().play(BLUE, "right"),
    "plan": lambda: Table().play(BLUE, "chest-0", "Settsu"),
    "plan, few cards": plan_with_few_cards,
    "place": place,
    "deploy-armies": lambda: deploy_armies("two-farmers"),
    "deploy-armies, fewer": lambda: deploy_armies("fewer-armies"),
    "move-to": move_to,
    "march-to": march_to,
    "march-armies": march_armies,
    "march-armies, on from a deployment": lambda: move_to().play(BLUE, "Tajima"),
    "reinforce, attacker": lambda: reinforce(BLUE, "attack"),
    "reinforce, defender": lambda: reinforce(YELLOW, "defence"),
    "next-revolt": next_revolt,
}


def check_refusals(state: State) -> None:
    """Over all picks and some that are none, for every seat."""
    before = GAME.save(state)
    for seat in range(-1, state.setting.players + 1):
        legal = GAME.moves(state, seat)
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (seat in GAME.to_move(state))
        for move in range(-1, PICKS + 2):
            rule = GAME.refusal(state, seat, move)
            assert (rule == "") == (move in legal)
            if rule:
                assert rule in GAME.ledger
                with pytest.raises(bakufu.IllegalMove) as refused:
                    GAME.play(state, seat, move)
                assert refused.value.rule == rule
    assert GAME.save(state) == before


def check_names(state: State) -> None:
    """`describe` and `encode` are each other's inverse on the legal moves."""
    for seat in GAME.to_move(state):
        moves = GAME.moves(state, seat)
        named = [GAME.describe(state, seat, move) for move in moves]
        assert [GAME.encode(state, seat, move) for move in named] == moves
        assert len({repr(bakufu.plain(move)) for move in named}) == len(moves)


def test_the_positions_show_every_kind_of_decision() -> None:
    """Of the base game; those of modules are shown in their own tests."""
    shown = {name.partition(",")[0] for name in POSITIONS}
    assert shown == {decision.name for decision in DECISIONS}


@pytest.mark.parametrize("name", POSITIONS)
def test_exactly_the_moves_on_offer_are_legal(name: str) -> None:
    table = POSITIONS[name]()
    assert table.asked[0] == name.partition(",")[0]
    check_refusals(table.state)


@pytest.mark.parametrize("name", POSITIONS)
def test_every_legal_move_has_a_name_of_its_own(name: str) -> None:
    check_names(POSITIONS[name]().state)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 3, "side": "moon"},
        {"players": 4, "side": "sun"},
        {"players": 5, "side": "sun", "setup": "claim"},
    ],
)
def test_refusals_and_names_hold_throughout_a_game(options: dict[str, int | str]) -> None:
    state = GAME.start(options, 11)
    rng = bakufu.Rng(11)
    checked = 0
    while not state.over():
        if rng.below(8) == 0:
            check_refusals(state)
            check_names(state)
            checked += 1
        random_turn(state, rng)
    assert checked > 20
    check_refusals(state)


@pytest.mark.rule("table.not-awaited")
def test_who_is_not_awaited_may_not_move() -> None:
    table = reinforce(YELLOW, "defence")
    for seat in (BLUE, RED, BLACK):
        assert table.refused(seat, 1) == "table.not-awaited"
        assert table.choices(seat) == []
        with pytest.raises(bakufu.IllegalMove) as refused:
            GAME.describe(table.state, seat, 61)
        assert refused.value.rule == "table.not-awaited"
    assert table.asked == ("reinforce", (YELLOW,))


@pytest.mark.rule("table.not-awaited")
def test_after_the_end_nobody_is_awaited() -> None:
    table = Table.bare().winter(2, rice_loss=3)
    assert [table.refused(seat, "nothing") for seat in range(4)] == ["table.not-awaited"] * 4
    assert GAME.to_move(table.state) == ()


@pytest.mark.rule("table.no-such-move")
@pytest.mark.parametrize(
    ("name", "pick"),
    [
        ("claim-card", "chest-0"),
        ("claim-armies", "left"),
        ("plan", "place-1"),
        ("place", "chest-1"),
        ("deploy-armies", "Omi"),
        ("move-to", "chest-0"),
        ("march-to", "chest-0"),
        ("march-armies", "Bingo"),
        ("reinforce, attacker", "nothing"),
        ("next-revolt", "chest-0"),
    ],
)
def test_a_pick_that_does_not_answer_the_question_is_no_move(name: str, pick: str) -> None:
    table = POSITIONS[name]()
    before = GAME.save(table.state)
    seat = table.asked[1][0]
    assert table.refused(seat, pick) == "table.no-such-move"
    with pytest.raises(bakufu.IllegalMove) as refused:
        table.play(seat, pick)
    assert refused.value.rule == "table.no-such-move"
    assert GAME.save(table.state) == before


@pytest.mark.parametrize(
    ("name", "rule"), [("claim-card", "setup.claim-open-card"), ("claim-armies", "setup.claim-any-group")]
)
def test_a_province_is_claimed_by_its_card_and_gets_a_group(name: str, rule: str) -> None:
    table = POSITIONS[name]()
    assert table.refused(table.asked[1][0], "Omi") == rule


@pytest.mark.rule("table.no-such-move")
@pytest.mark.parametrize("name", POSITIONS)
def test_a_named_move_that_answers_no_question_cannot_be_encoded(name: str) -> None:
    state = POSITIONS[name]().state
    with pytest.raises(bakufu.IllegalMove) as refused:
        GAME.encode(state, GAME.to_move(state)[0], TakePlace(6, "attack"))
    assert refused.value.rule == "table.no-such-move"
