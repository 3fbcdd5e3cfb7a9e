"""Fairness: a seed nobody could choose. The host commits to a secret; every player's client adds to it afterwards."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass


@dataclass(frozen=True)
class Fairness:
    """What a table publishes: the commitment at the start; the secret, with what each seat added, at the end."""

    commitment: str
    secret: str
    entropy: tuple[str, ...]

    def seed(self) -> str:
        return mixed_seed(self.secret, self.entropy)

    def honest(self) -> bool:
        """Whether the secret is the one that was committed to."""
        return commitment(self.secret) == self.commitment


def commitment(secret: str) -> str:
    """SHA-256 of the secret: binds the host, and tells nobody anything."""
    return hashlib.sha256(secret.encode()).hexdigest()


def mixed_seed(secret: str, entropy: tuple[str, ...]) -> str:
    """The game's seed: the secret with the contribution of each seat, in seat order."""
    digest = hashlib.sha256(secret.encode())
    for part in entropy:
        # Each part is hashed by itself first, so that its end cannot be moved into its neighbour.
        digest.update(hashlib.sha256(part.encode()).digest())
    return digest.hexdigest()
