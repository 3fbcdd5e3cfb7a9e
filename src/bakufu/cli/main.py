"""The entry point: runs a command, and turns every error into one line and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from bakufu.cli.extras import missing
from bakufu.cli.parser.command import Commands
from bakufu.cli.parser.usage import usage
from bakufu.cli.speech import say_error, speak
from bakufu.kernel.errors import BakufuError

FAILED = 2
NAME = "bakufu"


@click.command(cls=Commands, name=NAME)
def root_command() -> None:
    pass


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    _replace_unsupported_characters()
    speak(None)
    try:
        code = root_command.main(args=argv, prog_name=NAME, standalone_mode=False)
        sys.stdout.flush()
    except (click.Abort, KeyboardInterrupt):
        return _refuse(BakufuError("error-stopped"))
    except click.ClickException as error:
        return _refuse(usage(error))
    except BakufuError as error:
        return _refuse(error)
    except ModuleNotFoundError as error:
        if (extra := missing(error)) is None:
            raise
        return _refuse(extra)
    except BrokenPipeError:
        # The reader of our output is gone. Redirect stdout, or Python would report the error again on exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _refuse(BakufuError("error-system", what=error.filename or NAME, why=error.strerror))
    return code if isinstance(code, int) else 0


def _refuse(error: BakufuError) -> int:
    line = " ".join(say_error(error).split())
    print(f"{NAME}: {line}", file=sys.stderr)
    return FAILED


def _replace_unsupported_characters() -> None:
    """Replace characters that the terminal can't show and bytes that can't be decoded, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        change = getattr(stream, "reconfigure", None)
        if change is not None:
            change(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
