"""Moves as programs and people name them."""

from __future__ import annotations

from bakufu.shogun.numbers import PICK
from bakufu.shogun.views.moves import TakePlace
from tests.shogun.table import BLUE, GAME, Table


def test_places_in_the_turn_order_are_counted_from_one() -> None:
    state = Table.bare().give(BLUE, "Omi").auction("chest-4", "chest-3", "chest-2", "chest-1").state
    named = GAME.describe(state, BLUE, PICK["place-2"])
    assert isinstance(named, TakePlace)
    assert named.place == 2
    assert GAME.encode(state, BLUE, named) == PICK["place-2"]
