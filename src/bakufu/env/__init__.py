"""Environments for programs that learn: PettingZoo's for all seats, Gymnasium's for one seat against bots.

from bakufu.env import shogun_v0
env = shogun_v0.env(players=3)
"""

import gymnasium

from bakufu.env import katana_v0, shogun_v0

# Gymnasium's names of one seat against bots, by game.
SINGLES = {"shogun": "bakufu/Shogun-v0", "katana": "bakufu/Katana-v0"}

for _game, _name in SINGLES.items():
    if _name not in gymnasium.registry:
        gymnasium.register(id=_name, entry_point="bakufu.env.single:SingleSeat", kwargs={"game": _game})

__all__ = ["SINGLES", "katana_v0", "shogun_v0"]
