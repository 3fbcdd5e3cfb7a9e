"""Samurai cards."""

from __future__ import annotations

from bakufu.env.encoding import Parts, Reading

BY_SEAT = {"samurai": 3}


def parts(reading: Reading) -> Parts:
    return {}
