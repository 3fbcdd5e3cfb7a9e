"""How the chronicle accounts for events of this module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu.shogun.module import Books
from bakufu.shogun.modules.chambers.events import LineScored


def _scored(books: Books, event: LineScored) -> None:
    books.points[event.seat] = event.total
    books.score(event.seat, event.rule, event.amount)


WRITING: dict[type, Callable[[Books, Any], None]] = {LineScored: _scored}
