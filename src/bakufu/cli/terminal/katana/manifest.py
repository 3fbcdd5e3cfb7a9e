"""What SHOGUN NO KATANA adds to the terminal."""

from __future__ import annotations

from bakufu.cli.terminal.katana.ending import final_sheet
from bakufu.cli.terminal.katana.looking import show_board, show_forge, show_score
from bakufu.cli.terminal.katana.open_decision import decide_openly
from bakufu.cli.terminal.katana.picture.scene import picture
from bakufu.cli.terminal.katana.picture.turn_question import TurnQuestion
from bakufu.cli.terminal.manifest import Aside, Terminal
from bakufu.katana.box.picks import ENOUGH, QUIET
from bakufu.katana.rules.decision_kinds import OPEN_KINDS
from bakufu.katana.views.view import View
from bakufu.text.katana.renderer import KatanaRenderer

MANIFEST: Terminal[KatanaRenderer, View] = Terminal(
    asides=(
        Aside("board", "board [WORD]", show_board),
        Aside("forge", "forge [PLAYER]", show_forge),
        Aside("score", "score", show_score),
    ),
    deciding=dict.fromkeys(range(OPEN_KINDS), decide_openly),
    wordless=(ENOUGH, QUIET),
    ending=final_sheet,
    picture=picture,
    questions=dict.fromkeys(range(OPEN_KINDS), TurnQuestion),
)
