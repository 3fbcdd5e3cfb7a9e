"""Refusals of a table: a code for programs, and the variables of the message. The host decides how to send them: as an
HTTP status and body, or as a socket message."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.kernel.errors import BakufuError


class Refusal(BakufuError):
    """A request that isn't allowed; nothing has changed. Its message in the catalogs is `server-` plus the code."""

    def __init__(self, code: str, **variables: object) -> None:
        super().__init__(f"server-{code}", **variables)
        self.code = code

    def __reduce__(self) -> tuple[Callable[..., Refusal], tuple[object, ...]]:
        """Workers that are asked may refuse, too."""
        return _rebuilt, (type(self), self.code, self.variables)


def _rebuilt(kind: type[Refusal], code: str, variables: dict[str, object]) -> Refusal:
    return kind(code, **variables)


class NotNow(Refusal):
    """A command that does not fit the current state of its table."""
