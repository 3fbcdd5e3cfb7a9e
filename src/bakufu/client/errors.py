"""Errors of a client, each with a one-line message."""

from __future__ import annotations

from bakufu.kernel.errors import BakufuError


class ClientError(BakufuError):
    """The server can't be reached, or its response isn't valid."""


class Refused(ClientError):
    """The server refused a request; nothing has changed. `code` is for programs, `rule` is an id of the ledger."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__("error-told", words=message)
        self.code = code
        self.rule = rule
