"""Hints at the keyboard: the best three moves as a bot sees them, and what it expects each of them to gain."""

from __future__ import annotations

from bakufu.bots.job import advice
from bakufu.bots.manifest import Choice
from bakufu.cli.terminal.session import Session
from bakufu.shogun.decision_kinds import PLAN
from bakufu.shogun.picks import NOTHING, WORDS
from bakufu.shogun.planning import next_space
from bakufu.shogun.view import View
from bakufu.text.options import option

ADVISER = "samurai"


def show_hint(session: Session, words: str) -> None:
    view = session.view()
    if not view.moves:
        session.screen.say(session.say("play-hint-none"))
        return
    seed = f"hint {len(session.recorder.moves)}"
    best = advice(session.game, view, ADVISER, seed)["best"]
    if view.known.decision == PLAN:
        told = _plans(session, view, best)
    else:
        told = [option(session.teller, view, choice["moves"][0]).label for choice in best]
    for choice, move in zip(best, told, strict=True):
        session.screen.say(session.say("play-hint", gain=choice["gain"], move=move), "  ")
    session.screen.say(session.say("play-hint-how"))


def _plans(session: Session, view: View, best: list[Choice]) -> list[str]:
    """The best plan card by card; of the others only what lies elsewhere."""
    first = best[0]["moves"]
    space = next_space(view.known, session.seat)
    whole = [_laid(session, view, at, card) for at, card in enumerate(first, space) if card != NOTHING]
    told = [session.teller.joined(whole)]
    for choice in best[1:]:
        changed = [
            _laid(session, view, at, card)
            for at, (card, before) in enumerate(zip(choice["moves"], first, strict=True), space)
            if card not in (before, NOTHING)
        ]
        told.append(session.say("play-hint-else", cards=session.teller.joined(changed)))
    return told


def _laid(session: Session, view: View, space: int, card: int) -> str:
    name = session.teller.name("space", view.known.setting.space_names[space])
    return session.say("story-card", space=name, card=session.teller.card(WORDS[card]))
