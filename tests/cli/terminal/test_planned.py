"""What the player saw when the last plan was laid: a hint in the season goes on with it."""

from __future__ import annotations

from bakufu.shogun.box.components import UNPLANNED
from tests.cli.terminal.full.seated import seated


def test_a_session_remembers_the_plan_of_the_season() -> None:
    session = seated("shogun", players=3)
    state, spaces = session.recorder.state, session.recorder.state.setting.spaces
    assert session.planned() is None  # while it is laid
    laid = []
    while session.game.sealed(state):
        seat = session.game.to_move(state)[0]
        move = session.game.moves(state, seat)[0]
        if seat == session.seat:
            laid.append(move)
            session.decided([move])
        else:
            session.play(seat, move)
    known = session.planned().known
    assert known.plan[:spaces] == laid
    assert session.game.sealed(known)  # nothing of the season has happened yet
    assert UNPLANNED in known.plan[spaces:]
    assert known.chests == [known.chests[0]] * 3
