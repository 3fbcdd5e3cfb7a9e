"""What SHOGUN NO KATANA adds to the text."""

from __future__ import annotations

from bakufu.text.katana.board import board
from bakufu.text.katana.forecast_card import forecast_card
from bakufu.text.katana.options import option, question
from bakufu.text.katana.renderer import KatanaRenderer
from bakufu.text.katana.story import KatanaStory, chapter
from bakufu.text.manifest import GameText

MANIFEST = GameText(
    renderer=KatanaRenderer,
    story=KatanaStory,
    chapter=chapter,
    board=board,
    question=question,
    option=option,
    forecast=forecast_card,
)
