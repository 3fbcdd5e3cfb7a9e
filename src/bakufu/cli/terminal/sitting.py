"""One session in the terminal: from the welcome to the standings, or until the player leaves."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from bakufu.bots.levels import characters_of
from bakufu.cli.terminal.asides import show_log
from bakufu.cli.terminal.deciding import decide
from bakufu.cli.terminal.full.playing import play_full_screen
from bakufu.cli.terminal.screen import BOLD, TITLE
from bakufu.cli.terminal.session import Left, Session, TakenBack
from bakufu.text.columns import columns
from bakufu.text.renderer import Renderer

Moves = tuple[tuple[int, int], ...]


def sit(
    session: Session[Renderer], levels: dict[int, str], moves: Moves, record_file: Path | None, full: bool = False
) -> None:
    """Replay the moves and continue, on the full screen or line by line. A record is written whether the game ends or
    the player leaves."""
    renderer = session.renderer
    bots = [_bot(session, seat, level) for seat, level in levels.items()]
    own = renderer.player(session.seat)
    welcome = session.say("play-welcome-alone", player=own)
    if bots:
        welcome = session.say("play-welcome", player=own, bots=renderer.joined(bots))
    session.screen.say(welcome, style=BOLD)
    if sys.stdin.isatty() and not full:
        with suppress(ImportError):  # if available, gives the prompt history and arrow keys
            import_module("readline")
    try:
        _take_up(session, moves, full)
        if full:
            play_full_screen(session, lambda: _close(session))
        else:
            _play(session)
        session.finish()
        _close(session)
    except (Left, KeyboardInterrupt):
        session.screen.say(session.say("play-leave"))
    if record_file is not None:
        session.save(record_file)
        session.screen.say(session.say("play-recorded", file=str(record_file)))


def _bot(session: Session[Renderer], seat: int, bot: str) -> str:
    """A bot as the player meets it: its color, its level, and who it is, if it has a character."""
    player = session.renderer.player(seat)
    level, _, character = bot.partition(":")
    if character in characters_of(session.game.name, level):
        return session.say(
            "play-bot-known", player=player, level=level, known=session.say(f"character-{character}.known")
        )
    return session.say("play-bot", player=player, level=bot)


def _close(session: Session[Renderer]) -> None:
    session.terminal.ending(session)
    _standings(session)


def _take_up(session: Session[Renderer], moves: Moves, full: bool) -> None:
    """Play the setup and earlier moves. Of a resumed game, only the last lines are shown; on the full screen, the log
    has its own place."""
    session.quiet = full or bool(moves)
    session.tell(session.recorder.events[:])
    for seat, move in moves:
        session.play(seat, move)
    if session.quiet and not full:
        session.quiet = False
        show_log(session, "")


def _play(session: Session[Renderer]) -> None:
    game = session.game
    while awaited := game.to_move(state := session.recorder.state):
        thinking = [seat for seat in awaited if seat in session.bots]
        if thinking:
            seat = thinking[0]
            session.play(seat, session.bots[seat].decide(game.view(state, seat)))
        else:
            with suppress(TakenBack):
                session.terminal.deciding.get(state.decision, decide)(session)


def _standings(session: Session[Renderer]) -> None:
    state = session.recorder.state
    rows = [
        (
            session.say("play-column-place"),
            session.say("play-column-player"),
            session.say("play-column-points"),
            session.say("play-column-tie-break"),
        )
    ]
    standings = session.game.standings(state)
    for row in standings:
        name = session.renderer.player(row.seat)
        if row.seat == session.seat:
            name = session.say("phrase-own", name=name)
        rows.append((str(row.place), name, str(row.points), str(row.tie_break)))
    session.screen.line()
    session.screen.line(session.say("play-standings"), TITLE)
    session.screen.lines(columns(rows, right=(2, 3)))
    if any(row.place == 1 and row.seat == session.seat for row in standings):
        session.screen.say(session.say("play-you-win"), style=BOLD)
    session.screen.say(session.say("play-seed", seed=session.recorder.seed))
