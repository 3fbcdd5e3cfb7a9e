"""A refusal by its code; what it says to people is in the catalogs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bakufu.table.refusal import Refusal


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == code
