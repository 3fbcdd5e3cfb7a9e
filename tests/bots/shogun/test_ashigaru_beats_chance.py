"""Strength: a level that plays with sense beats players that pick at random, from every seat."""

from __future__ import annotations

import pytest

from tests.bots.shogun.whole_games import GAMES, TABLES, final_state

PLAYED = 60
ENOUGH = 48


def test_it_beats_two_random_players_in_four_games_of_five() -> None:
    assert GAMES.won_alone(players=3, games=PLAYED) >= ENOUGH


@pytest.mark.parametrize("options", TABLES, ids=lambda table: "-".join(str(value) for value in table.values()))
def test_it_finishes_games_on_every_table_and_leads_random_players(options: dict[str, object]) -> None:
    players = int(str(options["players"]))
    seat = players - 1
    levels = ["ashigaru" if other == seat else "random" for other in range(players)]
    points = final_state(options, levels, 3).points
    assert points[seat] > max(points[:seat])
