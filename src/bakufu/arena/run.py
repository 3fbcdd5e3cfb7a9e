"""Runs a contest: plays the missing games, and returns all games in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from bakufu.arena.contest import Contest, Played, play, recorded
from bakufu.arena.folder import Folder
from bakufu.arena.record_folder import RecordFolder
from bakufu.arena.worker_pool import WorkerPool


def run(
    contest: Contest,
    games: int,
    pool: WorkerPool,
    folder: Folder | None = None,
    tell: Callable[[Played], None] = lambda game: None,
    records: RecordFolder | None = None,
) -> list[Played]:
    """`tell` is called for every game played in this run, in the order in which they finish.

    A game without a record is played again, if records are wanted: it is the same one.
    """
    there = {} if folder is None else {number: game for number, game in folder.played.items() if number < games}
    missing = missing_games(games, folder, records)
    for game in _played(contest, missing, pool, records):
        if folder is not None and game.number not in folder.played:
            folder.add(game)
        there[game.number] = game
        tell(game)
    return [there[number] for number in range(games)]


def _played(contest: Contest, numbers: list[int], pool: WorkerPool, records: RecordFolder | None) -> Iterator[Played]:
    """The games as they finish. Their records are written first, if wanted."""
    if records is None:
        yield from pool.each(partial(play, contest), numbers)
        return
    for game, record in pool.each(partial(recorded, contest), numbers):
        records.add(game.number, record)
        yield game


def missing_games(games: int, folder: Folder | None, records: RecordFolder | None) -> list[int]:
    """The numbers of the games that are still to be played."""
    return [
        number
        for number in range(games)
        if folder is None or number not in folder.played or (records is not None and not records.has(number))
    ]
