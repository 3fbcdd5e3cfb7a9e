"""`bakufu site`: write the browser edition as a folder for any web host."""

from __future__ import annotations

from pathlib import Path

import click

from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import say


def _base(ctx: click.Context, parameter: click.Parameter, path: str | None) -> str:
    """Relative to the page, or a whole path with a slash at both ends."""
    if path is None:
        return "./"
    inner = path.strip("/")
    return f"/{inner}/" if inner else "/"


@click.command(cls=CatalogCommand)
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@shared_options.option("--base", metavar="PATH", callback=_base)
def site(folder: Path, base: str) -> None:
    from bakufu.edition.site import write

    size = write(folder, _client(), base)
    click.echo(say("export-site", folder=str(folder), megabytes=round(size / 1_000_000)))
    click.echo(say("export-site-look", folder=str(folder)))


def _client() -> Path | None:
    """The built client comes with the extra `server`."""
    try:
        from bakufu_client import FOLDER
    except ModuleNotFoundError:
        return None
    return FOLDER
