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


def check_court(state: State) -> None:
    extra = state.extra
    halls = list(zip(extra[ENTRANCE], extra[AUDIENCE], extra[OFFICIALS], strict=True))
    assert len(halls) == state.setting.players
    for officials in halls:
        assert min(officials) >= 0
        assert sum(officials) == state.setting.facts["court"]["officials"]
    lying = [card for card in extra[FAVOUR_ROW] if card]
    assert lying == sorted(set(lying), reverse=True), "the dearest space has the highest number"
    assert not any(extra[FAVOURS_LEFT][card] for card in lying), "a favour lies open and in the deck"
    assert extra[FAVOURS_LEFT][0] == 0
    assert set(extra[FAVOURS_LEFT]) <= {0, 1}
    assert min(extra[KEPT]) >= 0
    assert all(0 <= bits <= 3 for bits in extra[PROTECTED])
    assert len(set(extra[QUEUE])) == len(extra[QUEUE])
    if TAKE_FAVOUR <= state.decision <= FAVOURED_BUILDING:
        assert all(extra[ENTRANCE][seat] and not extra[AUDIENCE][seat] for seat in extra[QUEUE])
    else:
        assert not extra[QUEUE]
        assert not any(extra[AUDIENCE]), "officials stay in the audience hall only during the audience"
