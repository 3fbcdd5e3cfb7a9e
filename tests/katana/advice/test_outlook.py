"""The outlook of SHOGUN NO KATANA: what it says of a position is what the rules score in it."""

from __future__ import annotations

from typing import Any

from bakufu.katana.rules.events import SwordDelivered
from bakufu.katana.rules.scoring import end_game
from bakufu.katana.rules.state import State
from tests.katana.smiths import GAME, Options, Play, every_table
from tests.katana.table import JOHN, PAUL, Table

SELDOM = 7  # of so many positions one is compared


def outlook_of(state: State) -> Any:
    return GAME.outlook(GAME.view(state, None))


@every_table
def test_everything_is_worth_what_the_rules_score_for_it(options: Options) -> None:
    """Sets of Sashimonos, and Honor cards but for Flowers, which are counted after all other points."""
    play = Play(options, seed=11, riches=16)
    compared = 0
    for state in play.states():
        if play.moves % SELDOM or state.over():
            continue
        told: list[Any] = []
        end_game(state.copy(), told)
        sides = outlook_of(state).sides
        for event in told:
            if event.rule == "end.score-sashimonos":
                assert sides[event.seat].sashimono == event.points
            elif event.rule.startswith("honor.") and state.setting.honor_kind[int(event.about) - 1] != "flowers":
                assert sides[event.seat].honors[event.about] == event.points
                compared += 1
    assert compared


@every_table
def test_a_delivery_scores_what_the_outlook_says(options: Options) -> None:
    play = Play(options, seed=5, riches=24)
    delivered = 0
    while True:
        expected = outlook_of(play.state).sides
        if not play.go_on():
            break
        for event in play.happened[-1][1]:
            if isinstance(event, SwordDelivered):
                delivered += 1
                assert event.total in expected[event.seat].deliveries.values()
    assert delivered


def test_a_sword_of_a_house_begins_where_the_outlook_says() -> None:
    table = Table().at_house("red-1", 5).turn(JOHN)
    begins = table.game.outlook(table.game.view(table.state, None)).begins["red-1"]
    table.play(JOHN, "red-1")
    assert table.where(JOHN, 5) == begins


def test_only_complete_swords_can_be_delivered() -> None:
    table = Table().complete(PAUL, 5, "1d").sword(PAUL, 6, "2a").turn(PAUL)
    sides = table.game.outlook(table.game.view(table.state, PAUL)).sides
    assert list(sides[PAUL].deliveries) == ["1d"]
    assert sides[JOHN].deliveries == {}


def test_the_ghost_has_a_place_too() -> None:
    state = GAME.start({"players": 1}, 3)
    for points, places in (([9, 4], [1, 2]), ([4, 9], [2, 1])):
        state.points = points
        assert [side.place for side in outlook_of(state).sides] == places


def test_rooms_are_told_with_what_they_give_or_cost() -> None:
    rooms = GAME.values()["rooms"]["amounts"]
    table = GAME.facts.table
    assert rooms["leather"] == table["resource"]["leather"]["price"] - table["rooms"]["discount"]
    assert (rooms["coins"], rooms["steel"], rooms["move"]) == (table["rooms"]["coins"], table["rooms"]["steel"], 0)
