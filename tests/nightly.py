"""How much is played: `make test` plays enough to notice a fault, `make nightly` everything there is."""

from __future__ import annotations

import os

NIGHTLY = os.environ.get("BAKUFU_NIGHTLY") == "1"
