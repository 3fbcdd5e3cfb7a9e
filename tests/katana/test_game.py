"""The game as one object: its options, and states that can be written down and taken up again."""

from __future__ import annotations

import json

import pytest

from bakufu.katana.box.picks import PICKS
from bakufu.kernel.errors import BadOption
from tests.katana.smiths import GAME, Options, Play, every_table


def test_without_options_four_play_with_the_rooms_for_a_first_game() -> None:
    state = GAME.start({}, 1)
    assert GAME.options(state) == {"players": 4, "rooms": "first"}
    assert len(GAME.words) == PICKS


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 5}, "players is 5; expected 1, 2, 3, 4"),
        ({"players": True}, "players is True; expected 1, 2, 3, 4"),
        ({"rooms": "frist"}, "rooms is 'frist'; did you mean first?"),
        ({"room": "first"}, "unknown option 'room'; did you mean rooms?"),
    ],
)
def test_what_is_no_option_is_refused(options: Options, message: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(options, 1)
    assert str(refused.value) == message


@every_table
def test_a_state_can_be_saved_and_goes_on_alike(options: Options) -> None:
    play = Play(options, 71)
    for _ in range(50):
        play.go_on()
    saved = json.loads(json.dumps(GAME.save(play.state)))
    other = Play(options, 71)
    other.state = GAME.restore(options, saved)
    other.rng = play.rng.copy()
    while play.go_on():
        other.go_on()
    assert GAME.save(other.state) == GAME.save(play.state)
    assert play.state.over()


@every_table
def test_a_copy_has_nothing_in_common_with_its_original(options: Options) -> None:
    play = Play(options, 72, riches=40)
    for state in play.looks(40):
        copied = state.copy()
        before = GAME.save(copied)
        play.go_on()
        assert GAME.save(copied) == before


def test_nobody_decides_in_secret() -> None:
    assert not GAME.sealed(GAME.start({}, 1))
