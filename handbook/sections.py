"""Parts of pages that are made, within pages that are written: between `<!-- made: NAME -->` and `<!-- end -->`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from textwrap import fill

MADE = re.compile(r"<!-- made: ([a-z-]+) -->(.*?)<!-- end -->", re.DOTALL)
WIDTH = 118


def filled(page: str, parts: Mapping[str, Callable[[], str]]) -> str:
    """The page with every such part made anew. It has to have all of them, and no other."""
    wanted = {name for name, _ in MADE.findall(page)}
    if wanted != set(parts):
        raise ValueError(f"made parts on the page: {sorted(wanted)}; known: {sorted(parts)}")
    return MADE.sub(lambda found: f"<!-- made: {found[1]} -->{parts[found[1]]()}<!-- end -->", page)


def block(*lines: str) -> str:
    """Lines that stand by themselves."""
    return "\n".join(["", "", *lines, "", ""])


def paragraph(text: str) -> list[str]:
    return fill(text, WIDTH, break_on_hyphens=False, break_long_words=False).splitlines()


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    return [row(head), "|" + "---|" * len(head), *[row(cells) for cells in rows]]


def row(cells: tuple[str, ...]) -> str:
    return "".join([f"| {cell} " if cell else "| " for cell in cells]) + "|"
