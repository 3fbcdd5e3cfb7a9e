"""The `hint` command: a bot's three best moves, and the expected gain of each."""

from __future__ import annotations

from bakufu.bots.job import advice
from bakufu.cli.terminal.session import Session
from bakufu.text.renderer import Renderer

ADVISER = "samurai"


def show_hint(session: Session[Renderer], words: str) -> None:
    view = session.view()
    if not view.moves:
        session.screen.say(session.say("play-hint-none"))
        return
    seed = f"hint {len(session.recorder.moves)}"
    best = advice(session.game, view, ADVISER, seed)["best"]
    told = session.terminal.hints(session, view, best)
    for choice, move in zip(best, told, strict=True):
        session.screen.say(session.say("play-hint", gain=choice["gain"], move=move), "  ")
    session.screen.say(session.say("play-hint-how"))
