"""Every query that can be asked without naming anything is answered, whatever the position and whoever asks."""

from __future__ import annotations

import bakufu
from bakufu.kernel.advice.analysis import Analysis
from tests.properties.random_play import AnyGame, Options, Play, every_game

# Apart from the first position with each kind of decision: forecasts simulate revolts, which is slow. The numbers have
# no divisor in common with a round of the table, so that every seat asks.
STRIDE = 19 if bakufu.COMPILED else 61
# The odds are about an attack or a revolt that has to be named, a purchase about a visit to the Market. A spectator has
# neither a plan nor a Project.
NAMED = ("odds", "purchase")
OF_A_SEAT = ("plan", "composition")


@every_game
def test_queries_are_answered_in_every_position(game: AnyGame, options: Options, seed: int) -> None:
    queries = [query for query in game.queries() if query not in NAMED]
    assert "forecast" in queries
    play = Play(options, seed, game)
    asked: set[int] = set()
    for state in play.states():
        if state.decision in asked and play.moves % STRIDE:
            continue
        asked.add(state.decision)
        for watcher in play.watchers():
            view = game.view(state, watcher)
            for query in queries:
                if watcher is not None or query not in OF_A_SEAT:
                    assert isinstance(game.analyze(view, query), Analysis)


@every_game
def test_a_forecast_is_empty_before_there_is_anything_to_plan(game: AnyGame, options: Options, seed: int) -> None:
    state = game.start(options, seed)
    assert game.forecast(game.view(state, None)) == game.analyze(game.view(state, None), "forecast")
    claimed = options.get("setup") == "claim"
    for seat in range(options["players"]):
        forecast = game.forecast(game.view(state, seat))
        assert (forecast == game.forecast(game.view(state, None))) == claimed
