"""How SHOGUN NO KATANA is observed."""

from __future__ import annotations

from bakufu.env.core import Writing
from bakufu.katana.advice.worth import worth
from bakufu.katana.views.observation import Observer

MANIFEST = Writing(Observer, worth)
