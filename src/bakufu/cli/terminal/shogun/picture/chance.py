"""The odds of a move that begins a battle."""

from __future__ import annotations

from bakufu.cli.terminal.full.question import Chance
from bakufu.cli.terminal.session import Session
from bakufu.cli.terminal.shogun.looking import odds_of
from bakufu.shogun.views.view import View
from bakufu.text.shogun import chances
from bakufu.text.shogun.renderer import ShogunRenderer


def chance(session: Session[ShogunRenderer], view: View, move: int) -> Chance | None:
    found = odds_of(session, view, move)
    if found is None:
        return None
    told = chances.short(session.renderer, found)
    return Chance(found.attacker, found.undecided, found.defender, told)
