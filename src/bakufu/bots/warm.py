"""Loads every game with its bots when imported: workers are forked from a process that did so, and start at once."""

from __future__ import annotations

from bakufu.bots.job import game_of
from bakufu.bots.levels import players_of
from bakufu.games import GAMES

for _name in GAMES:
    game_of(_name, None)
    players_of(_name)
