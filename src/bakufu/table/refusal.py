"""What a table refuses: a code for programs and the variables of its message. How a host answers it is the host's
affair: over HTTP it gets a status, on a socket it becomes a message."""

from __future__ import annotations

from bakufu.kernel.errors import BakufuError


class Refusal(BakufuError):
    """Something a person may not do. Nothing has changed. The message is `server-` and the code in the catalogues."""

    def __init__(self, code: str, **variables: object) -> None:
        super().__init__(f"server-{code}", **variables)
        self.code = code


class NotNow(Refusal):
    """A command that does not fit the current state of its table."""
