"""What Chambers adds to the text."""

from __future__ import annotations

from bakufu.shogun.modules.chambers.events import RegionSkipped, RegionWon
from bakufu.shogun.modules.chambers.moves import TakeChamber
from bakufu.text.shogun.module import ModuleText
from bakufu.text.shogun.modules.chambers.board import board
from bakufu.text.shogun.modules.chambers.hints import take_chamber
from bakufu.text.shogun.modules.chambers.words import chamber, line

TEXT = ModuleText(
    board=board,
    kinds={"chamber": "chamber", "chambers": "chamber", "line": "line"},
    words={"chamber": chamber, "line": line},
    hints={TakeChamber: take_chamber},
    after_actions=(RegionWon, RegionSkipped),
)
