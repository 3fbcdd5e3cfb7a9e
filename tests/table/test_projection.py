"""What a table is told of a step: telling everyone at once says exactly what the plain definition says."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from bakufu.client.patch import patched
from bakufu.games import load
from bakufu.kernel.patch import merge_patch
from bakufu.server.socket.protocol import encode, encode_step
from bakufu.shogun.rules.events import CardPlanned
from bakufu.table.entries import By, Entry, Kind
from bakufu.table.fold import Fold
from bakufu.table.live import Live
from bakufu.table.projection import StepBroadcast, redacted, snapshot_for, step_for, table_view
from bakufu.table.recent import MOST

pytestmark = pytest.mark.whole_games

VIEWERS = (0, 1, 2, 3, None)
OPTIONS = ({"players": 4}, {"players": 4, "setup": "claim", "side": "moon"})
STEPS = 400  # more than a game has
COMINGS = 12  # in so many steps, one socket comes or goes


class Ear:
    """A socket that keeps what it hears."""

    behind = False

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.heard: list[str] = []

    def send(self, message: str) -> None:
        self.heard.append(message)

    def drop(self) -> None:
        raise AssertionError("nobody is dropped here")

    async def table_changed(self) -> None:
        raise AssertionError("the game has started")


def not_told(_: str, error: Exception) -> None:
    raise error


def plan(fold: Fold, seat: int, rng: Random) -> list[int]:
    """A whole hidden plan, card by card."""
    game, state = fold.game, fold.state.copy()
    moves: list[int] = []
    while game.sealed(state) and seat in game.to_move(state):
        moves.append(rng.choice(game.moves(state, seat)))
        game.play(state, seat, moves[-1])
    return moves


def something(fold: Fold, rng: Random) -> tuple[Kind, int | None, dict[str, Any]]:
    """Any entry that the log could hold now: a move or a plan most of the time."""
    seat = rng.choice(fold.awaited())
    chance = rng.randrange(20)
    if chance == 0:
        return Kind.TALK, rng.choice(VIEWERS), {"text": "well played", "name": "Ann"}
    if chance == 1:
        away = rng.randrange(4)
        return (Kind.BACK if away in fold.away else Kind.AWAY), away, {}
    if chance in (2, 3) and fold.sealed:
        return Kind.UNSEAL, rng.choice(sorted(fold.sealed)), {}
    mover = next((s for s in range(4) if fold.can_undo(s)), None)
    if chance in (4, 5) and mover is not None:
        return Kind.UNDO, mover, {}
    if fold.game.sealed(fold.state):
        return Kind.SEAL, seat, {"moves": plan(fold, seat, rng)}
    return Kind.MOVES, seat, {"moves": [rng.choice(fold.game.moves(fold.state, seat))]}


def without_nulls(value: Any) -> Any:
    """How a merge patch knows a view: what is null is not there."""
    if isinstance(value, dict):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    return value


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: options.get("setup", "fixed"))
@pytest.mark.parametrize("seed", range(3))
def test_everyone_is_told_what_the_definition_says(options: dict[str, object], seed: int) -> None:
    rng = Random(f"{seed}-{options}")
    fold = Fold(load("shogun"), options, f"seed {seed}")
    live = Live("table", {"seconds": 60}, [], fold, encode_step, not_told)
    last: dict[int | None, Any] = {}
    ears = {viewer: Ear(viewer) for viewer in VIEWERS}
    told: set[Kind] = set()
    for seq in range(1, STEPS):
        if live.fold.over():
            break
        come_and_go(live, ears, last, rng)
        kind, seat, data = something(live.fold, rng)
        # Bots and deadlines act for seats whose players are away.
        entry = Entry(seq, kind, seat, data, By.BOT if seat in live.fold.away else By.PLAYER, seq)
        fold = live.fold.copy()
        events = fold.apply(entry)
        live.take(fold, entry, events)
        told.add(kind)
        for viewer in VIEWERS:
            assert live.missed(seq - 1, viewer) == [step_for(entry, events, viewer, None)]
        for viewer in [viewer for viewer in VIEWERS if ears[viewer] in live.sockets]:
            view = table_view(fold, viewer)
            step = step_for(entry, events, viewer, merge_patch(last[viewer], view))
            assert msgspec.json.decode(ears[viewer].heard.pop()) == msgspec.json.decode(encode_step(step))
            last[viewer] = view
            assert live.view_for(viewer) == view
    assert live.fold.over()
    assert not any(ear.heard for ear in ears.values())
    assert len(live.missed(fold.seq - MOST, None) or []) == MOST
    assert live.missed(fold.seq - MOST - 1, None) is None
    assert told >= {Kind.MOVES, Kind.SEAL, Kind.TALK, Kind.AWAY}


def come_and_go(live: Live, ears: dict[int | None, Ear], last: dict[int | None, Any], rng: Random) -> None:
    """At first everyone comes; later some leave for a while, and begin with a whole view when they are back."""
    for viewer, ear in ears.items():
        if ear in live.sockets and rng.randrange(COMINGS) == 0:
            live.sockets.remove(ear)
        elif ear not in live.sockets and (viewer not in last or rng.randrange(2)):
            last[viewer] = live.view_for(viewer)
            assert last[viewer] == table_view(live.fold, viewer)
            live.sockets.add(ear)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_patches_lead_from_each_view_to_the_next(viewer: int | None) -> None:
    rng = Random(f"patches {viewer}")
    fold = Fold(load("shogun"), {"players": 4}, "patches")
    view = table_view(fold, viewer)
    mine = without_nulls(view)
    seq = 0
    while not fold.over():
        seq += 1
        kind, seat, data = something(fold, rng)
        fold.apply(Entry(seq, kind, seat, data, By.BOT, seq))
        old, view = view, table_view(fold, viewer)
        sent = msgspec.json.decode(encode(merge_patch(old, view)))
        mine = patched(mine, sent)
        assert without_nulls(mine) == without_nulls(msgspec.json.decode(encode(view)))
    assert mine["over"] is True


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1}, {"a": 1}, {}),
        ({"a": 1}, {"a": 2}, {"a": 2}),
        ({"a": 1}, {}, {"a": None}),
        ({}, {"a": {"b": 1}}, {"a": {"b": 1}}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}, {"a": {"c": 3}}),
        ({"a": {"b": 1}}, {"a": {}}, {"a": {"b": None}}),
        ({"a": {"b": 1}}, {"a": None}, {"a": None}),
        ({"a": [1, 2]}, {"a": [1]}, {"a": [1]}),
    ],
)
def test_a_patch_names_what_is_new(old: dict[str, Any], new: dict[str, Any], patch: dict[str, Any]) -> None:
    assert merge_patch(old, new) == patch


def own_parts(fold: Fold, name: str) -> list[Any]:
    return [table_view(fold, viewer)["table"][name] for viewer in VIEWERS]


def test_a_sealed_plan_is_told_to_its_owner_alone() -> None:
    fold = Fold(load("shogun"), {"players": 4}, "seed")
    moves = plan(fold, 0, Random(1))
    entry = Entry(1, Kind.SEAL, 0, {"moves": moves}, By.PLAYER, 1)
    fold.apply(entry)
    assert own_parts(fold, "my_plan") == [moves, [], [], [], None]
    assert own_parts(fold, "ready") == [[0]] * 5
    for viewer in VIEWERS:
        step = step_for(entry, fold.events, viewer, None)
        assert (step.events, step.text, step.name) == ([], None, None)


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_what_is_private_in_an_event_reaches_its_seat_alone(seat: int) -> None:
    """Although nothing else tells the viewers of this step apart."""
    fold = Fold(load("shogun"), {"players": 4}, "seed")
    known = {viewer: snapshot_for(fold, viewer) for viewer in VIEWERS}
    entry = Entry(1, Kind.MOVES, seat, {}, By.PLAYER, 1)
    quiet = StepBroadcast(fold, fold.state, entry, []).steps(known)  # from now on they share what is open to all
    known = {viewer: snapshot for viewer, (_, snapshot) in quiet.items()}
    planned = redacted([CardPlanned("plan.secret", seat, "bid", "Kai")])
    steps = StepBroadcast(fold, fold.state, entry, planned).steps(known)
    told = {viewer: step.events[0]["card"] for viewer, (step, _) in steps.items()}
    assert told == {viewer: "Kai" if viewer == seat else None for viewer in VIEWERS}


def test_undoing_is_offered_to_whose_move_it_was() -> None:
    fold = Fold(load("shogun"), {"players": 4, "setup": "claim"}, "seed")
    fold.apply(Entry(1, Kind.MOVES, 0, {"moves": fold.game.moves(fold.state, 0)[:1]}, By.PLAYER, 1))
    assert own_parts(fold, "can_undo") == [True, False, False, False, False]
