"""A request as the edition's routes get it, and what they may answer besides JSON."""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.patch import Json
from bakufu.table.refusal import Refusal


@dataclass(frozen=True)
class Asked:
    """A request: the variable parts of its path, its query, its body, the reader's language, and who of those at this
    device asks."""

    path: dict[str, str]
    query: dict[str, str]
    body: Json
    language: str
    person: str

    @property
    def table(self) -> str:
        return self.path["table"]

    def number(self, name: str, otherwise: int | None = None) -> int | None:
        given = self.query.get(name)
        if given is None:
            return otherwise
        if not given.isdecimal():
            raise Refusal("bad-request")
        return int(given)


@dataclass(frozen=True)
class Text:
    """A body that is text already."""

    text: str
    type: str = "text/plain"
