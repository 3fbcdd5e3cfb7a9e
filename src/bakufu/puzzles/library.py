"""The puzzles that come with Bakufu."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from bakufu.bots.job import game_of
from bakufu.puzzles.puzzle import Puzzle, read


@lru_cache(maxsize=4)
def shipped(game: str) -> tuple[Puzzle, ...]:
    """All of a game, in the order of their file."""
    path = files("bakufu.puzzles").joinpath(f"{game}.jsonl")
    if not path.is_file():
        return ()
    return tuple(read(game_of(game, None), path.read_text("utf-8")))
