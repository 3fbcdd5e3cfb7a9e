"""Runs a contest: plays the missing games, and returns all games in order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bakufu.arena.contest import Contest, Played, play
from bakufu.arena.folder import Folder
from bakufu.arena.worker_pool import WorkerPool


def run(
    contest: Contest,
    games: int,
    pool: WorkerPool,
    folder: Folder | None = None,
    tell: Callable[[Played], None] = lambda game: None,
) -> list[Played]:
    """`tell` is called for every game played in this run, in the order in which they finish."""
    there = {} if folder is None else {number: game for number, game in folder.played.items() if number < games}
    missing = [number for number in range(games) if number not in there]
    for game in pool.each(partial(play, contest), missing):
        if folder is not None:
            folder.add(game)
        there[game.number] = game
        tell(game)
    return [there[number] for number in range(games)]
