"""What statues and trophies are worth at the end, and how the chronicle tells of it."""

from __future__ import annotations

import pytest

from bakufu.shogun.advice.chronicle import SeasonScore
from bakufu.shogun.box.components import SEASONS
from tests.shogun.advice.test_chronicle import standing, whole_game
from tests.shogun.modules.leaders.table import LeadersTable
from tests.shogun.table import BLACK, BLUE, GAME, RED, YELLOW


def ended(table: LeadersTable) -> LeadersTable:
    return table.rice(9, 9, 9, 9).winter(2, rice_loss=0)


@pytest.mark.rule("leaders.score-statues", "leaders.score-trophies")
def test_seven_victory_points_for_statues_on_the_board_and_trophies() -> None:
    """The worked example: own statues and those of others count alike, and add up to seven."""
    table = LeadersTable.bare().statues(BLUE, "Kai", "Omi", "Mino", "Tosa")
    table.trophies(BLUE, YELLOW, 1).trophies(BLUE, RED, 2)
    ended(table)
    statues, trophies = table.told("leaders.score-statues"), table.told("leaders.score-trophies")
    assert (statues.seat, statues.points, statues.total) == (BLUE, 4, 4)
    assert (trophies.seat, trophies.points, trophies.total) == (BLUE, 3, 7)
    assert table.state.points == [7, 0, 0, 0]


@pytest.mark.rule("leaders.score-statues")
def test_a_statue_counts_in_anybodys_province() -> None:
    table = ended(LeadersTable.bare().give(YELLOW, "Kai").statues(BLUE, "Kai"))
    assert table.told("leaders.score-statues").points == 1
    assert table.state.points == [1, 1, 0, 0]


@pytest.mark.rule("leaders.score-statues")
def test_several_statues_in_a_province_count_each() -> None:
    table = ended(LeadersTable.bare().statues(BLUE, "Kai", "Kai", "Omi").statues(YELLOW, "Kai"))
    assert [scored.points for scored in table.all_told("leaders.score-statues")] == [3, 1]


def test_a_statue_lost_as_a_trophy_counts_for_its_taker_only() -> None:
    table = ended(LeadersTable.bare().trophies(BLACK, BLUE, 6))
    assert table.state.points == [0, 0, 0, 6]


def test_statues_score_only_once_after_the_last_winter() -> None:
    table = LeadersTable.bare().statues(BLUE, "Kai").rice(9, 9, 9, 9).winter(1, rice_loss=0)
    assert table.all_told("leaders.score-statues") == []
    assert table.state.points == [0, 0, 0, 0]


def test_they_can_decide_the_game() -> None:
    table = ended(LeadersTable.bare().statues(RED, "Kai").chests(RED, 0))
    assert table.told("end.most-points").winners == (RED,)


def test_the_chronicle_lists_them_with_their_rule() -> None:
    table = ended(LeadersTable.bare().statues(BLUE, "Kai", "Omi").trophies(YELLOW, BLUE, 1))
    found = GAME.chronicle({"modules": ["leaders"]}, [(0, table.events)])
    lines = [line for line in found.scoring if line.rule.startswith("leaders.")]
    assert lines == [
        SeasonScore(BLUE, "leaders.score-statues", 2, year=2, season="winter", source="statues"),
        SeasonScore(YELLOW, "leaders.score-trophies", 1, year=2, season="winter", source="trophies"),
    ]
    assert found.rounds[-1].points == (2, 1, 0, 0)


@pytest.mark.parametrize("seed", [3, 4])
def test_the_chronicle_of_a_whole_game_agrees_with_its_end(seed: int) -> None:
    options = {"players": 4, "modules": ["leaders"]}
    happened, states = whole_game(seed, **options)
    found = GAME.chronicle(options, happened)
    assert len(found.rounds) == 2 * len(SEASONS)
    assert found.rounds[-1].points == standing(states[-1])["points"]
    assert found.rounds[-1].chests == standing(states[-1])["chests"]
    scored = [sum(line.points for line in found.scoring if line.seat == seat) for seat in range(4)]
    assert scored == states[-1].points
