"""Environments for programs that learn: PettingZoo's for all seats, Gymnasium's for one seat against bots.

from bakufu.env import shogun_v0
env = shogun_v0.env(players=3)
"""

import gymnasium

from bakufu.env import shogun_v0

SINGLE = "bakufu/Shogun-v0"

if SINGLE not in gymnasium.registry:
    gymnasium.register(id=SINGLE, entry_point="bakufu.env.single:SingleSeat")

__all__ = ["SINGLE", "shogun_v0"]
