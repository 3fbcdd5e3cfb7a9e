"""Tenno's Court: officials."""

from __future__ import annotations

from bakufu.env.encoding import Parts, Reading

BY_SEAT = {"entrance": 3, "audience": 3, "officials": 5}


def parts(reading: Reading) -> Parts:
    return {}
