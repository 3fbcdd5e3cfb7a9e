"""The help page of a command. click wraps lines by character count; this counts wide characters as two columns and can
break Chinese text, which has no spaces."""

from __future__ import annotations

from collections.abc import Iterable

import click

from bakufu.text.breaking import broken, width

GAP = 2
SLIMMEST = 10


class HelpPage(click.HelpFormatter):
    def write_text(self, text: str) -> None:
        self._write_lines(broken(text, max(self.width - self.current_indent, SLIMMEST)), self.current_indent)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = GAP) -> None:
        """Names and their descriptions in two columns. A name that is too long gets its own line."""
        listed = list(rows)
        second = self.current_indent + min(max(width(name) for name, _ in listed), col_max) + col_spacing
        for name, meaning in listed:
            lines = broken(meaning, max(self.width - second, SLIMMEST)) or [""]
            head = " " * self.current_indent + name
            if width(head) + col_spacing > second:
                self.write(f"{head}\n")
                self._write_lines(lines, second)
            else:
                self.write((head + " " * (second - width(head)) + lines[0]).rstrip() + "\n")
                self._write_lines(lines[1:], second)

    def _write_lines(self, lines: Iterable[str], indent: int) -> None:
        for line in lines:
            self.write(f"{' ' * indent}{line}\n")


class HelpContext(click.Context):
    formatter_class = HelpPage
