"""One adviser: what it suggests is objected to by nobody, it goes on with what it planned or says what has changed, for
every question it has a suggestion with a reason, and it knows nothing that the seat doesn't."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from bakufu import Rng
from bakufu.bots.job import SavedView, advise
from bakufu.kernel.rows import replaced
from bakufu.shogun.box.components import BID, CHEST_CARD, EFFECTS, NEUTRAL, PROVINCES, UNPLANNED
from bakufu.shogun.box.picks import NOTHING, NUMBER
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.rules.decision_kinds import ABOUT_ACTION, MARCH_TO, MOVE_TO, PLAN
from bakufu.shogun.rules.planning import cards_left
from bakufu.shogun.rules.season_event import effect
from bakufu.shogun.rules.state import State
from bakufu.text.catalogue import Catalogue
from tests.bots.shogun.whole_games import GAME, bots_for

SEAT = 1
SEASONS = 6  # of a game
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 3, "side": "moon", "setup": "claim"},
    {"players": 4, "side": "sun", "setup": "fixed"},
    {"players": 5, "side": "sun", "setup": "fixed", "modules": list(NAMES)},
    {"players": 4, "side": "sun", "setup": "claim", "modules": list(NAMES)},
)
# A table and a seed. In the last three somebody lays cards that can't all be paid, or a tower card is left over.
GAMES = ((0, 0), (1, 1), (2, 2), (3, 3), (0, 6), (1, 7), (3, 8))
SUGGESTS = "samurai"
IN_VAIN = {"must-in-vain", "convert-none"}  # these say themselves that nothing will come of the card


def asked(
    state: State, options: dict[str, Any], about: str = "", seat: int = SEAT, planned: State | None = None
) -> Any:
    """As the server asks. `planned`: the state after the seat had laid its plan."""
    before = None if planned is None else GAME.save_view(GAME.view(planned, seat))
    saved = SavedView("shogun", None, options, GAME.save_view(GAME.view(state, seat)))
    return advise(saved, SUGGESTS, "a seed", about, before)


@dataclass
class Moment:
    """The state when the seat is asked, and what it is advised; the state after it laid its plan, and the advice that
    it followed then."""

    state: State
    advice: Any
    planned: State | None = None
    plan: Any = None


def moments(options: dict[str, Any], seed: int) -> Iterator[Moment]:
    """A game in which one seat does all that is suggested: each moment at which it is asked."""
    bots = bots_for(["ashigaru"] * options["players"], seed)
    state = GAME.start(options, seed)
    planned: State | None = None
    plan: Any = None
    while awaited := GAME.to_move(state):
        seat = SEAT if SEAT in awaited else awaited[0]
        if seat != SEAT:
            GAME.play(state, seat, bots[seat].decide(GAME.view(state, seat)))
            continue
        if state.decision == PLAN:
            planned = None
        advice = asked(state, options, planned=planned)
        yield Moment(state, advice, planned, plan)
        if state.decision == PLAN:
            plan, planned = advice, state.copy()
            for move in advice["moves"]:
                GAME.play(planned, SEAT, move)
        for move in advice["moves"]:
            GAME.play(state, SEAT, move)


def laid(state: State, moves: list[int]) -> str:
    names = state.setting.space_names
    return ",".join(f"{names[at]}={WORDS[move]}" for at, move in enumerate(moves) if move not in (NOTHING, UNPLANNED))


def warned(state: State, moves: list[int]) -> set[int]:
    """The spaces that the rules' own outlook warns of."""
    found: Any = GAME.analyze(GAME.view(state, SEAT), "plan", about=laid(state, moves))
    return {state.setting.space_names.index(space) for space in found.warnings}


def own_cards(state: State, rng: Rng) -> list[int]:
    """A plan that somebody has begun without thinking."""
    cards = cards_left(state, SEAT)
    plan = [UNPLANNED] * state.setting.spaces
    for _ in range(4):
        plan[rng.below(BID)] = cards.pop(rng.below(len(cards)))
    return plan


def check_plan(state: State, options: dict[str, Any], rng: Rng) -> None:
    first = asked(state, options)
    again = asked(state, options, laid(state, first["moves"]))
    assert again["objections"] == []
    assert again["against"]["own"]
    assert again["against"]["by"] == 0
    vain = {at for at, reason in enumerate(first["reasons"]) if reason and reason["id"] in IN_VAIN}
    assert warned(state, first["moves"]) <= vain
    # Whoever lays what was suggested, card by card, hears of no objection and gets the same plan to its end.
    followed = [UNPLANNED] * len(first["moves"])
    for _ in range(4):
        at = rng.below(len(followed))
        followed[at] = first["moves"][at]
        partly = asked(state, options, laid(state, followed))
        assert (partly["moves"], partly["objections"]) == (first["moves"], [])
    # Somebody lays a few cards and asks for the rest: these stay, unless they are objected to.
    begun = own_cards(state, rng)
    rest = asked(state, options, laid(state, begun))
    own = {at for at, card in enumerate(begun) if card != UNPLANNED}
    names = state.setting.space_names
    objected = {names.index(objection["space"]) for objection in rest["objections"]}
    assert objected == {at for at in own if rest["moves"][at] != begun[at]}
    for objection in rest["objections"]:
        card = rest["moves"][names.index(objection["space"])]
        assert objection["instead"] == (None if card == NOTHING else WORDS[card])
    # The plan that comes of it has nothing wrong that the player didn't lay.
    whole = asked(state, options, laid(state, rest["moves"]))
    assert {names.index(objection["space"]) for objection in whole["objections"]} <= own - objected
    vain = {at for at, reason in enumerate(rest["reasons"]) if reason and reason["id"] in IN_VAIN}
    assert warned(state, rest["moves"]) <= own | vain
    check_whole(state, options, rng)


def check_whole(state: State, options: dict[str, Any], rng: Rng) -> None:
    """A plan that somebody has laid without thinking: what is objected to in it isn't suggested."""
    cards = cards_left(state, SEAT)[: state.setting.spaces]
    rng.shuffle(cards)
    plan = [*cards, *[UNPLANNED] * (state.setting.spaces - len(cards))]
    advice = asked(state, options, laid(state, plan))
    for objection in advice["objections"]:
        at = state.setting.space_names.index(objection["space"])
        assert advice["moves"][at] != plan[at]


def check_march(moment: Moment) -> None:
    """It is what the plan said, or it says truly what has changed since then."""
    state, advice = moment.state, moment.advice
    action = state.about[ABOUT_ACTION]
    said, told = moment.plan["reasons"][action], advice["reasons"][0]
    if "changed" in told["id"]:
        check_change(moment, told["args"])
    elif said["id"].startswith("march-"):
        assert advice["moves"] == [PROVINCES.index(said["args"]["target"]), NUMBER + said["args"]["armies"]]
    elif said["id"] == "deploy-goes-on":
        assert advice["moves"][0] == PROVINCES.index(said["args"]["target"])
    elif said["id"].startswith("deploy"):
        assert advice["moves"] == [NOTHING]


def check_change(moment: Moment, told: dict[str, Any]) -> None:
    state, before = moment.state, moment.planned
    assert before is not None
    where = PROVINCES.index(told["where"]) if "where" in told else NEUTRAL
    since = told["since"]
    if since in ("yours", "neutral", "rival"):
        assert state.owner[where] != before.owner[where]
        assert since == {SEAT: "yours", NEUTRAL: "neutral"}.get(state.owner[where], "rival")
    elif since == "armies":
        assert state.armies[where] == told["now"] != told["before"]
    elif since == "revolt-markers":
        assert state.revolts[where] == told["now"] != before.revolts[where]
    elif since == "buildings":
        assert state.buildings[where] != before.buildings[where]
    elif since == "chance":
        assert abs(told["now"] - told["before"]) >= 5
    elif since == "tower":
        assert (state.inside, state.tray) != (before.inside, before.tray)
    elif since == "special-cards":
        assert set(state.takers) != {NEUTRAL}
    else:
        assert since in ("several", EFFECTS[effect(state)])


@pytest.mark.parametrize(("table", "seed"), GAMES)
def test_nobody_objects_to_what_is_suggested(table: int, seed: int) -> None:
    """Through the seasons of a whole game: neither the warnings, nor the coach, nor the odds, nor the plan."""
    options, rng, seasons = TABLES[table], Rng(seed), set()
    for moment in moments(options, seed):
        state, advice = moment.state, moment.advice
        if state.decision == PLAN:
            seasons.add((state.year, state.season))
            check_plan(state, options, rng)
            continue
        assert advice["moves"] not in [objection["moves"] for objection in advice["objections"]]
        assert all(objection["points"] > 0 for objection in advice["objections"])
        if state.decision in (MARCH_TO, MOVE_TO):
            check_march(moment)
        if state.decision == MARCH_TO and state.owner[advice["moves"][0]] not in (SEAT,):
            named = [ref["name"] for ref in advice["best"][0]["refs"] if ref["kind"] == "province"]
            about = {"origin": named[0], "target": named[1]}
            odds: Any = GAME.analyze(GAME.view(state, SEAT), "odds", **about)
            shown = odds.armies[int(WORDS[advice["moves"][1]])].attacker / 10
            assert abs(shown - advice["reasons"][0]["args"]["chance"]) <= 1
    assert len(seasons) == SEASONS


@pytest.fixture(scope="module")
def every_kind() -> dict[int, Any]:
    """By kind of decision, the advice at the first moment of random games that asks for it."""
    found: dict[int, Any] = {}
    for seed in range(60):
        options, rng = TABLES[2 + seed % 2], Rng(seed)
        state = GAME.start(options, seed)
        while awaited := GAME.to_move(state):
            view = GAME.view(state, awaited[0])
            if state.decision not in found:
                found[state.decision] = (view, asked(state, options, seat=awaited[0]))
            GAME.play(state, awaited[0], view.moves[rng.below(len(view.moves))])
        if set(found) == kinds_of(state):
            break
    return found


def kinds_of(state: State) -> set[int]:
    return {kind for kind, decision in enumerate(state.setting.decisions) if decision is not None}


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_every_question_has_a_suggestion_a_highlight_and_a_reason(every_kind: dict[int, Any], language: str) -> None:
    view, _ = every_kind[PLAN]
    assert set(every_kind) == kinds_of(view.known)
    words = Catalogue(language, game="shogun")
    for view, advice in every_kind.values():
        assert advice["moves"][0] in view.moves
        assert advice["best"][0]["refs"]
        assert advice["reasons"][0] is not None
        for reason in advice["reasons"]:
            if reason is not None:
                assert words.say(f"reason-{reason['id']}", **reason["args"])


def test_a_suggestion_is_compared_with_something_else(every_kind: dict[int, Any]) -> None:
    for view, advice in every_kind.values():
        if len(view.moves) > 1:
            assert advice["against"]["moves"] != advice["moves"]
            assert advice["against"]["by"] >= 0
            assert advice["against"]["unit"] in ("points", "chance", "rank")


def test_cards_that_do_harm_are_objected_to_with_something_better() -> None:
    options = TABLES[1]
    state = GAME.start(options, 4)
    own = [province for province in range(CHEST_CARD) if state.owner[province] == SEAT]
    marked, thin = own[0], own[1]
    state.revolts = replaced(state.revolts, marked, 3)
    state.armies[marked] = 1
    state.armies[thin] = 2
    names = {"tax": WORDS[marked], "battle-a": WORDS[thin]}
    found = asked(state, options, ",".join(f"{space}={card}" for space, card in names.items()))["objections"]
    told = {objection["space"]: objection for objection in found}
    assert told["tax"]["id"] == "anger"
    assert told["tax"]["instead"] not in (None, WORDS[marked])
    assert told["tax"]["points"] >= 0.3


def test_nothing_hidden_changes_the_advice() -> None:
    """Other plans, the order of the piles and the future of the tower: whatever the seat can't know."""
    options = TABLES[2]
    state = GAME.start(options, 7)
    view = GAME.view(state, SEAT)
    for seed in range(3):
        other = GAME.imagine(view, Rng(seed))
        assert asked(other, options) == asked(state, options)
