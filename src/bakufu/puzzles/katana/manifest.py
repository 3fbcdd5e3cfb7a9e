"""How puzzles of SHOGUN NO KATANA are found."""

from __future__ import annotations

from bakufu.katana.views.named_moves import Enough, Quiet
from bakufu.kernel.contract import Move
from bakufu.puzzles.katana.asking import TurnAsking, odds, questions, solve
from bakufu.puzzles.katana.themes import THEMES, theme
from bakufu.puzzles.manifest import Answer, Effort, Puzzling


def topic(answer: Answer) -> int:
    return answer[0]


def place(move: Move, word: str) -> str | None:
    """Everything on the table is picked by the word of its move; ending a question is nothing on the table."""
    return None if isinstance(move, Enough | Quiet) else word


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
    place=place,
    gain=0.03,  # about three points
    effort=Effort(3, 16),
    players=(2, 3, 4),
    levels=("ashigaru", "samurai", "daimyo:60"),
    themes=THEMES,
)
