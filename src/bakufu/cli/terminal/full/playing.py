"""A whole game on the full screen: bots decide, the player is asked, and every key is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic

from bakufu.cli.terminal.advice import advised, hint_lines
from bakufu.cli.terminal.full.canvas import Canvas, Style
from bakufu.cli.terminal.full.commands import PAGES, type_command
from bakufu.cli.terminal.full.display import Display
from bakufu.cli.terminal.full.frame import Asked, Frame
from bakufu.cli.terminal.full.keys import BACK, DOWN, ENTER, ESCAPE, LEFT, RESIZED, RIGHT, UP, Closed, Keyboard
from bakufu.cli.terminal.full.pages import show_page, written_by
from bakufu.cli.terminal.full.palette import DIM
from bakufu.cli.terminal.full.question import ListQuestion, keyed
from bakufu.cli.terminal.full.scene import Asking
from bakufu.cli.terminal.session import Left, Session, TakenBack
from bakufu.text.renderer import Renderer

QUICK = 0.2  # seconds; others who decide faster aren't shown at it
QUIT = "q"
ARROWS = {UP: -1, DOWN: 1, LEFT: -5, RIGHT: 5}


def play_full_screen(session: Session[Renderer], closing: Callable[[], None]) -> None:
    """Play to the end, then show the closing words until a key is pressed."""
    display = Display()
    try:
        with display.open(), Keyboard() as keyboard:
            frame = Frame(session, display, keyboard)
            Playing(frame).run()
            show_page(frame, session.say("play-standings"), written_by(session, closing))
    except Closed:
        raise Left from None


class Playing:
    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.session = frame.session
        self._drawn = 0.0
        self._waited = False
        self._commands: dict[str, Callable[[Asked], Sequence[int]]] = {
            "h": self._hint,
            "u": self._undo,
            ":": self._type,
            QUIT: self._quit,
            ESCAPE: self._back,
            BACK: self._back,
            RESIZED: self._resize,
        }

    def run(self) -> None:
        session, game = self.session, self.session.game
        while awaited := game.to_move(state := session.recorder.state):
            thinking = [seat for seat in awaited if seat in session.bots]
            if thinking:
                self._wait_for(thinking[0])
                session.play(thinking[0], session.bots[thinking[0]].decide(game.view(state, thinking[0])))
            else:
                with suppress(TakenBack):
                    self._decide()

    def _wait_for(self, seat: int) -> None:
        """Show that somebody else decides, unless the picture is fresh."""
        if monotonic() - self._drawn < QUICK:
            return
        canvas = self.frame.display.canvas()
        if not self.frame.too_small(canvas):
            scene = self.session.terminal.picture(self.session, self.session.view(), canvas, Asking())
            self.frame.title_line(canvas, scene.title)
            told = self.session.say("play-thinking", player=self.session.renderer.player(seat))
            rest = canvas.paragraph(scene.question.inside(), told, Style(DIM))
            self.frame.log(canvas, scene.log or rest)
        self._show(canvas)
        self._waited = True

    def _show(self, canvas: Canvas) -> None:
        self.frame.display.show(canvas)
        self._drawn = monotonic()

    def _decide(self) -> None:
        """Ask for one decision. If there is only one option, take it; the log says so."""
        session = self.session
        view = session.view()
        if len(view.moves) == 1:
            session.play(session.seat, view.moves[0])
            return
        asks = session.terminal.questions.get(session.recorder.state.decision, ListQuestion)
        asked = Asked(asks(session, view))
        if self._waited:  # what was pressed at a picture without a question is no answer to this one
            self.frame.keyboard.flush()
            self._waited = False
        moves: Sequence[int] = ()
        while not moves:
            self._draw(asked)
            moves = self._answer(asked, self.frame.keyboard.read())
        self.frame.seen = len(session.log)
        session.decided(moves)

    def _draw(self, asked: Asked) -> None:
        canvas = self.frame.display.canvas()
        if not self.frame.too_small(canvas):
            self.frame.draw(canvas, asked)
        self._show(canvas)

    def _answer(self, asked: Asked, key: str) -> Sequence[int]:
        """The moves that a key plays; most keys play none."""
        asked.notice = ""
        keys = keyed(asked.question.choices())
        moves: Sequence[int] = ()
        if key == ENTER or (key and key in keys):
            moves = asked.choose(asked.cursor if key == ENTER else keys.index(key))
        elif key in ARROWS:
            asked.cursor = min(len(keys) - 1, max(0, asked.cursor + ARROWS[key]))
        elif key in PAGES:
            PAGES[key](self.frame)
        elif key in self._commands:
            moves = self._commands[key](asked)
        asked.leaving = key == QUIT
        return moves

    def _resize(self, asked: Asked) -> Sequence[int]:
        self.frame.display.forget()
        return ()

    def _back(self, asked: Asked) -> Sequence[int]:
        asked.back()
        return ()

    def _undo(self, asked: Asked) -> Sequence[int]:
        if self.session.take_back():
            raise TakenBack
        asked.notice = self.session.say("play-daily-no-help" if self.session.scored else "play-no-undo")
        return ()

    def _quit(self, asked: Asked) -> Sequence[int]:
        if asked.leaving:
            raise Left
        asked.notice = self.session.say("play-quit-sure")
        return ()

    def _type(self, asked: Asked) -> Sequence[int]:
        asked.notice = type_command(self.frame)
        return ()

    def _hint(self, asked: Asked) -> Sequence[int]:
        """Show a hint; the second time, do all that it says."""
        session = self.session
        if session.scored:
            asked.notice = session.say("play-daily-no-help")
            return ()
        if asked.suggested:
            return asked.suggested
        view = session.view()
        found = advised(session, view)
        asked.suggest(found["moves"], hint_lines(session, view, found))
        return ()
