"""Passwords: argon2id, off the event loop, few at a time, fair to all addresses, equally slow for unknown names."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bakufu.server.fair_queue import Bounds, FairQueue

T = TypeVar("T")
Given = TypeVarTuple("Given")
AT_ONCE = 2  # each takes tens of megabytes and milliseconds, by design
BOUNDS = Bounds(of_one=8, in_all=256, wait=10, run=10)


class Passwords:
    """`owner`: the address that a request comes from."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()  # argon2id with the library's current parameters
        self.queue = FairQueue(AT_ONCE, BOUNDS)
        self._nobodys: str | None = None

    async def hash(self, owner: str, password: str) -> str:
        return await self._in_turn(owner, self._hasher.hash, password)

    async def right(self, owner: str, hashed: str | None, password: str) -> bool:
        """Verify a password. An unknown name (None) takes as long, so that timing reveals nothing."""
        if self._nobodys is None:
            self._nobodys = await self.hash(owner, secrets.token_hex(16))
        fits = await self._in_turn(owner, self._fits, hashed or self._nobodys, password)
        return fits and hashed is not None

    async def _in_turn(self, owner: str, work: Callable[[*Given], T], *given: *Given) -> T:
        return await self.queue.run(owner, lambda: asyncio.to_thread(work, *given))

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False
