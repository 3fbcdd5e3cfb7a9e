"""Strength: a level that plays with sense beats players that pick at random, from every seat."""

from __future__ import annotations

import pytest

from tests.bots.shogun.whole_games import GAME, TABLES, final_state

GAMES = 60
ENOUGH = 48


def test_it_beats_two_random_players_in_four_games_of_five() -> None:
    won = 0
    for seed in range(GAMES):
        seat = seed % 3
        levels = ["ashigaru" if other == seat else "random" for other in range(3)]
        rows = GAME.standings(final_state({"players": 3}, levels, seed))
        won += rows[0].seat == seat and rows[1].place > 1
    assert won >= ENOUGH


@pytest.mark.parametrize("options", TABLES, ids=lambda table: "-".join(str(value) for value in table.values()))
def test_it_finishes_games_on_every_table_and_leads_random_players(options: dict[str, object]) -> None:
    players = int(str(options["players"]))
    seat = players - 1
    levels = ["ashigaru" if other == seat else "random" for other in range(players)]
    points = final_state(options, levels, 3).points
    assert points[seat] > max(points[:seat])
