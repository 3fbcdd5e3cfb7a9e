"""The `hint` command: a bot's three best moves, the expected gain of each, and why the first is the best."""

from __future__ import annotations

from bakufu.bots.job import advice
from bakufu.bots.levels import players_of
from bakufu.cli.terminal.session import Session
from bakufu.text.renderer import Renderer


def show_hint(session: Session[Renderer], words: str) -> None:
    view = session.view()
    if not view.moves:
        session.screen.say(session.say("play-hint-none"))
        return
    seed = f"hint {len(session.recorder.moves)}"
    found = advice(session.game, view, players_of(session.game.name).adviser, seed)
    told = session.terminal.hints(session, view, found["best"])
    reasons = session.terminal.reasons(session, view, found)
    for place, (choice, move) in enumerate(zip(found["best"], told, strict=True)):
        session.screen.say(session.say("play-hint", gain=choice["gain"], move=move), "  ")
        for reason in () if place else reasons:
            session.screen.say(reason, "    ")
    session.screen.say(session.say("play-hint-how"))
