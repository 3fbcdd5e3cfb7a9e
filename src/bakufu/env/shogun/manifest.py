"""How SHOGUN is observed."""

from __future__ import annotations

from bakufu.env.desk import Writing
from bakufu.shogun.observation import Observer
from bakufu.shogun.worth import worth

MANIFEST = Writing(Observer, worth)
