"""What SHOGUN NO KATANA adds to the bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bakufu.bots.chance_player import ChancePlayer
from bakufu.bots.katana.ashigaru import Ashigaru
from bakufu.bots.katana.daimyo import Daimyo, expected_points
from bakufu.bots.katana.hints import advise
from bakufu.bots.katana.samurai import Samurai
from bakufu.bots.katana.shogun import Shogun
from bakufu.bots.katana.weighing import load_plain_weights, load_weights
from bakufu.bots.manifest import Players

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def usual_weights(level: str) -> DataclassInstance:
    return load_plain_weights(level) if level == "ashigaru" else load_weights(level)


MANIFEST = Players(
    levels={"random": ChancePlayer, "ashigaru": Ashigaru, "samurai": Samurai, "daimyo": Daimyo, "shogun": Shogun},
    searching={"daimyo": Daimyo, "shogun": Shogun},
    weighted={"ashigaru": Ashigaru, "samurai": Samurai},
    usual_weights=usual_weights,
    advise=advise,
    evaluate=expected_points,
    adviser="daimyo",
)
