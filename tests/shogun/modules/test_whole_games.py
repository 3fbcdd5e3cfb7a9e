"""Whole games with Samurai, Leaders, Chambers and all modules, on every board: what holds at every moment."""

from __future__ import annotations

import json
from typing import Any

import pytest
from benchmarks.shogun.accounts import SCARCE_BOX

import bakufu
from bakufu.kernel.patch import merge_patch
from bakufu.kernel.playout import random_game
from bakufu.shogun.game import Shogun
from bakufu.shogun.modules.chambers.box import CELLS, IN_THE_BAG
from bakufu.shogun.modules.chambers.numbers import CHAMBERS, TAKE_CHAMBER
from bakufu.shogun.modules.leaders.numbers import MOVE_LEADER, PLACE_LEADER, RAISE_STATUE
from bakufu.shogun.modules.manifests import MODULES
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.modules.samurai.events import BenefitReceived
from bakufu.shogun.modules.samurai.numbers import CHOOSE_BENEFIT
from bakufu.shogun.numbers import DECISION, PICKS
from bakufu.shogun.rules.decision_kinds import BASE_KINDS
from tests.properties.random_play import GAME, TABLES, Play
from tests.shogun.accounts import check_accounts

pytestmark = pytest.mark.whole_games

PLAYED = [*[[name] for name in NAMES if name != "court"], list(NAMES)]  # the court alone has games of its own
GAMES = [{**table, "modules": modules} for table in TABLES for modules in PLAYED]
ASKED = tuple(DECISION.values())
LAST_ASKED = {module.name: DECISION[list(module.box.decisions)[-1]] for module in MODULES}
STRIDE = 30  # views are dear: one moment in so many, beside the decisions of these modules

every_game = pytest.mark.parametrize("options", GAMES, ids=lambda game: "-".join(map(str, game.values())))


def test_every_decision_stands_at_its_number() -> None:
    decisions = GAME.setting({}).decisions
    assert len(decisions) == len(GAME.setting({}).describe) == BASE_KINDS + len(DECISION)
    for number, decision in enumerate(decisions[BASE_KINDS:], BASE_KINDS):
        assert DECISION[decision.name] == number


@every_game
def test_accounts_moves_and_the_end(options: dict[str, Any]) -> None:
    play = Play(options, 17)
    for state in play.states():
        check_accounts(state)
        assert bool(GAME.to_move(state)) != state.over()
        for seat in GAME.to_move(state) if state.decision in ASKED else ():
            legal = [pick for pick in range(PICKS) if not GAME.refusal(state, seat, pick)]
            assert sorted(GAME.moves(state, seat)) == legal != []
            described = [GAME.describe(state, seat, move) for move in legal]
            assert [GAME.encode(state, seat, move) for move in described] == legal
    assert play.state.over()


@every_game
def test_views_can_be_read_back_and_changes_are_patches(options: dict[str, Any]) -> None:
    viewers = [None, *range(options["players"])]
    before: list[Any] = []
    for number, state in enumerate(Play(options, 23).states()):
        if number % STRIDE and state.decision not in ASKED:
            continue
        after = [GAME.view(state, seat) for seat in viewers]
        assert [GAME.read_view(json.loads(json.dumps(bakufu.plain(view)))) for view in after] == after
        for old, new in ((before, after), (after, before)) if before else ():
            there = [merge_patch(bakufu.plain(was), bakufu.plain(now)) for was, now in zip(old, new, strict=True)]
            assert GAME.changes(old, new) == there
        before = after


@every_game
def test_copies_and_saved_games_go_their_own_ways(options: dict[str, Any]) -> None:
    play = Play(options, 6)
    asked = play.until(LAST_ASKED[options["modules"][-1]])
    original, saved = play.state, GAME.save(play.state)
    written = json.dumps(saved)
    ends = []
    for twin in (original.copy(), GAME.restore(options, json.loads(written)), original.copy()):
        random_game(twin, bakufu.Rng(3))
        ends.append(GAME.save(twin))
    assert ends[0] == ends[1] == ends[2]
    assert (ends[0] != saved) == asked  # who is never asked has played to the end already
    assert json.dumps(GAME.save(original)) == written


def reached(kind: int) -> Play:
    """A game with all modules at a decision of this kind. One more module changes all random games, and not every one
    has each decision."""
    for seed in range(8, 28):
        play = Play({"players": 4, "side": "sun", "setup": "fixed", "modules": list(NAMES)}, seed)
        if play.until(kind):
            return play
    raise AssertionError(f"no game asks for {kind}")


@pytest.mark.parametrize("kind", [CHOOSE_BENEFIT, PLACE_LEADER, MOVE_LEADER, RAISE_STATUE, TAKE_CHAMBER])
def test_an_imagined_game_keeps_what_lies_open_and_can_be_played(kind: int) -> None:
    play = reached(kind)
    for seat in (None, 0, 3):
        seen = GAME.view(play.state, seat)
        imagined = GAME.imagine(seen, bakufu.Rng(1))
        assert imagined.module_rows == play.state.module_rows
        assert GAME.view(imagined, seat) == seen
        random_game(imagined, bakufu.Rng(2))
        assert imagined.over()
        check_accounts(imagined)


@pytest.fixture(scope="module")
def scarce(tmp_path_factory: pytest.TempPathFactory) -> Shogun:
    file = tmp_path_factory.mktemp("facts") / "scarce.toml"
    file.write_text(SCARCE_BOX + "\n[chambers]\nmarkers = 2\ndrawn = 3\n", encoding="utf-8")
    return bakufu.load("shogun", facts=file)


def test_with_an_almost_empty_box_games_still_come_to_an_end(scarce: Shogun) -> None:
    """Markers run out, every face-up marker may be taken, and lines without markers are left at the end."""
    rules = set()
    for number, table in enumerate(TABLES):
        play = Play({**table, "modules": ["samurai", "chambers"]}, number, scarce)
        for state in play.states():
            check_accounts(state)
        assert play.state.over()
        assert play.state.module_rows[CHAMBERS].count(IN_THE_BAG) == CELLS // 2
        rules |= {event.rule for event in play.events}
    assert {"samurai.as-far-as-there-are", "chambers.markers-are-limited"} <= rules


def test_the_chronicle_agrees_with_the_table() -> None:
    """Chests, rice and points that modules bring are in its books, in every season."""
    options = {"players": 4, "setup": "claim", "modules": ["samurai", "chambers"]}
    told: list[Any] = []
    state = GAME.start(options, 3, told)
    happened = [(0, told)]
    states = [state.copy()]
    rng = bakufu.Rng(3)
    while seats := GAME.to_move(state):
        told = []
        moves = GAME.moves(state, seats[0])
        GAME.play(state, seats[0], moves[rng.below(len(moves))], told)
        happened.append((len(happened), told))
        states.append(state.copy())
    found = GAME.chronicle(options, happened)
    for row in found.rounds:
        if row.season in ("spring", "summer") or (row.season == "winter" and row.year == 2):
            then = states[row.seq]
            assert (row.points, row.chests, row.rice) == (tuple(then.points), tuple(then.chests), tuple(then.rice))
    for seat in range(4):
        assert sum(line.points for line in found.scoring if line.seat == seat) == state.points[seat]
    benefits = {event.benefit for _, events in happened for event in events if isinstance(event, BenefitReceived)}
    assert benefits == {"chests", "rice", "armies", "points"}
    assert {"chambers", "samurai", "score"} == {line.rule.partition(".")[0] for line in found.scoring}
