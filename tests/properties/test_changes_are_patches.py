"""What a game says has changed is exactly what a comparison of the two whole views finds."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import bakufu
from bakufu.kernel.patch import merge_patch
from tests.properties.random_play import GAME, Options, Play, every_table, seeds


@every_table
@settings(max_examples=2)
@given(seed=seeds, stride=st.sampled_from((1, 3)))
def test_changes_are_the_patch_between_two_views(options: Options, seed: int, stride: int) -> None:
    """Move by move, and over several moves at once, as when a plan of many picks is laid; to and fro, as undo needs."""
    viewers = [None, *range(options["players"])]
    before = {}
    for number, state in enumerate(Play(options, seed).states()):
        if number % stride:
            continue
        after = {seat: GAME.view(state, seat) for seat in viewers}
        for old, new in ((before, after), (after, before)) if before else ():
            there = [merge_patch(bakufu.plain(old[seat]), bakufu.plain(new[seat])) for seat in viewers]
            assert GAME.changes(list(old.values()), list(new.values())) == there
        before = after
