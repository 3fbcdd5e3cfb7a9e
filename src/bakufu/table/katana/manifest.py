"""The lessons of SHOGUN NO KATANA."""

from __future__ import annotations

from bakufu.table.manifest import Lesson, Lessons

# One opponent: rounds are short, but spaces can still be taken. A short Sword can be delivered in the first round, and
# on the way to it the learner sees a House, the Forge, the Market, the Palace, a Monk and the Project.
FIRST_ROUND = Lesson(
    seed="first-round-117",
    options={"players": 2, "rooms": "first"},
    bots={1: "ashigaru"},
    path=(
        ("sword-2",),
        ("green-1", "enough"),
        ("column-1", "move-2a", "move-3a"),
        ("market", "wood", "enough", "card-1"),
        ("palace", "family-3", "room-lacquer"),
        ("enough",),  # after what the rival gets from the Palace
        ("monk-row-2", "move-2b", "move-3b", "move-2b"),
        ("deliver-1b", "take-row", "take-column", "sashimono-red", "project-lacquer-wood", "enough"),
        ("pass-1",),
    ),
)

MANIFEST = Lessons({"first-round": FIRST_ROUND})
