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
from bakufu.text.columns import hanging

if TYPE_CHECKING:
    from bakufu.kernel.facts import Fact
    from bakufu.text import Renderer

LONGEST = 48
PIPE_WIDTH = 240


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
    """A table as wide as the terminal; in a pipe, one line per fact."""
    rows = [
        [say("report-column-path"), say("report-column-value"), say("report-column-source"), say("report-column-note")]
    ]
    rows += [[fact.path, _short(fact.value), fact.label, renderer.note(fact.note)] for fact in listing]
    for line in hanging(rows, get_terminal_size().columns if sys.stdout.isatty() else PIPE_WIDTH):
        click.echo(line)


def _short(value: str) -> str:
    return value if len(value) <= LONGEST else value[: LONGEST - 3] + "..."
