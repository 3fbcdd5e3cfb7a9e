"""Samurai: four regions, the next card, one of its benefits; and the piles after winter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

import pytest

import bakufu
from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.kernel.event import Event
from bakufu.shogun.advice.preview import Preview
from bakufu.shogun.box.components import EMPTY, PROVINCES
from bakufu.shogun.modules.samurai.benefits import check_regions, regions_of
from bakufu.shogun.modules.samurai.events import BenefitReceived, SamuraiAdvanced, SamuraiStayed
from bakufu.shogun.modules.samurai.numbers import SAMURAI
from bakufu.shogun.modules.samurai.outlook import BenefitPreview
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.rules.actions.carrying_out import carry_out_actions
from bakufu.shogun.rules.turn_order import choose_places
from tests.shogun.table import BLACK, BLUE, GAME, RED, YELLOW, Table

# A province of each region on the sun side: brown, green, purple, red, yellow.
FIVE = ("Kaga", "Aki", "Kii", "Mino", "Kai")
FOUR = FIVE[:4]


class Samurai(Table):
    """A table with the module, and nothing planned, so that it runs on to the next season's plans."""

    def spread(self, seat: int, provinces: Iterable[str]) -> Self:
        for province in provinces:
            self.give(seat, province, 1)
        return self

    def card(self, seat: int, card: int) -> Self:
        """The top card of a pile, 0 for the empty banner."""
        self.state.put(SAMURAI, seat, card)
        return self

    def top(self, seat: int) -> int:
        return self.state.module_rows[SAMURAI][seat]

    def ordered(self, *order: int) -> Self:
        """The turn order has just been determined."""
        self.state.order = list(order)
        self.state.plan = [EMPTY] * len(self.state.plan)
        return self._from_step(check_regions)


def bare(players: int = 4, **options: object) -> Samurai:
    return Samurai.bare(players, **{"modules": ["samurai"], **options})


def test_the_piles_begin_with_the_empty_banner() -> None:
    assert Samurai(modules=["samurai"]).state.module_rows[SAMURAI] == (0, 0, 0, 0)


def test_it_comes_right_after_the_turn_order_every_season() -> None:
    steps = Samurai(modules=["samurai"]).state.setting.sequence
    places = [number for number, step in enumerate(steps) if step is check_regions]
    assert [steps[place - 1] for place in places] == [choose_places] * 6
    assert [steps[place + 1] for place in places] == [carry_out_actions] * 6


def test_with_the_court_it_still_comes_right_after_the_turn_order() -> None:
    steps = Samurai(modules=["court", "samurai"]).state.setting.sequence
    places = [number for number, step in enumerate(steps) if step is check_regions]
    assert [steps[place - 1] for place in places] == [choose_places] * 6


@pytest.mark.rule("samurai.enough-regions")
def test_three_regions_bring_nothing() -> None:
    table = bare().spread(BLUE, FIVE[:3]).card(BLUE, 1).ordered(BLUE, YELLOW, RED, BLACK)
    waiting = table.all_told("samurai.enough-regions")
    assert [(event.seat, event.count) for event in waiting] == [(BLUE, 3), (YELLOW, 0), (RED, 0), (BLACK, 0)]
    assert table.top(BLUE) == 1
    assert table.asked[0] == "plan"


@pytest.mark.rule("samurai.turn-the-next-card")
def test_four_regions_turn_up_the_next_card() -> None:
    table = bare().spread(BLUE, FOUR).ordered(BLUE, YELLOW, RED, BLACK)
    event = table.told("samurai.turn-the-next-card")
    assert (event.seat, event.count, event.card) == (BLUE, 4, 1)
    assert table.top(BLUE) == 1
    assert table.asked == ("choose-benefit", (BLUE,))


def test_several_provinces_of_a_region_count_once() -> None:
    table = bare().spread(BLUE, ("Kaga", "Noto", "Etchu", "Aki", "Kii"))
    assert regions_of(table.state, BLUE) == 3


def test_the_regions_are_those_of_the_side_in_play() -> None:
    """The moon side draws other borders between the regions."""
    sun, moon = bare().state.setting.board, bare(side="moon").state.setting.board
    moved = [p for p in range(len(PROVINCES)) if sun.region[p] != moon.region[p]]
    first = moved[0]
    others = [
        next(p for p in range(len(PROVINCES)) if p not in moved and sun.region[p] == region)
        for region in range(5)
        if region not in (sun.region[first], moon.region[first])
    ]
    beside = next(p for p in range(len(PROVINCES)) if p not in moved and sun.region[p] == sun.region[first])
    names = [PROVINCES[p] for p in (first, beside, *others)]
    assert regions_of(bare().spread(BLUE, names).state, BLUE) == 4
    assert regions_of(bare(side="moon").spread(BLUE, names).state, BLUE) == 5


def test_players_choose_in_turn_order() -> None:
    table = bare().spread(BLUE, FOUR).spread(YELLOW, ("Noto", "Bingo", "Ise", "Omi"))
    table.ordered(RED, YELLOW, BLACK, BLUE)
    assert table.asked == ("choose-benefit", (YELLOW,))
    assert table.play(YELLOW, "chests").asked == ("choose-benefit", (BLUE,))
    assert table.play(BLUE, "armies").asked[0] == "plan"
    seats = [event.seat for event in table.events if isinstance(event, (SamuraiStayed, SamuraiAdvanced))]
    assert seats == [RED, YELLOW, BLACK, BLUE]


@pytest.mark.rule("samurai.choose-one-benefit")
def test_only_what_the_new_top_card_shows_may_be_chosen() -> None:
    offers = (["chests", "armies"], ["chests", "rice", "armies"], ["chests", "rice", "armies", "points"])
    for card, offer in enumerate(offers):
        table = bare().spread(BLUE, FIVE).card(BLUE, card).ordered(BLUE, YELLOW, RED, BLACK)
        assert table.choices(BLUE) == offer
        for benefit in ("chests", "rice", "armies", "points"):
            assert table.refused(BLUE, benefit) == ("" if benefit in offer else "samurai.choose-one-benefit")
        assert table.refused(BLUE, "nothing") == NO_SUCH_MOVE
        assert table.refused(BLUE, "a1") == NO_SUCH_MOVE


def test_the_view_shows_tops_and_benefits() -> None:
    table = bare().card(RED, 2)
    shown = bakufu.plain(GAME.view(table.state, BLUE))["samurai"]
    assert shown == {
        "cards": [0, 0, 2, 0],
        "benefits": [
            {"chests": 2, "armies": 1},
            {"chests": 4, "rice": 1, "armies": 2},
            {"chests": 6, "rice": 2, "armies": 3, "points": 1},
        ],
    }


@pytest.mark.rule("samurai.take-chests")
@pytest.mark.parametrize(("card", "chests"), [(1, 2), (2, 4), (3, 6)])
def test_chests_come_from_the_general_supply(card: int, chests: int) -> None:
    table = bare().spread(BLUE, FOUR).chests(BLUE, 1).card(BLUE, card - 1).ordered(BLUE, YELLOW, RED, BLACK)
    bank = table.state.bank
    event = table.play(BLUE, "chests").told("samurai.take-chests")
    assert (event.seat, event.card, event.benefit, event.amount, event.total) == (
        BLUE,
        card,
        "chests",
        chests,
        1 + chests,
    )
    assert (table.state.chests[BLUE], table.state.bank) == (1 + chests, bank - chests)


@pytest.mark.rule("samurai.take-rice")
@pytest.mark.parametrize(("card", "rice"), [(2, 1), (3, 2)])
def test_rice_is_added(card: int, rice: int) -> None:
    table = bare().spread(BLUE, FOUR).rice(3, 0, 0, 0).card(BLUE, card - 1).ordered(BLUE, YELLOW, RED, BLACK)
    event = table.play(BLUE, "rice").told("samurai.take-rice")
    assert (event.amount, event.total, table.state.rice[BLUE]) == (rice, 3 + rice, 3 + rice)


@pytest.mark.rule("samurai.armies-to-the-tray")
@pytest.mark.parametrize("card", [1, 2, 3])
def test_armies_go_into_the_tray(card: int) -> None:
    table = bare().spread(BLUE, FOUR).tray(blue=1, red=2).card(BLUE, card - 1).ordered(BLUE, YELLOW, RED, BLACK)
    supply = table.state.supply[BLUE]
    event = table.play(BLUE, "armies").told("samurai.armies-to-the-tray")
    assert (event.amount, event.total) == (card, 1 + card)
    assert table.in_tray() == {"blue": 1 + card, "red": 2}
    assert table.state.supply[BLUE] == supply - card


@pytest.mark.rule("samurai.score-points")
def test_a_point_with_the_last_card() -> None:
    table = bare().spread(BLUE, FOUR).points(7, 0, 0, 0).card(BLUE, 2).ordered(BLUE, YELLOW, RED, BLACK)
    event = table.play(BLUE, "points").told("samurai.score-points")
    assert (event.amount, event.total, table.state.points[BLUE]) == (1, 8, 8)


@pytest.mark.rule("samurai.as-far-as-there-are")
def test_a_short_supply_gives_what_there_is() -> None:
    table = bare().spread(BLUE, FOUR).card(BLUE, 2).bank(5, YELLOW).supply(BLUE, 1, "Kaga")
    table.ordered(BLUE, YELLOW, RED, BLACK)
    twin = table.state.copy()
    event = table.play(BLUE, "chests").told("samurai.as-far-as-there-are")
    assert (event.benefit, event.amount, table.state.bank) == ("chests", 5, 0)
    table.state, table.events = twin, []
    event = table.play(BLUE, "armies").told("samurai.as-far-as-there-are")
    assert (event.benefit, event.amount, table.state.supply[BLUE]) == ("armies", 1, 0)


def test_a_preview_says_what_one_would_have() -> None:
    table = bare().spread(BLUE, FOUR).card(BLUE, 2).bank(5, YELLOW).supply(BLUE, 1, "Kaga")
    table.ordered(BLUE, YELLOW, RED, BLACK)
    previewed = GAME.analyze(GAME.view(table.state, BLUE), "preview")
    assert isinstance(previewed, Preview)
    found = previewed.module
    assert isinstance(found, BenefitPreview)
    assert list(found.benefits) == table.choices(BLUE)
    for benefit, change in found.benefits.items():
        told: list[Event] = []
        GAME.play(table.state.copy(), BLUE, WORDS.index(benefit), told)
        assert change.after == next(event.total for event in told if isinstance(event, BenefitReceived))
    assert found.benefits["chests"].after - found.benefits["chests"].before == 5


@pytest.mark.rule("samurai.as-far-as-there-are")
def test_with_nothing_left_there_is_still_a_choice() -> None:
    """The first card offers chests and armies alone; both may have run out."""
    table = bare().spread(BLUE, FOUR).bank(0, YELLOW).supply(BLUE, 0, "Kaga").ordered(BLUE, YELLOW, RED, BLACK)
    assert table.choices(BLUE) == ["chests", "armies"]
    assert table.play(BLUE, "armies").told("samurai.as-far-as-there-are").amount == 0
    assert table.asked[0] == "plan"


@pytest.mark.rule("samurai.reset-after-winter")
def test_after_winter_the_empty_banner_is_on_top_again() -> None:
    table = bare().spread(BLUE, FOUR).card(BLUE, 3).card(RED, 1).rice(9, 9, 9, 9).winter(year=1, rice_loss=0)
    assert table.told("samurai.reset-after-winter").year == 2
    assert table.state.module_rows[SAMURAI] == (0, 0, 0, 0)


def test_points_of_the_samurai_stand_in_the_chronicle_under_their_rule() -> None:
    table = bare().spread(BLUE, FOUR).card(BLUE, 2).ordered(BLUE, YELLOW, RED, BLACK).play(BLUE, "points")
    found = GAME.chronicle(
        {"modules": ["samurai"]}, [(3, [event for event in table.events if "samurai" in event.rule])]
    )
    (line,) = found.scoring
    assert (line.year, line.season, line.seat, line.rule, line.points) == (1, "spring", BLUE, "samurai.score-points", 1)
