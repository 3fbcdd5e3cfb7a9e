"""How long a test waits for what should happen soon."""

from __future__ import annotations

# Seconds. Only a test that fails waits as long; a machine may do much else.
PATIENCE = 60
