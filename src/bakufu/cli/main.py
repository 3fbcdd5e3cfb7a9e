"""The front door: finds the command, and turns everything that goes wrong into one line and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from bakufu.cli.commands import Commands
from bakufu.cli.speech import say
from bakufu.kernel.errors import BakufuError

FAILED = 2
NAME = "bakufu"


@click.command(cls=Commands, name=NAME)
def front_door() -> None:
    pass


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    _never_choke_on_a_letter()
    try:
        code = front_door.main(args=argv, prog_name=NAME, standalone_mode=False)
        sys.stdout.flush()
    except (click.Abort, KeyboardInterrupt):
        return _refuse("stopped")
    except click.MissingParameter as error:
        command = error.ctx.command_path if error.ctx is not None else NAME
        return _refuse(say("help-missing", what=error.format_message(), command=command))
    except click.ClickException as error:
        return _refuse(error.format_message())
    except BakufuError as error:
        return _refuse(str(error))
    except BrokenPipeError:
        # Whoever read our output has gone; Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _refuse(f"{error.filename or NAME}: {error.strerror}")
    return code if isinstance(code, int) else 0


def _refuse(message: str) -> int:
    line = " ".join(message.split())
    print(f"{NAME}: {line}", file=sys.stderr)
    return FAILED


def _never_choke_on_a_letter() -> None:
    """A terminal without the letter ô shows another one; a pipe with stray bytes is read all the same."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        change = getattr(stream, "reconfigure", None)
        if change is not None:
            change(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
