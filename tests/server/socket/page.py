"""Reading `docs/protocol.md`: its sections, its tables and its examples."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """From a heading to the next one of its rank or above."""
    found = re.search(rf"^(#+) {re.escape(title)}\n(.*?)(?=^#{{1,2}} |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, title
    deeper = found[2]
    return deeper if found[1] == "##" else re.split(r"^### ", deeper, flags=re.MULTILINE)[0]


def rows(text: str, head: str) -> list[list[str]]:
    """The cells of the table whose first cell of the heading is this one."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith(f"| {head} |")]
    assert len(starts) == 1, f"{len(starts)} tables with {head!r}"
    found = []
    for line in lines[starts[0] + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def listed(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",") if word.strip()]


def blocks(language: str, text: str = PAGE) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
