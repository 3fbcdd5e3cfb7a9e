"""One word for one thing, wherever it is said."""

from __future__ import annotations

from tests.web.words import say, speaking


def test_german_has_one_word_for_undo_and_one_for_the_tower_card() -> None:
    with speaking("de"):
        assert say("planning-undo") == say("web-undo") == say("learn-take-back")
        assert say("planning-left-short", count=14) == "Noch 14 Karten"
        tower = say("name-board-tower")
        assert say("web-telling-tower-card") == f"eine {tower}"
        assert say("howto-court-tower").startswith(f"Eine {tower} ")
        assert say("web-court-tip-tower").startswith(f"{tower}:")
