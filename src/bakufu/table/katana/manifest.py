"""The lessons of SHOGUN NO KATANA."""

from __future__ import annotations

from bakufu.table.manifest import Lesson, Lessons

# One opponent: rounds are short, but spaces can still be taken.
FIRST_ROUND = Lesson(
    seed="first-round-248",
    options={"players": 2, "rooms": "first"},
    bots={1: "ashigaru"},
)

MANIFEST = Lessons({"first-round": FIRST_ROUND})
