"""`bakufu completion`: what makes a shell complete our commands. The work is click's; this makes it easy to find."""

from __future__ import annotations

import os
from pathlib import Path

import click
from click.shell_completion import get_completion_class

from bakufu.cli.parser.command import Told
from bakufu.cli.speech import say

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_BAKUFU_COMPLETE"


@click.command(cls=Told)
@click.argument("shell", type=click.Choice(SHELLS), required=False)
def completion(shell: str | None) -> None:
    wanted = shell or Path(os.environ.get("SHELL", "")).name
    if wanted not in SHELLS:
        raise click.UsageError(say("help-which-shell", possible="|".join(SHELLS)))
    root = click.get_current_context().find_root().command
    kind = get_completion_class(wanted)
    assert kind is not None  # click knows all of them
    # What it does to prepare a script asks the installed bash for its version; the script itself is all we want.
    made = kind(root, {}, "bakufu", VARIABLE)
    script = made.source_template % made.source_vars()
    # In fish click would end an answer at its first comma, and ours are lists: samurai,ashigaru.
    click.echo(script.replace('string split "," ', 'string split -m 1 "," '))
