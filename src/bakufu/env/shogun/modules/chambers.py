"""Chambers, by whose marker is there."""

from __future__ import annotations

from bakufu.env.encoding import Parts, Reading, one_hot

BY_SEAT = {"markers_left": 5}
MARKERS_FROM = 3  # from here on, the seat whose marker is there


def parts(reading: Reading) -> Parts:
    if not reading.has("chambers"):
        return {}
    marked = reading.seat(reading.row("chambers") - MARKERS_FROM) + MARKERS_FROM
    return {"chambers": one_hot(marked, MARKERS_FROM + reading.players)}
