"""The chronicle agrees with the game it tells of, and what everybody would be worth leads to how it ends."""

from __future__ import annotations

from bakufu.katana.advice.chronicle import KatanaRound, KatanaScore
from bakufu.katana.advice.worth import worth
from bakufu.katana.box.components import ROUNDS
from tests.katana.smiths import GAME, Options, Play, every_table


@every_table
def test_the_accounts_are_those_of_the_game(options: Options) -> None:
    play = Play(options, 51)
    seats = options["players"]
    standing: dict[int, tuple[list[int], list[int], list[int]]] = {}
    ended = 1
    for state in play.states():
        now = (
            state.coins[:],
            [len(row) for row in state.washitsu[:seats]],
            [len(row) for row in state.fresh],
        )
        standing[ended] = now  # no player gains or loses anything between two rounds
        standing[state.round] = now
        ended = state.round
    told = GAME.chronicle(options, play.happened)
    rounds = [row for row in told.rounds if isinstance(row, KatanaRound)]
    assert [row.round for row in rounds] == list(range(1, ROUNDS + 1))
    assert list(rounds[-1].points) == play.state.points
    assert [list(row.coins[:seats]) for row in rounds] == [standing[row.round][0] for row in rounds]
    assert [list(row.swords[:seats]) for row in rounds] == [standing[row.round][1] for row in rounds]
    assert list(rounds[-1].cards[:seats]) == standing[ROUNDS][2]


@every_table
def test_all_points_have_a_line_in_the_scoring(options: Options) -> None:
    play = Play(options, 52)
    while play.go_on():
        pass
    scoring = GAME.chronicle(options, play.happened).scoring
    for side, points in enumerate(play.state.points):
        assert sum(line.points for line in scoring if line.seat == side) == points
    assert {line.rule for line in scoring} <= set(GAME.ledger)
    assert all(isinstance(line, KatanaScore) and 1 <= line.round <= ROUNDS for line in scoring)
    split = [line for line in scoring if isinstance(line, KatanaScore) and line.parts]
    assert {line.source for line in split} <= {"swords", "katana", "sashimono"}
    assert split
    assert all(sum(part.points for part in line.parts) == line.points for line in split)


@every_table
def test_worth_is_what_the_end_would_bring_and_changes_nothing(options: Options) -> None:
    play = Play(options, 53)
    for _ in range(60):
        play.go_on()
    saved = GAME.save(play.state)
    now = worth(play.state)
    assert len(now) == options["players"]
    assert all(value >= points for value, points in zip(now, play.state.points, strict=False))
    assert GAME.save(play.state) == saved
    while play.go_on():
        pass
    assert worth(play.state) == play.state.points[: options["players"]]
