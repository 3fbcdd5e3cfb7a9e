"""How much is played: `make test` plays enough to notice a fault, `make nightly` everything there is."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

NIGHTLY = os.environ.get("BAKUFU_NIGHTLY") == "1"


def of_these(every: Sequence[T], usual: Sequence[T]) -> Sequence[T]:
    """All of them at night, else the usual ones."""
    return every if NIGHTLY else usual
