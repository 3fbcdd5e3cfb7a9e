"""The games on the shelf: `load` takes one out, with a host's own facts if a file is named."""

from __future__ import annotations

from pathlib import Path

from bakufu.kernel.errors import BadOption
from bakufu.kernel.facts import corrected, shipped
from bakufu.kernel.names import one_of
from bakufu.shogun.game import Shogun

GAMES = {"shogun": Shogun}


def load(name: str, facts: str | Path | None = None) -> Shogun:
    """The game of this name. `facts` is a TOML file that corrects values of the shipped facts."""
    if name not in GAMES:
        raise BadOption(f"unknown game {name!r}; {one_of(name, GAMES)}")
    data = shipped(f"bakufu.{name}")
    if facts is not None:
        data = corrected(data, Path(facts))
    return GAMES[name](data)
