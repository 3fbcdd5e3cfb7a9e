"""How the chronicle accounts for events of this module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu.shogun.module import Books
from bakufu.shogun.modules.samurai.events import BenefitReceived


def _received(books: Books, event: BenefitReceived) -> None:
    """The chronicle doesn't count armies in the tray."""
    if event.benefit == "chests":
        books.chests[event.seat] = event.total
    elif event.benefit == "rice":
        books.rice[event.seat] = event.total
    elif event.benefit == "points":
        books.points[event.seat] = event.total
        books.score(event.seat, event.rule, event.amount)


WRITING: dict[type, Callable[[Books, Any], None]] = {BenefitReceived: _received}
