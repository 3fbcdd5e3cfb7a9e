"""Options of a game of SHOGUN, checked as a whole, with one clear error."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final

from bakufu.kernel.errors import BadOption
from bakufu.kernel.shapes import Words

KNOWN = ("players", "side", "setup", "modules")
SIDES: Final[tuple[str, ...]] = ("sun", "moon")
SETUPS: Final[tuple[str, ...]] = ("fixed", "claim")
Side = Annotated[str, Words("Side", SIDES)]
Setup = Annotated[str, Words("Setup", SETUPS)]


@dataclass(frozen=True)
class Options:
    players: int
    side: Side
    setup: Setup
    modules: tuple[str, ...]


def checked(given: Mapping[str, object], known_modules: tuple[str, ...]) -> Options:
    """The options with defaults filled in: 4 players, sun side, the preset setup where there is one."""
    for key in given:
        if key not in KNOWN:
            raise BadOption("error-unknown-option", wrong=key, known=KNOWN)
    players = given.get("players", 4)
    if not isinstance(players, int) or isinstance(players, bool) or not 3 <= players <= 5:
        raise BadOption("error-option", option="players", value=repr(players), possible="3, 4, 5")
    side = given.get("side", "sun")
    if side not in SIDES:
        raise BadOption("error-option", option="side", value=repr(side), possible=", ".join(SIDES))
    setup = given.get("setup", "fixed" if side == "sun" else "claim")
    if setup not in SETUPS:
        raise BadOption("error-option", option="setup", value=repr(setup), possible=", ".join(SETUPS))
    if setup == "fixed" and side == "moon":
        raise BadOption("error-option-moon")
    return Options(players, str(side), str(setup), _modules(given.get("modules", ()), known_modules))


def _modules(given: object, known: tuple[str, ...]) -> tuple[str, ...]:
    if not isinstance(given, (list, tuple)):
        raise BadOption("error-option-modules", value=repr(given))
    for module in given:
        if module not in known:
            raise BadOption("error-unknown-module", wrong=module, known=known)
    return tuple(module for module in known if module in given)
