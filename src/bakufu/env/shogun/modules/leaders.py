"""Leaders with their statues, and trophies by whose they were."""

from __future__ import annotations

from bakufu.env.encoding import Parts, Reading, one_hot, scaled
from bakufu.shogun.box.components import PROVINCE_COUNT

BY_SEAT = {"statues_left": 5}


def parts(reading: Reading) -> Parts:
    if not reading.has("leader"):
        return {}
    statues = reading.row("statues").reshape(reading.games, PROVINCE_COUNT, reading.players)
    trophies = reading.by_seat("trophies")
    return {
        "leader": one_hot(reading.by_seat("leader")[:, :, 0], PROVINCE_COUNT),
        "statues": scaled(reading.turned(statues.transpose(0, 2, 1)), 1.0),
        "trophies": scaled(reading.turned(trophies.transpose(0, 2, 1)), 3.0),
    }
