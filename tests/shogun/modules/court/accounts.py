"""The accounts of Tenno's Court: every official is in a hall or in its supply, and every favour in one place only."""

from __future__ import annotations

from bakufu.shogun.modules.court.numbers import (
    AUDIENCE,
    ENTRANCE,
    FAVOUR_ROW,
    FAVOURED_BUILDING,
    FAVOURS_LEFT,
    KEPT,
    OFFICIALS,
    PROTECTED,
    QUEUE,
    TAKE_FAVOUR,
)
from bakufu.shogun.rules.state import State


def check(state: State) -> None:
    rows = state.module_rows
    halls = list(zip(rows[ENTRANCE], rows[AUDIENCE], rows[OFFICIALS], strict=True))
    assert len(halls) == state.setting.players
    for officials in halls:
        assert min(officials) >= 0
        assert sum(officials) == state.setting.facts["court"]["officials"]
    lying = [card for card in rows[FAVOUR_ROW] if card]
    assert lying == sorted(set(lying), reverse=True), "the dearest space has the highest number"
    assert not any(rows[FAVOURS_LEFT][card] for card in lying), "a favour lies open and in the deck"
    assert rows[FAVOURS_LEFT][0] == 0
    assert set(rows[FAVOURS_LEFT]) <= {0, 1}
    assert min(rows[KEPT]) >= 0
    assert all(0 <= bits <= 3 for bits in rows[PROTECTED])
    assert len(set(rows[QUEUE])) == len(rows[QUEUE])
    if TAKE_FAVOUR <= state.decision <= FAVOURED_BUILDING:
        assert all(rows[ENTRANCE][seat] and not rows[AUDIENCE][seat] for seat in rows[QUEUE])
    else:
        assert not rows[QUEUE]
        assert not any(rows[AUDIENCE]), "officials stay in the audience hall only during the audience"
