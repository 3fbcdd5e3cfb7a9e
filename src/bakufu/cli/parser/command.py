"""Commands and options whose help is in the message catalogs. Commands are imported when they are called.

`help-command-verify` is the help of the command `verify`, with an attribute for each of its examples.
`help-option-seed` is the help of every option `--seed`, with `.default` where the default needs a description.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import chain
from typing import Any

import click

from bakufu import COMPILED
from bakufu.cli.parser.examples import EXAMPLES
from bakufu.cli.parser.help_page import HelpContext
from bakufu.cli.speech import knows, say, speak
from bakufu.kernel.errors import BadOption
from bakufu.kernel.patch import Json

# The commands, grouped by purpose.
GROUPS = {
    "play": ("play", "daily", "puzzles", "odds"),
    "records": ("replay", "review", "verify", "decisions", "facts"),
    "host": ("serve", "site", "account", "admin", "backup", "dataset", "join"),
    "bots": ("simulate", "arena", "tune"),
    "shell": ("completion",),
}
NAMES = tuple(chain(*GROUPS.values()))


class Option(click.Option):
    """An option whose help is in the catalog. `mentions` returns names for it to list, the variable `$names`."""

    def __init__(self, *args: Any, mentions: Callable[[], tuple[str, ...]] = tuple, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._mentions = mentions

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        if record is None:
            return None
        notes = "; ".join(self._notes(ctx))
        return record[0], f"{self.help} [{notes}]" if notes else self.help

    @property
    def help(self) -> str:
        return say(self._message, names=", ".join(self._mentions()))

    @help.setter  # noqa: A003 - the name is click's
    def help(self, words: str | None) -> None:
        """click assigns the help given in the code; there is none."""

    @property
    def _message(self) -> str:
        return f"help-option-{(self.name or '').replace('_', '-')}"

    def _notes(self, ctx: click.Context) -> list[str]:
        found = []
        if self.required:
            found.append(say("help-required"))
        if knows(f"{self._message}.default"):
            found.append(say("help-default", value=say(f"{self._message}.default")))
        elif "default" in (extra := self.get_help_extra(ctx)):
            found.append(say("help-default", value=extra["default"]))
        if self.show_envvar and self.envvar is not None:
            found.append(say("help-variable", name=str(self.envvar)))
        return found

    def make_metavar(self, ctx: click.Context) -> str:
        whole_number = isinstance(self.type, click.IntRange) and self.metavar is None
        return "N" if whole_number else super().make_metavar(ctx)


class CatalogCommand(click.Command):
    """A command whose help is in the catalog. `sections` groups options under titles; options in no section come last,
    or where the section `options` is listed."""

    context_class = HelpContext

    def __init__(self, *args: Any, sections: Mapping[str, tuple[str, ...]] | None = None, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.sections = sections or {}

    def get_short_help_str(self, limit: int = 45) -> str:
        return say(f"help-command-{self.name}.short")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=say("help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"help-command-{self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [option for option in self.get_params(ctx) if isinstance(option, click.Option)]
        placed = set(chain(*self.sections.values()))
        parts = {
            title: [option for option in options if option.name in names] for title, names in self.sections.items()
        }
        parts["options"] = [option for option in options if option.name not in placed]
        for title, some in parts.items():
            rows = [row for option in some if (row := option.get_help_record(ctx)) is not None]
            if rows:
                with formatter.section(say(f"help-section-{title}")):
                    formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(say("help-examples")):
            for number, command in enumerate(EXAMPLES[str(self.name)], start=1):
                formatter.write(f"{'':>{formatter.current_indent}}{command}\n")
                with formatter.indentation(), formatter.indentation():
                    formatter.write_text(say(f"help-command-{self.name}.example-{number}"))

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = say("help-option-help")
        return found


def _speak(ctx: click.Context, option: click.Parameter, language: str | None) -> None:
    speak(language)


# Processed first, so that all other messages, errors included, are in the chosen language.
_SPEAKING: Json = {"is_eager": True, "expose_value": False, "callback": _speak}


class Commands(CatalogCommand, click.Group):
    """The root command."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, invoke_without_command=True)
        self.params = [
            Option(["--language"], metavar="CODE", envvar="BAKUFU_LANGUAGE", show_envvar=True, **_SPEAKING),
            Option(["--version"], is_flag=True, expose_value=False, is_eager=True, callback=_print_version),
        ]
        self.callback = _help_without_command

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(NAMES)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in NAMES:
            return None
        command: click.Command = getattr(import_module(f"bakufu.cli.commands.{name}"), name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in NAMES and not args[0].startswith("-"):
            raise BadOption("error-unknown-command", wrong=args[0], known=NAMES)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for group, names in GROUPS.items():
            with formatter.section(say(f"help-group-{group}")):
                formatter.write_dl([(name, say(f"help-command-{name}.short")) for name in names], col_max=12)
        super().format_options(ctx, formatter)


def _help_without_command() -> None:
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _print_version(ctx: click.Context, option: click.Parameter, wanted: bool) -> None:
    if wanted:
        try:
            number = version("bakufu")
        except PackageNotFoundError:  # running from source, not installed
            number = say("help-no-version")
        click.echo(say("help-version", number=number, compiled="yes" if COMPILED else "no"))
        ctx.exit()
