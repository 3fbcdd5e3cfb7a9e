"""How SHOGUN NO KATANA is observed."""

from __future__ import annotations

from bakufu.env.core import ObservedGame
from bakufu.env.katana.relative import board, parts
from bakufu.katana.advice.worth import worth
from bakufu.katana.views.observation import Observer

MANIFEST = ObservedGame(Observer, worth, parts, board)
