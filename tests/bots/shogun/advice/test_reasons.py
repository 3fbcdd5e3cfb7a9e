"""Reasons for a suggested plan: one for each card, with words for all of them, and true of the table."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bakufu import Rng
from bakufu.bots.hint import Reason
from bakufu.bots.job import SavedView, advise, decide
from bakufu.bots.shogun.advice.chances import Chances
from bakufu.bots.shogun.advice.plan_judge import PlanJudge, Table
from bakufu.bots.shogun.advice.reasons import plan_reasons
from bakufu.bots.shogun.ashigaru import WEIGHTS
from bakufu.bots.shogun.evaluation.evaluator import Evaluator
from bakufu.kernel.playout import random_turn
from bakufu.kernel.rows import replaced
from bakufu.shogun.box.components import (
    BATTLE_A,
    BID,
    CASTLE,
    CHEST_CARD,
    DEPLOY_5,
    EMPTY,
    NEUTRAL,
    PROVINCES,
    RICE,
    TAX,
    THEATRE,
    UNPLANNED,
)
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.modules.court.numbers import OFFICIALS, TOWER_CARD
from bakufu.shogun.rules.decision_kinds import PLAN
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.view import View
from bakufu.text.catalogue import Catalogue
from tests.bots.shogun.planning.test_plan_choice import SEAT, TAX_HIDDEN, owned, spring, without_chests
from tests.bots.shogun.whole_games import GAME, TABLES
from tests.text.sources import entries

OPTIONS = {"players": 4, "side": "sun", "setup": "fixed"}
WORDS = {name: entry for name, entry in entries("en").items() if name.startswith("reason-")}
# Too rare for games of chance; tests of their own bring them about.
RARE = {"reason-deploy", "reason-must-in-vain", "reason-pass-nothing", "reason-pass-hungry"}
LANGUAGES = ("en", "de", "zh")
EVERY_WINTER = (("every winter", "this winter"), ("jeden Winter", "diesen Winter"), ("每个冬季", "这个冬季"))
PLANNED = ("bid", "pass", "must", "build", "rice", "tax", "deploy", "march", "convert")
OF_DECISIONS = {
    *("reason-deploy-most", "reason-march-least", "reason-since"),
    *("reason-march-changed", "reason-march-changed-moves", "reason-march-changed-stays"),
}


def saved(state: State, options: Mapping[str, object], seat: int = SEAT) -> SavedView:
    return SavedView("shogun", None, options, GAME.save_view(GAME.view(state, seat)))


def advice(state: State) -> tuple[list[int], list[Reason | None]]:
    found = advise(saved(state, OPTIONS), "ashigaru", "seed")
    return found["moves"], found["reasons"]


def reasons_of(view: View, moves: list[int]) -> list[Reason | None]:
    assert view.seat is not None
    cards = [EMPTY if move == NOTHING else move for move in moves]
    return plan_reasons(Chances(view), PlanJudge(Table(Evaluator(view.known, view.seat, WEIGHTS)), cards))


def why(state: State, space: int, card: int) -> Reason:
    """The reason for a card on a space, with chest cards and nothing beside it."""
    cards = [NOTHING] * (BID + 1)
    cards[space] = card
    reason = reasons_of(GAME.view(state, SEAT), cards)[space]
    assert reason is not None
    return reason


def test_a_suggestion_is_about_what_the_bot_would_do() -> None:
    moves, reasons = advice(spring())
    planned = decide(saved(spring(), OPTIONS), "ashigaru", "seed")
    assert sum(move == other for move, other in zip(moves, planned, strict=True)) > len(moves) // 2
    assert len(reasons) == len(moves)
    assert None not in reasons


def test_spaces_of_the_court_have_reasons_too() -> None:
    options = {**OPTIONS, "modules": ["court"]}
    state = GAME.start(options, 1)
    found = advise(saved(state, options), "ashigaru", "seed")
    assert len(found["moves"]) == len(found["reasons"]) == state.setting.spaces
    assert None not in found["reasons"]


def test_what_a_card_does_at_court_is_its_reason() -> None:
    state = GAME.start({**OPTIONS, "modules": ["court"]}, 1)
    home, *_ = owned(state)
    state.armies[home], state.tray[SEAT] = 3, 1
    state.put(OFFICIALS, SEAT, 7)
    reasons = {}
    for card in (home, TOWER_CARD, CHEST_CARD):
        for space in range(BID + 1, state.setting.spaces):
            cards = [NOTHING] * state.setting.spaces
            cards[space] = card
            [reason] = [r for r in reasons_of(GAME.view(state, SEAT), cards) if r]
            reasons[card, state.setting.space_names[space]] = (reason["id"], reason["args"].get("armies"))
    assert reasons == {
        (home, "convert-3"): ("must-in-vain", None),
        (home, "convert-2"): ("convert", 2),
        (home, "convert-1"): ("convert", 1),
        (TOWER_CARD, "convert-3"): ("convert-none", None),
        (TOWER_CARD, "convert-2"): ("convert-none", None),
        (TOWER_CARD, "convert-1"): ("convert-tray", 1),
        (CHEST_CARD, "convert-3"): ("convert-none", None),
        (CHEST_CARD, "convert-2"): ("convert-none", None),
        (CHEST_CARD, "convert-1"): ("convert-none", None),
    }


def test_no_card_no_reason() -> None:
    state = spring()
    for lost in owned(state)[3:]:
        state.owner = replaced(state.owner, lost, 1)
    moves, reasons = advice(state)
    assert NOTHING in moves
    assert [reason is None for reason in reasons] == [move == NOTHING for move in moves]


@pytest.mark.parametrize(("space", "kind"), [(RICE, "rice"), (TAX, "tax")])
def test_collecting_names_the_richest_calm_province(space: int, kind: str) -> None:
    state = spring()
    yields = state.setting.board.rice if space == RICE else state.setting.board.tax
    by_yield = sorted(owned(state), key=lambda p: yields[p])
    richest, poorest = by_yield[-1], by_yield[0]
    assert why(state, space, richest)["id"] == f"{kind}-most"
    assert why(state, space, poorest)["id"] == f"{kind}-calm"
    state.revolts = replaced(state.revolts, richest, 1)
    state.armies[richest] = 30
    risky = why(state, space, richest)
    assert risky["id"] == f"{kind}-risk"
    assert risky["args"]["amount"] == yields[richest]


def test_a_building_counts_for_the_region_until_the_majority_is_sure() -> None:
    state = spring()
    first, *others = [p for p in owned(state) if state.setting.board.region[p] == 2]
    assert why(state, CASTLE, first)["id"] == "build-leads"
    state.buildings = replaced(state.buildings, others[0], 1)
    again = why(state, CASTLE, first)
    assert (again["id"], again["args"]["points"]) == ("build", state.setting.building_points)


def test_a_building_in_the_last_year_counts_for_one_winter() -> None:
    state = spring()
    first = owned(state)[0]
    said = []
    for state.year in (1, 2):
        reason = why(state, CASTLE, first)
        assert reason["args"]["winters"] == 3 - state.year
        said += [
            Catalogue(language, "shogun").say(f"reason-{reason['id']}", **reason["args"]) for language in LANGUAGES
        ]
    for words, others in zip(EVERY_WINTER, zip(said[:3], said[3:], strict=True), strict=True):
        assert [words[0] in one for one in others] == [True, False]
        assert [words[1] in one for one in others] == [False, True]


def test_a_march_names_its_target_and_its_chance() -> None:
    state = spring()
    for province in owned(state):
        state.armies[province] = 12
    told = set()
    for province in owned(state):
        reason = why(state, BATTLE_A, province)
        target = PROVINCES.index(str(reason["args"]["target"]))
        assert target in state.setting.board.neighbours[province]
        kinds = {SEAT: "march-moves", NEUTRAL: "march-neutral"}
        assert reason["id"] == kinds.get(state.owner[target], "march-foe")
        if reason["id"] != "march-moves":
            assert 10 * int(reason["args"]["chance"]) > WEIGHTS.battle.planned - 10
        told.add(reason["id"])
    assert {"march-neutral", "march-foe"} <= told


def test_a_card_that_can_do_nothing_says_so() -> None:
    state = spring()
    home = owned(state)[0]
    state.supply[SEAT] = 0
    assert why(state, DEPLOY_5, home)["id"] == "must-in-vain"
    assert why(state, DEPLOY_5, CHEST_CARD)["id"] == "pass-nothing"
    state.chests[SEAT] = 0
    assert why(state, THEATRE, CHEST_CARD)["id"] == "pass-price"


def test_armies_that_nobody_threatens_at_the_end_only_make_safer() -> None:
    state = spring()
    home = owned(state)[0]
    assert why(state, DEPLOY_5, home)["id"] != "deploy"
    state.year, state.season = 2, 2
    state.owner = tuple([owner if owner == SEAT else NEUTRAL for owner in state.owner])
    assert why(state, DEPLOY_5, home)["id"] == "deploy"


def test_a_card_that_must_lie_somewhere_says_so() -> None:
    """Without chests or taxes in sight one of the provinces has to lie where nothing can be paid."""
    state, _ = without_chests(TAX_HIDDEN)
    moves, reasons = advice(state)
    [space] = [space for space, move in enumerate(moves[:BID]) if move < CHEST_CARD and state.setting.price[space]]
    assert reasons[space] == {"id": "must-in-vain", "args": {"province": PROVINCES[moves[space]]}}


def test_all_reasons_have_words_and_all_words_are_given_reason() -> None:
    """Random play leads into all corners: no chests, revolts everywhere, hardly a province left."""
    words, told = Catalogue(game="shogun"), set()
    for seed, options in enumerate([*TABLES, *[{**options, "modules": ["court"]} for options in TABLES[::3]]]):
        state, rng = GAME.start(options, seed), Rng(seed)
        while awaited := GAME.to_move(state):
            if state.decision == PLAN and set(state.plan) == {UNPLANNED}:
                for seat in awaited[:1]:
                    view = GAME.view(state, seat)
                    moves = decide(saved(state, options, seat), "ashigaru", str(seed))
                    for reason in reasons_of(view, moves):
                        if reason is not None:
                            name = f"reason-{reason['id']}"
                            assert WORDS[name].variables() <= set(reason["args"]), name
                            for said in {name, f"{name}.short"} & set(WORDS):  # short: below a move that is named
                                assert words.say(said, **reason["args"])
                                told.add(said)
            random_turn(state, rng)
    of_decisions = OF_DECISIONS | {f"{name}.short" for name in OF_DECISIONS}
    of_plans = {name for name in WORDS if name.split("-")[1] in PLANNED} - of_decisions
    assert of_plans - told <= RARE
