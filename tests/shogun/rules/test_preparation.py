"""Preparation: the provinces in the game, player materials, the fixed set-up and the first load of the tower."""

import pytest

from bakufu.shogun.box.components import LEFT_OUT, NEUTRAL, PROVINCES, REGIONS
from bakufu.shogun.numbers import PICK
from tests.shogun.table import BLUE, GAME, RED, YELLOW, Table

LEFT_OUT_WITH_THREE = {
    "sun": "Izumo Iwami Sanuki Tosa Echigo Mutsu Kazusa Awa-Boso",
    "moon": "Iwami Aki Mutsu Shimotsuke Iyo Tosa Hitachi Shimosa",
}
FIXED_ARMIES = {3: (5, 4, 4, 3, 3, 2, 2, 2, 2), 4: (5, 4, 4, 3, 3, 2, 2, 2), 5: (5, 4, 4, 3, 3, 2, 2)}
FIXED_PROVINCES = {
    3: (
        "Suruga Mino Tamba Musashi Harima Izu Owari Sagami Tajima",
        "Yamato Echizen Shimotsuke Shimosa Ise Hitachi Awa-Shikoku Kaga Kii",
        "Bizen Omi Hida Etchu Hoki Bitchu Bingo Settsu Shinano",
    ),
    4: (
        "Yamato Awa-Shikoku Kaga Omi Tamba Kii Settsu Noto",
        "Kozuke Hida Ise Echizen Shinano Etchu Shimotsuke Shima",
        "Mimasaka Wakasa Awa-Boso Harima Bitchu Hoki Tajima Kazusa",
        "Kai Musashi Mino Mikawa Bingo Aki Totomi Sagami",
    ),
    5: (
        "Sagami Mimasaka Harima Kazusa Izu Awa-Boso Bizen",
        "Shimotsuke Echizen Tamba Shimosa Kozuke Hitachi Wakasa",
        "Mino Hida Iyo Owari Totomi Mikawa Tosa",
        "Hoki Shinano Bingo Echigo Aki Izumo Etchu",
        "Yamato Kaga Kii Shima Omi Ise Noto",
    ),
}


@pytest.mark.rule("setup.choose-a-side")
@pytest.mark.parametrize(("side", "region"), [("sun", "yellow"), ("moon", "red")])
def test_the_chosen_side_of_the_board_decides_the_regions(side: str, region: str) -> None:
    table = Table(side=side)
    assert table.told("setup.choose-a-side").side == side
    assert REGIONS[table.state.setting.board.region[PROVINCES.index("Kai")]] == region


@pytest.mark.rule("setup.left-out-with-three")
@pytest.mark.parametrize("side", ["sun", "moon"])
def test_with_three_players_eight_provinces_are_left_out(side: str) -> None:
    table = Table(3, side=side)
    left_out = LEFT_OUT_WITH_THREE[side].split()
    assert sorted(table.told("setup.left-out-with-three").provinces) == sorted(left_out)
    assert [name for name in PROVINCES if table.owner(name) == LEFT_OUT] == sorted(left_out)


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("side", ["sun", "moon"])
def test_with_more_players_no_province_is_left_out(players: int, side: str) -> None:
    table = Table(players, side=side)
    assert table.all_told("setup.left-out-with-three") == []
    assert LEFT_OUT not in table.state.owner


@pytest.mark.rule("setup.left-out-with-three")
def test_no_armies_march_into_a_province_that_is_left_out() -> None:
    table = Table.bare(3).give(BLUE, "Hoki", 3).turn(BLUE, "battle-a", "Hoki")
    assert "Izumo" not in table.choices(BLUE)
    assert table.refused(BLUE, "Izumo") == "setup.left-out-with-three"


@pytest.mark.rule("setup.left-out-with-three")
def test_no_armies_move_on_into_a_province_that_is_left_out() -> None:
    table = Table.bare(3).give(BLUE, "Hoki", 3).give(BLUE, "Tajima", 1).turn(BLUE, "deploy-1", "Hoki")
    assert table.choices(BLUE) == ["Tajima", "nothing"]
    assert table.refused(BLUE, "Izumo") == "setup.left-out-with-three"


@pytest.mark.rule("setup.equal-chests")
@pytest.mark.parametrize(("players", "chests"), [(3, 18), (4, 15), (5, 12)])
def test_starting_chests_depend_on_the_number_of_players(players: int, chests: int) -> None:
    table = Table(players)
    dealt = table.told("setup.equal-chests")
    assert (dealt.each, dealt.bank) == (chests, 135 - players * chests)
    assert table.state.chests == [chests] * players
    assert table.state.bank == 135 - players * chests


@pytest.mark.rule("setup.fixed-provinces")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_fixed_set_up_is_the_one_in_the_rulebook(players: int) -> None:
    table = Table(players)
    occupied = {(event.seat, event.province, event.armies) for event in table.all_told("setup.fixed-provinces")}
    expected = set()
    for seat, names in enumerate(FIXED_PROVINCES[players]):
        expected |= {(seat, name, armies) for name, armies in zip(names.split(), FIXED_ARMIES[players], strict=True)}
    assert occupied == expected
    assert {(table.owner(name), name, table.armies(name)) for name in PROVINCES if table.owner(name) >= 0} == expected


@pytest.mark.parametrize("players", [3, 4, 5])
def test_provinces_of_no_player_are_neutral_and_empty(players: int) -> None:
    table = Table(players)
    neutral = [name for name in PROVINCES if table.owner(name) == NEUTRAL]
    in_play = 37 if players == 3 else 45
    assert len(neutral) == in_play - players * len(FIXED_ARMIES[players])
    assert all(table.armies(name) == 0 for name in neutral)


@pytest.mark.rule("setup.load-the-tower")
def test_with_three_players_31_cubes_go_into_the_tower() -> None:
    loaded = Table(3).told("setup.load-the-tower")
    assert loaded.thrown == {"blue": 7, "yellow": 7, "red": 7, "farmers": 10}
    assert sum(loaded.thrown.values()) == 31


@pytest.mark.rule("setup.load-the-tower")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_falls_out_of_the_first_load_goes_back_to_its_supply(players: int) -> None:
    table = Table(players)
    loaded = table.told("setup.load-the-tower")
    for colour, thrown in loaded.thrown.items():
        assert loaded.fallen.get(colour, 0) + loaded.inside.get(colour, 0) == thrown
    assert table.in_tray() == {}
    on_board = sum(FIXED_ARMIES[players])
    assert table.state.supply == [62 - on_board - table.state.inside[seat] for seat in range(players)]
    assert table.state.farmers == 20 - loaded.inside.get("farmers", 0)


def test_points_and_rice_start_at_zero() -> None:
    state = Table(5).state
    assert state.points == [0] * 5
    assert state.rice == [0] * 5


def test_armies_and_chests_are_open_to_everybody() -> None:
    table = Table(3)
    for viewer in (BLUE, YELLOW, RED, None):
        known = GAME.view(table.state, viewer).known
        assert known.chests == table.state.chests
        assert known.supply == table.state.supply


@pytest.mark.parametrize("seat", [BLUE, YELLOW, RED])
def test_every_player_has_chest_cards_of_0_to_4_chests(seat: int) -> None:
    chest_cards = [PICK[f"chest-{chests}"] for chests in range(5)]
    assert GAME.moves(Table(3).state, seat)[-5:] == chest_cards
