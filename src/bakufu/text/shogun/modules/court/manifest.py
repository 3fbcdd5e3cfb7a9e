"""What Tenno's Court adds to the text."""

from __future__ import annotations

from bakufu.shogun.modules.court.events import ProtectionEnded
from bakufu.shogun.modules.court.moves import CalmProvince, FavouredArmies, FavouredBuilding
from bakufu.text.shogun.hints import target
from bakufu.text.shogun.module import ModuleText
from bakufu.text.shogun.modules.court.board import board
from bakufu.text.shogun.modules.court.effects import converted
from bakufu.text.shogun.modules.court.words import favour

TEXT = ModuleText(
    board=board,
    kinds={"favour": "favour", "favours": "favour"},
    words={"favour": favour},
    numbered=("favour",),
    hints={CalmProvince: target, FavouredArmies: target, FavouredBuilding: target},
    effect=converted,
    after_actions=(ProtectionEnded,),
)
