"""From the fields of events and moves to the variables of messages: which field holds a player, a province, a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from bakufu.text.catalogue import Value

if TYPE_CHECKING:
    from bakufu.text.teller import Teller

# What a field holds, by its name; all other fields are numbers or bare words to select by.
KINDS: dict[str, str] = {
    "seat": "player", "winner": "player", "loser": "player", "defender": "player", "former": "player", "by": "player",
    "seats": "player", "order": "player", "winners": "player",
    "province": "province", "origin": "province", "target": "province", "provinces": "province", "neutral": "province",
    "region": "region", "regions": "region",
    "action": "space", "space": "space", "open": "space",
    "special": "special", "row": "special", "set_aside": "special",
    "building": "building", "buildings": "building",
    "card": "card", "cards": "event-card", "effect": "effect",
    "season": "season", "side": "side", "setup": "setup",
    "points": "score",
    "chamber": "chamber", "chambers": "chamber", "line": "line",
    "favour": "favour", "favours": "favour", "actions": "space",
}  # fmt: skip


def variables(teller: Teller, value: object) -> dict[str, Value]:
    """The variables of an event or a move. `x-id` is a bare word to select by, `x-count` the size of a list."""
    found: dict[str, Value] = {}
    for field in fields(value):  # type: ignore[arg-type]  # events and moves are dataclasses
        content = getattr(value, field.name)
        if field.name == "rule":
            found["rule"] = content.replace(".", "-")
        else:
            _word(teller, field.name, content, found)
    return found


def _word(teller: Teller, name: str, content: Any, found: dict[str, Value]) -> None:
    kind = KINDS.get(name, "")
    if isinstance(content, Mapping):
        found[name] = teller.cubes(content)
        found[f"{name}-count"] = sum(content.values())
    elif isinstance(content, tuple):
        if kind == "score":
            items = [teller.score(seat, points) for seat, points in enumerate(content)]
        else:
            items = [_WORDS[kind](teller, item) for item in content]
        found[name] = teller.joined(items)
        found[f"{name}-count"] = len(content)
    elif kind == "player":
        found[name] = teller.player(content)
        found[f"{name}-id"] = "none" if content is None else "player"
    elif isinstance(content, int) and kind != "favour":
        found[name] = abs(content)  # a message says which way a number goes
    else:
        found[name] = _WORDS[kind](teller, content) if content is not None and kind else ""
        found[f"{name}-id"] = "none" if content is None else str(content)


def _named(kind: str) -> Callable[[Teller, Any], str]:
    return lambda teller, word: teller.name(kind, word)


_WORDS: dict[str, Callable[[Teller, Any], str]] = {
    "player": lambda teller, seat: teller.player(seat),
    "card": lambda teller, card: teller.card(card),
    "event-card": lambda teller, card: teller.event_card(card),
    "effect": lambda teller, effect: teller.effect(effect),
    "chamber": lambda teller, chamber: teller.chamber(chamber),
    "line": lambda teller, line: teller.line(line),
    "favour": lambda teller, card: teller.favour(card),
    **{
        kind: _named(kind) for kind in ("province", "region", "space", "special", "building", "season", "side", "setup")
    },
}
