"""An option of a decision, as people see and type it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """A legal move. `words` may be typed, besides the label; `hint` is worth knowing, or "". `numeric`: the label is a
    number itself."""

    move: int
    label: str
    hint: str
    words: tuple[str, ...]
    numeric: bool
