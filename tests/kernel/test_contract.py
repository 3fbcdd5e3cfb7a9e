"""The contract's edges: options, games, plain values and both directions of a move's name."""

import json

import pytest

import bakufu
from bakufu import BadOption, IllegalMove, plain
from bakufu.shogun.views.moves import PlanCard

GAME = bakufu.load("shogun")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 2}, "players is 2; expected 3, 4, 5"),
        ({"players": "4"}, "players is '4'"),
        ({"players": True}, "players is True"),
        ({"side": "star"}, "side is 'star'; expected sun, moon"),
        ({"setup": "drafted"}, "setup is 'drafted'; expected fixed, claim"),
        ({"side": "moon", "setup": "fixed"}, "use 'claim' on the moon side"),
        ({"player": 3}, "unknown option 'player'; did you mean players?"),
        ({"modules": "court"}, "a list of module names"),
        ({"modules": ["tea"]}, "unknown module 'tea'"),
        ({"side": ["sun"]}, "side is"),
    ],
)
def test_options_are_refused_in_one_line(options: dict[str, object], says: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(options, 1)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_defaults() -> None:
    assert GAME.options(GAME.start({}, 1)) == {"players": 4, "side": "sun", "setup": "fixed", "modules": []}
    assert GAME.options(GAME.start({"side": "moon"}, 1))["setup"] == "claim"


def test_an_unknown_game() -> None:
    with pytest.raises(BadOption, match="did you mean shogun"):
        bakufu.load("shogum")


def test_a_move_has_a_number_and_a_name() -> None:
    state = GAME.start({}, 1)
    named = GAME.describe(state, 0, 33)
    assert named == PlanCard("castle", "Settsu")
    assert plain(named) == {"type": "plan-card", "space": "castle", "card": "Settsu"}
    assert GAME.encode(state, 0, named) == 33


def test_a_name_that_fits_no_move() -> None:
    state = GAME.start({}, 1)
    with pytest.raises(IllegalMove, match=r"table\.no-such-move"):
        GAME.encode(state, 0, PlanCard("temple", "Settsu"))


def test_plain_is_ready_for_json() -> None:
    state = GAME.start({}, 1)
    data = plain(GAME.view(state, 0))
    assert json.loads(json.dumps(data)) == data
    with pytest.raises(TypeError):
        plain({1.5})
