"""Examples are the same on every run. Temporary files are kept in memory where there is plenty: databases wait for
their disk at every commit."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

import tests.repeatable  # noqa: F401 (a profile for all tests, wherever pytest begins)

MEMORY = Path("/dev/shm")
PLENTY = 4 * 2**30  # bytes; the tests use a fraction of it


def fits(folder: Path) -> bool:
    """Whether there is room, and programs can be started from there."""
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return False
    return not os.statvfs(folder).f_flag & os.ST_NOEXEC and shutil.disk_usage(folder).free > PLENTY


if fits(MEMORY):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    os.environ.setdefault("TMPDIR", str(MEMORY))
    tempfile.tempdir = None  # look again
