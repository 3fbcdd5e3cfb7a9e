"""`bakufu decisions`: every decision of recorded games, with what its seat saw, as a table for other programs."""

from __future__ import annotations

from pathlib import Path

import click

from bakufu.cli import extras
from bakufu.cli.files import BadFile, check_target, read_record
from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import say

ENCODINGS = ("page", "relative")


@click.command(cls=CatalogCommand)
@click.argument("records", type=click.Path(exists=True, path_type=Path), nargs=-1, required=True)
@shared_options.option("--to", "file", type=click.Path(path_type=Path), metavar="FILE", required=True)
@shared_options.option("--encode", type=click.Choice(ENCODINGS), default=ENCODINGS[0], show_default=True)
def decisions(records: tuple[Path, ...], file: Path, encode: str) -> None:
    for extra in ("data", "env"):
        extras.check(extra)
    from bakufu.env.data.decisions import one_by_one
    from bakufu.env.data.files import FORMATS, write_decisions

    check_target(file)
    if file.suffix not in FORMATS:
        raise BadFile("file-ending", file=file, endings=", ".join(FORMATS))
    games = (read_record(Path(str(path))) for path in one_by_one(records))
    try:
        written = write_decisions(games, file, encode)
    except ValueError as error:
        raise BadFile("file-no-table", why=error) from None
    click.echo(say("export-decisions", file=str(file), games=written.games, decisions=written.decisions))
