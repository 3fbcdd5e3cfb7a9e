"""What the Ghost may come to: its points, its Swords and Sashimonos as they will count, and the Workers they free."""

from __future__ import annotations

from bakufu.katana.components import FAMILY, ROUNDS
from bakufu.katana.family import members
from bakufu.katana.ghost import GHOST
from bakufu.katana.honor import honor_points
from bakufu.katana.restore import freed
from bakufu.katana.scoring import katana_value, sashimono_points
from bakufu.katana.state import State

WORKER = 6.0  # points that a Worker of the Ghost brings in a later round
MEMBER = 2.0  # a Family Member at the Palace, in each later round
SHARE = 0.35  # one's own points are nearer at hand than those that the Ghost loses


def ghost_value(state: State) -> float:
    if state.over():
        return SHARE * state.points[GHOST]
    value = float(state.points[GHOST] + sashimono_points(state, GHOST) + katana_value(state, GHOST))
    for card in state.honors[GHOST]:
        value += honor_points(state, GHOST, card)
    rounds: int = ROUNDS - state.round
    family: int = FAMILY - state.ghost_family + members(state.family[0])
    workers = state.workers[GHOST] + rounds * freed(state, GHOST)
    return SHARE * (value + WORKER * workers + MEMBER * rounds * family)
