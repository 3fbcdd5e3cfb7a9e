"""Plays a game of every kind and gives one digest of all states and events: equal on every machine and build.

Also run as a program by the tests, in processes of its own: `python -m tests.properties.digest_of_games SEED`.
"""

from __future__ import annotations

import hashlib
import json
import sys

import bakufu
from tests.properties.random_play import GAME, TABLES, Play

LOOK_AT_VIEWS = 10  # one move in so many: a view is dearer than a move


def digest(seed: int) -> str:
    told = hashlib.sha256()
    for options in TABLES:
        play = Play(options, seed)
        for number, state in enumerate(play.states()):
            told.update(json.dumps(GAME.save(state)).encode())
            if number % LOOK_AT_VIEWS == 0:
                told.update(json.dumps(bakufu.plain(GAME.view(state, number % options["players"]))).encode())
        told.update(json.dumps(bakufu.plain(play.events)).encode())
    return told.hexdigest()


if __name__ == "__main__":
    print("compiled" if bakufu.COMPILED else "source", digest(int(sys.argv[1])))
