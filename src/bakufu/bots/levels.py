"""The levels of play of each game by name."""

from __future__ import annotations

from bakufu.bots.allowances import allowance
from bakufu.bots.manifest import Bot, Players
from bakufu.bots.outside import is_import_path, outside
from bakufu.games import of_game
from bakufu.kernel.chance import Rng, Seed
from bakufu.kernel.errors import BadOption


def players_of(game: str) -> Players:
    players: Players = of_game("bots", game)
    return players


def levels_of(game: str) -> tuple[str, ...]:
    return tuple(players_of(game).levels)


def make(game: str, level: str, seed: Seed) -> Bot:
    """A player of this level, or the one behind this import path; with the same seed it plays the same way.

    A level that searches may be given a budget: `daimyo:0.2s`, `daimyo:200`.
    """
    players = players_of(game)
    name, colon, budget = level.partition(":")
    if is_import_path(level) and name not in players.levels:
        player: Bot = outside(level, Rng(seed, level))
        return player
    if colon and name in players.levels:
        if name not in players.searching:
            raise BadOption("error-bot-no-budget", level=name)
        return players.searching[name](Rng(seed, name), allowance(name, budget))
    if level not in players.levels:
        raise BadOption("error-unknown-bot", wrong=level, known=players.levels)
    return players.levels[level](Rng(seed, level))
