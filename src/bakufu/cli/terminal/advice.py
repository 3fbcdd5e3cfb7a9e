"""The `hint` command: a bot's three best moves, the expected gain of each, what follows the first one, and why it is
the best."""

from __future__ import annotations

from itertools import pairwise

from bakufu.bots.hint import Advice
from bakufu.bots.job import advice
from bakufu.bots.levels import players_of
from bakufu.cli.terminal.session import Session
from bakufu.kernel.chance import Rng
from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View
from bakufu.text.renderer import Renderer

LEAST_TOLD = 0.05  # points: less is shown as 0.0


def advised(session: Session[Renderer], view: View[Flow]) -> Advice:
    seed = f"hint {len(session.recorder.moves)}"
    return advice(session.game, view, players_of(session.game.name).adviser, seed, "", session.planned())


def hint_lines(session: Session[Renderer], view: View[Flow], found: Advice) -> list[str]:
    """The best move first, then what follows it, then why, then by how much the next best is worse, where that is a
    number of points."""
    best, *others = session.terminal.hints(session, view, found["best"])
    lines = [best, *_follows(session, view, found), *session.terminal.reasons(session, view, found)]
    against = found["against"]
    if not others or against is None or against["unit"] != "points":
        return lines
    if against["by"] < LEAST_TOLD:
        return [*lines, session.say("play-hint-as-good", move=others[0])]
    return [*lines, session.say("play-hint-instead", move=others[0], points=against["by"])]


def _follows(session: Session[Renderer], view: View[Flow], found: Advice) -> list[str]:
    """The moves after the first one, in one line. A sealed plan is named as a whole."""
    state = session.game.imagine(view, Rng("hint"))
    if session.game.sealed(state):
        return []
    told: list[str] = []
    for before, move in pairwise(found["moves"]):
        session.game.play(state, session.seat, before)
        if move not in session.terminal.wordless:
            told.append(session.renderer.move(session.game.describe(state, session.seat, move)))
    return [session.say("play-hint-then", moves=session.renderer.clauses(told))] if told else []


def show_hint(session: Session[Renderer], words: str) -> None:
    if session.scored:
        session.screen.say(session.say("play-daily-no-help"))
        return
    view = session.view()
    if not view.moves:
        session.screen.say(session.say("play-hint-none"))
        return
    found = advised(session, view)
    told = session.terminal.hints(session, view, found["best"])
    more = [*_follows(session, view, found), *session.terminal.reasons(session, view, found)]
    for place, (choice, move) in enumerate(zip(found["best"], told, strict=True)):
        session.screen.say(session.say("play-hint", gain=choice["gain"], move=move), "  ")
        for line in () if place else more:
            session.screen.say(line, "    ")
    session.screen.say(session.say("play-hint-how"))
