"""The schema of all that goes over the wire: views, events, moves, messages and HTTP bodies, from the types in Python.

`python -m handbook` writes it to `src/bakufu/server/http/wire.json`; `web/wire.mjs` makes TypeScript of that.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCHEMA = ROOT / "src" / "bakufu" / "server" / "http" / "wire.json"


def schema() -> str:
    """Made by a process of its own from the source as it is: the compiled rules don't keep their annotations."""
    made = subprocess.run(
        [sys.executable, "-m", "handbook.wire"],
        cwd=ROOT,
        env={**os.environ, "BAKUFU_PURE": "1"},
        stdout=subprocess.PIPE,
        check=True,
        encoding="utf-8",
    )
    return made.stdout
