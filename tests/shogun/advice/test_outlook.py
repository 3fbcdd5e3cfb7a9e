"""The outlook of SHOGUN: what winter would score now, as it is scored when winter comes."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.kernel.chance import Rng
from bakufu.kernel.flow import NO_DECISION
from bakufu.kernel.plain import plain, plain_later
from bakufu.shogun.advice.outlook import Majority, ShogunOutlook
from bakufu.shogun.box.components import BID, EMPTY, PROVINCES
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.chambers.lines import score_lines
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.planning import next_space, plan_of
from bakufu.shogun.rules.scoring import score
from tests.shogun.table import BLUE, GAME, RED, YELLOW, Table

SELDOM = 9  # of so many positions one is compared
FEW = 100  # moves that change neither provinces nor buildings; a game has several hundred


def outlook_of(table: Table) -> ShogunOutlook:
    return GAME.outlook(GAME.view(table.state, None))


def test_provinces_and_buildings_count() -> None:
    table = Table.bare().give(BLUE, "Kaga", 1, "castle").give(RED, "Kii")
    assert outlook_of(table).points[BLUE] == 2 + outlook_of(table).most["castle"]
    assert outlook_of(table).points[RED] == 1
    assert outlook_of(table).points[YELLOW] == 0


def test_who_shares_the_most_gets_one_less() -> None:
    table = Table.bare().give(BLUE, "Kaga", 1, "temple").give(RED, "Noto", 1, "temple")
    found = outlook_of(table)
    region = GAME.view(table.state, None).to_plain()["provinces"]["Kaga"]["region"]
    assert found.majorities["temple"][region] == Majority((BLUE, RED), 1)
    assert found.points[BLUE] == 2 + found.most["temple"] - 1


@pytest.mark.parametrize("modules", [[], ["chambers"]])
def test_it_says_what_the_rules_score(modules: list[str]) -> None:
    rng = Rng(4, "players")
    state = GAME.start({"players": 4, "modules": modules}, 4)
    moves = compared = 0
    while awaited := GAME.to_move(state):
        legal = GAME.moves(state, awaited[0])
        GAME.play(state, awaited[0], legal[rng.below(len(legal))])
        moves += 1
        if moves % SELDOM or not GAME.to_move(state):
            continue
        found: Any = GAME.outlook(GAME.view(state, None))
        trial = state.copy()
        score(trial, None)
        assert list(found.points) == [after - now for after, now in zip(trial.points, state.points, strict=True)]
        if modules:
            trial = state.copy()
            score_lines(trial, None)
            scored = [after - now for after, now in zip(trial.points, state.points, strict=True)]
            assert list(found.modules["chambers"].points) == scored
        compared += 1
    assert compared


def test_winter_may_take_what_the_open_events_say() -> None:
    table = Table.bare()
    losses = [table.state.setting.rice_loss[card] for card in table.state.event_row]
    assert outlook_of(table).rice_loss == (min(losses), max(losses))
    table.state.event_row = []
    assert outlook_of(table).rice_loss == (0, 0)


def test_one_army_stays_behind_in_a_march() -> None:
    table = Table.bare().give(BLUE, "Kaga", 5).give(RED, "Noto", 2)
    assert outlook_of(table).marching == 0
    table.turn(BLUE, "battle-a", "Kaga")
    assert (table.asked[0], outlook_of(table).marching) == ("march-to", 4)
    table.play(BLUE, "Noto")
    assert (table.asked[0], outlook_of(table).marching) == ("march-armies", 4)


def test_hunger_adds_farmers_to_those_of_the_markers() -> None:
    table = Table.bare().give(BLUE, "Kaga", 2, markers=1).give(BLUE, "Noto", 2)
    assert outlook_of(table).revolts == {}
    table.state.revolting = [PROVINCES.index("Kaga"), PROVINCES.index("Noto")]
    table.state.revolt_farmers = [2]
    assert outlook_of(table).revolts == {"Kaga": 3, "Noto": 2}


def test_bids_are_told_once_they_lie_open() -> None:
    rng = Rng(2, "players")
    state = GAME.start({"players": 3, "modules": ["court"]}, 2)
    told: set[int | None] = set()
    while awaited := GAME.to_move(state):
        view = GAME.view(state, None)
        cards = [player["plan"]["bid"] for player in view.to_plain()["players"].values()]
        of_tower = [0 if card.startswith("tower-") else None for card in cards]
        bids = [int(card[-1]) if card.startswith("chest-") else of_tower[seat] for seat, card in enumerate(cards)]
        assert list(GAME.outlook(view).bids) == bids
        told.update(bids)
        legal = GAME.moves(state, awaited[0])
        GAME.play(state, awaited[0], legal[rng.below(len(legal))])
    assert {None, 0, 4} <= told


def test_event_cards_of_the_year_are_open_drawn_or_gone() -> None:
    rng = Rng(6, "players")
    state = GAME.start({"players": 3}, 6)
    seen: set[tuple[int, int]] = set()
    while awaited := GAME.to_move(state):
        view = GAME.view(state, None)
        told, found = view.to_plain(), GAME.outlook(view)
        events, gone = told["events"], found.events_gone
        numbers = [event["card"] for event in events["gone"]]
        assert len(events["open"]) + (events["current"] is not None) + len(gone) == 4
        assert list(gone) == numbers[len(numbers) - len(gone) :]
        assert found.event_comes == (events["current"] is None and told["season"] != "winter")
        seen.add((len(numbers), len(gone)))
        legal = GAME.moves(state, awaited[0])
        GAME.play(state, awaited[0], legal[rng.below(len(legal))])
    assert {(0, 0), (3, 3), (4, 0), (7, 3)} <= seen


@pytest.mark.parametrize("modules", [[], list(NAMES)], ids=["base game", "all modules"])
def test_a_later_outlook_is_that_of_its_own_view(modules: list[str]) -> None:
    """It takes over what winter would score, as long as it can, and all of it where no module has more to say."""
    rng = Rng(7, "players")
    state = GAME.start({"players": 4, "modules": modules}, 7)
    before = GAME.view(state, None)
    known = GAME.outlook(before)
    told = plain(known)
    kept = same = 0
    while awaited := GAME.to_move(state):
        legal = GAME.moves(state, awaited[0])
        GAME.play(state, awaited[0], legal[rng.below(len(legal))])
        view = GAME.view(state, None)
        later = GAME.later_outlook(view, before, known)
        assert later == GAME.outlook(view)
        told = plain_later(later, known, told)
        assert told == plain(later)
        kept += later.majorities is known.majorities
        same += later is known
        before, known = GAME.view(state, rng.below(4)), later
    assert kept > FEW
    assert same > FEW or modules


@pytest.mark.parametrize(
    "row", ["season", "event", "event_row", "event_gone", "revolting", "revolts", "revolt_farmers", "shown"]
)
def test_a_later_outlook_looks_at_each_thing_that_it_tells(row: str) -> None:
    """In a game most of them change together."""
    state = GAME.start({"players": 4}, 7)
    state.event_row, state.event_gone, state.revolting, state.revolt_farmers = [1, 2], [5, 6, 7], [3], [1]
    state.plan[BID] = next(iter(state.setting.bids))
    before = GAME.view(state, None)
    known = GAME.outlook(before)
    assert GAME.later_outlook(GAME.view(state, None), before, known) is known
    state.decision = NO_DECISION  # plans aren't being laid any more
    changed = {
        "season": 2,
        "event": 0,
        "event_row": [1],
        "event_gone": [5, 6, 8],
        "revolting": [3, 4],
        "revolts": (0, 0, 0, 2, *state.revolts[4:]),
        "revolt_farmers": [2],
        "shown": [int(space == BID) for space in range(len(state.shown))],
    }
    setattr(state, row, changed[row])
    view = GAME.view(state, None)
    later = GAME.later_outlook(view, before, known)
    assert later == GAME.outlook(view)
    assert later != known


@pytest.mark.parametrize("modules", [[], ["court"]])
def test_a_whole_plan_has_as_many_cards_as_it_says(modules: list[str]) -> None:
    rng = Rng(5, "players")
    state = GAME.start({"players": 5, "modules": modules}, 5)
    sizes: set[int] = set()
    while awaited := GAME.to_move(state):
        seat, found = awaited[0], GAME.outlook(GAME.view(state, None))
        legal = GAME.moves(state, seat)
        move = legal[rng.below(len(legal))]
        if state.decision == PLAN and next_space(state, seat) == state.setting.spaces - 1:
            laid = [card for card in plan_of(state, seat)[:-1] if card != EMPTY]
            assert len(laid) + (move != NOTHING) == found.plan_sizes[seat]
            sizes.add(found.plan_sizes[seat])
        GAME.play(state, seat, move)
    assert len(sizes) > 1
