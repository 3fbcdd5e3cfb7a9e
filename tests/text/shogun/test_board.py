"""The table as text shows what the view shows, and a closer look shows the neighbours."""

from __future__ import annotations

import pytest

import bakufu
from bakufu.kernel.plain import plain
from bakufu.shogun.box.components import ACTIONS, PROVINCES
from bakufu.text.breaking import width
from bakufu.text.columns import columns, packed
from bakufu.text.shogun.board import board, overview
from bakufu.text.shogun.provinces import province_lines
from bakufu.text.shogun.renderer import ShogunRenderer

GAME = bakufu.load("shogun")
RENDERER = ShogunRenderer(GAME)


def lines_of(text: list[str], start: str) -> list[str]:
    return [line for line in text if line.strip().startswith(start)]


def test_every_province_in_play_has_a_line_with_its_owner_and_armies() -> None:
    view = GAME.view(GAME.start({"players": 3}, 1), 0)
    text = board(RENDERER, view)
    for name, province in plain(view)["provinces"].items():
        found = [line.split() for line in text if line.startswith(f"  {name} ")]
        if not province["in_play"]:
            assert found == []
            continue
        owner = "neutral" if province["owner"] is None else RENDERER.player(province["owner"])
        sites = f"{len(province['buildings'])}/{province['sites']}"
        shown = [name, owner, str(province["armies"]), str(province["tax"]), str(province["rice"]), sites]
        assert found[0][:6] == shown


def test_the_hidden_half_of_the_action_row_stays_hidden() -> None:
    state = GAME.start({"players": 4}, 1)
    text = " ".join(overview(RENDERER, GAME.view(state, 0)))
    actions = text.partition("Actions:")[2].partition("Positions:")[0]
    assert "6-10 face down" in actions
    assert actions.count(",") == 5


@pytest.mark.parametrize(("revealed", "told"), [(8, "9-10 face down"), (9, ", 10 face down"), (10, "")])
def test_cards_that_were_revealed_are_named_and_the_rest_counted(revealed: int, told: str) -> None:
    state = GAME.start({"players": 4}, 1)
    state.revealed = revealed
    text = " ".join(" ".join(overview(RENDERER, GAME.view(state, 0))).split())
    actions = text.partition("Actions:")[2].partition("Positions:")[0]
    assert told in actions
    assert actions.count("face down") == (revealed < 10)
    assert RENDERER.name("space", ACTIONS[state.action_row[7]]) in actions


def test_the_action_under_way_is_marked() -> None:
    from bakufu.kernel.chance import Rng
    from bakufu.kernel.playout import random_turn
    from bakufu.shogun.rules.decision_kinds import MARCH_TO

    state = GAME.start({"players": 4}, 2)
    rng = Rng(2)
    while state.decision != MARCH_TO:
        random_turn(state, rng)
    action = RENDERER.name("space", ("battle-a", "battle-b")[state.about[0] - 8])
    text = " ".join(overview(RENDERER, GAME.view(state, 0)))
    assert f" {action}]" in text
    assert text.count("[") == 1


def test_only_the_one_who_looks_sees_a_hand() -> None:
    state = GAME.start({"players": 4}, 1)
    assert lines_of(overview(RENDERER, GAME.view(state, 0)), "Your hand:")
    assert not lines_of(overview(RENDERER, GAME.view(state, None)), "Your hand:")
    own = " ".join(overview(RENDERER, GAME.view(state, 0)))
    assert "You are Blue (Uesugi Kenshin)." in own


def test_a_closer_look_shows_all_neighbours() -> None:
    view = GAME.view(GAME.start({"players": 4}, 1), 0)
    text = province_lines(RENDERER, view, "Izu")
    around = view.known.setting.board.neighbours[PROVINCES.index("Izu")]
    for neighbour in around:
        assert lines_of(text, PROVINCES[neighbour])
    assert "Shima (by sea)" in " ".join(text)


def test_columns_line_up_with_wide_letters() -> None:
    lines = columns([("幕府", "1"), ("abc", "22")], right=(1,))
    assert {width(line) for line in lines} == {10}
    assert lines[0].startswith("  幕府   ")


def test_packed_lines_break_between_cells_only() -> None:
    lines = packed("Label:", [f"cell {number:02}" for number in range(20)])
    assert len(lines) > 1
    assert all(width(line) <= 80 for line in lines)
    assert " ".join(line.strip() for line in lines).split(", ") == [
        "Label: cell 00",
        *[f"cell {number:02}" for number in range(1, 20)],
    ]
