"""A suggestion in the season goes on with the plan, unless something has changed that it names."""

from __future__ import annotations

from typing import Any

import pytest

from bakufu.bots.shogun.advice.choices import CLEARLY
from bakufu.kernel.rows import replaced
from bakufu.shogun.box.components import CHEST_CARD, DEPLOY_1, PROVINCES
from bakufu.shogun.box.picks import NOTHING, NUMBER
from bakufu.shogun.rules.decision_kinds import MARCH_ARMIES
from bakufu.shogun.rules.state import State
from bakufu.text.catalogue import Catalogue
from tests.bots.shogun.advice.test_plan_and_hint import SEAT, SEEDS, arrived, asked, first_battle, laid, planning


def battle(reasons: Any = ("march-foe",)) -> tuple[State, State, dict[str, Any], Any, int]:
    """The table when an attack comes up that was planned for one of these reasons, and when its plan was laid."""
    for seed in SEEDS:
        state, options = planning(seed)
        plan = asked(state, options)
        known = state.action_row[: state.revealed]
        for at in first_battle(state, plan["moves"])[:1]:
            if at in known and plan["reasons"][at]["id"] in reasons:
                moves = plan["moves"]
                return arrived(state, moves, at), laid(state, moves), options, plan["reasons"][at]["args"], at
    raise AssertionError(reasons)


def test_what_was_planned_stays_the_best_until_something_is_clearly_better() -> None:
    """A few armies more or fewer in other places don't turn it around."""
    kept = 0
    for seed in SEEDS:
        state, options = planning(seed)
        plan = asked(state, options)
        moves, reason = plan["moves"], plan["reasons"][DEPLOY_1]
        if moves[DEPLOY_1] >= CHEST_CARD or not reason["id"].startswith("deploy"):
            continue
        later = arrived(state, moves, DEPLOY_1)
        for neighbour in state.setting.board.neighbours[moves[DEPLOY_1]]:
            later.armies[neighbour] += 1
        usual, hint = asked(later, options), asked(later, options, laid(state, moves))
        if usual["moves"] != hint["moves"]:
            kept += 1
            assert hint["best"][0]["gain"] >= usual["best"][0]["gain"] - CLEARLY
        goes_on = reason["id"] == "deploy-goes-on"
        planned = PROVINCES.index(reason["args"]["target"]) if goes_on else NOTHING
        assert hint["moves"][0] == planned or "changed" in hint["reasons"][0]["id"]
    assert kept


def test_armies_that_came_to_the_target_are_named() -> None:
    state, planned, options, told, _ = battle()
    target = PROVINCES.index(told["target"])
    before = state.armies[target]
    state.armies[target] = before + 20
    hint = asked(state, options, planned)
    assert hint["moves"][0] != target
    changed = hint["reasons"][0]["args"]
    assert (changed["since"], changed["where"]) == ("armies", told["target"])
    assert (changed["before"], changed["now"]) == (before, before + 20)
    assert hint["moves"] not in [objection["moves"] for objection in hint["objections"]]


def test_a_target_that_is_ours_by_now_is_named() -> None:
    state, planned, options, told, _ = battle()
    target = PROVINCES.index(told["target"])
    state.owner = replaced(state.owner, target, SEAT)
    state.armies[target] = 6
    changed = asked(state, options, planned)["reasons"][0]["args"]
    assert (changed["since"], changed["where"]) == ("yours", told["target"])


def test_after_the_target_was_chosen_the_armies_follow_the_plan() -> None:
    state, planned, options, told, at = battle()
    state.ask(MARCH_ARMIES, SEAT, [at, state.about[1], PROVINCES.index(told["target"])])
    assert asked(state, options, planned)["moves"] == [PROVINCES.index(told["target"]), NUMBER + told["armies"]][1:]


def test_a_plan_of_another_season_says_nothing() -> None:
    state, planned, options, told, _ = battle()
    state.armies[PROVINCES.index(told["target"])] += 20
    planned.season += 1
    assert "since" not in asked(state, options, planned)["reasons"][0]["args"]


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_every_change_has_words(language: str) -> None:
    words = Catalogue(language, game="shogun")
    numbers: dict[str, Any] = {
        "where": "Kai",
        "province": "Kai",
        "target": "Omi",
        "armies": 2,
        "chance": 60,
        "before": 2,
        "now": 1,
    }
    kinds = ("yours", "rival", "neutral", "armies", "revolt-markers", "buildings", "chance", "special-cards", "tower")
    for name in ("march-changed", "march-changed-moves", "march-changed-stays"):
        said = {words.say(f"reason-{name}", since=since, **numbers) for since in (*kinds, "two-farmers", "several")}
        assert len(said) == len(kinds) + 2
