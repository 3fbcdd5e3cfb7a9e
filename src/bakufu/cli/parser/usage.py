"""Converts click's usage errors into our own, so that they appear in the user's language."""

from __future__ import annotations

from typing import Any

import click

from bakufu.kernel.errors import BadOption, BakufuError


def usage(error: click.ClickException) -> BakufuError:
    """Errors that click doesn't distinguish keep its message."""
    if isinstance(error, click.NoSuchOption):
        return BadOption("error-usage-no-option", wrong=error.option_name, known=_options(error.ctx))
    if isinstance(error, click.MissingParameter):
        command = error.ctx.command_path if error.ctx is not None else ""
        return BadOption("error-usage-missing", what=_name(error), command=command)
    if isinstance(error, click.BadOptionUsage):
        needless = "not take a value" in error.message
        return BadOption("error-usage-needless" if needless else "error-usage-no-value", option=error.option_name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        return _bad_value(error, error.param.type)
    words, _, extra = error.format_message().partition(" argument")
    if words == "Got unexpected extra":
        return BadOption("error-usage-too-many", words=extra.partition("(")[2].rstrip(")."))
    return BadOption("error-told", words=error.format_message())


def _bad_value(error: click.BadParameter, kind: click.ParamType[Any]) -> BakufuError:
    value, found, rest = error.message.partition(" is not ")
    if found and isinstance(kind, click.Choice):
        choices = ", ".join(repr(choice) for choice in kind.choices)
        return BadOption("error-usage-choice", option=_name(error), value=value, choices=choices)
    if found and rest.startswith("in the range "):
        span = rest.removeprefix("in the range ").rstrip(".")
        return BadOption("error-usage-range", option=_name(error), value=value, range=span)
    if found and rest == "a valid integer.":
        return BadOption("error-usage-number", option=_name(error), value=value)
    return BadOption("error-told", words=error.format_message())


def _name(error: click.BadParameter) -> str:
    """The option or argument as the user types it."""
    if isinstance(error.param, click.Option):
        return max(error.param.opts, key=len)
    return error.param.make_metavar(error.ctx or click.Context(click.Command(""))) if error.param is not None else ""


def _options(ctx: click.Context | None) -> list[str]:
    params = ctx.command.get_params(ctx) if ctx is not None else []
    return [name for param in params if isinstance(param, click.Option) for name in param.opts if name[:2] == "--"]
