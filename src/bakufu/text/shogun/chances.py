"""Battle odds as text."""

from __future__ import annotations

from bakufu.shogun.advice.odds import Odds
from bakufu.text.shogun.renderer import ShogunRenderer


def short(renderer: ShogunRenderer, chances: Odds, defending: bool = False) -> str:
    """The odds in short, for a list of options, from the attacker's or the defender's side."""
    won, lost = (chances.defender, chances.attacker) if defending else (chances.attacker, chances.defender)
    return renderer.say("odds-short", won=won / 1000, lost=lost / 1000, undecided=chances.undecided / 1000)
