"""Chambers: what it adds to the game."""

from __future__ import annotations

from bakufu.kernel.flow import Decision
from bakufu.shogun.module import Module
from bakufu.shogun.modules.chambers import drawing, exchange, fact_checks, lines, moves, open_table, outlook
from bakufu.shogun.modules.chambers.books import WRITING
from bakufu.shogun.modules.chambers.box import BOX
from bakufu.shogun.rules.layout import lay_out_actions
from bakufu.shogun.rules.preparation import deal_chests
from bakufu.shogun.rules.round_end import end_round
from bakufu.shogun.rules.scoring import end_game

MODULE = Module("chambers", BOX)
MODULE.check = fact_checks.check
# The action cards open a season, so the draw is reported within it.
MODULE.after = ((drawing.lay_region_tiles, deal_chests), (drawing.draw_markers, lay_out_actions))
MODULE.before = (
    (exchange.exchange_markers, end_round),
    (lines.score_lines, end_game),
)
MODULE.decisions = (Decision("take-chamber", exchange.chamber_moves, exchange.chamber_refusal, exchange.take_chamber),)
MODULE.describe = (moves.take_chamber,)
MODULE.parts = (open_table.PART,)
MODULE.read = open_table.read
MODULE.worth = (outlook.outlook,)
MODULE.previews = {"take-chamber": outlook.one_more_marker}
MODULE.writing = WRITING
MODULE.scores = {"chambers.most-markers-score": "chambers", "chambers.tie-one-fewer": "chambers"}
