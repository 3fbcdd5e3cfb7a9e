"""Samurai and its SHOGUN NO KATANA: a lean Project, and nothing complete left on the Forge at the end."""

from __future__ import annotations

import pytest

from bakufu.bots.katana.project_choice import project_value
from bakufu.bots.katana.weighing import TOGETHER
from bakufu.katana.box.components import CELLS, NO_SWORD
from bakufu.katana.box.picks import PROJECT, PROJECT_CHOICES
from bakufu.katana.rules.scoring import katana_delivered
from bakufu.katana.rules.state import State
from bakufu.katana.rules.swords.movement import complete
from tests.bots.katana.whole_games import final_state

SEEDS = (1, 2, 3)


@pytest.fixture(scope="module")
def ended() -> list[State]:
    return [final_state({"players": 4, "rooms": "first"}, ["samurai"] * 4, seed) for seed in SEEDS]


def test_no_complete_sword_is_left_on_a_forge(ended: list[State]) -> None:
    for state in ended:
        left = [sword for sword in state.forge if sword != NO_SWORD and complete(state, sword)]
        assert left == []
    assert any(sword != NO_SWORD for state in ended for sword in state.forge[:CELLS])


def test_at_least_a_third_of_the_seats_deliver_it(ended: list[State]) -> None:
    delivered = [katana_delivered(state, seat) for state in ended for seat in range(4)]
    assert 3 * sum(delivered) >= len(delivered)


def test_a_kind_that_the_project_has_is_not_added_again(ended: list[State]) -> None:
    state = ended[0].copy()
    state.round = 2
    state.project = (1, 1, 1, 1, *state.project[4:])
    values = [project_value(state, 0, PROJECT + number, TOGETHER.project) for number in range(len(PROJECT_CHOICES))]
    assert PROJECT_CHOICES[values.index(max(values))] == ()
