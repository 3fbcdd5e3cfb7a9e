"""The open table as plain values: a view under the names of the rulebook, for JSON, browsers and referees."""

from __future__ import annotations

from typing import Any

from bakufu.kernel.plain import plain
from bakufu.shogun.components import (
    ACTIONS,
    BUILDING_BIT,
    BUILDINGS,
    CHEST_CARD,
    CHEST_CARDS,
    COLOURS,
    EFFECTS,
    LEFT_OUT,
    NEUTRAL,
    PROVINCE_COUNT,
    PROVINCES,
    REGIONS,
    SEASONS,
    SPACES,
    SPECIALS,
    card_name,
    cubes,
)
from bakufu.shogun.decision_kinds import ABOUT
from bakufu.shogun.moves import describe
from bakufu.shogun.picks import WORDS
from bakufu.shogun.state import State

Json = dict[str, Any]

CHESTS = tuple(range(CHEST_CARD, CHEST_CARD + CHEST_CARDS))
WORDS_FOR: dict[str, tuple[str, ...]] = {
    "action": ACTIONS,
    "province": PROVINCES,
    "origin": PROVINCES,
    "target": PROVINCES,
    "special": SPECIALS,
}
# The tasks of `decision_kinds.py`; in a view the next one stands last.
PENDING = ("ask-attacker", "ask-defender", "fight")


def open_table(seat: int | None, known: State, moves: list[int]) -> Json:
    options = known.setting.options
    names = [decision.name for decision in known.setting.decisions]
    return {
        "game": "shogun",
        "seat": seat,
        "options": {
            "players": options.players,
            "side": options.side,
            "setup": options.setup,
            "modules": list(options.modules),
        },
        "step": known.step,
        "pending": [PENDING[task] for task in known.stack],
        "year": known.year,
        "season": SEASONS[min(known.season, 3)],
        "over": known.over(),
        "decision": None if known.decision < 0 else names[known.decision],
        "about": _about(known),
        "to_move": [s for s in range(options.players) if known.awaited[s]],
        "moves": [_move(known, seat, move) for move in moves] if seat is not None else [],
        "provinces": {PROVINCES[p]: _province(known, p) for p in range(PROVINCE_COUNT)},
        "conquered": [PROVINCES[p] for p in range(PROVINCE_COUNT) if known.taken[p]],
        "players": [_player(known, s, s == seat) for s in range(options.players)],
        "tower": {"tray": cubes(known.tray), "inside": cubes(known.inside)},
        "supply": {
            "farmers": known.farmers,
            "chests": known.bank,
            "revolt_markers": known.markers,
            **{BUILDINGS[b] + "s": known.tiles[b] for b in range(len(BUILDINGS))},
        },
        "actions": _actions(known),
        "specials": _specials(known),
        "choosing": known.choosing[::-1],
        "order": list(known.order),
        "events": _events(known),
        "claiming": _claiming(known),
        "battle": _battle(known),
        "revolting": [PROVINCES[p] for p in known.revolting],
        "revolt_farmers": known.battle[0] if len(known.battle) == 1 else None,
    }


def _about(known: State) -> Json:
    """What the decision is about, named; nothing for decisions that need no explanation."""
    names = ABOUT.get(known.decision, ())
    about = zip(names, known.about, strict=False)
    return {name: WORDS_FOR[name][value] if name in WORDS_FOR else value for name, value in about}


def _battle(known: State) -> Json | None:
    if len(known.battle) < 5:  # in winter it is the number of farmers in each revolt
        return None
    attacker, defender, province, attackers, defenders = known.battle
    return {
        "attacker": attacker,
        "defender": _seat(defender),
        "province": PROVINCES[province],
        "attackers": attackers,
        "defenders": defenders,
    }


def _move(known: State, seat: int, move: int) -> Json:
    named: Json = plain(describe(known, seat, move))
    return {"move": move, "pick": WORDS[move], **named}


def _province(known: State, province: int) -> Json:
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
        "revolt_markers": known.revolts[province],
    }


def _player(known: State, seat: int, own: bool) -> Json:
    spaces = known.setting.spaces
    start = seat * spaces
    plan = known.plan[start : start + spaces]
    cards = [p for p in range(PROVINCE_COUNT) if known.owner[p] == seat]
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "chests": known.chests[seat],
        "rice": known.rice[seat],
        "points": known.points[seat],
        "supply": known.supply[seat],
        "province_cards": len(cards),
        "hand": [card_name(card) for card in [*cards, *CHESTS] if card not in plan] if own else None,
        "plan": {SPACES[space]: card_name(plan[space]) for space in range(spaces)},
        "shown": [SPACES[space] for space in range(spaces) if known.shown[start + space]],
        "ready": not known.awaited[seat],
    }


def _actions(known: State) -> Json:
    row = [ACTIONS[action] if action >= 0 else None for action in known.action_row]
    return {"row": row, "at": known.action_at, "turn": known.turn_at}


def _specials(known: State) -> list[Json]:
    return [
        {"place": place + 1, "special": SPECIALS[special], "seat": _seat(known.takers[place])}
        for place, special in enumerate(known.special_row)
    ]


def _seat(seat: int) -> int | None:
    return seat if seat != NEUTRAL else None


def _event(known: State, card: int) -> Json:
    effect = EFFECTS[known.setting.effect[card]]
    return {"card": card + 1, "effect": effect, "rice_loss": known.setting.rice_loss[card]}


def _events(known: State) -> Json:
    return {
        "current": _event(known, known.event) if known.event >= 0 else None,
        "open": [_event(known, card) for card in known.event_row],
        "gone": [_event(known, card) for card in known.event_gone],
        "pile": len(known.event_pile),
    }


def _claiming(known: State) -> Json | None:
    if not known.open_cards:
        return None
    return {
        "open": [PROVINCES[card] for card in known.open_cards],
        "seen": [
            [PROVINCES[card] for card in known.seen[2 * seat : 2 * seat + 2] if card != NEUTRAL]
            for seat in range(known.setting.players)
        ],
        "pile": len(known.pile),
        "buried": [PROVINCES[card] for card in known.pile[: known.buried]],
        "groups": [
            [size + 2 for size in range(4) for _ in range(known.groups[seat * 4 + size])]
            for seat in range(known.setting.players)
        ],
    }
