"""Whoever hears all events knows what everybody has: Coins, Resources, points and cards come and go by what is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import bakufu
from tests.properties.katana.books import Books
from tests.properties.random_play import KATANA, AnyGame, Options, Play, every_katana

RESOURCES = ("lacquer", "wood", "steel", "leather")


def compare(books: Books, table: dict[str, Any]) -> None:
    for player in table["players"].values():
        seat = player["seat"]
        assert books.coins[seat] == player["coins"]
        assert books.points[seat] == player["points"]
        assert +books.stock[seat] == +Counter(player["stock"])
        at_hand = Counter(card["card"] for card in player["cards"] + player["used_cards"])
        assert +books.cards[seat] == at_hand
    if table["ghost"]:
        assert books.points[-1] == table["ghost"]["points"]


def follow(play: Play, tell: Any = lambda event: event) -> int:
    """Keep books of a whole game, told by somebody who may lie; how many events there were."""
    start = play.game.facts.table["start"]
    books = Books(play.state.setting.sides, {name: start[name] for name in RESOURCES})
    heard = 0
    for state in play.states():
        for event in play.events[heard:]:
            books.enter(tell(bakufu.plain(bakufu.redact(event, None))))
        heard = len(play.events)
        compare(books, bakufu.plain(play.game.view(state, None)))
    return heard


@every_katana
def test_the_books_agree_with_the_table_after_every_move(game: AnyGame, options: Options, seed: int) -> None:
    play = Play(options, seed, game)
    assert follow(play) == len(play.events)
    assert play.state.over()


LIES = [
    ("starting-sword-taken", "coins"),
    ("sword-taken", "coins"),
    ("coins-gained", "coins"),
    ("figure-placed", "paid"),
    ("resource-bought", "coins"),
    ("line-gave", "coins"),
    ("line-gave", "points"),
    ("sword-delivered", "total"),
    ("benefit-bought", "coins"),
    ("card-taken", "card"),
    ("scored", "points"),
]


@pytest.mark.parametrize(("kind", "number"), LIES)
def test_a_lie_by_one_is_noticed(kind: str, number: str) -> None:
    lies: list[dict[str, Any]] = []

    def lie(event: dict[str, Any]) -> dict[str, Any]:
        if event["type"] != kind or lies:
            return event
        lies.append({**event, number: event[number] + 1})
        return lies[0]

    with pytest.raises(AssertionError):
        follow(Play({"players": 4, "rooms": "first"}, 4, KATANA), lie)
    assert lies
