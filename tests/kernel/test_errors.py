"""Errors: what they hold, and that they survive the way out of a worker process."""

import pickle
from pathlib import Path

import pytest

import bakufu
from bakufu.kernel.errors import NO_SUCH_MOVE, BadFacts, BadOption, BadRecord, BakufuError, IllegalMove

ERRORS = (
    BadFacts("error-fact-unlike", file=Path("own.toml"), path="tower.shelves", old="[1, 2]", value="3"),
    BadOption("error-unknown-game", wrong="go", known={"shogun": "Shogun", "katana": "Katana"}),
    BadRecord("error-record-no-moves"),
    BadRecord("error-record-options", why=BadOption("error-unknown-game", wrong="go", known=("shogun",))),
    IllegalMove(NO_SUCH_MOVE),
    IllegalMove("march.adjacent", BakufuError("error-record-refused", number=3, rule="march.adjacent")),
)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_pickling(error: BakufuError) -> None:
    found = pickle.loads(pickle.dumps(error))
    assert type(found) is type(error)
    assert found.words == error.words
    assert str(found) == str(error)
    assert repr(found.variables) == repr(error.variables)
    assert getattr(found, "rule", None) == getattr(error, "rule", None)


def test_a_refused_move_survives_pickling() -> None:
    game = bakufu.load("shogun")
    state = game.start({"players": 3}, 1)
    with pytest.raises(IllegalMove) as refused:
        game.play(state, 0, 10_000)
    found = pickle.loads(pickle.dumps(refused.value))
    assert found.rule == refused.value.rule
    assert str(found) == str(refused.value)
