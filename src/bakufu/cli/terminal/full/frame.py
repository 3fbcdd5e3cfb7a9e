"""The parts of the full-screen view that every game has: the title, the question with its choices, the hint, the log
and the line of keys. The picture above the question is the game's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from bakufu.cli.terminal.full.canvas import Area, Canvas, Piece, Style
from bakufu.cli.terminal.full.choices import KEY, Choices
from bakufu.cli.terminal.full.display import LEAST_COLUMNS, LEAST_ROWS, Display
from bakufu.cli.terminal.full.keys import Keyboard
from bakufu.cli.terminal.full.names import put_names
from bakufu.cli.terminal.full.palette import ACCENT, DIM, FILLS, GOLD, INK, LACQUER, RAISED, SEAL, WHITE
from bakufu.cli.terminal.full.question import Chance, Choice, Question
from bakufu.cli.terminal.full.scene import Asking
from bakufu.cli.terminal.session import Session
from bakufu.text.breaking import broken, width
from bakufu.text.renderer import Renderer
from bakufu.text.story import CHAPTER, SENTENCE

BOLD = Style(WHITE, bold=True)
GAP = 2
LEAST_ASIDE = 29  # columns beside the choices
TITLE_LINES = 2  # the most that a question may take
KEYS = (
    ("h", "hint"),
    ("u", "undo"),
    ("?", "keys"),
    ("v", "board"),
    ("l", "log"),
    ("w", "why"),
    (":", "command"),
    ("q", "quit"),
)


def _keys(session: Session[Renderer]) -> list[tuple[str, str]]:
    return [(key, session.say(f"play-key-{name}")) for key, name in KEYS if not (session.scored and key in "hu")]


@dataclass
class Asked:
    """The question as it is shown: the choice that is pointed at, a hint if one was asked for, and a line that answers
    the last key. `leaving`: the last key asked to leave, and must be confirmed."""

    question: Question
    cursor: int = -1
    hint: list[str] = field(default_factory=list)
    suggested: Sequence[int] = ()  # the moves of the hint
    notice: str = ""
    leaving: bool = False

    def __post_init__(self) -> None:
        self._changed()

    def pointed(self) -> Choice:
        return self.question.choices()[self.cursor]

    def choose(self, at: int) -> Sequence[int]:
        moves = self.question.choose(self.question.choices()[at])
        if not moves:
            self._changed()
        return moves

    def back(self) -> None:
        self.question.back()
        self._changed()

    def _changed(self) -> None:
        self.hint, self.suggested = [], ()
        self.notice = self.question.notice
        self.cursor = self.question.first()

    def suggest(self, moves: Sequence[int], lines: list[str]) -> None:
        """Show a hint; the first of its lines are the moves in words. Point at the choice that plays them."""
        shown = self.question.suggest(moves)
        self._changed()
        self.suggested = moves
        self.hint = lines[1:] if shown else lines
        found = [at for at, choice in enumerate(self.question.choices()) if choice.moves[:1] == (moves[0],)]
        self.cursor = found[0] if found else self.cursor


@dataclass
class Frame:
    session: Session[Renderer]
    display: Display
    keyboard: Keyboard
    seen: int = 0  # lines of the log that were there at the last decision

    def draw(self, canvas: Canvas, asked: Asked) -> None:
        session = self.session
        asking = Asking(asked.question, asked.pointed())
        scene = session.terminal.picture(session, session.view(), canvas, asking)
        self.title_line(canvas, scene.title)
        self._ask(canvas, scene.question, asked, scene.log is None)
        if scene.log is not None:
            self.log(canvas, canvas.box(scene.log, session.say("play-page-log")))
        keys = [("⏎", session.say("play-key-take")), *_keys(session)]
        self.keys_line(canvas, keys)

    def too_small(self, canvas: Canvas) -> bool:
        """Whether the window has too little room; then it says so."""
        if canvas.columns >= LEAST_COLUMNS and canvas.rows >= LEAST_ROWS:
            return False
        told = self.session.say("play-window-small", columns=LEAST_COLUMNS, rows=LEAST_ROWS)
        canvas.paragraph(Area(0, 0, canvas.columns, canvas.rows), told)
        return True

    def title_line(self, canvas: Canvas, pieces: Sequence[Piece]) -> None:
        canvas.fill(Area(0, 0, canvas.columns, 1), LACQUER)
        x = canvas.put(1, 0, " Bakufu ", Style(WHITE, SEAL, bold=True))
        canvas.pieces(x + 1, 0, pieces, canvas.columns - 1)

    def keys_line(self, canvas: Canvas, keys: Sequence[tuple[str, str]]) -> None:
        """As many keys as there is room for."""
        y = canvas.rows - 1
        canvas.fill(Area(0, y, canvas.columns, 1), RAISED)
        x = 1
        for key, told in keys:
            if x + width(key) + width(told) + 3 > canvas.columns:
                break
            x = canvas.put(x, y, f" {key} ", KEY)
            x = canvas.put(x, y, f" {told}", Style(INK)) + GAP

    def prompt(self, canvas: Canvas, typed: str) -> None:
        """A row for typing, above nothing else: what was there before comes back with the next picture."""
        told = self.session.say("play-command-how")
        canvas.paragraph(Area(2, canvas.rows - 4, canvas.columns - 4, 2), told, Style(DIM))
        y = canvas.rows - 1
        canvas.fill(Area(0, y, canvas.columns, 1), RAISED)
        x = canvas.put(1, y, ":", KEY)
        canvas.put(x + 1, y, typed[-(canvas.columns // 2 - 3) :] + "▏", BOLD)
        self.display.show(canvas)

    def _ask(self, canvas: Canvas, area: Area, asked: Asked, log: bool) -> None:
        """The question and its choices on the left; on the right the hint, the choice in detail, and the log if the
        picture has no room for it."""
        aside = max(LEAST_ASIDE, area.w * 7 // 20)
        left = Area(area.x + 1, area.y, area.w - aside - GAP - 1, area.h)
        right = Area(area.x + area.w - aside, area.y, aside - 1, area.h)
        lines = broken(asked.question.title(), left.w)[:TITLE_LINES]
        for at, line in enumerate(lines):
            canvas.put(left.x, left.y + at, line, BOLD)
        Choices(canvas, left.below(len(lines)), asked.question.choices(), asked.cursor).draw()
        rest = self._beside(canvas, right, asked)
        if log:
            self.log(canvas, rest)

    def _beside(self, canvas: Canvas, area: Area, asked: Asked) -> Area:
        """Returns what is left of the area."""
        say, before = self.session.say, area.h
        if asked.notice:
            area = canvas.paragraph(area, asked.notice, Style(ACCENT))
        if asked.hint:
            x = canvas.put(area.x, area.y, say("play-page-hint"), Style(GOLD, bold=True))
            x = canvas.put(x + 1, area.y, " h ", KEY)
            canvas.put(x + 1, area.y, say("play-key-do-it"), Style(INK), area.x + area.w)
            area = area.below(1)
            for at, text in enumerate(asked.hint):
                area = canvas.paragraph(area, text, Style(DIM if at else INK))
        else:
            pointed = asked.pointed()
            area = canvas.paragraph(area, pointed.detail, Style(DIM)) if pointed.detail else area
            if pointed.chance is not None and area.h > 1:
                area = chance_bar(canvas, area, pointed.chance)
        return area if area.h == before else area.below(1)

    def log(self, canvas: Canvas, area: Area) -> None:
        """The last sentences of the log that fit as a whole; those since the last decision are bright. One that is
        longer than the area is shown from its beginning."""
        shown: list[Piece] = []
        for at in range(len(self.session.log) - 1, -1, -1):
            line = self.session.log[at]
            style = Style(GOLD, bold=True) if line.depth == CHAPTER else Style(INK if at >= self.seen else DIM)
            indent = ("· ", "  ") if line.depth == SENTENCE else ("", "")
            parts = [(part, style) for part in broken(line.text, area.w, *indent)]
            if shown and len(parts) + len(shown) > area.h:
                break
            shown = parts + shown
        for at, (text, style) in enumerate(shown[: max(0, area.h)]):
            put_names(canvas, Area(area.x, area.y + at, area.w, 1), text, self.session.renderer, style)


def chance_bar(canvas: Canvas, area: Area, chance: Chance) -> Area:
    """The odds as a bar of three parts, and in numbers below it. The parts differ in their pattern, too."""
    shares = (chance.won, chance.undecided, chance.lost)
    styles = (Style(FILLS["blue"]), Style(DIM), Style(FILLS["red"]))
    ends = [round(area.w * sum(shares[:part]) / 1000) for part in range(4)]
    for (start, end), style, letter in zip(pairwise(ends), styles, "█▒▓", strict=True):
        canvas.put(area.x + start, area.y, letter * (end - start), style, area.x + area.w)
    return canvas.paragraph(area.below(1), chance.told, Style(INK))
