"""`bakufu serve`: host tables. Every option can also be set by an environment variable: `--port` by BAKUFU_PORT."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import say
from bakufu.server.settings import Settings


def setting(name: str, *more: str, **settings: Any) -> Callable[[shared_options.F], shared_options.F]:
    variable = "BAKUFU_" + name.strip("-").replace("-", "_").upper()
    return shared_options.option(name, *more, envvar=variable, show_envvar=True, **settings)


DEFAULTS = Settings()
database = setting("--database", metavar="ADDRESS", default=DEFAULTS.database)


@click.command(cls=CatalogCommand)
@setting("--host", metavar="ADDRESS", default=DEFAULTS.host, show_default=True)
@setting("--port", type=click.IntRange(0, 65535), default=DEFAULTS.port, show_default=True)
@database
@setting("--workers", type=click.IntRange(1), default=DEFAULTS.workers, show_default=True)
@setting("--bot-processes", type=click.IntRange(1), default=DEFAULTS.bot_processes, show_default=True)
@setting("--dask", metavar="ADDRESS")
@setting("--facts", type=click.Path(path_type=Path), metavar="FILE")
@setting("--secret", metavar="TEXT", default=DEFAULTS.secret)
@setting("--origin", "origins", metavar="ADDRESS", multiple=True)
@setting("--proxy", "proxies", metavar="ADDRESS", multiple=True, default=DEFAULTS.proxies, show_default=True)
@setting("--archive-days", type=click.IntRange(1), default=DEFAULTS.archive_days, show_default=True)
def serve(facts: Path | None, dask: str | None, origins: tuple[str, ...], **rest: Any) -> None:
    from bakufu.server.serve import serve as run

    shared_options.load_game(facts)  # raises an error if the facts are invalid
    if dask is not None:
        _find_scheduler(dask)
    corrections = shared_options.corrections(facts)
    pages = tuple(origin.rstrip("/") for origin in origins)
    run(Settings(facts=corrections, dask=dask, origins=pages, **rest), _tell)


def _find_scheduler(address: str) -> None:
    """Raise an error if no scheduler answers, before anything is started."""
    from bakufu.bots.workers import dask_executor

    client: Any = getattr(dask_executor(address), "_client", None)
    if client is not None:
        client.close()


def _tell(address: str) -> None:
    from bakufu.server.http.pages import is_built

    click.echo(say("serve-address", address=address))
    if not is_built():
        click.echo(say("serve-no-client"), err=True)
