"""How puzzles of SHOGUN NO KATANA are found."""

from __future__ import annotations

from bakufu.puzzles.katana.asking import TurnAsking, odds, questions, solve
from bakufu.puzzles.katana.themes import THEMES, theme
from bakufu.puzzles.manifest import Answer, Effort, Puzzling


def topic(answer: Answer) -> int:
    return answer[0]


MANIFEST = Puzzling(
    questions=questions,
    asking=TurnAsking,
    topic=topic,
    odds=odds,
    solve=solve,
    theme=theme,
    then=lambda seen, laid, move: [],
    lay=lambda state, seat, laid: None,
    ask=lambda renderer, seen: "",
    card=lambda renderer, move: "",
    place=lambda move: None,
    gain=0.03,  # about three points
    effort=Effort(3, 16),
    players=(2, 3, 4),
    levels=("ashigaru", "samurai", "daimyo:60"),
    themes=THEMES,
)
