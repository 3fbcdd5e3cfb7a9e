"""Strength: each level does clearly better than the one below it, wherever it sits."""

from __future__ import annotations

import pytest

from tests.bots.katana.whole_games import GAME, GAMES, TABLES, final_state

PLAYED = 40
ENOUGH = 30
PAIRINGS = 10


def test_ashigaru_beats_three_random_players_in_three_games_of_four() -> None:
    assert GAMES.won_alone(players=4, games=PLAYED) >= ENOUGH


@pytest.mark.parametrize("options", TABLES, ids=lambda table: "-".join(str(value) for value in table.values()))
def test_it_finishes_games_on_every_table(options: dict[str, object]) -> None:
    players = int(str(options["players"]))
    levels = ["ashigaru"] + ["random"] * (players - 1)
    points = final_state(options, levels, 3).points[:players]
    assert points[0] == max(points)
    assert points[0] > 0


@pytest.mark.parametrize("players", [2, 3])
def test_samurai_beats_ashigaru(players: int) -> None:
    """It wins about six games of seven; fewer than half of these would be no accident."""
    won = 0
    for seed in range(PAIRINGS):
        seat = seed % players
        levels = ["samurai" if other == seat else "ashigaru" for other in range(players)]
        rows = GAME.standings(final_state({"players": players}, levels, seed))
        won += rows[0].seat == seat and rows[1].place > 1
    assert won >= PAIRINGS // 2
