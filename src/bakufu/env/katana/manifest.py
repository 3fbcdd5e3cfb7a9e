"""How SHOGUN NO KATANA is observed."""

from __future__ import annotations

from bakufu.env.desk import Writing
from bakufu.katana.observation import Observer
from bakufu.katana.worth import worth

MANIFEST = Writing(Observer, worth)
