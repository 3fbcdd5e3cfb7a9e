"""The chronicle: kept from events alone, it agrees with the table at every moment at which both can be compared."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu import Rng
from bakufu.kernel.event import Event, redact
from bakufu.shogun.advice.chronicle import Books, ShogunChronicle, chronicle
from bakufu.shogun.box.components import FARMERS, PROVINCE_COUNT, SEASONS
from bakufu.shogun.rules.events import CubesThrown, GameEnded, RoundEnded, Scored
from bakufu.shogun.rules.state import State
from tests.shogun.table import BLUE, GAME, YELLOW, Table

Happened = list[tuple[int, list[Event]]]


def whole_game(seed: int, **options: object) -> tuple[Happened, list[State]]:
    """Everything that happened in a game of random moves, and the state after each of them."""
    rng = Rng(seed)
    told: list[Event] = []
    state = GAME.start(options, seed, told)
    happened: Happened = [(0, told)]
    states = [state.copy()]
    while seats := GAME.to_move(state):
        told = []
        moves = GAME.moves(state, seats[0])
        GAME.play(state, seats[0], moves[rng.below(len(moves))], told)
        happened.append((len(happened), told))
        states.append(state.copy())
    return happened, states


def standing(state: State) -> dict[str, tuple[int, ...]]:
    seats = range(state.setting.players)
    owned = [[p for p in range(PROVINCE_COUNT) if state.owner[p] == seat] for seat in seats]
    return {
        "points": tuple(state.points),
        "provinces": tuple(len(provinces) for provinces in owned),
        "armies": tuple(sum(state.armies[p] for p in provinces) for provinces in owned),
        "chests": tuple(state.chests),
        "rice": tuple(state.rice),
    }


@pytest.fixture(scope="module", params=[{"players": 3}, {"players": 5}, {"players": 4, "side": "moon"}], ids=str)
def game(request: pytest.FixtureRequest) -> tuple[Happened, list[State], ShogunChronicle]:
    happened, states = whole_game(7, **request.param)
    return happened, states, GAME.chronicle(request.param, happened)


def test_one_line_for_every_season(game: Any) -> None:
    _, _, found = game
    assert [(row.year, row.season) for row in found.rounds] == [(year, name) for year in (1, 2) for name in SEASONS]


def test_it_agrees_with_the_table(game: Any) -> None:
    """Spring and summer end where the next plans begin, the second winter with the game."""
    happened, states, found = game
    compared = 0
    for row in found.rounds:
        if row.season in ("spring", "summer") or (row.season == "winter" and row.year == 2):
            told = {name: getattr(row, name) for name in standing(states[row.seq])}
            assert told == standing(states[row.seq])
            compared += 1
    assert compared == 5
    ends = [seq for seq, events in happened if any(isinstance(event, RoundEnded) for event in events)]
    assert [row.seq for row in found.rounds if row.season != "winter"] == ends


def test_autumn_stands_before_winter(game: Any) -> None:
    """What winter took and gave lies between the two lines, although both may come about by one move."""
    _, states, found = game
    for year in (1, 2):
        autumn, winter = (next(r for r in found.rounds if (r.year, r.season) == (year, s)) for s in SEASONS[2:])
        assert autumn.chests == winter.chests
        assert all(a >= b for a, b in zip(autumn.rice, winter.rice, strict=True))
        assert all(a >= b for a, b in zip(autumn.provinces, winter.provinces, strict=True))
        assert all(a < b for a, b in zip(autumn.points, winter.points, strict=True) if b > 0)
        after = standing(states[winter.seq])
        assert {name: getattr(winter, name) for name in after if name != "rice"} == {
            name: value for name, value in after.items() if name != "rice"
        }


def test_the_scoring_adds_up(game: Any) -> None:
    happened, states, found = game
    for seat, points in enumerate(states[-1].points):
        assert sum(line.points for line in found.scoring if line.seat == seat) == points
    lines = [event for _, events in happened for event in events if isinstance(event, Scored)]
    assert len(lines) == len(found.scoring)
    for line in found.scoring:
        majority = line.rule.startswith("score.most-") or line.rule == "score.tie-one-less"
        assert majority == (line.region is not None) == (line.building is not None)
    assert {(line.year, line.season) for line in found.scoring} == {(1, "winter"), (2, "winter")}


def test_luck_is_told_of_everyone_who_threw(game: Any) -> None:
    happened, _, found = game
    throws = [(seq, event) for seq, events in happened for event in events if isinstance(event, CubesThrown)]
    assert len(found.luck) == sum(len(event.thrown) for _, event in throws)
    assert sum(line.came for line in found.luck) == sum(
        event.fallen.get(colour, 0) for _, event in throws for colour in event.thrown
    )
    # Over a whole game luck evens out, more or less.
    came, hoped = sum(line.came for line in found.luck), sum(line.expected for line in found.luck) / 100
    assert hoped == pytest.approx(came, rel=0.2)


def test_what_is_expected_counts_the_tower() -> None:
    """Cubes that lie in the tower come out, too; those that are thrown may stick."""
    table = Table.bare().give(BLUE, "Kaga", 5).give(YELLOW, "Noto", 3).tower(blue=10)
    table.turn(BLUE, "battle-a", "Kaga").play(BLUE, "Noto", 4)
    books = Books(table.state.setting)
    assert books.luck == []
    found = chronicle(table.state.setting, [(9, [event for event in table.events if isinstance(event, CubesThrown)])])
    blue, yellow = found.luck
    assert (blue.seq, blue.seat, blue.thrown) == (9, BLUE, 4)
    assert (yellow.seq, yellow.seat, yellow.thrown) == (9, YELLOW, 3)
    assert 0 < yellow.expected < 300
    assert blue.expected > 100 * 4 * yellow.expected / 300  # a greater share, for those inside come out as well


def test_farmers_are_nobodys() -> None:
    table = Table.bare().give(BLUE, "Kaga", 5).turn(BLUE, "battle-a", "Kaga").play(BLUE, "Echizen", 4)
    throws = [event for event in table.events if isinstance(event, CubesThrown)]
    found = chronicle(table.state.setting, [(1, list(throws))])
    assert [line.seat for line in found.luck] == [BLUE, None]
    assert FARMERS == 5


def test_spectators_could_write_it() -> None:
    happened, _ = whole_game(3, players=3)
    public = [(seq, [redact(event, None) for event in events]) for seq, events in happened]
    assert GAME.chronicle({"players": 3}, public) == GAME.chronicle({"players": 3}, happened)
    assert any(isinstance(event, GameEnded) for _, events in happened for event in events)
