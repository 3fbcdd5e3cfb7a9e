"""Finds the illegal move that an input means, so that its rule can explain why not."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.cli.terminal.matching import matches
from bakufu.cli.terminal.session import Session
from bakufu.shogun.box.components import PROVINCES
from bakufu.shogun.box.picks import NUMBER, NUMBERS, PLACE, PLACES
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.rules.decision_kinds import PLACE_IN_ORDER
from bakufu.shogun.views.view import View
from bakufu.text.option import Option
from bakufu.text.shogun.renderer import ShogunRenderer


def meant(session: Session[ShogunRenderer], view: View, choices: Sequence[Option], typed: str) -> list[int]:
    if typed.isdecimal() and view.known.decision == PLACE_IN_ORDER:
        return [PLACE + int(typed) - 1] if 1 <= int(typed) <= PLACES else []
    if typed.isdecimal() and choices[0].numeric:
        return [NUMBER + int(typed)] if int(typed) < NUMBERS else []
    words = [(word, move) for move, word in enumerate(WORDS)]
    words += [(session.renderer.name("province", name), move) for move, name in enumerate(PROVINCES)]
    return [move for move in matches(typed, words) if move < NUMBER]
