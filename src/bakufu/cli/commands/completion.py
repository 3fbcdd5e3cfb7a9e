"""`bakufu completion`: print click's shell completion script."""

from __future__ import annotations

import os
from pathlib import Path

import click
from click.shell_completion import get_completion_class

from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import say

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_BAKUFU_COMPLETE"


@click.command(cls=CatalogCommand)
@click.argument("shell", type=click.Choice(SHELLS), required=False)
def completion(shell: str | None) -> None:
    wanted = shell or Path(os.environ.get("SHELL", "")).name
    if wanted not in SHELLS:
        raise click.UsageError(say("help-which-shell", possible="|".join(SHELLS)))
    root = click.get_current_context().find_root().command
    kind = get_completion_class(wanted)
    assert kind is not None  # click knows all of them
    # `source()` would also run the installed bash to check its version; the script alone is enough.
    made = kind(root, {}, "bakufu", VARIABLE)
    script = made.source_template % made.source_vars()
    # click's fish script cuts a completion at its first comma, but ours are lists: samurai,ashigaru.
    click.echo(script.replace('string split "," ', 'string split -m 1 "," '))
