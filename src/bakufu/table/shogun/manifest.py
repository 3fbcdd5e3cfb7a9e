"""The lessons of SHOGUN."""

from __future__ import annotations

from bakufu.table.manifest import Lesson, Lessons

# Few opponents and a preset setup: the first year teaches plans, battles and rice.
FIRST_YEAR = Lesson(
    seed="first-year-1",
    options={"players": 3, "side": "sun", "setup": "fixed", "modules": []},
    bots={1: "ashigaru", 2: "ashigaru"},
)

MANIFEST = Lessons({"first-year": FIRST_YEAR})
