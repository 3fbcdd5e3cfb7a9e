"""Plays games and gives one digest of their states and events: equal on every machine and build.

There are as many games as four seeds in a row need to play one of every kind.

Also run as a program by the tests, in processes of its own: `python -m tests.properties.digest_of_games SEED`.
"""

from __future__ import annotations

import hashlib
import json
import sys

import bakufu
from tests.properties.random_play import EVERY, GAME, KATANA, KATANA_EVERY, RICH_KATANA, Play

SHARES = 4
LOOK_AT_STATES = 5  # one move in so many: saving is dearer than a move
LOOK_AT_VIEWS = 20


def digest(seed: int) -> str:
    told = hashlib.sha256()
    for game, tables in ((GAME, EVERY), (KATANA, KATANA_EVERY), (RICH_KATANA, KATANA_EVERY)):
        for options in tables[seed % SHARES :: SHARES]:
            play = Play(options, seed, game)
            for number, state in enumerate(play.states()):
                if number % LOOK_AT_STATES == 0 or state.over():
                    told.update(json.dumps(game.save(state)).encode())
                if number % LOOK_AT_VIEWS == 0:
                    told.update(json.dumps(bakufu.plain(game.view(state, number % options["players"]))).encode())
            told.update(json.dumps(bakufu.plain(play.events)).encode())
    return told.hexdigest()


if __name__ == "__main__":
    print("compiled" if bakufu.COMPILED else "source", digest(int(sys.argv[1])))
