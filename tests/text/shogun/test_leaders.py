"""Military Leaders as text: where they are, statues, trophies; and what a plan with a leader costs."""

from __future__ import annotations

from bakufu.shogun.box.components import BID, CASTLE, PROVINCES, TEMPLE, THEATRE
from bakufu.shogun.modules.leaders.events import LeaderMoved
from bakufu.shogun.numbers import PICK
from bakufu.shogun.rules.events import ActionSkipped, RoundEnded
from bakufu.text.asking import options, question
from bakufu.text.shogun.board import overview
from bakufu.text.shogun.effects import line
from bakufu.text.shogun.forecast import forecast, total
from bakufu.text.shogun.modules.leaders.board import board as leaders
from bakufu.text.shogun.renderer import ShogunRenderer
from bakufu.text.shogun.story import ShogunStory
from tests.shogun.advice.test_forecast import forecast_of
from tests.shogun.modules.leaders.table import LeadersTable
from tests.shogun.table import BLUE, GAME, RED, YELLOW, Table

RENDERER = ShogunRenderer(GAME)


def led() -> LeadersTable:
    return LeadersTable.bare().give(BLUE, "Kaga", 2).give(BLUE, "Noto", 2).leader(BLUE, "Kaga")


def test_where_they_are_and_what_stands() -> None:
    table = led().statues(BLUE, "Omi").statues(RED, "Omi", "Omi", "Kai").trophies(YELLOW, BLUE, 2)
    assert leaders(RENDERER, GAME.view(table.state, None).to_plain()) == [
        "Leaders: Blue in Kaga, Yellow away, Red away, Black away",
        "Statues on the board: Kai 1 red, Omi 1 blue and 2 red",
        "Trophies: Yellow 2",
        "Statues left: Blue 3, Yellow 6, Red 3, Black 6",
    ]


def test_a_table_without_leaders_says_nothing_of_them() -> None:
    plainly = overview(RENDERER, GAME.view(Table().state, BLUE))
    with_leaders = overview(RENDERER, GAME.view(led().state, BLUE))
    assert not any("Leaders:" in line for line in plainly)
    assert sum("Leaders:" in line for line in with_leaders) == 1


def test_prices_are_those_with_the_leader() -> None:
    view = GAME.view(led().state, BLUE)
    kaga, noto = PROVINCES.index("Kaga"), PROVINCES.index("Noto")
    assert forecast(RENDERER, view, CASTLE, kaga) == "costs 2"
    assert forecast(RENDERER, view, CASTLE, noto) == "costs 3"
    plan = {THEATRE: kaga, TEMPLE: noto, BID: PICK["chest-0"]}
    assert total(RENDERER, view, plan) == RENDERER.say("forecast-total", price=2, bid=0, chests=15)


def test_an_action_that_cannot_be_paid_names_the_leaders_price() -> None:
    table = led().chests(BLUE, 1)
    view = GAME.view(table.state, BLUE)
    said = line(RENDERER, view, "castle", "Kaga", forecast_of(table, "castle", "Kaga"))
    assert said == RENDERER.say("forecast-cannot", rule="action-pay-in-full", price=2)


def test_the_questions_name_the_province() -> None:
    table = led().season_over()
    view = GAME.view(table.state, BLUE)
    assert question(RENDERER, view) == "Where does your leader go from Kaga?"
    assert [option.label for option in options(RENDERER, view)] == ["Noto"]
    view = GAME.view(table.play(BLUE, "Noto").state, BLUE)
    assert question(RENDERER, view) == "Leave a statue in Kaga?"
    assert [option.label for option in options(RENDERER, view)] == ["leave no statue in Kaga", "leave a statue in Kaga"]


def test_a_theatre_of_the_leader_is_free() -> None:
    table = led()
    said = line(RENDERER, GAME.view(table.state, BLUE), "theatre", "Kaga", forecast_of(table, "theatre", "Kaga"))
    assert said.startswith("free, ")


def test_who_passed_in_the_last_action_is_told_before_the_leaders_move() -> None:
    passed = ActionSkipped("plan.chest-card-declines", YELLOW, "tax", None, True)
    moved = LeaderMoved("leaders.not-adjacent-is-flight", BLUE, "Kaga", "Tosa")
    told = [
        line.text
        for line in ShogunStory(RENDERER).tell([passed, moved, RoundEnded("season.return-the-cards", 1, "spring", 1)])
    ]
    assert told == ["Yellow skips.", "End of the season", "Blue's leader flees from Kaga to Tosa."]
