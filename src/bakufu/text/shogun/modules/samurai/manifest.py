"""What Samurai adds to the text."""

from __future__ import annotations

from bakufu.text.shogun.module import ModuleText
from bakufu.text.shogun.modules.samurai.board import board

TEXT = ModuleText(board=board)
