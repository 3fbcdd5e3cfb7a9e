"""What nobody may know in SHOGUN NO KATANA, otherwise: the order of piles and decks, on plain lists."""

from __future__ import annotations

from typing import Any

from bakufu import Rng

Saved = dict[str, Any]


def hide_otherwise(data: Saved, options: dict[str, Any], seat: int | None, rng: Rng) -> None:
    """Daimyo cards beneath the open ones may lie in any House; of the Ghost's cards those set aside may be unknown."""
    for name in ("pile", "market_deck", "honor_deck"):
        rng.shuffle(data[name])
    beneath = [card for deck in data["decks"] for card in deck[:-1]]
    rng.shuffle(beneath)
    data["decks"] = [[beneath.pop() for _ in deck[:-1]] + deck[-1:] for deck in data["decks"]]
    _ghost_otherwise(data, rng)


def _ghost_otherwise(data: Saved, rng: Rng) -> None:
    """A card set aside may be any of those last seen there that the deck holds as well."""
    aside, deck, seen = data["ghost_aside"], data["ghost_deck"], data["aside_seen"]
    if len(seen) > len(aside):
        together = aside + deck
        kinds = [card for card in seen if card in together]
        rng.shuffle(kinds)
        data["ghost_aside"] = kinds[: len(aside)]
        for card in data["ghost_aside"]:
            together.remove(card)
        data["ghost_deck"] = deck = together
    rng.shuffle(deck)
