"""The open table as plain values: a view under the names of the rulebook, for JSON, browsers and referees.

It is made of parts, and each part names its shape in JSON and the rows of the state that it reads: if those rows are
unchanged, the part can be reused (`changes.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bakufu.kernel.contract import Move
from bakufu.kernel.patch import Json
from bakufu.kernel.plain import plain
from bakufu.shogun.box.components import (
    ACTIONS,
    BUILDING_BIT,
    BUILDINGS,
    CASTLE,
    COLOURS,
    EFFECTS,
    GROUP_SIZES,
    LEFT_OUT,
    NEUTRAL,
    PROVINCE_COUNT,
    PROVINCES,
    REGIONS,
    SEASONS,
    SMALLEST_GROUP,
    SPECIALS,
    TEMPLE,
    THEATRE,
    Season,
    cubes,
)
from bakufu.shogun.module import Part
from bakufu.shogun.numbers import WORDS
from bakufu.shogun.rules.actions.build import free_sites
from bakufu.shogun.rules.claiming import seen_by
from bakufu.shogun.rules.state import State
from bakufu.shogun.views.moves import describe
from bakufu.shogun.views.pieces import (
    Actions,
    Battle,
    Claiming,
    EventCard,
    EventCards,
    Player,
    Province,
    ShogunOptions,
    SpecialCard,
    Supply,
    Tower,
)

ALL_PROVINCES = range(PROVINCE_COUNT)
WORDS_FOR: dict[str, tuple[str, ...]] = {
    "action": ACTIONS,
    "province": PROVINCES,
    "origin": PROVINCES,
    "target": PROVINCES,
    "special": SPECIALS,
    "region": REGIONS,
    "building": BUILDINGS,
}
BOARD = ("owner", "armies", "buildings", "revolts")
EVENTS = ("event", "event_row", "event_gone", "event_pile")
CLAIMING = ("open_cards", "seen", "pile", "buried", "groups")


def _options(known: State) -> ShogunOptions:
    options = known.setting.options
    return {
        "players": options.players,
        "side": options.side,
        "setup": options.setup,
        "modules": list(options.modules),
    }


def _decision(known: State) -> str | None:
    return None if known.decision < 0 else known.setting.decisions[known.decision].name


def _about(known: State) -> Json:
    """What the decision is about, named; nothing for decisions that need no explanation."""
    names = known.setting.about.get(known.decision, ())
    about = zip(names, known.about, strict=False)
    return {name: WORDS_FOR[name][value] if name in WORDS_FOR else value for name, value in about}


def _battle(known: State) -> Battle | None:
    if not known.battle:
        return None
    attacker, defender, province, attackers, defenders = known.battle
    return {
        "attacker": attacker,
        "defender": _seat(defender),
        "province": PROVINCES[province],
        "attackers": attackers,
        "defenders": defenders,
    }


def told_moves(seat: int | None, known: State, moves: list[int]) -> list[Json]:
    if seat is None:
        return []
    return [{"move": move, "pick": WORDS[move], **plain(describe(known, seat, move))} for move in moves]


def province(known: State, province: int) -> Province:
    board = known.setting.board
    owner = known.owner[province]
    return {
        "owner": owner if owner >= 0 else None,
        "in_play": owner != LEFT_OUT,
        "region": REGIONS[board.region[province]],
        "tax": board.tax[province],
        "rice": board.rice[province],
        "sites": board.sites[province],
        "armies": known.armies[province],
        "buildings": [BUILDINGS[b] for b in range(3) if known.buildings[province] & BUILDING_BIT[b]],
        "free_sites": free_sites(known, province),
        "revolt_markers": known.revolts[province],
    }


def _player(known: State, seat: int, own: bool) -> Player:
    spaces = known.setting.spaces
    plan = known.plan[seat * spaces : (seat + 1) * spaces]
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "chests": known.chests[seat],
        "rice": known.rice[seat],
        "points": known.points[seat],
        "supply": known.supply[seat],
        "province_cards": known.owner.count(seat),
        "hand": hand(known, seat) if own else None,
        "plan": {known.setting.space_names[space]: known.setting.card_names[plan[space]] for space in range(spaces)},
        "shown": shown(known, seat),
        "ready": not known.awaited[seat],
    }


def hand(known: State, seat: int) -> list[str]:
    """A seat's cards that are not in its plan."""
    spaces = known.setting.spaces
    plan = known.plan[seat * spaces : (seat + 1) * spaces]
    cards = [*provinces_of(known, seat), *known.setting.cards]
    return [known.setting.card_names[card] for card in cards if card not in plan]


def provinces_of(known: State, seat: int) -> list[int]:
    return [p for p in range(PROVINCE_COUNT) if known.owner[p] == seat]


def shown(known: State, seat: int) -> list[str]:
    """The spaces of a seat whose cards have been revealed."""
    spaces = known.setting.spaces
    names = known.setting.space_names
    return [names[space] for space in range(spaces) if known.shown[seat * spaces + space]]


def _supply(known: State) -> Supply:
    return {
        "farmers": known.farmers,
        "chests": known.bank,
        "revolt_markers": known.markers,
        "castles": known.tiles[CASTLE],
        "temples": known.tiles[TEMPLE],
        "theatres": known.tiles[THEATRE],
    }


def _actions(known: State) -> Actions:
    row = [ACTIONS[action] if action >= 0 else None for action in known.action_row]
    return {"row": row, "at": known.action_at, "turn": known.turn_at}


def _specials(known: State) -> list[SpecialCard]:
    return [
        {"place": place + 1, "special": SPECIALS[special], "seat": _seat(known.takers[place])}
        for place, special in enumerate(known.special_row)
    ]


def _seat(seat: int) -> int | None:
    return seat if seat != NEUTRAL else None


def _event(known: State, card: int) -> EventCard:
    setting = known.setting
    effect = setting.effect[card]
    return {
        "card": card + 1,
        "effect": EFFECTS[effect],
        "amounts": setting.amounts[effect],
        "rice_loss": setting.rice_loss[card],
    }


def _events(known: State) -> EventCards:
    return {
        "current": _event(known, known.event) if known.event >= 0 else None,
        "open": [_event(known, card) for card in known.event_row],
        "gone": [_event(known, card) for card in known.event_gone],
        "pile": len(known.event_pile),
    }


def _claiming(known: State) -> Claiming | None:
    if not known.open_cards:
        return None
    return {
        "open": [PROVINCES[card] for card in known.open_cards],
        "seen": [
            [PROVINCES[card] for card in seen_by(known, seat) if card != NEUTRAL]
            for seat in range(known.setting.players)
        ],
        "pile": len(known.pile),
        "buried": [PROVINCES[card] for card in known.pile[: known.buried]],
        "groups": [
            [
                SMALLEST_GROUP + size
                for size in range(GROUP_SIZES)
                for _ in range(known.groups[seat * GROUP_SIZES + size])
            ]
            for seat in range(known.setting.players)
        ],
    }


# The first three never change. Moves and players are each seat's own: `changes.py` looks at them each time.
PARTS: tuple[Part, ...] = (
    Part("game", Literal["shogun"], (), lambda seat, known, moves: "shogun"),
    Part("seat", int | None, (), lambda seat, known, moves: seat),
    Part("options", ShogunOptions, (), lambda seat, known, moves: _options(known)),
    Part("step", int, ("step",), lambda seat, known, moves: known.step),
    Part("pending", list[str], ("stack",), lambda seat, known, moves: _pending(known)),
    Part("year", int, ("year",), lambda seat, known, moves: known.year),
    Part("season", Season, ("season",), lambda seat, known, moves: SEASONS[min(known.season, 3)]),
    Part("over", bool, ("step",), lambda seat, known, moves: known.over()),
    Part("decision", str | None, ("decision",), lambda seat, known, moves: _decision(known)),
    Part("about", Json, ("decision", "about"), lambda seat, known, moves: _about(known)),
    Part("to_move", list[int], ("awaited",), lambda seat, known, moves: _marked(known.awaited)),
    Part("moves", list[Move], (), lambda seat, known, moves: told_moves(seat, known, moves)),
    Part("provinces", dict[str, Province], BOARD, lambda seat, known, moves: _provinces(known)),
    Part("conquered", list[str], ("taken",), lambda seat, known, moves: [PROVINCES[p] for p in _marked(known.taken)]),
    Part("players", dict[str, Player], (), lambda seat, known, moves: _players(known, seat)),
    Part("tower", Tower, ("tray", "inside"), lambda seat, known, moves: _tower(known)),
    Part("supply", Supply, ("farmers", "bank", "markers", "tiles"), lambda seat, known, moves: _supply(known)),
    Part("actions", Actions, ("action_row", "action_at", "turn_at"), lambda seat, known, moves: _actions(known)),
    Part("specials", list[SpecialCard], ("special_row", "takers"), lambda seat, known, moves: _specials(known)),
    Part("choosing", list[int], ("choosing",), lambda seat, known, moves: known.choosing[::-1]),
    Part("order", list[int], ("order",), lambda seat, known, moves: list(known.order)),
    Part("events", EventCards, EVENTS, lambda seat, known, moves: _events(known)),
    Part("claiming", Claiming | None, CLAIMING, lambda seat, known, moves: _claiming(known)),
    Part("battle", Battle | None, ("battle",), lambda seat, known, moves: _battle(known)),
    Part("revolting", list[str], ("revolting",), lambda seat, known, moves: [PROVINCES[p] for p in known.revolting]),
    Part("revolt_farmers", int | None, ("revolt_farmers",), lambda seat, known, moves: _revolt_farmers(known)),
)


def open_table(seat: int | None, known: State, moves: list[int]) -> Json:
    return {part.name: part.tell(seat, known, moves) for part in known.setting.parts}


def _marked(row: Sequence[int]) -> list[int]:
    return [number for number, mark in enumerate(row) if mark]


def _pending(known: State) -> list[str]:
    return [known.setting.task_names[task] for task in known.stack]


def _provinces(known: State) -> dict[str, Province]:
    return {PROVINCES[p]: province(known, p) for p in range(PROVINCE_COUNT)}


def _players(known: State, seat: int | None) -> dict[str, Player]:
    return {str(s): _player(known, s, s == seat) for s in range(known.setting.players)}


def _tower(known: State) -> Tower:
    return {"tray": cubes(known.tray), "inside": cubes(known.inside)}


def _revolt_farmers(known: State) -> int | None:
    return known.revolt_farmers[0] if known.revolt_farmers else None
