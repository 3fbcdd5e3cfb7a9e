"""Converts the fields of events and moves into variables of messages, by the kind of each field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from bakufu.kernel.contract import Move
from bakufu.kernel.event import Event
from bakufu.text.catalogue import Value

if TYPE_CHECKING:
    from bakufu.text.renderer import Renderer


def variables(renderer: Renderer, value: Event | Move) -> dict[str, Value]:
    """The variables of an event or a move. `x-id` is a plain word to select by, `x-count` the size of a list.

    A boolean has only the plain word, "yes" or "no".
    """
    found: dict[str, Value] = {}
    for field in fields(value):
        content = getattr(value, field.name)
        if field.name == "rule":
            found["rule"] = content.replace(".", "-")
        else:
            _word(renderer, field.name, content, found)
    return found


def _word(renderer: Renderer, name: str, content: Any, found: dict[str, Value]) -> None:
    kind = renderer.kinds.get(name, "")
    if isinstance(content, Mapping):
        found[name] = renderer.listed(content)
        numbers = [number for number in content.values() if isinstance(number, int)]
        found[f"{name}-count"] = sum(numbers) if numbers else len(content)
    elif isinstance(content, bool):
        found[f"{name}-id"] = "yes" if content else "no"
    elif isinstance(content, tuple):
        if kind == "score":
            items = [renderer.score(seat, points) for seat, points in enumerate(content)]
        else:
            items = [renderer.word(kind, item) for item in content]
        found[name] = renderer.joined(items)
        found[f"{name}-count"] = len(content)
    elif kind == "player":
        found[name] = renderer.player(content)
        found[f"{name}-id"] = "none" if content is None else "player"
    elif isinstance(content, int) and kind not in renderer.numbered:
        found[name] = abs(content)  # the message expresses the sign of the number
    else:
        found[name] = renderer.word(kind, content) if content is not None and kind else ""
        found[f"{name}-id"] = "none" if content is None else str(content)
