"""Points by source, game by game: they add up to everybody's points, and every source has a name."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.arena.sources import sources_of
from bakufu.games import GAMES, load
from bakufu.kernel.chance import Rng
from bakufu.text import Catalogue


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_sources_add_up_to_the_points(game: str, seed: int) -> None:
    rules, rng = load(game), Rng(seed)
    events: list[Any] = []
    state = rules.start({}, seed, events)
    while awaited := rules.to_move(state):
        moves = rules.moves(state, awaited[0])
        rules.play(state, awaited[0], moves[rng.below(len(moves))], events)
    standings = sorted(rules.standings(state), key=lambda row: row.seat)
    found = sources_of(game).by_seat(rules, {}, len(standings), events)
    assert [sum(row.values()) for row in found] == [row.points for row in standings]
    assert {source for row in found for source in row} <= set(sources_of(game).colours)


@pytest.mark.parametrize("game", GAMES)
def test_every_source_has_a_name_of_its_own(game: str) -> None:
    catalogue = Catalogue(game=game)
    names = [catalogue.say(f"arena-source-{source}") for source in sources_of(game).colours]
    assert len(set(names)) == len(names)
