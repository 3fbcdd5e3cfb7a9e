"""SHOGUN as one seat sees it: what `encode="relative"` gives, part by part, and the board that never changes."""

from __future__ import annotations

from importlib import import_module

import numpy as np
from numpy.typing import NDArray

from bakufu.env.encoding import Features, Numbers, Parts, Reading, at_least, one_hot, scaled
from bakufu.kernel.rows import observed_numbers
from bakufu.shogun.box.components import (
    BUILDINGS,
    CHEST_CARD,
    PROVINCE_COUNT,
    REGIONS,
    SPECIALS,
    UNPLANNED,
)
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.modules.names import NAMES
from bakufu.shogun.numbers import DECISION
from bakufu.shogun.rules.decision_kinds import BASE_KINDS, PLAN
from bakufu.shogun.rules.rows import TABLE

NUMBERS = observed_numbers(TABLE)
KINDS = BASE_KINDS + len(DECISION)
EVENTS = 12
OTHER_CARDS = 8  # chest cards, and those that modules add
CARD_KINDS = 5  # empty, unplanned, surrendered, face down, a province
FACE_DOWN_ACTION = 10
# By field: what counts as 1 where it is by seat. All that is in no list comes as it is, in units of `USUAL`.
BY_SEAT = {
    "awaited": 1,
    "chests": 10,
    "rice": 7,
    "points": 20,
    "supply": 30,
    "kept": 1,
    "protected": 3,
    "seen": 45,
    "groups": 2,
}
SEATS = ("takers", "order", "choosing", "queue")  # fields whose numbers are seats
USUAL = 8.0
MODULES = [import_module(f"bakufu.env.shogun.modules.{name}") for name in NAMES]


def parts(reading: Reading) -> Parts:
    """Everything that the page holds, as the own seat sees it."""
    numbers = dict(zip(NUMBERS, reading.row("numbers").T, strict=True))
    plans = reading.by_seat("plan")
    spaces = plans.shape[2]
    found: Parts = {
        "decision": one_hot(numbers["decision"], KINDS),
        "space": _next_space(plans[:, 0], numbers["decision"]),
        "time": np.concatenate([one_hot(numbers["year"] - 1, 2), one_hot(numbers["season"], 4)], axis=1),
        "event": one_hot(numbers["event"], EVENTS),
        "progress": scaled(np.stack([numbers[name] for name in NUMBERS[6:]], axis=1), USUAL),
        "provinces": _provinces(reading, plans, spaces),
        "about": scaled(reading.row("about"), USUAL),
        "plans": one_hot(_card_kinds(plans), CARD_KINDS + OTHER_CARDS),
        "shown": reading.by_seat("shown").astype(np.float32),
        "actions": one_hot(np.where(reading.row("action_row") == -4, FACE_DOWN_ACTION, reading.row("action_row")), 11),
        "specials": one_hot(reading.row("special_row"), len(SPECIALS)),
        "events": one_hot(reading.row("event_row"), EVENTS).max(axis=1),
        "events_gone": one_hot(reading.row("event_gone"), EVENTS).max(axis=1),
        "tower": np.stack([_cubes(reading, "tray"), _cubes(reading, "inside")], axis=1),
    }
    by_seat = BY_SEAT | {name: unit for module in MODULES for name, unit in module.BY_SEAT.items()}
    for name, unit in by_seat.items():
        if reading.has(name):
            found[name] = scaled(reading.by_seat(name), unit)
    for name in SEATS:
        if reading.has(name):
            found[name] = one_hot(reading.seat(reading.row(name)), reading.players)
    found |= _battle(reading)
    for module in MODULES:
        found |= module.parts(reading)
    for name in reading.unread.copy():
        found[name] = scaled(reading.row(name), USUAL)
    return found


def _battle(reading: Reading) -> Parts:
    battle = reading.row("battle")
    return {
        "fighting": one_hot(reading.seat(battle[:, :2]), reading.players),
        "battle": scaled(battle[:, 2:], USUAL),
    }


def _next_space(plan: Numbers, decision: Numbers) -> Features:
    """One-hot while the seat plans: the space that its next card goes to."""
    unplanned = plan == UNPLANNED
    first = np.where(unplanned.any(axis=1) & (decision == PLAN), unplanned.argmax(axis=1), -1)
    return one_hot(first, plan.shape[1])


def _card_kinds(plans: Numbers) -> Numbers:
    """Cards as classes: provinces are told apart in the rows of the provinces."""
    special = np.where(plans < 0, -1 - plans, CARD_KINDS - 1)
    return np.where(plans >= CHEST_CARD, CARD_KINDS + plans - CHEST_CARD, special)


def _provinces(reading: Reading, plans: Numbers, spaces: int) -> Features:
    """A row of features by province: who has it, what stands there, and on which space its card lies."""
    owner, armies = reading.row("owner"), reading.row("armies")
    buildings, revolts = reading.row("buildings"), reading.row("revolts")
    about = reading.row("about")
    at = np.arange(PROVINCE_COUNT)
    planned = plans[:, :, :, None] == at  # game, seat, space, province
    columns = [
        one_hot(np.where(owner == -1, reading.players, reading.seat(owner)), reading.players + 1),
        scaled(armies, 5.0)[..., None],
        at_least(armies, 2, 3, 4, 5, 7),
        ((buildings[..., None] >> np.arange(len(BUILDINGS))) & 1).astype(np.float32),
        at_least(revolts, 1, 2, 3),
        reading.row("taken")[..., None].astype(np.float32),
        planned[:, 0].transpose(0, 2, 1).astype(np.float32),
        planned[:, 1:].any(axis=1).transpose(0, 2, 1).astype(np.float32),
        (about[:, None, :3] == at[:, None]).astype(np.float32),
    ]
    return np.concatenate(columns, axis=2)


def _cubes(reading: Reading, name: str) -> Features:
    """By seat from the own one on, farmers last."""
    cubes = reading.row(name)
    seats = reading.turned(cubes[:, : reading.players, None])[:, :, 0]
    return scaled(np.concatenate([seats, cubes[:, -1:]], axis=1), 5.0)


def board(setting: Setting) -> dict[str, NDArray[np.int8]]:
    """What never changes, by province: in play, taxes, rice, building sites, region (one-hot), and its neighbors."""
    board = setting.board
    return {
        "in_play": np.array(board.in_play, np.int8),
        "tax": np.array(board.tax, np.int8),
        "rice": np.array(board.rice, np.int8),
        "sites": np.array(board.sites, np.int8),
        "region": np.eye(len(REGIONS), dtype=np.int8)[board.region],
        "adjacency": np.array(board.touches, np.int8),
        "by_sea": np.array([[b in routes for b in range(PROVINCE_COUNT)] for routes in board.by_sea], np.int8),
    }
