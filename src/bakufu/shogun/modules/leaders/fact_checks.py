"""What corrected facts must keep: no amount is below 0."""

from __future__ import annotations

from bakufu.kernel.errors import BadFacts
from bakufu.kernel.facts import leaves
from bakufu.kernel.patch import Json


def check(table: Json) -> None:
    for path, value in leaves(table["leaders"]):
        if not isinstance(value, int) or value < 0:
            raise BadFacts("error-fact-least", path=f"leaders.{path}", value=value, least=0)
