"""Whole games with modules: Ashigaru finishes them with every subset, and with all four it beats players of chance."""

from __future__ import annotations

from itertools import combinations

import pytest

from bakufu.bots import make
from bakufu.shogun.modules.names import NAMES
from tests.bots.shogun.whole_games import GAME, TABLES, final_state

SUBSETS = [list(chosen) for number in range(len(NAMES) + 1) for chosen in combinations(NAMES, number)]
GAMES = 12
ENOUGH = 10


@pytest.mark.parametrize("modules", SUBSETS, ids=lambda modules: "-".join(modules) or "none")
def test_four_like_it_finish_a_game_with_any_modules(modules: list[str]) -> None:
    number = SUBSETS.index(modules)
    side = ("sun", "moon")[number % 2]
    state = final_state({"players": 4, "side": side, "setup": "claim", "modules": modules}, ["ashigaru"] * 4, number)
    assert state.over()
    assert min(state.points) > 0


@pytest.mark.parametrize("options", TABLES, ids=lambda table: "-".join(str(value) for value in table.values()))
def test_it_finishes_games_with_all_modules_on_every_table(options: dict[str, object]) -> None:
    levels = ["ashigaru"] * int(str(options["players"]))
    assert final_state({**options, "modules": list(NAMES)}, levels, 1).over()


def test_with_all_modules_it_beats_two_random_players() -> None:
    won = 0
    for seed in range(GAMES):
        seat = seed % 3
        levels = ["ashigaru" if other == seat else "random" for other in range(3)]
        options = {"players": 3, "side": ("sun", "moon")[seed % 2], "setup": "claim", "modules": list(NAMES)}
        won += GAME.standings(final_state(options, levels, seed))[0].seat == seat
    assert won >= ENOUGH


@pytest.mark.parametrize("seat", range(3))
def test_in_a_view_that_was_read_back_it_decides_alike(seat: int) -> None:
    """As over the server, where it is handed plain values."""
    options = {"players": 3, "setup": "claim", "modules": list(NAMES)}
    state = GAME.start(options, seat)
    random = [make("shogun", "random", f"{seat}/{other}") for other in range(3)]
    while awaited := GAME.to_move(state):
        view = GAME.view(state, awaited[0])
        if awaited[0] == seat:
            restored = GAME.restore_view(options, GAME.save_view(view))
            assert make("shogun", "ashigaru", seat).decide(restored) == make("shogun", "ashigaru", seat).decide(view)
        GAME.play(state, awaited[0], random[awaited[0]].decide(view))
