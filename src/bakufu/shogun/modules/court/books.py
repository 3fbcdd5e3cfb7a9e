"""How the chronicle accounts for events at the court."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu.shogun.module import Books
from bakufu.shogun.modules.court.events import ArmiesConverted, ArmiesGranted, FavourBrought
from bakufu.shogun.modules.court.favour_cards import CHESTS, KINDS, RICE


def _converted(books: Books, event: ArmiesConverted) -> None:
    if event.rule == "court.from-a-province":
        books.armies[event.card] -= event.officials


def _brought(books: Books, event: FavourBrought) -> None:
    if event.kind == KINDS[CHESTS]:
        books.chests[event.seat] = event.total
    elif event.kind == KINDS[RICE]:
        books.rice[event.seat] = event.total


def _granted(books: Books, event: ArmiesGranted) -> None:
    """A neutral province had no armies, whatever was there before it was lost."""
    before = books.armies[event.province] if event.province in books.owner else 0
    books.owner[event.province] = event.seat
    books.armies[event.province] = before + event.armies


WRITING: dict[type, Callable[[Books, Any], None]] = {
    ArmiesConverted: _converted,
    FavourBrought: _brought,
    ArmiesGranted: _granted,
}
