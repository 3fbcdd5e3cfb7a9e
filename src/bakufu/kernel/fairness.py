"""Fairness: a seed that nobody can choose, the host included.

The host commits to a secret, and every player's client seals a contribution of its own: it sends the fingerprint first.
When all fingerprints are known, the contributions are revealed. Who keeps a receipt of what was sealed can prove later
that nothing was exchanged.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from bakufu.kernel.chance import KEYED
from bakufu.kernel.errors import BadRecord


@dataclass(frozen=True)
class Fairness:
    """What a table publishes: the commitment at the start, the secret and each seat's contribution at the end."""

    commitment: str
    secret: str
    entropy: tuple[str, ...]

    def seed(self) -> str:
        return mixed_seed(self.secret, self.entropy)

    def honest(self) -> bool:
        """Whether the secret matches the commitment."""
        return fingerprint(self.secret) == self.commitment


@dataclass(frozen=True)
class Receipt:
    """What a player's client kept before it revealed its contribution: everything that was sealed by then.

    `sealed` has the fingerprint of each seat, `seat` is the player's own, `entropy` what was sealed there. `kept_at` is
    the time in milliseconds, by the player's clock; `starts` counts how often the client revealed for this table.
    """

    table: str
    commitment: str
    sealed: tuple[str, ...]
    seat: int
    entropy: str
    kept_at: int
    starts: int

    def check(self, fairness: Fairness | None) -> None:
        """Refuse a record that doesn't follow from what was sealed, naming what was exchanged."""
        if fairness is None:
            raise BadRecord("error-receipt-no-proof")
        if not 0 <= self.seat < len(self.sealed) or fingerprint(self.entropy) != self.sealed[self.seat]:
            raise BadRecord("error-receipt-own")
        if fairness.commitment != self.commitment:
            raise BadRecord("error-receipt-commitment")
        if len(fairness.entropy) != len(self.sealed):
            raise BadRecord("error-receipt-seats", sealed=len(self.sealed), seats=len(fairness.entropy))
        for seat, (text, sealed) in enumerate(zip(fairness.entropy, self.sealed, strict=True)):
            if fingerprint(text) != sealed:
                raise BadRecord("error-receipt-seat", seat=seat + 1)


def fingerprint(text: str) -> str:
    """SHA-256 in hex: binds who shows it, and reveals nothing of a text that nobody can guess."""
    return hashlib.sha256(text.encode()).hexdigest()


def mixed_seed(secret: str, entropy: tuple[str, ...]) -> str:
    """The game's seed: the secret with the contribution of each seat, in seat order. The secret also says how chance is
    drawn: those of tables from before the keyed hash have no mark, and their seeds neither."""
    digest = hashlib.sha256(secret.encode())
    for part in entropy:
        # Each contribution is hashed separately first, so that the boundaries between them count.
        digest.update(hashlib.sha256(part.encode()).digest())
    return (KEYED if secret.startswith(KEYED) else "") + digest.hexdigest()
