"""The modules there are, in the order of the rulebook. Where two of them add to one place, the earlier comes first.

The only list of modules: what a module adds is found in the folder of its name. Records hold numbers that follow from
this order, so a new module comes last.
"""

from __future__ import annotations

from typing import Final

NAMES: Final = ("court", "samurai", "leaders", "chambers")
