"""What all environments take besides the options of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from math import isfinite
from numbers import Real
from typing import Any

from bakufu.env.encoding import PAGE, checked_encoding
from bakufu.env.rendering import checked_mode
from bakufu.kernel.errors import BadOption


@dataclass(frozen=True)
class How:
    """How seats are rewarded, how a game is rendered, and how it is observed."""

    reward: str = "place"
    shaping: float = 0.0
    render_mode: str | None = None
    encode: str = PAGE

    def __post_init__(self) -> None:
        checked_mode(self.render_mode)
        checked_encoding(self.encode)
        if not isinstance(self.shaping, Real) or not isfinite(self.shaping):
            raise BadOption("error-option", option="shaping", value=repr(self.shaping), possible="a number")


USUAL = How()
NAMES = frozenset(field.name for field in fields(How))


def divided(given: Mapping[str, Any]) -> tuple[How, dict[str, object]]:
    """Named arguments, as what is meant here and the options of the game."""
    how = How(**{name: value for name, value in given.items() if name in NAMES})
    return how, {name: value for name, value in given.items() if name not in NAMES}
