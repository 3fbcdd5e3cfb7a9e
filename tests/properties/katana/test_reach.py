"""The random players of these tests come to everything that can be asked: else the properties would show little."""

from __future__ import annotations

from collections import Counter

from bakufu.katana.sequence import DECISIONS
from tests.properties.random_play import KATANA, KATANA_EVERY, RICH_KATANA, Play

GAMES = 2  # of each table and box


def test_everything_is_asked_and_swords_are_delivered() -> None:
    asked: set[str] = set()
    delivered: Counter[bool] = Counter()  # by whether it was the SHOGUN NO KATANA
    for game in (KATANA, RICH_KATANA):
        for seed, options in enumerate(KATANA_EVERY * GAMES):
            play = Play(options, seed, game)
            asked |= {DECISIONS[state.decision].name for state in play.states() if not state.over()}
            for event in play.events:
                if type(event).__name__ == "SwordDelivered":
                    delivered[event.sword == "katana"] += 1
    assert asked == {decision.name for decision in DECISIONS}
    assert delivered[False] > 2 * GAMES * len(KATANA_EVERY)
    assert delivered[True] > 1
