"""What SHOGUN adds to the bots."""

from __future__ import annotations

from bakufu.bots.chance_player import ChancePlayer
from bakufu.bots.manifest import Bot, Players
from bakufu.bots.shogun.advice.suggestions import advise
from bakufu.bots.shogun.ashigaru import Ashigaru
from bakufu.bots.shogun.characters import CHARACTERS, in_character
from bakufu.bots.shogun.daimyo import Daimyo, expected_points
from bakufu.bots.shogun.samurai import Samurai
from bakufu.bots.shogun.shogun import Shogun
from bakufu.bots.shogun.weighing import load_weights
from bakufu.kernel.chance import Rng


def _ashigaru(rng: Rng, character: str) -> Bot:
    return Ashigaru(rng, in_character("ashigaru", character))


def _samurai(rng: Rng, character: str) -> Bot:
    return Samurai(rng, in_character("samurai", character))


def _daimyo(rng: Rng, character: str) -> Bot:
    return Daimyo(rng, character=character)


def _shogun(rng: Rng, character: str) -> Bot:
    return Shogun(rng, character=character)


MANIFEST = Players(
    levels={"random": ChancePlayer, "ashigaru": Ashigaru, "samurai": Samurai, "daimyo": Daimyo, "shogun": Shogun},
    searching={"daimyo": Daimyo, "shogun": Shogun},
    weighted={"ashigaru": Ashigaru, "samurai": Samurai},
    usual_weights=load_weights,
    advise=advise,
    evaluate=expected_points,
    characters=CHARACTERS,
    in_character={"ashigaru": _ashigaru, "samurai": _samurai, "daimyo": _daimyo, "shogun": _shogun},
)
