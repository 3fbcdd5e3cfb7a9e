"""The score sheet: points by source, during the game and at the end."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.arena.sources import sources_of
from bakufu.cli.terminal.screen import TITLE
from bakufu.cli.terminal.session import Session
from bakufu.katana.rules.scoring import final_points
from bakufu.text.columns import columns
from bakufu.text.katana.renderer import KatanaRenderer


def score_sheet(session: Session[KatanaRenderer]) -> list[Sequence[str]]:
    """A row for each source with points. The Ghost has only a total."""
    state, say = session.recorder.state, session.say
    players, sides = state.setting.players, state.setting.sides
    sources = sources_of(session.game.name)
    found = sources.by_seat(session.game, session.game.options(state), players, session.recorder.events)
    rows: list[Sequence[str]] = [("", *[session.renderer.player(side) for side in range(sides)])]
    blank = [""] * (sides - players)
    for source in sources.colours:
        if any(source in seat for seat in found):
            rows.append((say(f"arena-source-{source}"), *[str(seat.get(source, 0)) for seat in found], *blank))
    rows.append((say("play-sum"), *[str(points) for points in state.points]))
    if not state.over():
        rows.append((say("play-if-it-ended"), *[str(points) for points in final_points(state)]))
    return rows


def final_sheet(session: Session[KatanaRenderer]) -> None:
    session.screen.line()
    session.screen.line(session.say("play-score-sheet"), TITLE)
    sides = session.recorder.state.setting.sides
    session.screen.lines(columns(score_sheet(session), right=range(1, sides + 1)))
