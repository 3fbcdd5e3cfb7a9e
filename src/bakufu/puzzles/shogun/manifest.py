"""How puzzles of SHOGUN are found."""

from __future__ import annotations

from bakufu.puzzles.manifest import Answer, Effort, Puzzling
from bakufu.puzzles.shogun.asking import asking, odds, questions, solve, then
from bakufu.puzzles.shogun.positions import ask, card, lay, place
from bakufu.puzzles.shogun.themes import THEMES, theme


def topic(answer: Answer) -> int:
    """Where to, not how many."""
    return answer[0]


MANIFEST = Puzzling(
    questions=questions,
    asking=asking,
    topic=topic,
    odds=odds,
    solve=solve,
    theme=theme,
    then=then,
    lay=lay,
    ask=ask,
    card=card,
    place=place,
    gain=0.05,
    effort=Effort(16, 128),
    players=(3, 3, 4, 5),
    levels=("ashigaru", "samurai:any", "daimyo:60"),
    themes=THEMES,
)
