"""Line breaking: between words, and between any two Chinese characters. Wide characters count as two columns.

No line begins with a comma or a closing bracket, and none ends with an opening one.
"""

from __future__ import annotations

from unicodedata import east_asian_width

CLOSING = "，。、；：？！）》”…%"
OPENING = "（《“"


def width(text: str) -> int:
    return len(text) if text.isascii() else sum(2 if wide(letter) else 1 for letter in text)


def wide(letter: str) -> bool:
    return east_asian_width(letter) in "WF"


def broken(text: str, within: int, first: str = "", later: str = "") -> list[str]:
    """Wrapped text. Words are never broken: cards like chest-2 and file names stay whole."""
    lines: list[str] = []
    line, empty = first, True
    for piece in _pieces(text):
        if not empty and width(line + piece) > within:
            lines.append(line.rstrip())
            line, empty = later, True
        if not (empty and lines and piece.isspace()):
            line, empty = line + piece, False
    return lines if empty else [*lines, line.rstrip()]


def _pieces(text: str) -> list[str]:
    """The unbreakable pieces, and the spaces between them."""
    found: list[str] = []
    for letter in text:
        if found and _together(found[-1][-1], letter):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def _together(before: str, after: str) -> bool:
    if before == " " or after == " ":
        return before == after
    return after in CLOSING or before in OPENING or not (wide(before) or wide(after))
