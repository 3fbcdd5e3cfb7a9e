"""A view that went over the wire is the view it was: over whole random games at every table, for every seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import bakufu
from bakufu.client.patch import patched
from bakufu.kernel.patch import merge_patch
from bakufu.shogun.decision_kinds import PLAN
from bakufu.shogun.sequence import DECISIONS
from bakufu.shogun.state import State
from tests.properties.random_play import GAME, Options, Play, every_table

LOOK_AT_PLANS = 9  # one of so many picks of a plan: a view is dearer than a move, and plans are most of the moves


def sent(view: Any) -> Any:
    return json.loads(json.dumps(bakufu.plain(view)))


def without_nulls(value: Any) -> Any:
    """As RFC 7396 leaves it: what is null is not there, except in lists."""
    if isinstance(value, dict):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    return [without_nulls(item) for item in value] if isinstance(value, list) else value


def glances(options: Options, seed: int) -> Iterator[tuple[State, int | None]]:
    """States of a whole game, each with somebody who looks at it: all seats and a spectator take turns."""
    everyone = [None, *range(options["players"])]
    for number, state in enumerate(Play(options, seed).states()):
        if state.decision != PLAN or number % LOOK_AT_PLANS == 0:
            yield state, everyone[number % len(everyone)]


@every_table
def test_what_is_read_is_what_was_seen(options: Options) -> None:
    decisions, over = set(), False
    for state, seat in chain(glances(options, 5), glances(options, 6)):
        decisions.add(state.decision)
        over = over or state.over()
        view = GAME.view(state, seat)
        received = sent(view)
        assert GAME.read_view(received) == view
        assert GAME.read_view(without_nulls(received)) == view
    claims = {"claim-card", "claim-armies"} if options["setup"] == "fixed" else set()
    assert {DECISIONS[kind].name for kind in decisions if kind >= 0} == {kind.name for kind in DECISIONS} - claims
    assert over


@every_table
def test_patches_lead_to_the_same_view(options: Options) -> None:
    """As a client has it: the first view whole, then nothing but the changes."""
    seat = 1
    server: Any = {}
    client: Any = {}
    for state, _ in glances(options, 11):
        view = GAME.view(state, seat)
        server, patch = sent(view), json.loads(json.dumps(merge_patch(server, sent(view))))
        client = patched(client, patch)
        assert without_nulls(client) == without_nulls(server)
        assert GAME.read_view(client) == view


@every_table
def test_the_moves_of_a_view_that_was_read_can_be_made_in_what_is_imagined_behind_it(options: Options) -> None:
    luck = bakufu.Rng(3)
    for state, _ in islice(glances(options, 12), 0, None, 5):
        for seat in GAME.to_move(state):
            view = GAME.read_view(sent(GAME.view(state, seat)))
            assert GAME.moves(GAME.imagine(view, luck), seat) == GAME.moves(state, seat)
