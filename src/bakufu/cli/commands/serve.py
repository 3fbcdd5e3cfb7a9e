"""`bakufu serve`: host tables. Every option can also be set by an environment variable: `--port` by BAKUFU_PORT."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import say
from bakufu.server.settings import BadSetting, Limits, Settings


def setting(name: str, *more: str, **settings: Any) -> Callable[[shared_options.F], shared_options.F]:
    variable = "BAKUFU_" + name.strip("-").replace("-", "_").upper()
    return shared_options.option(name, *more, envvar=variable, show_envvar=True, **settings)


def _limits(ctx: click.Context, parameter: click.Parameter, given: tuple[str, ...]) -> Limits:
    """The defaults with these changes, each a name and a number."""
    known = asdict(Limits())
    for limit in given:
        name, _, number = limit.partition("=")
        if name not in known:
            raise BadSetting("error-unknown-limit", wrong=name, known=tuple(known))
        if not number.isascii() or not number.isdigit() or not 1 <= int(number[:10]) <= MOST:
            raise BadSetting("error-bad-limit", limit=limit, most=MOST)
        known[name] = int(number)
    return Limits(**known)


def _limit_names() -> tuple[str, ...]:
    return tuple(f"{name}={number}" for name, number in asdict(Limits()).items())


MOST = 10**9  # for a limit
DEFAULTS = Settings()
database = setting("--database", metavar="ADDRESS", default=DEFAULTS.database)
secret = setting("--secret", metavar="TEXT", default=DEFAULTS.secret)
facts = setting("--facts", type=click.Path(path_type=Path), metavar="FILE")
origins = setting("--origin", "origins", metavar="ADDRESS", multiple=True)


@click.command(cls=CatalogCommand)
@setting("--host", metavar="ADDRESS", default=DEFAULTS.host, show_default=True)
@setting("--port", type=click.IntRange(0, 65535), default=DEFAULTS.port, show_default=True)
@database
@setting("--workers", type=click.IntRange(1), default=DEFAULTS.workers, show_default=True)
@setting("--bot-processes", type=click.IntRange(1), default=DEFAULTS.bot_processes, show_default=True)
@setting("--advice-processes", type=click.IntRange(1), default=DEFAULTS.advice_processes, show_default=True)
@setting("--dask", metavar="ADDRESS")
@facts
@secret
@origins
@setting("--proxy", "proxies", metavar="ADDRESS", multiple=True, default=DEFAULTS.proxies, show_default=True)
@setting("--archive-days", type=click.IntRange(1), default=DEFAULTS.archive_days, show_default=True)
@setting("--vacation-days", type=click.IntRange(0, 366), default=DEFAULTS.vacation_days, show_default=True)
@setting("--pause-days", type=click.IntRange(1, 3650), default=DEFAULTS.pause_days, show_default=True)
@setting("--hostname", "hosts", metavar="NAME", multiple=True)
@setting("--mail", metavar="ADDRESS", default=DEFAULTS.mail)
@setting("--mail-from", metavar="ADDRESS", default=DEFAULTS.mail_from)
@setting("--push-host", "push_hosts", metavar="NAME", multiple=True)
@setting(
    "--webhook-host", "webhook_hosts", metavar="NAME", multiple=True, default=DEFAULTS.webhook_hosts, show_default=True
)
@setting("--metrics-token", metavar="TEXT", default=DEFAULTS.metrics_token)
@setting("--limit", "limits", metavar="NAME=N", multiple=True, callback=_limits, mentions=_limit_names)
def serve(facts: Path | None, dask: str | None, origins: tuple[str, ...], hosts: tuple[str, ...], **rest: Any) -> None:
    from bakufu.server.serve import serve as run

    shared_options.load_game(facts)  # raises an error if the facts are invalid
    if dask is not None:
        _find_scheduler(dask)
    corrections = shared_options.corrections(facts)
    pages = tuple(origin.rstrip("/") for origin in origins)
    names = tuple(name.lower() for name in hosts)
    run(Settings(facts=corrections, dask=dask, origins=pages, hosts=names, **rest), _tell)


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
