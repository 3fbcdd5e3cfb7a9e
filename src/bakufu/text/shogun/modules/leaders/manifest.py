"""What Military Leaders adds to the text."""

from __future__ import annotations

from bakufu.shogun.modules.leaders.events import LeaderMoved, LeaderStayed
from bakufu.shogun.modules.leaders.moves import MoveLeader, PlaceLeader
from bakufu.text.shogun.hints import target
from bakufu.text.shogun.module import ModuleText
from bakufu.text.shogun.modules.leaders.board import board

TEXT = ModuleText(
    board=board,
    hints={PlaceLeader: target, MoveLeader: target},
    after_actions=(LeaderMoved, LeaderStayed),
)
