"""A progress bar in a terminal, on standard error; no output in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import click

CLEAR_LINE = "\r\x1b[K"


class Progress(NamedTuple):
    advance: Callable[[int], None]
    tell: Callable[[str], None]  # print a line above the bar


@contextmanager
def progress(label: str, total: int) -> Iterator[Progress]:
    shown = sys.stderr.isatty()

    def tell(line: str) -> None:
        if shown:
            click.echo(CLEAR_LINE + line, err=True)

    with click.progressbar(length=total, label=label, file=sys.stderr, show_pos=True, hidden=not shown) as bar:
        yield Progress(bar.update, tell)
