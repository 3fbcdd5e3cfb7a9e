"""What SHOGUN adds to the text."""

from __future__ import annotations

from bakufu.text.manifest import GameText
from bakufu.text.shogun.board import board
from bakufu.text.shogun.forecast_card import forecast_card
from bakufu.text.shogun.options import option, question
from bakufu.text.shogun.renderer import ShogunRenderer
from bakufu.text.shogun.story import ShogunStory, chapter

MANIFEST = GameText(
    renderer=ShogunRenderer,
    story=ShogunStory,
    chapter=chapter,
    board=board,
    question=question,
    option=option,
    forecast=forecast_card,
)
