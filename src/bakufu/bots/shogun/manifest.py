"""What SHOGUN adds to the bots."""

from __future__ import annotations

from bakufu.bots.chance_player import ChancePlayer
from bakufu.bots.manifest import Players
from bakufu.bots.shogun.advice.suggestions import advise
from bakufu.bots.shogun.ashigaru import Ashigaru
from bakufu.bots.shogun.daimyo import Daimyo
from bakufu.bots.shogun.samurai import Samurai
from bakufu.bots.shogun.weighing import load_weights

MANIFEST = Players(
    levels={"random": ChancePlayer, "ashigaru": Ashigaru, "samurai": Samurai, "daimyo": Daimyo},
    searching={"daimyo": Daimyo},
    weighted={"ashigaru": Ashigaru, "samurai": Samurai},
    usual_weights=load_weights,
    advise=advise,
)
