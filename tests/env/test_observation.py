"""Observations hold what views hold: all of it, since the view can be read back, and nothing more."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from benchmarks.subjects import SUBSETS

import bakufu
from bakufu.env.katana import layout as katana_layout
from bakufu.env.shogun import layout as shogun_layout
from bakufu.kernel.rows import replaced
from bakufu.kernel.stepping.turns import NOBODY, Turns
from bakufu.shogun.box.components import NEUTRAL
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.rules.decision_kinds import PLACE_IN_ORDER
from bakufu.shogun.views.observation import Observer
from tests.env.reading import read, without_chance
from tests.properties.random_play import GAME, KATANA, KATANA_GAMES, TABLES, AnyGame, Options, Play
from tests.properties.twins import twin

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
STRIDE = 3
# Each set of modules, and with them each table in turn.
GAMES: list[Options] = [{**TABLES[n * 4 % len(TABLES)], "modules": modules} for n, modules in enumerate(SUBSETS)]


def test_views_can_be_read_back_from_observations() -> None:
    """So two views that differ in anything differ in their arrays. One observer writes for all seats, in any order."""
    for seed, options in enumerate(GAMES):
        play = Play(options, seed)
        setting = play.state.setting
        observer = Observer(setting)
        for state in play.looks(STRIDE):
            for seat in (*range(options["players"]), -1) if play.moves % 2 else (play.moves % options["players"],):
                observer.write(state, seat)
                view = GAME.view(state, None if seat < 0 else seat)
                expected = without_chance(GAME.save(view.known))
                assert read(observer.page, setting) == (seat, expected), play


def test_planning_is_followed_card_by_card() -> None:
    """The observer takes a short way while a seat plans: it must arrive where the long way does."""
    for seed, options in enumerate(GAMES[::5]):
        play = Play(options, seed)
        observer = Observer(play.state.setting)
        for state in play.states():
            seat = (GAME.to_move(state) or (0,))[-1]
            observer.write(state, seat)
            afresh = Observer(state.setting)
            afresh.write(state, seat)
            assert observer.page.bytes == afresh.page.bytes, play


def test_nothing_hidden_is_in_an_observation() -> None:
    """States that a seat cannot tell apart give it equal arrays."""
    compared = 0
    for seed, options in enumerate(GAMES):
        play = Play(options, seed)
        mine, theirs = Observer(play.state.setting), Observer(play.state.setting)
        for state in play.looks(STRIDE * 4):
            seat = play.moves % options["players"]
            other = twin(state, options, seat, play.rng)
            compared += GAME.save(other) != GAME.save(state)
            mine.write(state, seat)
            theirs.write(other, seat)
            assert mine.page.bytes == theirs.page.bytes, play
    assert compared > 100


@pytest.mark.parametrize(("game", "tables"), [(GAME, GAMES), (KATANA, KATANA_GAMES)], ids=["shogun", "katana"])
def test_masks_are_the_legal_moves(game: AnyGame, tables: list[Options]) -> None:
    picks = len(game.words)
    for seed, options in enumerate(tables):
        play = Play(options, seed, game)
        turns = Turns(picks, False)
        for state in play.looks(STRIDE):
            turns.begin(state)
            for seat in range(options["players"]):
                turns.mark(seat)
                legal = [move for move in range(picks) if turns.mask[move]]
                assert legal == sorted(game.moves(state, seat)), play


@pytest.mark.parametrize(("game", "tables"), [(GAME, GAMES), (KATANA, KATANA_GAMES)], ids=["shogun", "katana"])
def test_masks_follow_a_game_from_step_to_step(game: AnyGame, tables: list[Options]) -> None:
    """Where picks have no bearing on each other the mask is not made anew; it must be as if it were."""
    for seed, options in enumerate(tables):
        state = game.start(options, seed)
        rng = bakufu.Rng(seed)
        turns = Turns(len(game.words), False)
        turns.begin(state)
        while turns.seat != NOBODY:
            turns.mark(turns.seat)
            moves = game.moves(state, turns.seat)
            assert sorted(moves) == [move for move, legal in enumerate(turns.mask) if legal], (options, seed)
            assert turns.step(moves[rng.below(len(moves))]) == turns.seat


def test_spaces_left_empty_are_followed_too() -> None:
    """A seat with fewer cards than spaces may leave some empty, and then no more than those."""
    state = GAME.start({"players": 3}, 1)
    state.owner = tuple([0 if owner == 1 else owner for owner in state.owner])
    for province in [province for province, owner in enumerate(state.owner) if owner == 0][4:]:
        state.owner = replaced(state.owner, province, NEUTRAL)
    turns = Turns(len(GAME.words), False)
    turns.begin(state)
    empty = 0
    while turns.seat == 0:
        turns.mark(0)
        assert sorted(GAME.moves(state, 0)) == [move for move, legal in enumerate(turns.mask) if legal]
        empty += turns.mask[NOTHING]
        turns.step(NOTHING if turns.mask[NOTHING] else turns.mask.index(1))
    assert 0 < empty < 11


def test_a_page_follows_the_rows_that_copies_share() -> None:
    """Whether a copy has the same row, an equal one or another one, in whatever order they are written."""
    state = GAME.start({"players": 3}, 1)
    same, equal, other = state.copy(), state.copy(), state.copy()
    equal.revolts = tuple([*state.revolts])
    other.revolts = replaced(state.revolts, 7, 2)
    observer = Observer(state.setting)
    for seen in (state, same, equal, other, same, other, equal):
        seen.decision = PLACE_IN_ORDER
        observer.write(seen, 0)
        assert read(observer.page, state.setting)[1]["revolts"] == list(seen.revolts)


def test_more_points_than_a_byte_holds() -> None:
    state = GAME.start({"players": 3}, 1)
    state.points = [300, 255, 4]
    observer = Observer(state.setting)
    observer.write(state, 0)
    assert read(observer.page, state.setting)[1]["points"] == [300, 255, 4]


@pytest.mark.parametrize("layout", [shogun_layout, katana_layout], ids=["shogun", "katana"])
def test_the_page_lists_the_layout(layout: ModuleType) -> None:
    tables = re.findall(r"(?:^\|.*\n)+", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert "\n".join(layout.fields_table()) + "\n" in tables
    assert "\n".join(layout.sizes_table()) + "\n" in tables
