"""Reading single keys from a terminal, and noticing when its window changes size."""

from __future__ import annotations

import codecs
import os
import select
import signal
import sys
from types import FrameType, TracebackType

try:
    import termios
    import tty
except ImportError:  # on Windows; the game is played line by line there
    KEYS_CAN_BE_READ = False
else:
    KEYS_CAN_BE_READ = True

UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"
PAGE_UP, PAGE_DOWN, HOME, END = "page-up", "page-down", "home", "end"
ENTER, BACK, ESCAPE, RESIZED = "enter", "back", "escape", "resized"
SEQUENCES = {
    "[A": UP, "[B": DOWN, "[C": RIGHT, "[D": LEFT, "OA": UP, "OB": DOWN, "OC": RIGHT, "OD": LEFT,
    "[5~": PAGE_UP, "[6~": PAGE_DOWN, "[H": HOME, "[F": END, "OH": HOME, "OF": END, "[1~": HOME, "[4~": END,
}  # fmt: skip
LETTERS = {"\r": ENTER, "\n": ENTER, "\x7f": BACK, "\x08": BACK, "\t": DOWN}
SEQUENCE_WAIT = 0.05  # seconds; the rest of a sequence comes with its beginning, a lone Escape has none


class Closed(Exception):
    """The terminal is gone."""


class Keyboard:
    """As a context: keys come one by one and aren't echoed. Ctrl-C still interrupts, Ctrl-Z does nothing."""

    def __enter__(self) -> Keyboard:
        self._file = sys.stdin.fileno()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._typed = ""
        self._before = termios.tcgetattr(self._file)
        tty.setcbreak(self._file)
        mode = termios.tcgetattr(self._file)
        mode[6][termios.VSUSP] = b"\x00"  # a stopped game would leave the shell on our screen
        termios.tcsetattr(self._file, termios.TCSADRAIN, mode)
        self._noticed, self._resized = os.pipe()
        self._handler = signal.signal(signal.SIGWINCH, self._notice)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        signal.signal(signal.SIGWINCH, self._handler)
        termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)
        os.close(self._noticed)
        os.close(self._resized)

    def _notice(self, number: int, frame: FrameType | None) -> None:
        os.write(self._resized, b"!")

    def read(self) -> str:
        """The next key: a character, or one of the names above. A change of the window's size is a key, too."""
        while not self._typed:
            if not self._wait(None):
                os.read(self._noticed, 1024)
                return RESIZED
        letter = self._next()
        if letter == "\x1b":
            return self._sequence()
        return LETTERS.get(letter, letter)

    def flush(self) -> None:
        """Forget keys that were pressed before anything was asked."""
        termios.tcflush(self._file, termios.TCIFLUSH)
        self._typed = ""

    def _next(self) -> str:
        letter, self._typed = self._typed[0], self._typed[1:]
        return letter

    def _wait(self, seconds: float | None) -> bool:
        """Wait for keys; returns whether any came."""
        ready, _, _ = select.select([self._file, self._noticed], [], [], seconds)
        if self._file not in ready:
            return False
        found = os.read(self._file, 1024)
        if not found:
            raise Closed
        self._typed += self._decoder.decode(found)
        return True

    def _sequence(self) -> str:
        """What an escape sequence means; one that isn't known does nothing."""
        if not self._typed and not self._wait(SEQUENCE_WAIT):
            return ESCAPE
        if self._typed[0] not in "[O":
            return ESCAPE
        told = self._next()
        while self._typed or self._wait(SEQUENCE_WAIT):
            told += self._next()
            if told[-1].isalpha() or told[-1] == "~":
                break
        return SEQUENCES.get(told, "")
