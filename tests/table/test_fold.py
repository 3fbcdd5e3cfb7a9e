"""A table as its log tells it: copies are independent, and a move can be taken back exactly as far as it should."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bakufu
from bakufu.kernel.errors import IllegalMove
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.fold import Fold, view_of_plan
from bakufu.table.log_moves import moves_in
from bakufu.table.refusal import NotNow

GAME = bakufu.load("shogun")


def entry(fold: Fold, kind: Kind, seat: int, by: By = By.PLAYER, **data: Any) -> Entry:
    return Entry(fold.seq + 1, kind, seat, data, by, 1000 * (fold.seq + 1), f"{fold.seq + 1}")


def shape(fold: Fold) -> object:
    """Everything there is to know about a fold."""
    kept = (fold.sealed, fold.away, fold.moves, fold.seq, fold.since)
    return repr((GAME.save(fold.state), kept, [fold.can_undo(seat) for seat in range(5)]))


def plan(fold: Fold, seat: int, chance: random.Random) -> list[int]:
    state, moves = fold.state.copy(), []
    while GAME.sealed(state) and seat in GAME.to_move(state):
        moves.append(chance.choice(GAME.moves(state, seat)))
        GAME.play(state, seat, moves[-1])
    return moves


def next_entry(fold: Fold, chance: random.Random) -> Entry:
    """Something that may happen at a table, in all its variety."""
    seat = chance.choice(fold.awaited())
    if chance.random() < 0.1:
        return entry(fold, Kind.BACK if seat in fold.away else Kind.AWAY, seat)
    by = By.BOT if seat in fold.away else By.PLAYER
    if fold.sealed and chance.random() < 0.2:
        ready = chance.choice(sorted(fold.sealed))
        return entry(fold, Kind.UNSEAL, ready, By.BOT if ready in fold.away else By.PLAYER)
    if GAME.sealed(fold.state):
        return entry(fold, Kind.SEAL, seat, by, moves=plan(fold, seat, chance))
    mover = next((seat for seat in range(5) if fold.can_undo(seat)), None)
    if mover is not None and chance.random() < 0.3:
        return entry(fold, Kind.UNDO, mover)
    return entry(fold, Kind.MOVES, seat, by, moves=[chance.choice(GAME.moves(fold.state, seat))])


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 5, "setup": "claim", "side": "moon"}])
def test_the_same_log_gives_the_same_table(options: dict[str, Any]) -> None:
    chance = random.Random(str(options))
    fold = Fold(GAME, options, "seed")
    log: list[Entry] = []
    while not fold.over():
        before = shape(fold)
        twin = fold.copy()
        log.append(next_entry(fold, chance))
        twin.apply(log[-1])
        assert shape(fold) == before, "a copy never changes the original"
        fold = twin
    again = Fold(GAME, options, "seed")
    for step in log:
        again.apply(step)
    assert shape(again) == shape(fold)
    assert moves_in(log, options["players"]) == tuple(fold.moves), "the moves follow from the log without the rules"
    state = GAME.start(options, "seed")
    for seat, move in fold.moves:
        GAME.play(state, seat, move)
    assert GAME.save(state) == GAME.save(fold.state)
    with pytest.raises(NotNow) as refused:
        fold.apply(entry(fold, Kind.AWAY, 0))
    assert refused.value.code == "game-is-over"
    fold.apply(entry(fold, Kind.TALK, 0, text="well played"))


def test_a_move_can_be_taken_back_unless_chance_or_a_secret_lies_between() -> None:
    chance = random.Random(5)
    fold = Fold(GAME, {"players": 4}, "another seed")
    back = final = 0
    while not fold.over():
        if GAME.sealed(fold.state):
            fold.apply(entry(fold, Kind.SEAL, fold.awaited()[0], moves=plan(fold, fold.awaited()[0], chance)))
            assert not any(fold.can_undo(seat) for seat in range(4))
            continue
        (seat,) = fold.awaited()
        before, moves = fold.state, fold.moves.copy()
        fold.apply(entry(fold, Kind.MOVES, seat, moves=[chance.choice(GAME.moves(before, seat))]))
        free = not GAME.irrevocable(before, fold.state)
        assert [fold.can_undo(other) for other in range(4)] == [free and other == seat for other in range(4)]
        if free:
            undone = fold.copy()
            undone.apply(entry(fold, Kind.UNDO, seat))
            assert undone.state is before
            assert undone.moves == moves
            back += 1
        else:
            with pytest.raises(NotNow) as refused:
                fold.copy().apply(entry(fold, Kind.UNDO, seat))
            assert refused.value.code == ("game-is-over" if fold.over() else "nothing-to-undo")
            final += 1
    assert back > 10
    assert final > 10


def test_another_players_move_lies_between() -> None:
    chance = random.Random(8)
    fold = Fold(GAME, {"players": 4, "setup": "claim"}, "seed")
    found = 0
    for _ in range(400):
        if fold.over():
            break
        last = next((seat for seat in range(4) if fold.can_undo(seat)), None)
        seat = fold.awaited()[0]
        if GAME.sealed(fold.state):
            fold.apply(entry(fold, Kind.SEAL, seat, moves=plan(fold, seat, chance)))
        else:
            fold.apply(entry(fold, Kind.MOVES, seat, moves=[chance.choice(GAME.moves(fold.state, seat))]))
        if last is not None and last != seat:
            assert not fold.can_undo(last)
            found += 1
    assert found > 3


def test_a_plan_is_a_plan_and_nothing_more() -> None:
    fold = Fold(GAME, {"players": 3}, "seed")
    chance = random.Random(1)
    whole = plan(fold, 0, chance)
    for moves, error in (
        (whole[:-1], NotNow),
        ([*whole, 1], IllegalMove),
        ([], NotNow),
        ([whole[0]] * 11, IllegalMove),
    ):
        with pytest.raises(error):
            fold.copy().apply(entry(fold, Kind.SEAL, 0, moves=moves))
    with pytest.raises(NotNow) as refused:
        fold.copy().apply(entry(fold, Kind.MOVES, 0, moves=whole[:1]))
    assert refused.value.code == "plan-is-sealed"


BEGUN = 500


def claiming() -> Fold:
    """The first seat is to claim a province, since this time."""
    return Fold(GAME, {"players": 4, "setup": "claim"}, "seed", since=BEGUN)


def first_move(fold: Fold, seat: int = 0, by: By = By.PLAYER) -> Entry:
    return entry(fold, Kind.MOVES, seat, by, moves=GAME.moves(fold.state, seat)[:1])


def test_a_move_starts_the_clock_of_the_next_decision() -> None:
    fold = claiming()
    fold.apply(entry(fold, Kind.TALK, 1, text="hello"))
    assert fold.since == BEGUN
    move = first_move(fold)
    fold.apply(move)
    assert fold.since == move.at


def test_undoing_gains_nobody_time() -> None:
    fold = claiming()
    fold.apply(first_move(fold))
    fold.apply(entry(fold, Kind.UNDO, 0))
    assert (fold.since, fold.moves) == (BEGUN, [])


def test_leaving_and_returning_gains_nobody_time() -> None:
    fold = claiming()
    for kind in (Kind.AWAY, Kind.BACK):
        fold.apply(entry(fold, kind, 0))
        assert fold.since == BEGUN
    fold.apply(entry(fold, Kind.AWAY, 0))
    decided = first_move(fold, by=By.BOT)
    fold.apply(decided)
    fold.apply(entry(fold, Kind.BACK, 0))
    assert fold.since == decided.at, "what came up in the meantime has all its time from then"


def test_a_seat_is_its_players_or_a_bots() -> None:
    fold = claiming()
    fold.apply(first_move(fold))
    assert fold.can_undo(0)
    fold.apply(entry(fold, Kind.AWAY, 0))
    assert not fold.can_undo(0)
    for refused, code in (
        (first_move(fold), "a-bot-has-your-seat"),
        (entry(fold, Kind.AWAY, 0, By.DEADLINE), "already-away"),
        (entry(fold, Kind.BACK, 1), "not-away"),
    ):
        with pytest.raises(NotNow) as error:
            fold.copy().apply(refused)
        assert error.value.code == code
    fold.apply(first_move(fold, by=By.BOT))
    fold.apply(entry(fold, Kind.BACK, 0))
    assert fold.away == set()


def test_plans_wait_for_each_other_and_are_played_by_seat() -> None:
    fold = Fold(GAME, {"players": 3}, "seed", since=BEGUN)
    chance = random.Random(2)
    with pytest.raises(NotNow) as refused:
        fold.copy().apply(entry(fold, Kind.UNSEAL, 2))
    assert refused.value.code == "nothing-sealed"
    for ready in (2, 0):
        fold.apply(entry(fold, Kind.SEAL, ready, moves=plan(fold, ready, chance)))
    assert (fold.awaited(), fold.since, fold.moves) == ((1,), BEGUN, [])
    last = entry(fold, Kind.SEAL, 1, moves=plan(fold, 1, chance))
    fold.apply(last)
    assert [seat for seat, _ in fold.moves] == [0] * 11 + [1] * 11 + [2] * 11
    assert (fold.sealed, fold.since) == ({}, last.at)
    assert not any(fold.can_undo(seat) for seat in range(3))


def test_it_remembers_what_a_seat_saw_when_it_laid_its_plan() -> None:
    chance = random.Random("planned")
    fold = Fold(GAME, {"players": 3}, "seed")
    assert fold.planned(0) is None
    laid = {}
    for seat in (2, 0, 1):
        laid[seat] = plan(fold, seat, chance)
        fold.apply(entry(fold, Kind.SEAL, seat, moves=laid[seat]))
        assert fold.planned(seat) is None or seat == 1  # not while plans are laid
    for seat, moves in laid.items():
        view = GAME.view(fold.planned(seat), seat)
        own = view.known.plan[seat * len(moves) : (seat + 1) * len(moves)]
        assert [card for card in own if card >= 0] == [move for move in moves if move < 100]
        assert set(view.known.plan) - set(own) <= {-2, -4}  # nobody else's
        assert view_of_plan(fold, seat) == GAME.save_view(view)
