"""A view that went over the wire is the view it was: over whole random games at every table, for every seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import pytest

import bakufu
from bakufu.client.patch import patched
from bakufu.kernel.patch import merge_patch
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.sequence import DECISIONS
from tests.properties.random_play import GAME, KATANA, TABLES, AnyGame, Options, Play, every_table, name_of

# One of so many moves: a view is dearer than a move. In SHOGUN only picks of a plan are left out, most of the moves.
LOOK_AT_PLANS = 9
LOOK_AT_KATANA = 2

of_both_games = pytest.mark.parametrize(
    ("game", "options"),
    [pytest.param(GAME, options, id=f"shogun-{name_of(options)}") for options in TABLES]
    + [pytest.param(KATANA, {"players": players}, id=f"katana-{players}") for players in (1, 2, 3, 4)],
)


def sent(view: Any) -> Any:
    return json.loads(json.dumps(bakufu.plain(view)))


def without_nulls(value: Any) -> Any:
    """As RFC 7396 leaves it: what is null is not there, except in lists."""
    if isinstance(value, dict):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    return [without_nulls(item) for item in value] if isinstance(value, list) else value


def glances(game: AnyGame, options: Options, seed: int) -> Iterator[tuple[Any, int | None]]:
    """States of a whole game, each with somebody who looks at it: all seats and a spectator take turns."""
    everyone = [None, *range(options["players"])]
    for number, state in enumerate(Play(options, seed, game).states()):
        dull = game is KATANA or state.decision == PLAN
        stride = LOOK_AT_KATANA if game is KATANA else LOOK_AT_PLANS
        if not dull or number % stride == 0 or state.over():
            yield state, everyone[number // stride % len(everyone)]


@of_both_games
def test_what_is_read_is_what_was_seen(game: AnyGame, options: Options) -> None:
    over = False
    for state, seat in chain(glances(game, options, 5), glances(game, options, 6)):
        over = over or state.over()
        view = game.view(state, seat)
        received = sent(view)
        assert game.read_view(received) == view
        assert game.read_view(without_nulls(received)) == view
    assert over


@every_table
def test_every_decision_was_looked_at(options: Options) -> None:
    """The test above shows something only if the games it looks at come to everything that can be asked."""
    decisions = {state.decision for state, _ in chain(glances(GAME, options, 5), glances(GAME, options, 6))}
    claims = {"claim-card", "claim-armies"} if options["setup"] == "fixed" else set()
    assert {DECISIONS[kind].name for kind in decisions if kind >= 0} == {kind.name for kind in DECISIONS} - claims


@of_both_games
def test_patches_lead_to_the_same_view(game: AnyGame, options: Options) -> None:
    """As a client has it: the first view whole, then nothing but the changes."""
    seat = options["players"] - 1
    server: Any = {}
    client: Any = {}
    for state, _ in glances(game, options, 11):
        view = game.view(state, seat)
        server, patch = sent(view), json.loads(json.dumps(merge_patch(server, sent(view))))
        client = patched(client, patch)
        assert without_nulls(client) == without_nulls(server)
        assert game.read_view(client) == view


@of_both_games
def test_the_moves_of_a_view_that_was_read_can_be_made_in_what_is_imagined_behind_it(
    game: AnyGame, options: Options
) -> None:
    luck = bakufu.Rng(3)
    for state, _ in islice(glances(game, options, 12), 0, None, 5):
        for seat in game.to_move(state):
            view = game.read_view(sent(game.view(state, seat)))
            assert game.moves(game.imagine(view, luck), seat) == game.moves(state, seat)
