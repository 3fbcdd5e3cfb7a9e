"""What can go wrong for a client, each in one line."""

from __future__ import annotations

from bakufu.kernel.errors import BakufuError


class ClientError(BakufuError):
    """The server cannot be reached, or is not what it should be."""


class Refused(ClientError):
    """The server refused something, and nothing has changed. `code` is for programs; `rule` is the ledger's id."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__("error-told", words=message)
        self.code = code
        self.rule = rule
