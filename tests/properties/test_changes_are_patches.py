"""What a game says has changed is exactly what a comparison of the two whole views finds."""

from __future__ import annotations

from typing import Any

import bakufu
from bakufu.kernel.patch import merge_patch
from tests.properties.random_play import AnyGame, Options, Play, every_game

STRIDES = {"shogun": 40, "katana": 8}  # views of everybody as plain values are dear: one move in so many


@every_game
def test_changes_are_the_patch_between_two_views(game: AnyGame, options: Options, seed: int) -> None:
    """Over one move, and over several at once, as when a plan of many picks is laid; to and fro, as undo needs; and
    whoever comes first, who may know a plan that nobody else knows."""
    play = Play(options, seed, game)
    seen: list[Any] = []
    for state in play.looks(STRIDES[game.name]):
        before = [game.view(state, seat) for seat in play.everyone()]
        play.go_on()
        after = [game.view(state, seat) for seat in play.everyone()]
        for old, new in ((before, after), (after, before), (seen, before)) if seen else ((before, after),):
            there = [merge_patch(bakufu.plain(was), bakufu.plain(now)) for was, now in zip(old, new, strict=True)]
            assert game.changes(old, new) == there
            assert game.changes(old[::-1], new[::-1]) == there[::-1]
        seen = after
