"""A table's card, made as the server makes it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bakufu.table.table_card import table_card

ROW = {
    "id": "hF_bix_ozL04",
    "game": "shogun",
    "options": {"players": 3, "side": "sun", "setup": "claim", "modules": []},
    "facts": "abdbd1f257a6d17f",
    "rules": 2,
    "host": "ann",
    "status": "running",
    "visible": True,
    "spectators": True,
    "talk": "everyone",
    "hints": True,
    "pace": "live",
    "seconds": 300,
    "increment": None,
    "interrupt_seconds": 15,
    "reveal_by": None,
    "deadline_at": 1794719961465,
    "created_at": 1794719661465,
    "started_at": 1794719661500,
    "finished_at": None,
    "result": None,
    "winners": None,
    "abandoned": False,
    "rematch_of": None,
    "branch_of": None,
    "branch_seq": None,
    "lesson": None,
    "link": "JnT9BhkeboMVL0Tmfr3G4S2T",
    "commitment": "84f4aa9b68bccebb5387af7cd5fbfdb055775008557e22462674b108170bbcc0",
    "secret": "6d8dc2f9b49d44d756e642d6436034a0b17fc709c0559bd934363cdf001977e2",
}
ASKED = {"program": False, "sealed": "", "invited": None, "invited_name": None}
SEATS: list[Any] = [
    SimpleNamespace(seat=0, name="Ann", person="ann", bot=None, entropy="3f1c", **ASKED),
    SimpleNamespace(seat=1, name="Ben", person="ben", bot=None, entropy="88ab", **ASKED),
    SimpleNamespace(seat=2, name=None, person=None, bot="ashigaru", entropy="", **ASKED),
]
CARD = table_card(ROW, SEATS, "ann")
