"""Fairness: a seed that nobody can choose. The host commits to a secret first, then every client contributes to it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass


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
        return commitment(self.secret) == self.commitment


def commitment(secret: str) -> str:
    """SHA-256 of the secret: binds the host and reveals nothing."""
    return hashlib.sha256(secret.encode()).hexdigest()


def mixed_seed(secret: str, entropy: tuple[str, ...]) -> str:
    """The game's seed: the secret with the contribution of each seat, in seat order."""
    digest = hashlib.sha256(secret.encode())
    for part in entropy:
        # Each contribution is hashed separately first, so that the boundaries between them count.
        digest.update(hashlib.sha256(part.encode()).digest())
    return digest.hexdigest()
