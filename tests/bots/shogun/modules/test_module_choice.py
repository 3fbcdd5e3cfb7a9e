"""What modules ask: benefits by what they are worth now, chambers by the lines that can still be won."""

from __future__ import annotations

from bakufu.bots import make
from bakufu.bots.shogun.ashigaru import WEIGHTS
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.bots.shogun.modules.chambers.values import chamber_values
from bakufu.bots.shogun.modules.samurai.values import benefit_values
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.chambers.box import CELL_NAMES, FACE_UP, IN_THE_BAG, MARKER, TURNED
from bakufu.shogun.modules.chambers.numbers import CHAMBER, CHAMBERS, TAKE_CHAMBER
from bakufu.shogun.modules.samurai.numbers import CHOOSE_BENEFIT
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.rules.state import State
from tests.bots.shogun.whole_games import GAME

SEAT = 0


def asked(decision: int, about: int) -> State:
    state = GAME.start({"players": 4, "modules": ["samurai", "chambers"]}, 2)
    state.awaited = [1, 0, 0, 0]
    state.decision, state.about = decision, [about]
    return state


def chosen(state: State) -> str:
    return WORDS[make("shogun", "ashigaru", 1).decide(GAME.view(state, SEAT))]


def benefits(state: State) -> dict[str, float]:
    moves = GAME.moves(state, SEAT)
    values = benefit_values(Evaluator(state, SEAT, WEIGHTS), moves)
    return {WORDS[move]: value for move, value in zip(moves, values, strict=True)}


def test_early_on_chests_and_in_the_last_autumn_a_point() -> None:
    state = asked(CHOOSE_BENEFIT, 3)
    assert chosen(state) == "chests"
    state.year, state.season = 2, 2
    state.rice = [30] * 4
    assert chosen(state) == "points"


def test_rice_when_winter_is_near_and_provinces_go_hungry() -> None:
    state = asked(CHOOSE_BENEFIT, 3)
    state.year, state.season = 2, 2
    state.rice = [0] * 4
    assert chosen(state) == "rice"


def test_an_empty_supply_is_worth_nothing() -> None:
    state = asked(CHOOSE_BENEFIT, 1)
    state.chests[1] += state.bank
    state.bank = 0
    assert benefits(state)["chests"] == 0
    assert chosen(state) == "armies"
    state.supply[SEAT] = 0
    assert benefits(state) == {"chests": 0, "armies": 0}


def laid(**held: int) -> State:
    state = asked(TAKE_CHAMBER, 0)
    state.module_rows[CHAMBERS] = tuple([held.get(name, IN_THE_BAG) for name in CELL_NAMES])
    return state


def test_the_chamber_with_the_dearest_lines() -> None:
    assert chosen(laid(a1=FACE_UP, c3=FACE_UP, f6=FACE_UP)) == "f6"


def test_not_where_others_are_far_ahead() -> None:
    ahead = dict.fromkeys(("f1", "f2", "f3", "f4"), MARKER + 1) | dict.fromkeys(("a6", "b6", "c6", "d6"), TURNED)
    assert chosen(laid(**ahead, f6=FACE_UP, c3=FACE_UP)) == "c3"


def test_any_line_within_reach_is_better_than_nothing() -> None:
    state = laid(a1=FACE_UP)
    moves = GAME.moves(state, SEAT)
    assert moves == [NOTHING, CHAMBER]
    nothing, first = chamber_values(Evaluator(state, SEAT, WEIGHTS), moves)
    assert nothing == 0 < first


def test_a_better_seat_than_chance_with_samurai_and_chambers() -> None:
    won = 0
    for seed in range(4):
        state = GAME.start({"players": 3, "setup": "claim", "modules": ["samurai", "chambers"]}, seed)
        bots = [make("shogun", "ashigaru" if seat == seed % 3 else "random", f"{seed}/{seat}") for seat in range(3)]
        while awaited := GAME.to_move(state):
            GAME.play(state, awaited[0], bots[awaited[0]].decide(GAME.view(state, awaited[0])))
        won += GAME.standings(state)[0].seat == seed % 3
    assert won == 4
