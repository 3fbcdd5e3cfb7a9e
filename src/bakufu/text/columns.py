"""Columns and wrapped lists for monospaced text. Wide characters count as two columns."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.text.breaking import broken, wide, width

WIDTH = 80


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = (), indent: int = 2) -> list[str]:
    """Lines of aligned cells, two spaces apart; the columns in `right` are right-aligned."""
    widths = [max(width(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = []
        for i, cell in enumerate(row):
            blank = " " * (widths[i] - width(cell))
            cells.append(blank + cell if i in right else cell + blank)
        lines.append((" " * indent + "  ".join(cells)).rstrip())
    return lines


def hanging(rows: Sequence[Sequence[str]], within: int = WIDTH) -> list[str]:
    """Rows in columns; the last cell of a row wraps within its column."""
    heads = columns([row[:-1] for row in rows])
    indent = max(width(head) for head in heads) + 2
    lines = []
    for head, row in zip(heads, rows, strict=True):
        text = broken(row[-1], max(20, within - indent)) or [""]
        lines.append((head + " " * (indent - width(head)) + text[0]).rstrip())
        lines += [" " * indent + more for more in text[1:]]
    return lines


def packed(label: str, cells: Sequence[str]) -> list[str]:
    """A label and its cells, as many per line as fit; cells are never broken."""
    # A label with a full-width colon is Chinese, so the list gets full-width commas without spaces.
    comma, blank = ("、", "") if wide(label[-1]) else (",", " ")
    lines = [label]
    for number, cell in enumerate(cells, 1):
        text = cell if number == len(cells) else cell + comma
        if width(lines[-1] + blank + text) > WIDTH and lines[-1].strip():
            lines.append(" " * width(label))
        lines[-1] += blank + text
    return lines


def wrapped(text: str) -> list[str]:
    """A sentence, wrapped."""
    return broken(text, WIDTH, "", "  ")
