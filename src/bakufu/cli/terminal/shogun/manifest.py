"""What SHOGUN adds to the terminal."""

from __future__ import annotations

from bakufu.cli.terminal.manifest import Aside, Terminal
from bakufu.cli.terminal.shogun.advice import hints, reasons
from bakufu.cli.terminal.shogun.looking import show_board, show_odds, show_plan
from bakufu.cli.terminal.shogun.meaning import meant
from bakufu.cli.terminal.shogun.picture.chance import chance
from bakufu.cli.terminal.shogun.picture.plan_question import PlanQuestion
from bakufu.cli.terminal.shogun.picture.scene import picture
from bakufu.cli.terminal.shogun.planning import plan
from bakufu.shogun.rules.decision_kinds import PLAN

MANIFEST = Terminal(
    asides=(
        Aside("board", "board [WORD]", show_board),
        Aside("plan", "plan", show_plan),
        Aside("odds", "odds", show_odds),
    ),
    deciding={PLAN: plan},
    hints=hints,
    reasons=reasons,
    meant=meant,
    picture=picture,
    questions={PLAN: PlanQuestion},
    chance=chance,
)
