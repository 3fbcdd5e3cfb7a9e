"""How SHOGUN is observed."""

from __future__ import annotations

from bakufu.env.core import ObservedGame
from bakufu.env.shogun.relative import board, parts
from bakufu.shogun.advice.worth import worth
from bakufu.shogun.views.observation import Observer

MANIFEST = ObservedGame(Observer, worth, parts, board)
