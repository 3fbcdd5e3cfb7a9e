"""Passwords: argon2id, off the event loop, few at a time, and equally slow for unknown names."""

from __future__ import annotations

import asyncio
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2  # each takes tens of megabytes and milliseconds, by design


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()  # argon2id with the library's current parameters
        self._few = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        async with self._few:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def right(self, hashed: str | None, password: str) -> bool:
        """Verify a password. An unknown name (None) takes as long, so that timing reveals nothing."""
        if self._nobodys is None:
            self._nobodys = await self.hash(secrets.token_hex(16))
        async with self._few:
            fits = await asyncio.to_thread(self._fits, hashed or self._nobodys, password)
        return fits and hashed is not None

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False
