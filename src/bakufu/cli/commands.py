"""Commands and options that know their help by name, from the catalogues, and are imported only when they are wanted.

`command-verify` is the help of the command `verify`, with `.example`; `option-seed` that of every option `--seed`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import click

from bakufu.cli.speech import say
from bakufu.kernel.names import one_of

NAMES = ("play", "serve", "join", "backup", "simulate", "arena", "tune", "replay", "verify", "facts", "odds")


class Option(click.Option):
    """An option with its help in the catalogue."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = say(f"help-option-{(self.name or '').replace('_', '-')}")
        return super().get_help_record(ctx)


class Told(click.Command):
    """A command with its help in the catalogue."""

    def get_short_help_str(self, limit: int = 45) -> str:
        return say(f"help-command-{self.name}.short")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"help-command-{self.name}"))

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        formatter.write_text(say("help-example"))
        with formatter.indentation():
            formatter.write_text(say(f"help-command-{self.name}.example"))

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = say("help-option-help")
        return found


class Commands(Told, click.Group):
    """The command that leads to all others."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, invoke_without_command=True)
        self.params = [
            Option(["--language"], metavar="CODE", envvar="BAKUFU_LANGUAGE", is_eager=True),
            Option(["--version"], is_flag=True, expose_value=False, is_eager=True, callback=_tell_version),
        ]
        self.callback = _help_if_alone

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(NAMES)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in NAMES:
            return None
        command: click.Command = getattr(import_module(f"bakufu.cli.{name}"), name)
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if args and args[0] not in NAMES and not args[0].startswith("-"):
            raise click.UsageError(say("help-unknown-command", name=args[0], possible=one_of(args[0], NAMES)))
        return super().resolve_command(ctx, args)


def _help_if_alone(language: str | None) -> None:
    ctx = click.get_current_context()
    say("help-example")  # an unknown language is refused before anything else is done
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _tell_version(ctx: click.Context, option: click.Parameter, wanted: bool) -> None:
    if wanted:
        try:
            number = version("bakufu")
        except PackageNotFoundError:  # run from its source, without being installed
            number = say("help-no-version")
        click.echo(f"bakufu {number}")
        ctx.exit()
