"""The 21 favours of Tenno's Court: what each does, at once or later, and what happens if it cannot."""

from __future__ import annotations

from typing import Self

import pytest

from bakufu.kernel.errors import NO_SUCH_MOVE
from bakufu.shogun.box.components import EFFECTS, NEUTRAL, PROVINCES
from bakufu.shogun.modules.court.moves import FavouredArmies, RemoveEvent
from bakufu.shogun.modules.court.numbers import FAVOUR_ROW, FAVOURS_LEFT, KEPT, PROTECTED
from bakufu.shogun.rules.events import Built, MarkerRemoved
from bakufu.shogun.rules.season_event import effect
from tests.shogun.modules.court.table import CourtTable
from tests.shogun.rules.test_refusals import check_names, check_refusals
from tests.shogun.table import BLACK, BLUE, GAME, RED, YELLOW


class Favoured(CourtTable):
    def take(self, seat: int, card: int, first: str = "battle-b", **plans: str) -> Self:
        """The player takes this favour; nobody else comes to the court. Other cards are Blue's."""
        self.favours(card).sent(seat, 4)
        laid = {(BLUE, space.replace("_", "-")): province for space, province in plans.items()}
        return self.court(plans=laid, first=first).play(seat, "favour-4")


# Chests, rice, points, and armies in the tray


@pytest.mark.rule("court.favour-gives-chests")
@pytest.mark.parametrize(("card", "chests"), [(2, 2), (9, 6), (16, 10)])
def test_chests(card: int, chests: int) -> None:
    table = Favoured.bare()
    bank = table.state.bank
    table.take(BLUE, card)
    brought = table.told("court.favour-gives-chests")
    assert (brought.seat, brought.amount, brought.total) == (BLUE, chests, 15 + chests)
    assert table.state.chests[BLUE] == 15 + chests
    assert table.state.bank == bank - chests


@pytest.mark.rule("court.favour-fills-tray")
@pytest.mark.parametrize(("card", "armies"), [(3, 2), (8, 4), (14, 6)])
def test_armies_for_the_tray(card: int, armies: int) -> None:
    table = Favoured.bare().tray(blue=1, red=2).take(BLUE, card)
    brought = table.told("court.favour-fills-tray")
    assert (brought.seat, brought.amount, brought.total) == (BLUE, armies, 1 + armies)
    assert table.in_tray() == {"blue": 1 + armies, "red": 2}
    assert table.state.supply[BLUE] == 61 - armies


@pytest.mark.rule("court.favour-gives-rice")
@pytest.mark.parametrize(("card", "rice"), [(5, 2), (15, 4), (20, 6)])
def test_rice(card: int, rice: int) -> None:
    table = Favoured.bare().rice(3, 0, 0, 0).take(BLUE, card)
    brought = table.told("court.favour-gives-rice")
    assert (brought.amount, brought.total) == (rice, 3 + rice)
    assert table.state.rice[BLUE] == 3 + rice


@pytest.mark.rule("court.favour-gives-points")
@pytest.mark.parametrize(("card", "points"), [(6, 1), (13, 2), (19, 3)])
def test_points(card: int, points: int) -> None:
    table = Favoured.bare().points(5, 0, 0, 0).take(BLUE, card)
    scored = table.told("court.favour-gives-points")
    assert (scored.seat, scored.source, scored.points, scored.total) == (BLUE, "favour", points, 5 + points)
    assert table.state.points[BLUE] == 5 + points


@pytest.mark.rule("court.supplies-are-limited")
def test_a_bank_that_runs_dry_pays_what_it_has() -> None:
    table = Favoured.bare().bank(4, YELLOW).take(BLUE, 9)
    short = table.told("court.supplies-are-limited")
    assert (short.before, short.after) == (6, 4)
    assert table.state.chests[BLUE] == 19
    assert table.state.bank == 0


@pytest.mark.rule("court.supplies-are-limited")
def test_a_supply_too_small_for_the_tray_gives_all_it_has() -> None:
    table = Favoured.bare().give(BLUE, "Omi", 1).supply(BLUE, 3, "Omi").take(BLUE, 14)
    short = table.told("court.supplies-are-limited")
    assert (short.before, short.after) == (6, 3)
    assert table.in_tray() == {"blue": 3}
    assert table.state.supply[BLUE] == 0


# The event


@pytest.mark.rule("court.removed-event-was-drawn")
def test_favour_1_may_remove_the_event() -> None:
    table = Favoured.bare().event("tax-at-most").give(BLUE, "Settsu", 2).take(BLUE, 1, "tax", tax="Settsu")
    card = table.state.event
    assert table.asked == ("remove-event", (BLUE,))
    assert table.choices(BLUE) == ["nothing", "yes"]
    described = [GAME.describe(table.state, BLUE, move) for move in GAME.moves(table.state, BLUE)]
    assert described == [RemoveEvent(None), RemoveEvent("tax-at-most")]
    row = table.state.event_row
    table.play(BLUE, "yes")
    removed = table.told("court.removed-event-was-drawn")
    assert (removed.seat, removed.card, removed.effect) == (BLUE, card + 1, "tax-at-most")
    assert table.state.chests[BLUE] == 15 + 7
    assert table.state.event_gone.count(card) == 1
    assert table.state.event_row == row
    assert len(row) == 3


def test_no_other_event_comes_once_favour_1_has_removed_it() -> None:
    table = Favoured.bare().event("tax-at-most").take(BLUE, 1).play(BLUE, "yes")
    told = GAME.view(table.state, None).to_plain()
    assert (told["season"], told["events"]["current"]) == ("spring", None)
    assert not GAME.outlook(GAME.view(table.state, None)).event_comes


@pytest.mark.rule("court.favour-removes-event")
def test_favour_1_may_leave_the_event() -> None:
    table = Favoured.bare().event("tax-at-most").take(BLUE, 1).play(BLUE, "nothing")
    left = table.told("court.favour-removes-event")
    assert (left.seat, left.effect) == (BLUE, "tax-at-most")
    assert EFFECTS[effect(table.state)] == "tax-at-most"


def test_other_picks_do_not_answer_the_question_about_the_event() -> None:
    table = Favoured.bare().event("tax-at-most").take(BLUE, 1)
    assert {table.refused(BLUE, pick) for pick in ("Kai", "1", "favour-4", "tower-1")} == {NO_SUCH_MOVE}


# The revolt marker


@pytest.mark.rule("court.favour-removes-marker")
def test_favour_4_removes_a_marker_from_a_province_of_ones_own() -> None:
    table = Favoured.bare().give(BLUE, "Omi", 2, "", 2).give(BLUE, "Kii", 2, "", 1).give(BLUE, "Ise", 2)
    table.give(RED, "Kaga", 2, "", 1)
    markers = table.state.markers
    table.take(BLUE, 4)
    assert table.asked == ("calm-province", (BLUE,))
    assert table.choices(BLUE) == ["Kii", "Omi"]
    assert table.refused(BLUE, "Kaga") == table.refused(BLUE, "Ise") == "court.favour-removes-marker"
    assert table.refused(BLUE, "nothing") == table.refused(BLUE, "1") == NO_SUCH_MOVE
    table.play(BLUE, "Omi")
    removed = table.told("court.favour-removes-marker")
    assert removed == MarkerRemoved("court.favour-removes-marker", "Omi", 1)
    assert (table.markers("Omi"), table.markers("Kii"), table.markers("Kaga")) == (1, 1, 1)
    assert table.state.markers == markers + 1


def test_the_only_marker_is_removed_without_a_question() -> None:
    table = Favoured.bare().give(BLUE, "Omi", 2, "", 1).give(RED, "Kaga", 2, "", 1).take(BLUE, 4)
    assert table.told("court.favour-removes-marker").province == "Omi"
    assert table.markers("Omi") == 0
    assert table.asked[0] == "march-to"
    assert table.state.module_rows[KEPT] == (0, 0, 0, 0)


@pytest.mark.rule("court.favour-kept")
def test_without_a_marker_favour_4_is_kept() -> None:
    table = Favoured.bare().give(BLUE, "Omi", 2).give(RED, "Kaga", 2, "", 1).take(BLUE, 4)
    assert table.told("court.favour-kept").seat == BLUE
    assert table.state.module_rows[KEPT] == (1, 0, 0, 0)
    assert table.markers("Kaga") == 1


@pytest.mark.rule("court.favour-parries")
def test_a_kept_favour_parries_the_next_marker_and_only_that() -> None:
    table = Favoured.bare().give(BLUE, "Omi", 2).give(BLUE, "Kii", 2).give(RED, "Kaga", 2)
    table.state.put(KEPT, BLUE, 1)
    plans = {(RED, "tax"): "Kaga", (BLUE, "rice"): "Kii"}
    table.turn(BLUE, "tax", "Omi", plans)
    parried = table.told("court.favour-parries")
    assert (parried.seat, parried.province) == (BLUE, "Omi")
    assert table.state.module_rows[KEPT] == (0, 0, 0, 0)
    assert (table.markers("Omi"), table.markers("Kaga")) == (0, 1)
    assert table.state.chests[BLUE] == 15 + 3
    table.turn(BLUE, "tax", "Omi")
    assert table.markers("Omi") == 1


def test_a_kept_favour_is_not_spent_when_no_marker_is_left() -> None:
    table = Favoured.bare().give(BLUE, "Omi", 2).give(RED, "Kaga", 2).markers_left(0, "Kaga")
    table.state.put(KEPT, BLUE, 1)
    table.turn(BLUE, "tax", "Omi")
    assert table.told("revolt.markers-are-limited").province == "Omi"
    assert table.state.module_rows[KEPT][BLUE] == 1


# Armies in a province


@pytest.mark.rule("court.favour-places-armies")
def test_favour_12_places_three_armies_in_a_province_of_ones_own() -> None:
    table = Favoured.bare().give(BLUE, "Omi", 2).give(RED, "Kaga", 2).take(BLUE, 12)
    assert table.asked == ("favoured-armies", (BLUE,))
    assert "Omi" in table.choices(BLUE)
    assert table.refused(BLUE, "Kaga") == "court.favour-places-armies"
    assert table.refused(BLUE, "nothing") == NO_SUCH_MOVE
    assert GAME.describe(table.state, BLUE, PROVINCES.index("Omi")) == FavouredArmies("Omi", 3)
    table.play(BLUE, "Omi")
    granted = table.told("court.favour-places-armies")
    assert (granted.seat, granted.province, granted.armies) == (BLUE, "Omi", 3)
    assert table.armies("Omi") == 5
    assert table.state.supply[BLUE] == 62 - 5
    assert table.state.chests[BLUE] == 15
    assert table.state.taken[PROVINCES.index("Omi")] == 0


@pytest.mark.rule("court.favour-takes-neutral")
def test_favour_12_takes_a_neutral_province_without_a_battle() -> None:
    table = Favoured.bare().give(BLUE, "Omi", 2).take(BLUE, 12)
    assert table.owner("Kai") == NEUTRAL
    table.play(BLUE, "Kai")
    granted = table.told("court.favour-takes-neutral")
    assert (granted.seat, granted.province, granted.armies) == (BLUE, "Kai", 3)
    assert (table.owner("Kai"), table.armies("Kai")) == (BLUE, 3)
    assert table.state.farmers == 20


def test_the_card_of_a_province_taken_by_favour_is_in_the_hand_and_not_in_the_plan() -> None:
    table = Favoured.bare().give(BLUE, "Omi", 2).take(BLUE, 12).play(BLUE, "Kai")
    assert table.state.taken[PROVINCES.index("Kai")] == 1
    assert "Kai" in GAME.view(table.state, BLUE).to_plain()["players"]["0"]["hand"]
    assert GAME.view(table.state, None).to_plain()["conquered"] == ["Kai"]


def test_favour_12_may_go_to_any_neutral_province_in_play() -> None:
    table = Favoured.bare(3).give(BLUE, "Omi", 2).give(YELLOW, "Kaga", 2).take(BLUE, 12)
    out = [name for number, name in enumerate(PROVINCES) if not table.state.setting.board.in_play[number]]
    assert len(out) == 8
    assert {table.refused(BLUE, name) for name in out} == {"setup.left-out-with-three"}
    foreign = ["Kaga", next(name for name in PROVINCES if table.owner(name) == RED)]
    assert set(table.choices(BLUE)) == set(PROVINCES) - set(out) - set(foreign)


@pytest.mark.rule("court.supplies-are-limited")
def test_favour_12_places_as_many_armies_as_there_are() -> None:
    table = Favoured.bare().give(BLUE, "Omi", 1).supply(BLUE, 2, "Omi").take(BLUE, 12)
    short = table.told("court.supplies-are-limited")
    assert (short.before, short.after) == (3, 2)
    table.play(BLUE, "Kai")
    assert table.armies("Kai") == 2
    assert table.state.supply[BLUE] == 0


@pytest.mark.rule("court.favour-in-vain")
def test_favour_12_is_in_vain_without_any_army() -> None:
    table = Favoured.bare().give(BLUE, "Omi", 1).supply(BLUE, 0, "Omi").take(BLUE, 12)
    vain = table.told("court.favour-in-vain")
    assert (vain.seat, vain.favour) == (BLUE, 12)
    assert table.asked[0] == "march-to"
    assert table.officials(BLUE) == 7


# Buildings


@pytest.mark.rule("court.favour-builds")
@pytest.mark.parametrize(("card", "building"), [(7, "theatre"), (17, "temple"), (21, "castle")])
def test_a_free_building(card: int, building: str) -> None:
    table = Favoured.bare().give(BLUE, "Omi", 2).give(BLUE, "Iyo", 2).give(RED, "Kaga", 2).take(BLUE, card)
    assert table.asked == ("favoured-building", (BLUE,))
    assert table.choices(BLUE) == ["Iyo", "Omi"]
    assert GAME.view(table.state, BLUE).to_plain()["about"] == {"building": building}
    assert table.refused(BLUE, "Kaga") == table.refused(BLUE, "Kai") == "court.favour-builds"
    assert table.refused(BLUE, "nothing") == NO_SUCH_MOVE
    table.play(BLUE, "Omi")
    assert table.told("court.favour-builds") == Built("court.favour-builds", BLUE, "Omi", building, 0, 2)
    assert table.buildings("Omi") == building
    assert table.state.chests[BLUE] == 15


def test_the_rules_of_building_hold_for_a_favour() -> None:
    table = Favoured.bare().give(BLUE, "Omi", 2, "castle").give(BLUE, "Settsu", 2, "temple").give(BLUE, "Iyo", 2)
    table.give(BLUE, "Kaga", 2).take(BLUE, 21)
    assert table.choices(BLUE) == ["Iyo", "Kaga"]
    assert table.refused(BLUE, "Omi") == "build.one-of-a-kind"
    assert table.refused(BLUE, "Settsu") == "build.free-site"


def test_the_only_place_for_a_building_is_taken_without_a_question() -> None:
    table = Favoured.bare().give(BLUE, "Omi", 2).give(BLUE, "Settsu", 2, "castle").take(BLUE, 17)
    assert table.told("court.favour-builds").province == "Omi"
    assert table.asked[0] == "march-to"


@pytest.mark.rule("court.favour-theatre-calms")
def test_a_chosen_place_for_a_theatre_is_calmed_too() -> None:
    table = Favoured.bare().event("theatre-calms").give(BLUE, "Omi", 2, "", 2).give(BLUE, "Iyo", 2).take(BLUE, 7)
    table.play(BLUE, "Omi")
    assert table.told("court.favour-theatre-calms").markers == 1


@pytest.mark.rule("court.favour-is-lost")
def test_a_favour_that_can_do_nothing_leaves_the_game() -> None:
    table = Favoured.bare().give(BLUE, "Settsu", 2, "castle").take(BLUE, 17)
    lost = table.told("court.favour-is-lost")
    assert (lost.seat, lost.favour) == (BLUE, 17)
    assert table.state.module_rows[FAVOURS_LEFT][17] == 0
    assert 17 not in table.state.module_rows[FAVOUR_ROW]


@pytest.mark.rule("court.favour-in-vain")
def test_a_building_without_a_place_is_in_vain() -> None:
    table = Favoured.bare().give(BLUE, "Settsu", 2, "castle").take(BLUE, 17)
    vain = table.told("court.favour-in-vain")
    assert (vain.seat, vain.favour) == (BLUE, 17)
    assert table.buildings("Settsu") == "castle"


@pytest.mark.rule("court.favour-in-vain")
def test_a_building_without_a_tile_is_in_vain() -> None:
    table = Favoured.bare().give(BLUE, "Yamato").build_all("temple", YELLOW).take(BLUE, 17)
    assert table.told("court.favour-in-vain").favour == 17
    assert table.buildings("Yamato") == ""


@pytest.mark.rule("court.favour-theatre-calms")
def test_a_theatre_by_favour_calms_the_farmers_if_the_event_says_so() -> None:
    table = Favoured.bare().event("theatre-calms").give(BLUE, "Omi", 2, "", 1).take(BLUE, 7)
    assert table.told("court.favour-theatre-calms").province == "Omi"
    assert table.markers("Omi") == 0


# Protection


@pytest.mark.rule("court.favour-protects")
@pytest.mark.parametrize(
    ("card", "bits", "actions"), [(10, 1, ("battle-a",)), (11, 2, ("battle-b",)), (18, 3, ("battle-a", "battle-b"))]
)
def test_a_protected_player_cannot_be_attacked(card: int, bits: int, actions: tuple[str, ...]) -> None:
    table = Favoured.bare().give(BLUE, "Omi", 4).give(YELLOW, "Ise", 2).give(BLUE, "Kii", 2).take(YELLOW, card)
    granted = table.told("court.favour-protects")
    assert (granted.seat, granted.actions) == (YELLOW, actions)
    assert table.state.module_rows[PROTECTED] == (0, bits, 0, 0)
    table.give(BLUE, "Mino", 4)
    for action in ("battle-a", "battle-b"):
        attack = Favoured.bare()
        attack.state = table.state.copy()
        attack.turn(BLUE, action, "Mino")
        assert attack.asked == ("march-to", (BLUE,))
        assert attack.refused(BLUE, "Ise") == ("court.favour-protects" if action in actions else "")
        assert ("Ise" in attack.choices(BLUE)) == (action not in actions)
        assert "Hida" in attack.choices(BLUE)


def test_protection_does_not_keep_its_owner_from_attacking_or_moving() -> None:
    table = Favoured.bare().give(YELLOW, "Ise", 4).give(YELLOW, "Kii", 2).give(BLUE, "Mino", 2).take(YELLOW, 18)
    table.turn(YELLOW, "battle-a", "Ise")
    assert {"Mino", "Kii"} <= set(table.choices(YELLOW))


def test_if_all_neighbours_are_protected_there_is_nowhere_to_march() -> None:
    table = Favoured.bare().give(BLUE, "Awa-Boso", 3).give(YELLOW, "Kazusa", 2).give(YELLOW, "Izu", 2)
    table.take(YELLOW, 10).turn(BLUE, "battle-a", "Awa-Boso")
    assert table.told("march.nowhere-to-go").seat == BLUE


@pytest.mark.rule("court.protection-ends")
def test_protection_ends_with_the_season() -> None:
    table = Favoured.bare().give(YELLOW, "Ise", 4).take(YELLOW, 18, "tax")
    assert table.told("court.protection-ends").seat == YELLOW
    assert table.state.module_rows[PROTECTED] == (0, 0, 0, 0)
    assert table.asked[0] == "plan"


# All of them


def test_every_favour_can_be_taken() -> None:
    """Whatever a favour asks, the game goes on to the actions afterwards."""
    asked = {}
    for card in range(1, 22):
        table = Favoured.bare().event("tax-at-most").give(BLUE, "Omi", 2, "", 1).give(BLUE, "Kii", 2, "", 1)
        table.give(RED, "Kaga", 2).take(BLUE, card)
        if table.asked[1] == (BLUE,):
            asked[card] = table.asked[0]
            check_refusals(table.state)
            check_names(table.state)
            table.play(BLUE, table.choices(BLUE)[0])
        assert table.asked == ("march-to", (BLACK,))
        assert table.told("court.take-one-favour").favour == card
    building = dict.fromkeys((7, 17, 21), "favoured-building")
    assert asked == {1: "remove-event", 4: "calm-province", 12: "favoured-armies", **building}
