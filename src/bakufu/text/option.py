"""An option of a decision, as it is shown and typed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """A legal move. `words` can be typed instead of the label; `hint` is extra information, or "". `numeric`: the label
    is a number."""

    move: int
    label: str
    hint: str
    words: tuple[str, ...]
    numeric: bool
