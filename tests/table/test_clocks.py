"""The clocks of a table: banks of time, pauses and vacations, from the times of the log's entries alone."""

from __future__ import annotations

import pytest

from bakufu.bots.job import game_of
from bakufu.kernel.patch import Json
from bakufu.table.clocks import Asked, Clocks, TimeControl, time_control
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.fold import Fold
from bakufu.table.projection import table_view
from bakufu.table.refusal import NotNow

GAME = game_of("shogun", None)
BEGUN = 1_000_000
BANK = TimeControl(100_000, 10_000, 15_000)
DAY = 86_400_000


class Table:
    """Three people who claim provinces, one after the other, with a clock that the test moves."""

    def __init__(self, control: TimeControl, setup: str = "claim") -> None:
        self.fold = Fold(GAME, {"players": 3, "setup": setup}, "seed", BEGUN, control)
        self.at = BEGUN

    def enter(self, kind: Kind, seat: int, by: By = By.PLAYER, **data: object) -> None:
        written: Json = data
        self.fold.apply(Entry(self.fold.seq + 1, kind, seat, written, by, self.at))

    def decide(self, took: int, by: By = By.PLAYER) -> int:
        """Whoever is awaited decides after this many milliseconds; which seat."""
        self.at += took
        (seat,) = self.fold.awaited()
        self.enter(Kind.MOVES, seat, by, moves=GAME.moves(self.fold.state, seat)[:1])
        return seat

    def turn(self, took: int) -> int:
        """The first of possibly several decisions of a turn takes this long, the others no time."""
        seat = self.decide(took)
        while self.fold.awaited() == (seat,):
            self.decide(0)
        return seat

    def seal(self, seat: int) -> None:
        state, moves = self.fold.state.copy(), []
        while GAME.sealed(state) and seat in GAME.to_move(state):
            moves.append(GAME.moves(state, seat)[0])
            GAME.play(state, seat, moves[-1])
        self.enter(Kind.SEAL, seat, moves=moves)


def refused(table: Table, kind: Kind, seat: int, **data: object) -> str:
    before = table.fold
    table.fold = before.copy()
    with pytest.raises(NotNow) as error:
        table.enter(kind, seat, By.PLAYER, **data)
    table.fold = before
    return error.value.code


def test_a_bank_is_used_up_and_each_turn_adds_to_it() -> None:
    table = Table(BANK)
    first = table.turn(30_000)
    (second,) = table.fold.awaited()
    assert table.fold.clocks.banks[first] == 70_000
    assert table.fold.deadline(second) == table.at + 100_000, "a bank never holds more than at the start"
    assert table.fold.deadline(first) is None
    table.turn(1_000)
    table.turn(1_000)
    assert table.fold.awaited() == (first,)
    assert table.fold.clocks.banks[first] == 80_000
    assert table.fold.deadline(first) == table.at + 80_000


def test_several_decisions_in_one_turn_add_once() -> None:
    """Otherwise whoever sends their moves one by one would gain time."""
    table = Table(BANK)
    first = table.decide(40_000)
    if table.fold.awaited() == (first,):
        assert table.fold.clocks.banks[first] == 60_000
        table.decide(5_000)
        assert table.fold.clocks.banks[first] == 55_000


def test_undoing_gives_no_time_back() -> None:
    table = Table(BANK)
    first = table.decide(30_000)
    assert table.fold.can_undo(first)
    table.at += 5_000
    table.enter(Kind.UNDO, first)
    assert table.fold.deadline(first) == BEGUN + 100_000


def test_plans_take_each_seat_its_own_time() -> None:
    table = Table(BANK, "fixed")
    for seat, at in ((1, 20_000), (0, 35_000)):
        table.at = BEGUN + at
        table.seal(seat)
    table.at = BEGUN + 50_000
    table.enter(Kind.UNSEAL, 1)
    assert table.fold.deadline(1) == BEGUN + 100_000, "a plan that is taken up again gains nobody time"
    assert table.fold.deadline(0) is None
    table.seal(1)
    table.at = BEGUN + 60_000
    table.seal(2)
    used = {seat: 100_000 - bank for seat, bank in enumerate(table.fold.clocks.banks)}
    for seat in table.fold.awaited():
        used[seat] += 10_000
    assert used == {0: 35_000, 1: 50_000, 2: 60_000}


def test_leaving_a_seat_to_a_bot_saves_no_time_up() -> None:
    table = Table(BANK)
    first = table.turn(95_000)
    table.enter(Kind.AWAY, first)
    for _ in range(4):
        while table.fold.awaited() != (first,):
            table.decide(0)
        assert table.fold.clocks.banks[first] == 10_000, "one turn's worth, however many a bot has played"
        table.decide(0, By.BOT)
    deadlines = table_view(table.fold, None)["table"]["deadlines"]
    assert deadlines[first] is None


def test_a_clock_that_is_set_back_takes_nobody_anything() -> None:
    table = Table(BANK)
    first = table.turn(-3_600_000)
    assert table.fold.clocks.banks[first] == 100_000
    (second,) = table.fold.awaited()
    assert table.fold.deadline(second) == table.at + 100_000


def test_whoever_is_asked_in_anothers_turn_has_a_short_time_of_their_own() -> None:
    mine, theirs = Asked((0,), False, False), Asked((1,), False, True)
    clocks = Clocks(BANK, 0, mine, (100_000, 50, 100_000))
    asked = clocks.decided(0, 20_000, mine, theirs, ())
    assert asked.deadline(1, theirs) == 35_000
    back = asked.decided(1, 30_000, theirs, mine, ())
    assert back.banks == (80_000, 50, 100_000), "neither who answers nor who waits pays for it, or gains"
    assert back.deadline(0, mine) == 110_000


def test_without_others_nobody_is_hurried() -> None:
    row: Json = {"seconds": 300, "increment": None, "interrupt_seconds": 15}
    assert time_control(row, 1) == TimeControl(300_000, None, None)
    assert time_control(row | {"increment": 30}, 2) == TimeControl(300_000, 30_000, 15_000)


def test_a_pause_begins_when_all_people_want_it_and_anybody_ends_it() -> None:
    table = Table(TimeControl(60_000))
    (seat,) = table.fold.awaited()
    people = [0, 1]  # the third seat is a bot's
    table.at += 20_000
    table.enter(Kind.PAUSE, 0, people=people)
    assert table.fold.deadline(seat) == BEGUN + 60_000
    assert refused(table, Kind.PAUSE, 0, people=people) == "already-agreed"
    table.enter(Kind.PAUSE, 1, people=people)
    assert table.fold.deadline(seat) is None
    shown = table_view(table.fold, None)["table"]
    assert (shown["pausing"], shown["paused_at"]) == ([0, 1], table.at)
    assert refused(table, Kind.MOVES, seat, moves=[0]) == "game-is-paused"
    table.at += 10 * DAY
    table.enter(Kind.RESUME, 1)
    assert table.fold.deadline(seat) == table.at + 40_000
    assert refused(table, Kind.RESUME, 1) == "not-paused"


def test_a_pause_can_be_declined() -> None:
    table = Table(TimeControl(60_000))
    table.enter(Kind.PAUSE, 0, people=[0, 1, 2])
    table.enter(Kind.RESUME, 1)
    assert table.fold.clocks.pausing == frozenset()
    assert table.fold.deadline(table.fold.awaited()[0]) == BEGUN + 60_000


def test_a_bot_that_sits_in_agrees_to_a_pause() -> None:
    table = Table(TimeControl(60_000))
    table.enter(Kind.PAUSE, 0, people=[0, 1])
    table.enter(Kind.AWAY, 1)
    assert table.fold.clocks.paused_at == table.at
    alone = Table(TimeControl(60_000))
    alone.enter(Kind.AWAY, 1)
    assert alone.fold.clocks.paused_at is None
    alone.enter(Kind.PAUSE, 0, people=[0, 1])
    assert alone.fold.clocks.paused_at == alone.at


def test_bots_finish_their_moves_in_a_pause() -> None:
    table = Table(TimeControl(60_000))
    (seat,) = table.fold.awaited()
    table.enter(Kind.PAUSE, 1 - seat if seat < 2 else 0, people=[1 - seat if seat < 2 else 0])
    assert table.fold.clocks.paused_at is not None
    assert table.decide(0, By.BOT) == seat


def test_undoing_after_a_pause_costs_nobody_the_pause() -> None:
    table = Table(TimeControl(60_000))
    seat = table.decide(10_000)
    table.enter(Kind.PAUSE, 0, people=[0])
    table.at += DAY
    table.enter(Kind.RESUME, 0)
    table.enter(Kind.UNDO, seat)
    assert table.fold.deadline(seat) == table.at + 50_000


def test_a_vacation_stops_the_clock_of_one_seat() -> None:
    table = Table(TimeControl(2 * DAY))
    (seat,) = table.fold.awaited()
    table.at += DAY
    table.enter(Kind.VACATION, seat, until=table.at + 10 * DAY)
    assert table.fold.deadline(seat) == table.at + 11 * DAY
    shown = table_view(table.fold, None)["table"]
    assert shown["vacations"] == [{"seat": seat, "until": table.at + 10 * DAY}]
    table.at += 3 * DAY
    table.enter(Kind.VACATION, seat, until=table.at)
    assert table.fold.deadline(seat) == table.at + DAY, "back early, with the day that was left"
    table.enter(Kind.VACATION, seat, until=table.at + 2 * DAY)
    assert table.fold.deadline(seat) == table.at + 3 * DAY


def test_a_vacation_saves_nobody_whose_time_had_run_out() -> None:
    table = Table(TimeControl(DAY))
    (seat,) = table.fold.awaited()
    table.at += 2 * DAY
    table.enter(Kind.VACATION, seat, until=table.at + 5 * DAY)
    assert table.fold.deadline(seat) == BEGUN + DAY


def test_a_vacation_uses_up_no_bank() -> None:
    table = Table(TimeControl(3 * DAY, DAY // 2))
    (seat,) = table.fold.awaited()
    table.enter(Kind.VACATION, seat, until=table.at + 5 * DAY)
    table.decide(6 * DAY)
    assert table.fold.clocks.banks[seat] == 2 * DAY


def test_a_player_on_vacation_may_still_play() -> None:
    table = Table(TimeControl(DAY))
    (seat,) = table.fold.awaited()
    table.enter(Kind.AWAY, seat)
    table.enter(Kind.VACATION, seat, until=table.at + DAY)
    table.enter(Kind.BACK, seat)
    assert table.decide(1) == seat
