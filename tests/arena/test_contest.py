"""Games of a contest: who sits where, what follows from what, and where every point came from."""

from __future__ import annotations

from collections import Counter

import pytest

from bakufu.arena.contest import play
from bakufu.arena.run import run
from bakufu.arena.shogun.manifest import COLOURS
from bakufu.arena.worker_pool import WorkerPool
from bakufu.shogun.modules.names import NAMES
from tests.arena.contests import contest, without_clock

ALL = list(NAMES)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_has_every_seat_equally_often_in_every_deal(players: int) -> None:
    here = contest(",".join(["random"] * players))
    seats = Counter((entrant, seat) for number in range(players) for seat, entrant in enumerate(here.seating(number)))
    assert seats == {(entrant, seat): 1 for entrant in range(players) for seat in range(players)}
    seeds = [here.game_seed(number) for number in range(2 * players)]
    assert len(set(seeds[:players])) == len(set(seeds[players:])) == 1
    assert seeds[0] != seeds[players]


def test_a_game_follows_from_its_number_and_the_seed() -> None:
    first, again, other = play(contest(), 4), play(contest(), 4), play(contest(seed="2"), 4)
    assert without_clock([first]) == without_clock([again])
    assert without_clock([first]) != without_clock([other])


@pytest.mark.parametrize("modules", [[], ALL], ids=["base", "modules"])
def test_every_point_has_a_source(modules: list[str]) -> None:
    games = run(contest(modules=modules), 3, WorkerPool(1))
    assert [[sum(row.values()) for row in game.sources] for game in games] == [game.points for game in games]
    found = {source for game in games for row in game.sources for source in row}
    assert found <= set(COLOURS)
    assert {"provinces", "buildings", "castles"} <= found
    assert ("chambers" in found) == bool(modules)


def test_a_shared_victory_counts_in_parts() -> None:
    game = play(contest(), 0)
    shared = type(game)(0, game.seats, [50, 50, 40], [1, 1, 3], game.decisions, game.sources, game.clock)
    assert shared.wins() == [0.5, 0.5, 0.0]
    assert sum(game.wins()) == 1


def test_what_the_clock_says_belongs_to_each_bot() -> None:
    game = play(contest(), 1)
    for clock, decisions in zip(game.clock, game.decisions, strict=True):
        assert decisions > 10
        assert 0 < clock.longest <= clock.seconds
