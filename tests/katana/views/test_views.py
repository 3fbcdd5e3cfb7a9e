"""Views: everything on the table but the order of decks, the same for all, and a way back from plain values."""

from __future__ import annotations

import json

import bakufu
from bakufu.katana.box.components import (
    FACE_DOWN,
    GHOST_ACADEMY,
    GHOST_DAIMYO,
    GHOST_FIRST,
    GHOST_MARKET,
    GHOST_PALACE,
    NO_SWORD,
)
from bakufu.katana.rules.state import State
from bakufu.kernel.chance import Rng
from bakufu.kernel.patch import merge_patch
from tests.katana.smiths import GAME, Options, Play, every_table
from tests.katana.table import ALONE, GHOST, JOHN, Table

STRIDE = 40  # beside all decisions that are new; views of everybody as plain values are dear
SECRETS = ("pile", "decks", "market_deck", "honor_deck", "ghost_deck", "tiles", "cards", "lots")


def decks(state: State) -> list[list[int]]:
    return [state.pile, state.market_deck, state.honor_deck, state.ghost_deck, *[deck[:-1] for deck in state.decks]]


def cards_in(decks: list[list[int]]) -> list[int]:
    return sorted(card for deck in decks for card in deck)


@every_table
def test_cards_and_tiles_that_lie_face_down_are_in_no_view(options: Options) -> None:
    play = Play(options, 41)
    for state in play.looks(STRIDE):
        for seat in play.everyone():
            known = GAME.view(state, seat).known
            assert [len(deck) for deck in decks(known)] == [len(deck) for deck in decks(state)]
            assert {card for deck in decks(known) for card in deck} <= {FACE_DOWN}
            assert known.tiles.words() == known.cards.words() == known.lots.words() == [0, 0, 0, 0, 0]


@every_table
def test_everybody_sees_the_same_table(options: Options) -> None:
    play = Play(options, 42, riches=40)
    for state in play.looks(STRIDE):
        tables = []
        for seat in play.everyone():
            table = bakufu.plain(GAME.view(state, seat))
            assert table.pop("seat") == seat
            assert bool(table.pop("moves")) == (seat in GAME.to_move(state))
            tables.append(table)
        assert all(table == tables[0] for table in tables)


@every_table
def test_a_view_can_be_read_back_from_its_plain_values(options: Options) -> None:
    """Also where null values have been left out, as patches leave them."""
    play = Play(options, 43, riches=40)
    for state in play.looks(STRIDE):
        for seat in play.everyone():
            seen = GAME.view(state, seat)
            told = json.loads(json.dumps(bakufu.plain(seen)))
            assert GAME.read_view(told) == seen
            assert GAME.read_view(without_nulls(told)) == seen


def without_nulls(value: dict[str, object]) -> dict[str, object]:
    return {
        key: without_nulls(item) if isinstance(item, dict) else item for key, item in value.items() if item is not None
    }


@every_table
def test_an_imagined_state_looks_like_the_view_and_holds_the_same_cards(options: Options) -> None:
    play = Play(options, 44, riches=40)
    rng = Rng(44)
    for state in play.looks(STRIDE):
        for seat in play.everyone():
            seen = GAME.view(state, seat)
            imagined = GAME.imagine(seen, rng)
            assert GAME.view(imagined, seat) == seen
            # What is face down is dealt among its places, and nothing else.
            assert sorted(imagined.pile) == sorted(state.pile)
            assert sorted(imagined.market_deck) == sorted(state.market_deck)
            assert sorted(imagined.honor_deck) == sorted(state.honor_deck)
            assert cards_in(imagined.decks) == cards_in(state.decks)
            ghost = imagined.ghost_deck + imagined.ghost_aside
            assert sorted(ghost) == sorted(state.ghost_deck + state.ghost_aside)
            assert set(imagined.ghost_aside) <= set(imagined.setting.ghost_aside)


@every_table
def test_everything_hidden_is_imagined_anew_and_nothing_else(options: Options) -> None:
    play = Play(options, 45)
    rng = Rng(45)
    differed = set()
    for state in play.looks(STRIDE):
        real, imagined = GAME.save(state), GAME.save(GAME.imagine(GAME.view(state, 0), rng))
        differed |= {name for name in real if real[name] != imagined[name]}
    hidden = set(SECRETS) | ({"ghost_aside"} if options["players"] == 1 else set())
    assert set(SECRETS) - {"ghost_deck"} <= differed <= hidden


@every_table
def test_an_imagined_state_plays_on_to_the_end(options: Options) -> None:
    play = Play(options, 46)
    for _ in range(30):
        play.go_on()
    play.state = GAME.imagine(GAME.view(play.state, 0), Rng(46))
    while play.go_on():
        pass
    assert play.state.over()


@every_table
def test_changes_are_the_patch_between_two_views(options: Options) -> None:
    """Over one move and over several, to and fro."""
    play = Play(options, 47, riches=40)
    seen = [GAME.view(play.state, seat) for seat in play.everyone()]
    for state in play.looks(STRIDE):
        before = [GAME.view(state, seat) for seat in play.everyone()]
        play.go_on()
        after = [GAME.view(state, seat) for seat in play.everyone()]
        for old, new in ((before, after), (after, before), (seen, before)):
            patches = [merge_patch(bakufu.plain(was), bakufu.plain(now)) for was, now in zip(old, new, strict=True)]
            assert GAME.changes(old, new) == patches
        seen = after


def test_nobody_to_tell_hears_of_no_changes() -> None:
    assert GAME.changes([], []) == []


@every_table
def test_a_view_survives_the_way_to_another_process(options: Options) -> None:
    play = Play(options, 48)
    for _ in range(40):
        play.go_on()
    for seat in play.everyone():
        seen = GAME.view(play.state, seat)
        assert GAME.restore_view(options, json.loads(json.dumps(GAME.save_view(seen)))) == seen


def test_what_the_ghost_has_drawn_says_what_was_put_into_its_deck() -> None:
    """Two cards are still set aside unseen. An Academy card drawn twice must be the one that came in; once it has been
    drawn only one time, that is twice as likely as before."""
    play = Play({"players": 1, "rooms": "first"}, 49)
    state = play.state
    state.ghost_aside = [GHOST_PALACE, GHOST_MARKET]
    state.ghost_gone = [GHOST_ACADEMY, GHOST_ACADEMY]
    state.ghost_deck = [GHOST_DAIMYO] * 3 + [GHOST_PALACE] * 2 + [GHOST_MARKET] * 2 + [GHOST_FIRST]
    rng = Rng(49)
    certain = [GAME.imagine(GAME.view(state, 0), rng) for _ in range(20)]
    assert {tuple(sorted(one.ghost_aside)) for one in certain} == {(GHOST_PALACE, GHOST_MARKET)}
    state.ghost_gone = [GHOST_ACADEMY]
    state.ghost_deck = [GHOST_ACADEMY, *state.ghost_deck]
    likely = [GAME.imagine(GAME.view(state, 0), rng).ghost_aside for _ in range(600)]
    assert 240 < len([aside for aside in likely if GHOST_ACADEMY not in aside]) < 360


def anytime(table: Table, seat: int) -> set[str]:
    """The moves of a seat that its view marks as anytime actions, as words."""
    shown = bakufu.plain(table.game.view(table.state, seat))["moves"]
    assert all(move.get("anytime", True) is True for move in shown)
    return {move["pick"] for move in shown if "anytime" in move}


def test_anytime_actions_are_marked_among_the_moves() -> None:
    table = Table().complete(JOHN, 5, "1c").cards(JOHN, 4).under(JOHN, "row-2", 5).coins(JOHN, 9).turn(JOHN)
    assert anytime(table, JOHN) == {"deliver-1c", "play-4", "buy-4"}
    assert {"market", "pass-1"} <= set(table.choices(JOHN)) - anytime(table, JOHN)


def test_the_card_of_a_second_benefit_is_an_answer() -> None:
    table = Table().cards(JOHN, 4, 6).under(JOHN, "row-2", 5).coins(JOHN, 9).turn(JOHN).play(JOHN, "play-4")
    assert table.asked == ("second", JOHN)
    assert table.choices(JOHN)
    assert anytime(table, JOHN) == set()


def test_delivered_swords_are_counted_with_the_katana() -> None:
    table = Table(1).delivered(ALONE, 5, 6).delivered(GHOST, 7).katana(ALONE, "LWST", "1b", 2).turn(ALONE)
    shown = bakufu.plain(table.game.view(table.state, ALONE))
    assert (shown["players"]["0"]["delivered"], shown["ghost"]["delivered"]) == (2, 1)
    table.state.forge = [NO_SWORD] * len(table.state.forge)
    assert bakufu.plain(table.game.view(table.state, ALONE))["players"]["0"]["delivered"] == 3
