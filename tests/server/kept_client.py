"""The built client, read and hashed once in a process: each server of a test would do so anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from unittest.mock import patch

from bakufu.server.http import pages

_new = pages.Client


@cache
def _built() -> pages.Client:
    return _new(pages.FOLDER)


def _kept(folder: Path | None) -> pages.Client:
    return _built() if folder == pages.FOLDER else _new(folder)


@contextmanager
def kept_client() -> Iterator[None]:
    """Applications that are made here share it; those with another client have one of their own."""
    with patch.object(pages, "Client", _kept):
        yield
