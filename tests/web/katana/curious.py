"""A player who wants to see everything, by the shortest way, in a house where all are rich."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Any

import bakufu
from bakufu.katana.box.components import HOUSES, LINES
from bakufu.katana.sequence import DECISIONS

View = dict[str, Any]

GAME = bakufu.load("katana")
KINDS = frozenset(decision.name for decision in DECISIONS)

# To which questions a pick leads, by the beginning of its word; a card by its effect.
LEADS: dict[str, tuple[str, ...]] = {
    "compose": ("changing-project", "composing"),
    "deliver": ("delivery", "project"),
    "buy": ("line",),
    "market": ("buying", "taking-a-card"),
    "academy": ("advancing", "decorating"),
    "palace": ("family", "rooms"),
    "monk-komainu": ("komainu-effect",),
    "komainu": ("ghost-card",),
    "monk-red": ("sashimono",),
    "row": ("forging",),
    "column": ("forging",),
}
EFFECTS = {
    "exchange": "exchange",
    "advance": "advancing",
    "decorate-one": "card-decoration",
    "rearrange": "rearranging",
    "second-benefit": "second",
    "double-line": "delivery",
    "double-points": "delivery",
}
ROOMS = {"move": "card-move", "decorate": "card-decoration", "advance": "advancing"}
# What brings on most when nothing new is at hand, the best first.
USUALLY = ("deliver", "project-lacquer-wood", "project-steel-leather", "move", "enough")
SWORDS_AT_WORK = 3


def leads_to(view: View, move: Any) -> Iterable[str]:
    """The kinds of questions that come of it, sooner or later."""
    word = str(move["pick"])
    if move["type"] in ("play-card", "take-card"):
        return _asked_by(_card(move["card"]))
    house = word.split("-")[0]
    if house in HOUSES:
        return _asked_by(view["houses"][house]["card"])
    found = next((kinds for beginning, kinds in LEADS.items() if _begins(word, beginning)), ())
    if word == "market":
        return (*found, *[kind for card in view["market"]["row"] for kind in _asked_by(card)])
    return found


def _card(number: int) -> Any:
    return GAME.facts.table["card"][str(number)]


def _asked_by(card: Any) -> tuple[str, ...]:
    """What the effect of a card asks."""
    if card is None:
        return ()
    kind = ROOMS.get(card["room"]) if card["effect"] == "room" else EFFECTS.get(card["effect"])
    return (kind,) if kind else ()


def choose(view: View, seen: Set[str]) -> str:
    """The word of a pick: towards something that was not seen yet, or else whatever brings a Sword on."""
    moves = view["moves"]
    missing = KINDS - seen
    for move in moves:
        if any(kind in missing for kind in leads_to(view, move)):
            return str(move["pick"])
    words = [str(move["pick"]) for move in moves]
    if view["decision"] == "turn":
        return _of_the_turn(view, words)
    return next((word for usual in USUALLY for word in words if _begins(word, usual)), words[0])


def _of_the_turn(view: View, words: list[str]) -> str:
    """A Sword of a House while few are at work, else the line with the most of them."""
    forge = view["players"][str(view["seat"])]["forge"]
    at_work = [cell for cell, sword in forge.items() if sword and sword["placed"] < len(sword["recipe"])]
    swords = [word for word in words if word.split("-")[0] in HOUSES]
    if swords and len(at_work) < SWORDS_AT_WORK:
        return swords[0]
    on_line = {word: sum(_is_on(cell, word) for cell in at_work) for word in words if word in LINES}
    return max(on_line, key=lambda word: on_line[word]) if any(on_line.values()) else words[0]


def _is_on(cell: str, line: str) -> bool:
    kind, number = line.split("-")
    return cell[0] == number if kind == "row" else "abcde"[int(number) - 1] == cell[1]


def _begins(word: str, beginning: str) -> bool:
    return word == beginning or word.startswith(beginning + "-")
