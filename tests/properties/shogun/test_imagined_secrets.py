"""What is imagined behind a view of SHOGUN favours no secret, and nothing of modules is hidden but plans."""

from __future__ import annotations

from collections import Counter

import pytest

import bakufu
from bakufu.shogun.box.components import CHEST_CARD, CHEST_CARDS
from bakufu.shogun.modules.court.box import TOWER_CARDS
from bakufu.shogun.modules.court.numbers import TOWER_CARD
from bakufu.shogun.rules.decision_kinds import PLACE_IN_ORDER, PLAN
from tests.properties.likelihood import imagined, likely
from tests.properties.random_play import GAME, AnyGame, Options, Play, every_shogun, every_table

STRIDE = 90


@every_shogun
def test_what_modules_add_lies_open(game: AnyGame, options: Options, seed: int) -> None:
    rng = bakufu.Rng(seed)
    for state in Play(options, seed, game).looks(STRIDE):
        assert game.imagine(game.view(state, None), rng).module_rows == state.module_rows


@every_table
def test_face_down_actions_and_events_are_equally_likely(options: Options) -> None:
    play = Play(options, 21)
    assert play.until(PLACE_IN_ORDER)
    states = imagined(GAME, play.state)
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
    states = imagined(GAME, state)
    for space in (spaces[0], spaces[9], spaces[-1]) if modules else (spaces[0], spaces[9]):
        assert likely(Counter(s.plan[space] for s in states), [card for card in hand if card not in known])


@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_pile_of_province_cards_is_equally_likely(side: str, players: int) -> None:
    play = Play({"players": players, "side": side, "setup": "claim"}, 23)
    for _ in range(12):
        play.go_on()
    states = imagined(GAME, play.state)
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
