"""What is imagined behind a view of SHOGUN NO KATANA favours no order of its decks."""

from __future__ import annotations

from collections import Counter

import pytest

import bakufu
from tests.properties.likelihood import imagined, likely
from tests.properties.random_play import KATANA, Play


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_order_of_piles_and_decks_is_equally_likely(players: int) -> None:
    """The top of each pile and a card somewhere in it; beneath an open Daimyo card any of all the Houses' may lie."""
    play = Play({"players": players, "rooms": "first"}, players, KATANA)
    for _ in range(30):
        play.go_on()
    state = play.state
    states = imagined(KATANA, state)
    for name in ("pile", "market_deck", "honor_deck"):
        cards = getattr(state, name)
        for place in (-1, len(cards) // 2):
            assert likely(Counter(getattr(other, name)[place] for other in states), cards), name
    beneath = [card for deck in state.decks for card in deck[:-1]]
    for house in range(4):
        assert likely(Counter(other.decks[house][-2] for other in states), beneath), house
        assert {other.decks[house][-1] for other in states} == {state.decks[house][-1]}


def test_the_ghosts_next_card_is_equally_likely() -> None:
    play = Play({"players": 1, "rooms": "first"}, 3, KATANA)
    for _ in range(12):
        play.go_on()
    assert len(set(play.state.ghost_deck)) > 2
    states = imagined(KATANA, play.state)
    assert likely(Counter(other.ghost_deck[-1] for other in states), play.state.ghost_deck)


def test_the_chance_to_come_is_imagined_anew() -> None:
    play = Play({"players": 4, "rooms": "random"}, 24, KATANA)
    seen = KATANA.view(play.state, 0)
    rng = bakufu.Rng(25)
    saved = [KATANA.save(KATANA.imagine(seen, rng)) for _ in range(20)]
    for secret in ("tiles", "cards", "lots", "pile", "decks"):
        assert len({str(one[secret]) for one in saved}) == len(saved)
