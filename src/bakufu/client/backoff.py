"""Retry delays with exponential backoff, and when to give up."""

from __future__ import annotations

import asyncio
import random

from bakufu.client.errors import ClientError

FIRST = 0.1
LONGEST = 10.0


class Backoff:
    """Exponential backoff with jitter, so that many clients don't all reconnect at the same moment."""

    def __init__(self, patience: float) -> None:
        self.patience = patience  # seconds without success before giving up
        self.reset()

    def reset(self) -> None:
        """Call after a success: the next delay starts small again."""
        self._pause = FIRST
        self._waited = 0.0

    async def wait(self, why: ClientError, least: float = 0) -> None:
        """Sleep for the next delay, and at least as long as the server asks for."""
        if self._waited >= self.patience:
            raise ClientError("error-client-gave-up", seconds=round(self._waited), why=why)
        pause = max(least, self._pause * random.uniform(0.5, 1.0))
        self._waited += pause
        self._pause = min(2 * self._pause, LONGEST)
        await asyncio.sleep(pause)
