"""Random numbers: a small generator with a few words of state, cheap to copy and to save, the same on every machine.

The usual algorithm is sfc32 ("small fast counting"), public domain, written here for 32-bit words in wider integers. It
is fast, but enough of its words give the next ones away. A seed that begins with `KEYED` draws from a keyed hash in
counter mode instead (BLAKE2b): who has seen every word so far can't compute the next one. Servers play with such seeds.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
HALF: Final = 0xFFFF
KEYED: Final = "keyed-"  # how seeds begin whose words come from a keyed hash
SMALL: Final = 5  # words of state of the usual algorithm; a keyed stream has those of its key as well
Seed = int | str | bytes


def seed_bytes(seed: Seed) -> bytes:
    """A seed as bytes. Text and integers of any size are accepted; 7 and "7" are the same seed."""
    if isinstance(seed, bytes):
        return seed
    return str(seed).encode()


class Rng:
    """One stream of random numbers. Streams with different purposes from one seed are independent."""

    a: i64
    b: i64
    c: i64
    count: i64
    spare: i64
    key: bytes  # of the keyed hash, whose counter is `count`; empty for the usual algorithm

    def __init__(self, seed: Seed | None, purpose: str = "") -> None:
        self.key = b""
        if seed is None:  # an empty stream, about to be filled by `copy` or `restore`
            self.a = self.b = self.c = self.count = self.spare = 0
            return
        digest = hashlib.sha256(purpose.encode() + b"\x00" + seed_bytes(seed)).digest()
        self.spare = 0  # the half word that `half` has not used yet, marked by the bit above it
        if seed_bytes(seed).startswith(KEYED.encode()):
            self.key = digest
            self.a = self.b = self.c = self.count = 0
            return
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        self.count = int.from_bytes(digest[12:16], "big")

    def copy(self) -> Rng:
        """A stream that goes on with the same numbers, without touching this one."""
        twin = Rng(None)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.count = self.count
        twin.spare = self.spare
        twin.key = self.key
        return twin

    def split(self) -> Rng:
        """A new stream that starts with the next words of this one."""
        stream = Rng(None)
        stream.restore([self.next(), self.next(), self.next(), self.next(), 0])
        return stream

    def words(self) -> list[int]:
        """Where the stream stands, for `restore`."""
        key = [int.from_bytes(self.key[at : at + 4], "big") for at in range(0, len(self.key), 4)]
        return [self.a, self.b, self.c, self.count, self.spare, *key]

    def restore(self, words: list[int]) -> None:
        """Go on from where another stream stood: its `words`."""
        self.a, self.b, self.c, self.count, self.spare = words[:SMALL]
        self.key = b"".join([word.to_bytes(4, "big") for word in words[SMALL:]])

    def next(self) -> i64:
        """The next 32 random bits."""
        if self.key:
            return self._next_keyed()
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        count: i64 = self.count
        out: i64 = (a + b + count) & WORD
        self.count = (count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out

    def _next_keyed(self) -> i64:
        at: int = self.count
        self.count = at + 1
        return int.from_bytes(hashlib.blake2b(at.to_bytes(8, "big"), digest_size=4, key=self.key).digest(), "big")

    def half(self) -> i64:
        """The next 16 random bits: one word serves two calls."""
        spare: i64 = self.spare
        if spare:
            self.spare = 0
            return spare & HALF
        word: i64 = self.next()
        self.spare = (word & HALF) | (HALF + 1)
        return word >> 16

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (0 < n < 2**31)."""
        width: i64 = n
        product: i64 = self.next() * width
        low: i64 = product & WORD
        if low < width:
            # Words that would make small results more likely are rejected.
            unfair: i64 = (WORD + 1 - width) % width
            while low < unfair:
                product = self.next() * width
                low = product & WORD
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place; each order is equally likely."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1
