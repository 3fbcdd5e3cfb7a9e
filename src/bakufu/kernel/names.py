"""Spelling of names: class names in kebab-case."""

from __future__ import annotations

import re


def kebab(name: str) -> str:
    """`CardPlanned` as `card-planned`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
