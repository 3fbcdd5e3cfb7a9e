"""What is imagined behind a view looks like the view, is a sound game, and favours no secret."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from benchmarks.accounts import audit
from hypothesis import given, settings

import bakufu
from bakufu.kernel.playout import random_game
from bakufu.shogun.components import CHEST_CARD, CHEST_CARDS, TOWER_CARD, TOWER_CARDS
from bakufu.shogun.decision_kinds import PLACE_IN_ORDER, PLAN
from bakufu.shogun.state import State
from tests.properties.random_play import GAME, Options, Play, every_game, every_table, moments, seeds
from tests.properties.test_accounts_hold import BOX

SAMPLES = 800
STRIDE = 90  # beside the decisions of modules


def everyone(options: Options) -> list[int | None]:
    return [None, *range(options["players"])]


@every_game
def test_an_imagined_state_looks_like_the_view_it_came_from(options: Options, seed: int) -> None:
    """And so does one behind the view that was read from its plain values, as a client does it."""
    rng = bakufu.Rng(seed)
    play = Play(options, seed)
    for state in play.looks(STRIDE):
        for seat in play.watchers():
            seen = GAME.view(state, seat)
            told = bakufu.plain(seen)
            assert GAME.read_view(json.loads(json.dumps(told))) == seen
            imagined = GAME.imagine(seen, rng)
            assert GAME.view(imagined, seat) == seen
            assert bakufu.plain(GAME.view(imagined, seat)) == told
            assert imagined.extra == state.extra, "nothing of modules is hidden but plans"
            assert audit(imagined, BOX) == []


@settings(max_examples=25)
@given(play=moments(), seed=seeds)
def test_an_imagined_state_plays_on_to_the_end(play: Play, seed: int) -> None:
    rng = bakufu.Rng(seed)
    for seat in everyone(play.options):
        imagined = GAME.imagine(GAME.view(play.state, seat), rng)
        random_game(imagined, rng)
        assert imagined.over()
        assert audit(imagined, BOX) == []


@given(play=moments(), seed=seeds)
def test_imagining_is_the_same_with_the_same_luck_and_touches_no_view(play: Play, seed: int) -> None:
    seen = GAME.view(play.state, 0)
    first = GAME.imagine(seen, bakufu.Rng(seed))
    saved = GAME.save(first)
    random_game(first, bakufu.Rng(1))
    assert GAME.save(GAME.imagine(seen, bakufu.Rng(seed))) == saved
    assert GAME.view(play.state, 0) == seen


def likely(counts: Counter[int], outcomes: list[int]) -> bool:
    """Whether draws look like equal chances: chi-square within five standard deviations of what it should be."""
    expected = SAMPLES / len(outcomes)
    chi_square = sum((counts[outcome] - expected) ** 2 / expected for outcome in outcomes)
    freedom = len(outcomes) - 1
    return sum(counts.values()) == SAMPLES and chi_square < freedom + 5 * (2 * freedom) ** 0.5


def imagined(state: State) -> list[State]:
    seen = GAME.view(state, 0)
    rng = bakufu.Rng("imagine")
    return [GAME.imagine(seen, rng) for _ in range(SAMPLES)]


@every_table
def test_face_down_actions_and_events_are_equally_likely(options: Options) -> None:
    play = Play(options, 21)
    assert play.until(PLACE_IN_ORDER)
    states = imagined(play.state)
    for place in (5, 9):
        assert likely(Counter(s.action_row[place] for s in states), play.state.action_row[5:])
    for place in (0, 7):
        assert likely(Counter(s.event_pile[place] for s in states), play.state.event_pile)


@every_table
@pytest.mark.parametrize(("modules", "bids_are_revealed"), [([], False), ([], True), (["court"], True)])
def test_face_down_plans_are_equally_likely(options: Options, modules: list[str], bids_are_revealed: bool) -> None:
    """Any card of a player may lie on any of their spaces, but for the one that was their bid."""
    play = Play({**options, "modules": modules}, 22)
    assert play.until(PLAN)
    state = play.state
    seat = options["players"] - 1
    while state.awaited[seat]:
        GAME.play(state, seat, GAME.moves(state, seat)[0])
    if bids_are_revealed:
        assert play.until(PLACE_IN_ORDER)
    count = 14 if modules else 11
    spaces = range(seat * count, (seat + 1) * count)
    known = [state.plan[space] for space in spaces if state.shown[space]]
    assert len(known) == bids_are_revealed
    hand = [province for province, owner in enumerate(state.owner) if owner == seat]
    hand += range(CHEST_CARD, CHEST_CARD + CHEST_CARDS)
    if modules:
        hand += range(TOWER_CARD, TOWER_CARD + TOWER_CARDS)
    states = imagined(state)
    for space in (spaces[0], spaces[9], spaces[-1]) if modules else (spaces[0], spaces[9]):
        assert likely(Counter(s.plan[space] for s in states), [card for card in hand if card not in known])


@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_pile_of_province_cards_is_equally_likely(side: str, players: int) -> None:
    play = Play({"players": players, "side": side, "setup": "claim"}, 23)
    for _ in range(12):
        play.go_on()
    states = imagined(play.state)
    unknown = play.state.pile[play.state.buried :]
    for place in (play.state.buried, -1):
        assert likely(Counter(s.pile[place] for s in states), unknown)


@every_table
def test_the_tower_and_the_chance_to_come_are_imagined_anew(options: Options) -> None:
    play = Play(options, 24)
    assert play.until(PLAN)
    seen = GAME.view(play.state, 0)
    rng = bakufu.Rng(25)
    saved = [GAME.save(GAME.imagine(seen, rng)) for _ in range(20)]
    for secret in ("shelves", "decks", "falls", "lots"):
        assert len({str(one[secret]) for one in saved}) == len(saved)
