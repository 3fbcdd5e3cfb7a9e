"""`bakufu facts`: list the component data with its sources."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING

import click

from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import language, say
from bakufu.text import renderer_of
from bakufu.text.breaking import broken, width
from bakufu.text.columns import hanging

if TYPE_CHECKING:
    from bakufu.kernel.facts import Fact
    from bakufu.text import Renderer

LONGEST = 48
PIPE_WIDTH = 240
INDENT, GAP = 4, 3


@click.command(cls=CatalogCommand)
@shared_options.game
@shared_options.option("--all", "everything", is_flag=True)
@shared_options.facts
@shared_options.as_json
def facts(game: str, everything: bool, facts: Path | None, as_json: bool) -> None:
    rules = shared_options.load_game(facts, game)
    renderer = renderer_of(rules, language())
    listing = rules.facts.listing(uncertain_only=not everything)
    if as_json:
        rows = [
            {"path": fact.path, "value": json.loads(fact.value), "source": fact.label, "note": renderer.note(fact.note)}
            for fact in listing
        ]
        click.echo(json.dumps(rows, indent=2))
        return
    _print(listing, renderer)
    click.echo(say("report-facts", count=len(rules.facts.listing(uncertain_only=True))))


def _print(listing: list[Fact], renderer: Renderer) -> None:
    """In a terminal grouped by what they have in common; in a pipe, one line per fact."""
    lines = (
        grouped(listing, renderer, get_terminal_size().columns) if sys.stdout.isatty() else _table(listing, renderer)
    )
    for line in lines:
        click.echo(line)


def _table(listing: list[Fact], renderer: Renderer) -> list[str]:
    rows = [
        [say("report-column-path"), say("report-column-value"), say("report-column-source"), say("report-column-note")]
    ]
    rows += [[fact.path, _short(fact.value), fact.label, renderer.note(fact.note)] for fact in listing]
    return hanging(rows, PIPE_WIDTH)


def grouped(listing: list[Fact], renderer: Renderer, columns: int) -> list[str]:
    """Facts with the same source and note below one heading, side by side as far as the window is wide."""
    groups: dict[tuple[str, str], list[Fact]] = {}
    for fact in listing:
        groups.setdefault((fact.label, fact.note), []).append(fact)
    lines: list[str] = []
    for (label, note), facts in groups.items():
        lines.append(f"{renderer.noted(note)} ({label})" if note else label)
        lines += broken(renderer.note(note), columns, "  ", "  ")
        lines += _side_by_side([f"{fact.path} = {_short(fact.value)}" for fact in facts], columns)
        lines.append("")
    return lines


def _side_by_side(cells: list[str], columns: int) -> list[str]:
    wide = max(width(cell) for cell in cells) + GAP
    each = max(1, (columns - INDENT) // wide)
    rows = [cells[at : at + each] for at in range(0, len(cells), each)]
    return [" " * INDENT + "".join([cell + " " * (wide - width(cell)) for cell in row]).rstrip() for row in rows]


def _short(value: str) -> str:
    return value if len(value) <= LONGEST else value[: LONGEST - 3] + "..."
