"""The open table as plain values: a view under the names of the rulebook, for JSON, browsers and referees.

It is made of parts, and each part names its shape in JSON and the rows of the state that it reads: if those rows are
unchanged, the part can be reused (`changes.py`). Sides are seats, and in a solo game the Ghost after the only seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from bakufu.katana.box.components import (
    CELL_NAMES,
    HOUSES,
    KATANA,
    LINES,
    NOBODY,
    RESOURCES,
    ROOMS,
    SPACES,
    sword_name,
)
from bakufu.katana.box.picks import WORDS
from bakufu.katana.rules.areas.monks import monk_price
from bakufu.katana.rules.asides import is_anytime
from bakufu.katana.rules.decision_kinds import (
    ADVANCING,
    CARD_DECORATION,
    CARD_MOVE,
    COMPOSING,
    EXCHANGE,
    LINE,
    PROJECT,
    REARRANGING,
    SECOND,
    TASK_COUNT,
)
from bakufu.katana.rules.state import State
from bakufu.katana.views import open_players
from bakufu.katana.views.moves import describe
from bakufu.katana.views.open_pieces import card, cards, figure, figures, honors, sword_tile
from bakufu.katana.views.pieces import (
    LINES_LEFT,
    Academy,
    Action,
    Activated,
    Figure,
    Ghost,
    Honor,
    Houses,
    HouseView,
    Interrupted,
    KatanaOptions,
    Market,
    Palace,
    SwordTile,
)
from bakufu.kernel.contract import Move
from bakufu.kernel.patch import Json
from bakufu.kernel.plain import plain

ACTION: Final = (
    "actor", "monk", "line", "active", "extra_moves", "offering", "doubled", "earned", "unused_decorators",
    "rooms_left", "again", "cards_left", "giving", "asked", "delivering", "lines_left", "interrupted",
)  # fmt: skip
GHOST: Final = (
    "points", "workers", "passed", "washitsu", "sashimono", "on_board", "honors", "scored", "placed", "decorated",
    "flag", "noted", "ghost_deck", "ghost_gone", "ghost_aside", "ghost_family", "aside_seen",
)  # fmt: skip
# In the order of `decision_kinds.py`.
TASK_NAMES: Final = (
    "turn", "forging", "buying", "taking-a-card", "decorating", "rooms", "komainu-effect", "academy-gift",
    "palace-gift", "aside", "end-of-turn", "delivery", "ask-sashimono", "ask-advancing", "ask-family",
    "ask-project", "end-delivery", "end-academy", "next-gift", "next-aside", "end-moment", "begin-rooms",
    "begin-decorating", "begin-asides",
)  # fmt: skip
# What the numbers in `State.about` mean, by kind of decision; kinds without an entry have none. A Decorator may advance
# by a card, or without one.
ABOUT: Final[dict[int, tuple[str, ...]]] = {
    LINE: ("card", "second"),
    PROJECT: ("sword",),
    ADVANCING: ("card",),
    SECOND: ("card",),
    EXCHANGE: ("card",),
    CARD_MOVE: ("card",),
    CARD_DECORATION: ("card",),
    REARRANGING: ("card",),
}

assert len(TASK_NAMES) == TASK_COUNT


def _options(known: State) -> KatanaOptions:
    return {"players": known.setting.options.players, "rooms": known.setting.options.rooms}


def _decision(known: State, kind: int) -> str | None:
    return None if kind < 0 else known.setting.decisions[kind].name


def _about(known: State) -> Json:
    """What the decision is about, named; nothing for decisions that need no explanation."""
    if known.decision == COMPOSING:
        return {"composition": [RESOURCES[resource] for resource in known.about]}
    names = ABOUT.get(known.decision, ())[: len(known.about)]
    return {name: _named(name, number) for name, number in zip(names, known.about, strict=True)}


def _named(name: str, number: int) -> int | str:
    if name == "sword":
        return sword_name(number)
    return number + 1 if name == "card" else number


def told_moves(seat: int | None, known: State, moves: list[int]) -> list[Json]:
    """Anytime actions are marked: they don't answer the decision."""
    if seat is None:
        return []
    told: list[Json] = []
    for move in moves:
        told.append({"move": move, "pick": WORDS[move], **plain(describe(known, seat, move))})
        if is_anytime(known, move):
            told[-1]["anytime"] = True
    return told


def _houses(known: State) -> Houses:
    told: dict[str, HouseView] = {name: {"spaces": {}, "card": None, "cards": 0} for name in HOUSES}
    for space in known.setting.spaces:
        told[HOUSES[known.setting.house_of[space]]]["spaces"][SPACES[space]] = {
            "sword": sword_tile(known, known.sword_at[space]),
            "figure": figure(known.worker_at[space]),
        }
    for house, deck in enumerate(known.decks):
        told[HOUSES[house]]["card"] = card(known, deck[-1]) if deck else None
        told[HOUSES[house]]["cards"] = len(deck)
    return told


def _starting(known: State) -> list[SwordTile | None]:
    return [sword_tile(known, sword) for sword in known.starting]


def _gone(known: State) -> dict[str, int]:
    """Cards out of the game, by their numbers."""
    return {str(face + 1): number for face, number in enumerate(known.gone) if number}


def _players(known: State) -> dict[str, open_players.Smith]:
    return {str(seat): open_players.player(known, seat) for seat in _seats(known)}


def _market(known: State) -> Market:
    return {
        "row": cards(known, known.market_row),
        "deck": len(known.market_deck),
        "figures": figures(known.market_at),
        "spaces": known.setting.market_spaces,
        "prices": {RESOURCES[r]: known.setting.price[r] for r in range(len(RESOURCES))},
    }


def _academy(known: State) -> Academy:
    return {"figures": figures(known.academy_at), "spaces": known.setting.academy_spaces}


def _palace(known: State) -> Palace:
    return {
        "rooms": [ROOMS[room] for room in known.rooms],
        "family": {str(seat): _with_family(known, seat) for seat in _seats(known)},
        "figures": figures(known.palace_at),
        "spaces": known.setting.palace_spaces,
    }


def _with_family(known: State, seat: int) -> list[str]:
    return [ROOMS[known.rooms[place]] for place in range(len(known.rooms)) if known.family[seat] >> place & 1]


def _activated(mark: int) -> Activated:
    sword = mark if mark >= 0 else ~mark
    return {"sword": sword_name(sword), "seat": sword - KATANA if sword >= KATANA else None, "moved": mark < 0}


def _action(known: State) -> Action:
    return {
        "actor": known.actor,
        "monk": known.monk == 1,
        "line": LINES[known.line] if known.line != NOBODY else None,
        "active": [_activated(sword) for sword in known.active],
        "extra_moves": known.extra_moves,
        "offering": known.offering if known.offering != NOBODY else None,
        "doubled_coins": known.doubled == 1,
        "earned": known.earned,
        "decorators": _bits(known.unused_decorators, RESOURCES),
        "rooms": _bits(known.rooms_left, ROOMS),
        "room_again": known.again == 1,
        "cards": known.cards_left,
        "giving": _decision(known, known.giving),
        "asked": known.asked[::-1],
        "delivering": CELL_NAMES[known.delivering] if known.delivering != NOBODY else None,
        "lines": _bits(known.lines_left, LINES_LEFT),
        "interrupted": _interrupted(known),
    }


def _interrupted(known: State) -> list[Interrupted]:
    rows = zip(known.interrupted[::2], known.interrupted[1::2], strict=True)
    return [{"delivering": CELL_NAMES[cell], "lines": _bits(left, LINES_LEFT)} for cell, left in rows]


def _bits(bits: int, names: tuple[str, ...]) -> list[str]:
    return [names[bit] for bit in range(len(names)) if bits >> bit & 1]


class Part:
    """One value of the open table: its name, its shape in JSON, the rows of the state it reads, and how it is written
    for a seat. The shape is a type; the schema of views is made from these."""

    def __init__(
        self, name: str, shape: object, reads: tuple[str, ...], tell: Callable[[int | None, State, list[int]], Any]
    ) -> None:
        self.name = name
        self.shape = shape
        self.reads = reads
        self.tell = tell


# The first three never change. Moves are each seat's own, and of players little changes: `changes.py` looks there.
PARTS: tuple[Part, ...] = (
    Part("game", Literal["katana"], (), lambda seat, known, moves: "katana"),
    Part("seat", int | None, (), lambda seat, known, moves: seat),
    Part("options", KatanaOptions, (), lambda seat, known, moves: _options(known)),
    Part("step", int, ("step",), lambda seat, known, moves: known.step),
    Part("pending", list[str], ("stack",), lambda seat, known, moves: [TASK_NAMES[task] for task in known.stack]),
    Part("round", int, ("round",), lambda seat, known, moves: known.round),
    Part("turn", int, ("turn",), lambda seat, known, moves: known.turn),
    Part("first", int, ("first",), lambda seat, known, moves: known.first),
    Part("over", bool, ("step",), lambda seat, known, moves: known.over()),
    Part("decision", str | None, ("decision",), lambda seat, known, moves: _decision(known, known.decision)),
    Part("about", Json, ("decision", "about"), lambda seat, known, moves: _about(known)),
    Part("to_move", list[int], ("awaited",), lambda seat, known, moves: [s for s in _seats(known) if known.awaited[s]]),
    Part("moves", list[Move], (), lambda seat, known, moves: told_moves(seat, known, moves)),
    Part("action", Action, ACTION, lambda seat, known, moves: _action(known)),
    Part("houses", Houses, ("sword_at", "worker_at", "decks"), lambda seat, known, moves: _houses(known)),
    Part("swords", int, ("pile",), lambda seat, known, moves: len(known.pile)),
    Part("starting", list[SwordTile], ("starting",), lambda seat, known, moves: _starting(known)),
    Part("market", Market, ("market_row", "market_deck", "market_at"), lambda seat, known, moves: _market(known)),
    Part("academy", Academy, ("academy_at",), lambda seat, known, moves: _academy(known)),
    Part("palace", Palace, ("rooms", "family", "palace_at"), lambda seat, known, moves: _palace(known)),
    Part("komainu", Figure | None, ("komainu_at",), lambda seat, known, moves: figure(known.komainu_at)),
    Part("offering", int, ("round", "offering"), lambda seat, known, moves: monk_price(known)),
    Part("round_points", int, ("round",), lambda seat, known, moves: known.setting.round_points[known.round - 1]),
    Part("honors", list[Honor], ("honor_row",), lambda seat, known, moves: honors(known, known.honor_row)),
    Part("honor_deck", int, ("honor_deck",), lambda seat, known, moves: len(known.honor_deck)),
    Part("gone", dict[str, int], ("gone",), lambda seat, known, moves: _gone(known)),
    Part("players", dict[str, open_players.Smith], (), lambda seat, known, moves: _players(known)),
    Part("ghost", Ghost | None, GHOST, lambda seat, known, moves: open_players.ghost(known)),
)


def open_table(seat: int | None, known: State, moves: list[int]) -> Json:
    return {part.name: part.tell(seat, known, moves) for part in PARTS}


def _seats(known: State) -> range:
    return range(known.setting.players)
