"""Patience: how long to wait before trying again, longer each time, and when to give up."""

from __future__ import annotations

import asyncio
import random

from bakufu.client.errors import ClientError

FIRST = 0.1
LONGEST = 10.0


class Backoff:
    """Doubling pauses, each shortened at random so that a thousand clients do not all come back at one moment."""

    def __init__(self, patience: float) -> None:
        self.patience = patience  # seconds without success after which we give up
        self.reset()

    def reset(self) -> None:
        """It worked: start small the next time."""
        self._pause = FIRST
        self._waited = 0.0

    async def wait(self, why: ClientError, least: float = 0) -> None:
        """Pause; for at least so many seconds if the server asks for it."""
        if self._waited >= self.patience:
            raise ClientError("error-client-gave-up", seconds=round(self._waited), why=why)
        pause = max(least, self._pause * random.uniform(0.5, 1.0))
        self._waited += pause
        self._pause = min(2 * self._pause, LONGEST)
        await asyncio.sleep(pause)
