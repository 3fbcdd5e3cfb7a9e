"""What a game says has changed is exactly what a comparison of the two whole views finds."""

from __future__ import annotations

import bakufu
from bakufu.kernel.patch import merge_patch
from bakufu.shogun.view import View
from tests.properties.random_play import GAME, Options, Play, every_game

STRIDE = 40  # views of everybody as plain values are dear: one move in so many


@every_game
def test_changes_are_the_patch_between_two_views(options: Options, seed: int) -> None:
    """Over one move, and over several at once, as when a plan of many picks is laid; to and fro, as undo needs."""
    viewers = [None, *range(options["players"])]
    play = Play(options, seed)
    seen: list[View] = []
    for state in play.looks(STRIDE):
        before = [GAME.view(state, seat) for seat in viewers]
        play.go_on()
        after = [GAME.view(state, seat) for seat in viewers]
        for old, new in ((before, after), (after, before), (seen, before)) if seen else ((before, after),):
            there = [merge_patch(bakufu.plain(was), bakufu.plain(now)) for was, now in zip(old, new, strict=True)]
            assert GAME.changes(old, new) == there
        seen = after
