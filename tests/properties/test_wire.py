"""What is sent of every game fits the schema from which clients have their types."""

from __future__ import annotations

from bakufu.kernel.event import redact
from bakufu.kernel.plain import plain
from bakufu.table.fold import Fold
from bakufu.table.past.hindsight import statistics
from bakufu.table.projection import table_view
from tests.properties.random_play import AnyGame, Options, Play, every_game
from tests.wire import check

STRIDE = 23


@every_game
def test_views_and_events_fit_the_schema(game: AnyGame, options: Options, seed: int) -> None:
    play = Play(options, seed, game)
    fold, title = Fold(game, options, str(seed)), game.name.capitalize()
    for state in play.looks(STRIDE):
        fold.state, fold._asked = state, None
        for viewer in play.watchers():
            check(title + "View", table_view(fold, viewer))
    for event in play.events:
        for viewer in (None, 0):
            check(title + "Event", plain(redact(event, viewer)))
    check(title + "Chronicle", statistics(game.chronicle(options, [(0, play.events)]), game.sides(fold.state)))
