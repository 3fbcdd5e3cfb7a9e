"""Hints for a whole plan: the best plan in full, with a reason for each of its cards, and of the others only the
differences."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.bots.hint import Advice, Choice, Reason
from bakufu.cli.terminal.manifest import in_words
from bakufu.cli.terminal.session import Session
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.planning import next_space
from bakufu.shogun.views.view import View
from bakufu.text.reasons import reason_words
from bakufu.text.shogun.renderer import ShogunRenderer


def hints(session: Session[ShogunRenderer], view: View, best: Sequence[Choice]) -> list[str]:
    if view.known.decision != PLAN:
        return in_words(session, view, best)
    first = best[0]["moves"]
    space = next_space(view.known, session.seat)
    whole = [_laid(session, view, at, card) for at, card in enumerate(first, space) if card != NOTHING]
    told = [session.renderer.joined(whole)]
    for choice in best[1:]:
        changed = [
            _laid(session, view, at, card)
            for at, (card, before) in enumerate(zip(choice["moves"], first, strict=True), space)
            if card not in (before, NOTHING)
        ]
        told.append(session.say("play-hint-else", cards=session.renderer.joined(changed)))
    return told


def reasons(session: Session[ShogunRenderer], view: View, found: Advice) -> list[str]:
    """Of a plan, each reason once with the spaces it is for."""
    if view.known.decision != PLAN:
        first = found["reasons"][0]
        return [] if first is None else [_said(session, first)]
    names, start = view.known.setting.space_names, next_space(view.known, session.seat)
    told: dict[str, list[str]] = {}
    for at, reason in enumerate(found["reasons"], start):
        if reason is not None:
            told.setdefault(_said(session, reason), []).append(session.renderer.name("space", names[at]))
    return [
        session.say("play-hint-why", spaces=session.renderer.joined(spaces), why=why) for why, spaces in told.items()
    ]


def _said(session: Session[ShogunRenderer], reason: Reason) -> str:
    return reason_words(session.renderer, reason["id"], reason["args"])


def _laid(session: Session[ShogunRenderer], view: View, space: int, card: int) -> str:
    name = session.renderer.name("space", view.known.setting.space_names[space])
    return session.say("story-card", space=name, card=session.renderer.card(WORDS[card]))
