"""Lets bots play and gives one digest of what they did: equal on every machine and build.

Also run as a program by the tests, in a process of its own: `python -m tests.bots.shogun.digest_of_bots`.
"""

from __future__ import annotations

import hashlib

import bakufu
from bakufu.shogun.modules.names import NAMES
from tests.bots.shogun.whole_games import TABLES, bots_for, moments

LEVELS = ("shogun:3", "samurai", "daimyo:3")


def digest() -> str:
    told = hashlib.sha256()
    for seed, modules in enumerate(([], list(NAMES))):
        for _, seat, move in moments({**TABLES[1], "modules": modules}, bots_for(list(LEVELS), seed), seed):
            told.update(b"%d %d," % (seat, move))
    return told.hexdigest()


if __name__ == "__main__":
    print("compiled" if bakufu.COMPILED else "source", digest())
