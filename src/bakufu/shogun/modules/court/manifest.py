"""Tenno's Court: what it adds to the game."""

from __future__ import annotations

from bakufu.kernel.flow import Decision
from bakufu.shogun.module import Module
from bakufu.shogun.modules.court import audience, fact_checks, granting, officials, open_table, protection
from bakufu.shogun.modules.court.books import WRITING
from bakufu.shogun.modules.court.box import BOX, TOWER_CARDS
from bakufu.shogun.modules.court.moves import DESCRIBE
from bakufu.shogun.modules.court.numbers import TOWER_CARD
from bakufu.shogun.modules.court.preview import favour_preview
from bakufu.shogun.rules.actions.carrying_out import carry_out_actions
from bakufu.shogun.rules.layout import lay_out_specials
from bakufu.shogun.rules.preparation import load_tower
from bakufu.shogun.rules.round_end import end_round

MODULE = Module("court", BOX)
MODULE.check = fact_checks.check
MODULE.after = ((officials.send_for_first_load, load_tower), (audience.lay_out_favours, lay_out_specials))
MODULE.before = (
    (officials.convert_armies, carry_out_actions),
    (audience.line_up, carry_out_actions),
    (audience.hold_audience, carry_out_actions),
    (audience.close_court, carry_out_actions),
    (protection.end_protection, end_round),
)
MODULE.decisions = (
    Decision("take-favour", audience.take_moves, audience.take_refusal, audience.take_favour),
    Decision("remove-event", granting.event_moves, granting.event_refusal, granting.remove_event),
    Decision("calm-province", granting.calm_moves, granting.calm_refusal, granting.calm_province),
    Decision("favoured-armies", granting.armies_moves, granting.armies_refusal, granting.place_armies),
    Decision("favoured-building", granting.building_moves, granting.building_refusal, granting.place_building),
)
MODULE.describe = DESCRIBE
MODULE.previews = {"take-favour": favour_preview}
MODULE.spaces = officials.SPACES
MODULE.space_forecast = officials.forecast
MODULE.vain = officials.convert_in_vain
MODULE.pays = officials.officials_sent
MODULE.cards = tuple(range(TOWER_CARD, TOWER_CARD + TOWER_CARDS))
MODULE.declines = "court.tower-card-declines"
MODULE.shields = (protection.court_shields,)
MODULE.parries = (protection.parry_marker,)
MODULE.parts = (open_table.PART,)
MODULE.read = open_table.read
MODULE.writing = WRITING
MODULE.scores = {"court.favour-gives-points": "favours"}
