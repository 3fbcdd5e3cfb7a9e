"""What a plan is suggested for is what is suggested when its action comes up, if nothing has changed by then."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.bots.job import SavedView, advise
from bakufu.shogun.advice.plan_outlook import outlook_of
from bakufu.shogun.box.components import (
    BATTLE_A,
    BATTLE_B,
    BID,
    CASTLE_DEFENDS,
    CHEST_CARD,
    DEPLOY_1,
    DEPLOY_5,
    EFFECTS,
    PROVINCES,
    RICE,
    SEASONS,
    TAX,
    TEMPLE_PROTECTS,
    TWO_FARMERS,
)
from bakufu.shogun.box.picks import NOTHING, NUMBER
from bakufu.shogun.modules.leaders.numbers import LEADER, MOVE_LEADER, PLACE_LEADER
from bakufu.shogun.rules.decision_kinds import MARCH_TO, MOVE_TO
from bakufu.shogun.rules.state import State
from bakufu.shogun.rules.winter import table_row
from bakufu.text.catalogue import Catalogue
from tests.bots.shogun.whole_games import GAME

SEAT = 1
SEEDS = range(20)
# A third are late in the year: rice is needed then.
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 3, "side": "sun", "setup": "fixed"},
    {"players": 4, "side": "sun", "setup": "fixed"},
    {"players": 5, "side": "sun", "setup": "fixed"},
)


def asked(state: State, options: dict[str, Any], planned: State | None = None) -> Any:
    saved = SavedView("shogun", None, options, GAME.save_view(GAME.view(state, SEAT)))
    before = None if planned is None else GAME.save_view(GAME.view(planned, SEAT))
    return advise(saved, "samurai", "a seed", "", before)


def laid(state: State, moves: list[int]) -> State:
    """The state after this plan was laid, by nobody else."""
    planned = state.copy()
    for move in moves:
        GAME.play(planned, SEAT, move)
    return planned


def planning(seed: int) -> tuple[State, dict[str, Any]]:
    options = TABLES[seed % len(TABLES)]
    state = GAME.start(options, seed)
    state.season = seed % len(SEASONS[:3])
    for province in range(seed % 7, CHEST_CARD, 7):
        if state.armies[province]:
            state.armies[province] += 3  # so that some plans attack
    return state, options


def arrived(state: State, moves: list[int], action: int) -> State:
    """The same position when this action comes up: only what is certain to come before it is done."""
    later = state.copy()
    row = state.action_row[: state.revealed]
    before = row[: row.index(action)] if action in row else row
    for deploy in range(DEPLOY_5, DEPLOY_1 + 1):
        if moves[deploy] < CHEST_CARD and (deploy in before or deploy == action):
            later.armies[moves[deploy]] += state.setting.deploys[deploy]
    later.awaited[:] = [False] * len(later.awaited)
    later.ask(MOVE_TO if action == DEPLOY_1 else MARCH_TO, SEAT, [action, moves[action]])
    return later


def first_battle(state: State, moves: list[int]) -> list[int]:
    """The battles of a plan by when they come up. Of two that are face down either may be the first."""
    row = state.action_row
    return sorted([at for at in (BATTLE_A, BATTLE_B) if moves[at] < CHEST_CARD], key=row.index)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_planned_march_is_what_is_suggested_when_it_comes_up(seed: int) -> None:
    state, options = planning(seed)
    plan = asked(state, options)
    moves, reasons = plan["moves"], plan["reasons"]
    battles = [at for at in first_battle(state, moves) if reasons[at]["id"].startswith("march-")]
    for at in battles[:1] if battles and battles[0] in state.action_row[: state.revealed] else []:
        told = reasons[at]["args"]
        hint = asked(arrived(state, moves, at), options)
        assert hint["moves"] == [PROVINCES.index(told["target"]), NUMBER + told["armies"]]
        assert hint["reasons"][0] == reasons[at]
        assert hint["moves"] not in [objection["moves"] for objection in hint["objections"]]
    targets = [reasons[at]["args"]["target"] for at in battles if "chance" in reasons[at]["args"]]
    assert len(set(targets)) == len(targets)  # nobody plans to conquer a province twice


def with_event(state: State, effect: int) -> State | None:
    """The position after an event with this effect was drawn, if there is one on display."""
    cards = [card for card in state.event_row if state.setting.effect[card] == effect]
    if not cards:
        return None
    later = state.copy()
    later.event_row = [card for card in state.event_row if card != cards[0]]
    later.event = cards[0]
    return later


def test_a_hint_says_that_the_event_changed_it() -> None:
    """Nothing but the event has happened since the plan: a hint for another province names it, and no other does."""
    seen = set()
    for seed in SEEDS:
        state, options = planning(seed)
        plan = asked(state, options)
        moves, reasons = plan["moves"], plan["reasons"]
        battles = [at for at in first_battle(state, moves) if reasons[at]["id"].startswith("march-")]
        if not battles or battles[0] not in state.action_row[: state.revealed]:
            continue
        target = PROVINCES.index(reasons[battles[0]]["args"]["target"])
        for effect in (TWO_FARMERS, CASTLE_DEFENDS, TEMPLE_PROTECTS):
            later = with_event(arrived(state, moves, battles[0]), effect)
            if later is not None:
                hint = asked(later, options, laid(state, moves))
                named = hint["reasons"][0]["args"].get("since")
                assert named == EFFECTS[effect] or (named is None and hint["moves"][0] == target)
                seen.add(named)
    assert {None, EFFECTS[TWO_FARMERS]} <= seen


@pytest.mark.parametrize("seed", SEEDS)
def test_armies_move_on_if_the_plan_says_so(seed: int) -> None:
    state, options = planning(seed)
    plan = asked(state, options)
    moves, reason = plan["moves"], plan["reasons"][DEPLOY_1]
    if moves[DEPLOY_1] >= CHEST_CARD or not reason["id"].startswith("deploy"):
        return
    hint = asked(arrived(state, moves, DEPLOY_1), options)
    if reason["id"] == "deploy-goes-on":
        assert hint["moves"][0] == PROVINCES.index(reason["args"]["target"])
    else:
        assert hint["moves"] == [NOTHING]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_plan_for_autumn_has_safe_rice_or_says_what_would_be(seed: int) -> None:
    state, options = planning(seed)
    state.season = SEASONS.index("autumn")
    state.rice[SEAT] = 3 + seed % 7
    plan = asked(state, options)
    rice = outlook_of(state, SEAT, {at: card for at, card in enumerate(plan["moves"]) if card >= 0}).rice
    reason = plan["reasons"][RICE]
    if reason["id"] in ("rice-short", "pass-hungry"):
        short, revolts = reason["args"]["short"], reason["args"]["revolts"]
        assert short == max(rice.short)
        assert revolts == state.setting.winter_revolts[table_row(state, short)]
    else:
        assert max(rice.short) == 0 or reason["id"] == "must-in-vain"


def test_a_famine_that_is_foretold_is_explained() -> None:
    """Whatever lies on the space: the suggestion never speaks of enough rice, or of nothing, before a famine."""
    state, options = planning(0)
    state.season, state.rice[SEAT] = SEASONS.index("autumn"), 0
    own = [province for province in range(CHEST_CARD) if state.owner[province] == SEAT]
    calm = asked(state, options)["reasons"][RICE]
    assert (calm["id"], calm["args"]["why"]) in (("rice-short", "most"), ("rice-short", "better"))
    state.revolts = tuple(4 * (province in own) for province in range(len(state.owner)))
    for province in own:
        state.armies[province] = 1
    angry = asked(state, options)["reasons"][RICE]
    assert (angry["id"], angry["args"]["why"]) == ("pass-hungry", "risk")
    for language in ("en", "de", "zh"):
        words = Catalogue(language, game="shogun")
        assert str(angry["args"]["short"]) in words.say("reason-pass-hungry", **angry["args"])


def test_a_leader_is_placed_where_he_improves_something() -> None:
    """Plans are complete in the first spring, so a province that only fights or bids gains nothing by him."""
    options: dict[str, Any] = {"players": 4, "side": "sun", "setup": "fixed", "modules": ["leaders"]}
    state = GAME.start(options, 3)
    own = [province for province in range(CHEST_CARD) if state.owner[province] == SEAT]
    state.awaited[:] = [False] * len(state.awaited)
    state.ask(PLACE_LEADER, SEAT, [])
    start = SEAT * state.setting.spaces
    for at in own:
        plan = [CHEST_CARD] * state.setting.spaces
        others = [province for province in own if province != at]
        plan[BATTLE_A], plan[BATTLE_B], plan[BID], plan[TAX] = *others[:3], at
        state.plan[start : start + len(plan)] = plan
        hint = asked(state, options)
        assert hint["moves"] == [at]
        assert hint["reasons"][0] == {"id": "leader-improves", "args": {"province": PROVINCES[at], "action": "tax"}}


def test_a_leader_moves_so_that_he_may_leave_a_statue() -> None:
    """After the season nothing is planned: what counts is the statue in the province that he leaves."""
    options: dict[str, Any] = {"players": 4, "side": "sun", "setup": "fixed", "modules": ["leaders"]}
    state = GAME.start(options, 3)
    own = [province for province in range(CHEST_CARD) if state.owner[province] == SEAT]
    origin = next(one for one in own if any(state.setting.board.touches[one][other] for other in own))
    state.awaited[:] = [False] * len(state.awaited)
    state.put(LEADER, SEAT, origin)
    state.ask(MOVE_LEADER, SEAT, [origin])
    hint = asked(state, options)
    assert state.setting.board.touches[origin][hint["moves"][0]]
    assert hint["reasons"][0] == {"id": "leader-leaves", "args": {"province": PROVINCES[origin]}}
