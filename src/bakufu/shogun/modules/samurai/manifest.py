"""Samurai: what it adds to the game."""

from __future__ import annotations

from bakufu.kernel.flow import Decision
from bakufu.shogun.module import Module
from bakufu.shogun.modules.samurai import benefits, fact_checks, moves, open_table, outlook, piles
from bakufu.shogun.modules.samurai.books import WRITING
from bakufu.shogun.modules.samurai.box import BOX
from bakufu.shogun.rules.turn_order import choose_places
from bakufu.shogun.rules.winter import turn_the_year

MODULE = Module("samurai", BOX)
MODULE.check = fact_checks.check
MODULE.after = ((benefits.check_regions, choose_places), (piles.rearrange, turn_the_year))
MODULE.decisions = (
    Decision("choose-benefit", benefits.benefit_moves, benefits.benefit_refusal, benefits.choose_benefit),
)
MODULE.describe = (moves.choose_benefit,)
MODULE.worth = (outlook.outlook,)
MODULE.previews = {"choose-benefit": outlook.preview}
MODULE.parts = (open_table.PART,)
MODULE.read = open_table.read
MODULE.writing = WRITING
MODULE.scores = {"samurai.score-points": "samurai"}
