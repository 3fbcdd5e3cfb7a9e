"""Allowances by name: `daimyo:0.2s` for seconds per decision, `daimyo:200` for playouts, which repeat exactly."""

from __future__ import annotations

import re

from bakufu.bots.budget import Allowance
from bakufu.kernel.errors import BadOption

SPELLING = re.compile(r"(?P<seconds>[0-9]+(\.[0-9]+)?)s|(?P<playouts>[0-9]+)", re.ASCII)
LEAST_SECONDS = 0.05  # less is hardly enough to sample the plans of three players


def allowance(level: str, text: str) -> Allowance:
    """What the part of a level's name behind the colon allows."""
    found = SPELLING.fullmatch(text)
    if found and found["seconds"] and float(found["seconds"]) >= LEAST_SECONDS:
        return Allowance(None, float(found["seconds"]))
    if found and found["playouts"] and int(found["playouts"]) > 0:
        return Allowance(int(found["playouts"]), None)
    raise BadOption("error-bot-budget", budget=repr(text), level=level, least=str(LEAST_SECONDS))
