"""Samurai: what it adds to the game."""

from __future__ import annotations

from bakufu.kernel.flow import Decision
from bakufu.shogun.module import Module
from bakufu.shogun.modules.kinds import CHOOSE_BENEFIT
from bakufu.shogun.modules.samurai import benefits, moves, piles
from bakufu.shogun.modules.samurai.books import WRITING
from bakufu.shogun.rules.turn_order import choose_places
from bakufu.shogun.rules.winter import turn_the_year
from bakufu.shogun.views.open_table import Part

MODULE = Module("samurai")
MODULE.rows = piles.rows
MODULE.printed = piles.printed
MODULE.check = piles.check
MODULE.after = ((benefits.check_regions, choose_places), (piles.rearrange, turn_the_year))
MODULE.decisions = (
    Decision("choose-benefit", benefits.benefit_moves, benefits.benefit_refusal, benefits.choose_benefit),
)
MODULE.describe = (moves.choose_benefit,)
MODULE.about = {CHOOSE_BENEFIT: ("card",)}
MODULE.parts = (Part("samurai", ("extra",), lambda seat, known, moves: piles.tell(known)),)
MODULE.read = piles.read
MODULE.writing = WRITING
