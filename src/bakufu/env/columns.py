"""Markdown tables of observation fields for the documentation, shared by all games."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.kernel.stepping.observing import Field


def heading(*names: str) -> list[str]:
    return [f"| {' | '.join(names)} |", "|" + "---|" * len(names)]


def line(*values: object) -> str:
    return f"| {' | '.join(str(value) for value in values)} |"


def slots(fields: Sequence[Field]) -> str:
    """The slots of a field in several games, as one cell."""
    return ", ".join(str(field.slots) for field in fields)


def written_as(field: Field) -> str:
    written = f"number + {field.bias}" if field.bias else "number"
    return f"count, then each {written}" if field.counted else written
